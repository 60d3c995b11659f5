public import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func callMember(
    _ name: SwiftSymbol, _ base: SwiftExpression, _ call: SwiftCall,
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    if case .identifier(let symbol, _) = base.form {
      if names[symbol] == .superValue { return try callSuper(name, call, expression, scope) }
      if isModule(symbol, scope) {
        return try callNamed(name, call, expression, Scope(parent: nil, frame: emptyFrame), scope)
      }
      if names[symbol] == .selfValue, names[name] == .initializer,
        scope.frame.isInitializer
      {
        let arguments = try arguments(call.arguments, scope)
        node = expression.node
        return try delegate(arguments, scope.frame)
      }
    }
    if program.mutatingNames.contains(name) || names[name].map(isMutating) == true {
      guard let location = try location(of: base, scope) else { return .none }
      let isStandard: Bool
      do {
        let value = try load(location)
        if value.isImplicit { return deferred(expression, scope) }
        if value.isNil, !isForOptional(name) { return .none }
        isStandard = changesInPlace(name, value)
      }
      let arguments = try arguments(call.arguments, scope)
      node = expression.node
      // Nothing else may hold the value then, or each change would copy it.
      if isStandard, let known = names[name],
        let result = try modify(
          location,
          { (target) throws(Interruption) in try change(known, &target, arguments) })
      {
        return result
      }
      return try callMutating(name, at: location, arguments)
    }
    let value = try evaluate(base, scope)
    if value.isImplicit { return deferred(expression, scope) }
    if value.isNil, !isForOptional(name) { return .none }
    let arguments = try arguments(call.arguments, scope)
    node = expression.node
    return try self.call(method: name, on: value, arguments)
  }

  /// Whether a method of the standard library changes a value.
  private func changesInPlace(_ name: SwiftSymbol, _ value: Value) -> Bool {
    guard names[name].map(isMutating) == true else { return false }
    switch value {
    case .array, .dictionary, .text:
      return memberTypes(of: value).allSatisfy { program.members(name, of: $0).isEmpty }
    default: return false
    }
  }

  /// Whether an extension of `Optional` has a method.
  private func isForOptional(_ name: SwiftSymbol) -> Bool {
    !program.members(name, of: .system(names[.optionalType])).isEmpty
  }

  /// Calls a method of a value that is not changed.
  public func call(
    method name: SwiftSymbol, on value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    try call(name, at: .temporary(value), value, arguments)
  }

  /// Calls a method that may change its receiver.
  func callMutating(
    _ name: SwiftSymbol, at location: Location, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    try call(name, at: location, load(location), arguments)
  }

  private func call(
    _ name: SwiftSymbol, at location: Location, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    if case .type(let type) = value {
      if let result = try callStatic(name, of: type, arguments) { return result }
      library.didNotKnow(name, of: value, arguments, in: self)
      return .unknown(Unknown(path(value, name) + "()"))
    }
    if isPreferredSystem(name, value, arguments),
      let result = try library.call(name, on: value, arguments, in: self)
    {
      return result
    }
    if let result = try callDeclared(name, at: location, value, arguments) { return result }
    if let result = try library.call(name, on: value, arguments, in: self) { return result }
    if let result = try callStandard(name, at: location, value, arguments) { return result }
    return try callUnknown(name, value, arguments)
  }

  /// A method whose code nobody knows, maybe with the type that a protocol declares.
  private func callUnknown(
    _ name: SwiftSymbol, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    if case .object(let object) = value, let property = object.properties[name] {
      return try call(property, arguments)
    }
    if value.isNil { return .none }
    for type in memberTypes(of: value) {
      for case .function(let function) in program.members(name, of: type) {
        guard let choice = choose([function], arguments),
          let result = choice.function.function.result
        else { continue }
        let type = program.resolve(result, in: context(of: function))
        return try symbolicValue(of: type, named: path(value, name) + "()", isShared: false)
      }
    }
    library.didNotKnow(name, of: value, arguments, in: self)
    return .unknown(Unknown(path(value, name) + "()"))
  }

  /// Whether a method of the system suits better than what an extension adds to its class.
  func isPreferredSystem(
    _ name: SwiftSymbol, _ value: Value, _ arguments: [Argument]
  ) -> Bool {
    guard let system = value.object?.systemClass ?? typeOf(value)?.systemName else { return false }
    let members = memberTypes(of: value).flatMap { program.members(name, of: $0) }
    let functions = members.compactMap { member in
      if case .function(let function) = member, function.hasBody { function } else { nil }
    }
    guard !functions.isEmpty, let choice = choose(functions, arguments),
      choice.function.owner?.kind == .extensions || choice.function.owner?.kind == .protocol
    else { return false }
    let labels = arguments.map(\.label)
    for ancestor in program.systemAncestors(system) {
      guard
        let types = program.system.parameters(
          ofCall: name, of: ancestor, isOfType: false, labels: labels),
        types.count == arguments.count
      else { continue }
      let fits = zip(arguments, types).map { fit($0.value, $1) }
      if fits.contains(0) { continue }
      return fits.reduce(0, +) * 10 + 1 >= choice.score
    }
    return false
  }

  /// A method or closure property that the repository declares; nil if it declares none.
  func callDeclared(
    _ name: SwiftSymbol, at location: Location, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    for type in memberTypes(of: value) {
      let members = program.members(name, of: type)
      if members.isEmpty { continue }
      if let result = try call(members, at: location, value, arguments) { return result }
    }
    if case .structure(let structure) = value, let field = structure[name] {
      return try call(field, arguments)
    }
    if case .tuple(let tuple) = value, let index = tuple.index(of: name) ?? names.index(name),
      tuple.elements.indices.contains(index)
    {
      return try call(tuple.elements[index], arguments)
    }
    return nil
  }

  func call(
    _ members: [Member], at location: Location, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    var functions: [FunctionMember] = []
    for member in members {
      switch member {
      case .function(let function) where function.hasBody: functions.append(function)
      case .property(let property) where functions.isEmpty:
        if property.isRequirement || !mayBeCalled(property) { continue }
        let callee = try read(property, of: value)
        return try call(callee, arguments)
      default: break
      }
    }
    guard let choice = choose(visible(functions), arguments) else { return nil }
    if case .unknown = value, !isWorthRunning(choice, arguments) { return nil }
    return try invoke(choice, at: location, value)
  }

  /// The functions that the running code can call: those that are private in its own file before
  /// others, as nothing overrides them, and none that are private elsewhere.
  private func visible(_ functions: [FunctionMember]) -> [FunctionMember] {
    func isPrivate(_ candidate: FunctionMember) -> Bool {
      !candidate.declaredModifiers.isDisjoint(with: [.private, .fileprivate])
    }
    guard functions.count > 1, let file = function?.file, functions.contains(where: isPrivate)
    else { return functions }
    let own = functions.filter { isPrivate($0) && $0.function.node.file === file }
    return own + functions.filter { !isPrivate($0) }
  }

  /// Whether a property can be a function: a method of the system may have the same name.
  private func mayBeCalled(_ property: PropertyMember) -> Bool {
    guard let name = property.typeName else { return true }
    let context = LexicalContext(file: property.binding.file, type: property.owner)
    switch program.resolve(name, in: context).unwrapped {
    case .function, .any: return true
    case .system(let name): return names[name].map { !StandardTypes.isValue($0) } ?? true
    case .declared(let type):
      return !program.members(names[.callAsFunction], of: .declared(type)).isEmpty
    case .array, .set, .dictionary, .tuple, .metatype, .optional: return false
    }
  }

  /// Whether a method on an unknown receiver does something with what is known.
  private func isWorthRunning(_ choice: Choice, _ arguments: [Argument]) -> Bool {
    choice.function.function.result != nil
      || arguments.contains {
        switch $0.value {
        case .object, .system, .closure, .array: true
        default: false
        }
      }
  }

  private func invoke(
    _ choice: Choice, at location: Location, _ value: Value
  ) throws(Interruption) -> Value {
    guard choice.function.modifiers.contains(.mutating), !isReference(value) else {
      var receiver: Value? = value
      return try invoke(choice, on: &receiver)
    }
    return try modify(location) { (target) throws(Interruption) in
      var receiver: Value? = target
      target = .void
      defer { target = receiver ?? .void }
      return try self.invoke(choice, on: &receiver)
    }
  }
}
