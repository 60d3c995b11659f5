public import SwiftSources
public import SwiftWorld

extension Interpreter {
  func evaluateCall(
    _ call: SwiftCall, _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    switch call.callee.form {
    case .identifier(let name, _): return try callNamed(name, call, expression, scope)
    case .member(nil, let name, _):
      guard let type = implicitTypes[call.callee.id] ?? type, !type.isAny else {
        return deferred(expression, scope)
      }
      return try callImplicit(name, of: type.unwrapped, call, expression, scope)
    case .member(let base?, let name, _):
      return try callMember(name, base, call, expression, scope)
    case .array(let elements):
      guard let first = elements.first,
        case .type(let type) = try evaluate(first, scope)
      else { return .array(ArrayValue([])) }
      return try construct(.array(type), arguments(call.arguments, scope))
    case .dictionary: return .dictionary(DictionaryValue())
    default:
      let callee = try evaluate(call.callee, scope)
      if callee.isNil { return .none }
      if callee.isImplicit { return deferred(expression, scope) }
      let arguments = try arguments(call.arguments, scope)
      node = expression.node
      return try self.call(callee, arguments)
    }
  }

  /// The arguments of a call.
  func arguments(
    _ list: SwiftList<SwiftArgument>, _ scope: Scope
  ) throws(Interruption) -> [Argument] {
    var result: [Argument] = []
    for argument in list {
      if case .inOut(let target) = argument.value.form,
        let location = try location(of: target, scope)
      {
        result.append(
          Argument(argument.label, try load(location), isTrailing: false, location: location))
        continue
      }
      let value = try evaluate(argument.value, scope)
      result.append(
        Argument(argument.label, value, isTrailing: argument.isTrailing, location: nil))
    }
    return result
  }

  // MARK: Names

  /// Whether a name before a dot is that of a module.
  func isModule(_ name: SwiftSymbol, _ scope: Scope) -> Bool {
    program.modules.contains(name) && scope.find(name) == nil
      && program.lookUpType(name, in: scope.frame.context) == nil
  }

  /// Calls what a name stands for in a scope, with arguments that are evaluated in another.
  private func callNamed(
    _ name: SwiftSymbol, _ call: SwiftCall, _ expression: SwiftExpression, _ scope: Scope,
    _ arguments: Scope? = nil
  ) throws(Interruption) -> Value {
    if let (owner, index) = scope.find(name) {
      let callee = try readBinding(owner, index)
      let arguments = try self.arguments(call.arguments, arguments ?? scope)
      node = expression.node
      return try self.call(callee, arguments)
    }
    if names[name] == .assert || names[name] == .precondition { return .void }
    let arguments = try self.arguments(call.arguments, arguments ?? scope)
    node = expression.node
    if let type = scope.frame.generics[name] { return try construct(type, arguments) }
    if names[name] == .selfType, let type = dynamicSelf(scope.frame) {
      return try construct(type, arguments)
    }
    if let value = try callOnSelf(name, arguments, scope) { return value }
    if let value = try callOfContext(name, arguments, scope.frame.context) { return value }
    if let value = try callGlobal(name, arguments, scope.frame.context.file) { return value }
    if let type = program.genericClass(name, in: scope.frame.context) {
      // The class is one that descends from it.
      return try symbolicValue(of: type, named: "\(program.text(name))()", isShared: false)
    }
    if let type = typeValue(name, scope.frame) { return try construct(type, arguments) }
    if let value = try library.callGlobal(name, arguments, in: self) { return value }
    if let value = try callStandardGlobal(name, arguments) { return value }
    if let value = try callSystemOnSelf(name, arguments, scope) { return value }
    if program.text(name).startsUppercase { return try construct(.system(name), arguments) }
    library.didNotKnow(name, of: nil, arguments, in: self)
    return .unknown(Unknown(source(expression.node)))
  }

  /// A method or closure property of `self`.
  private func callOnSelf(
    _ name: SwiftSymbol, _ arguments: [Argument], _ scope: Scope
  ) throws(Interruption) -> Value? {
    guard let receiver = scope.frame.receiver else { return nil }
    if case .type(let type) = receiver {
      if let value = try callDeclaredStatic(name, of: type, arguments) { return value }
      for ancestor in systemTypes(of: type) {
        if let value = try library.callStatic(name, of: ancestor, arguments, in: self) {
          return value
        }
      }
      return nil
    }
    let location = Location.receiver(scope.frame)
    if isPreferredSystem(name, receiver, arguments),
      let result = try library.call(name, on: receiver, arguments, in: self)
    {
      return result
    }
    if let value = try callDeclared(name, at: location, receiver, arguments) { return value }
    if case .unknown = receiver, let context = scope.frame.context.type {
      let members = program.find(
        MemberQuestion(name: name, isOfType: false), in: program.lineage(of: context))
      if let value = try call(members, at: location, receiver, arguments) { return value }
    }
    switch receiver {
    case .object, .system: return try callSystemFirst(name, receiver, arguments)
    default: return try callStandard(name, at: location, receiver, arguments)
    }
  }

  private func callSystemFirst(
    _ name: SwiftSymbol, _ receiver: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    if let value = try library.call(name, on: receiver, arguments, in: self) { return value }
    guard case .object(let object) = receiver, let property = object.properties[name] else {
      return nil
    }
    return try call(property, arguments)
  }

  /// A method of the system that only `self` can have, as nothing else has the name.
  private func callSystemOnSelf(
    _ name: SwiftSymbol, _ arguments: [Argument], _ scope: Scope
  ) throws(Interruption) -> Value? {
    guard case .object(let object)? = scope.frame.receiver, let system = object.systemClass,
      !program.text(name).startsUppercase
    else { return nil }
    _ = system
    library.didNotKnow(name, of: .object(object), arguments, in: self)
    return .unknown(Unknown(path(.object(object), name) + "()"))
  }

  private func callOfContext(
    _ name: SwiftSymbol, _ arguments: [Argument], _ context: LexicalContext
  ) throws(Interruption) -> Value? {
    var type = context.type
    while let current = type {
      if let value = try callDeclaredStatic(name, of: program.memberType(of: current), arguments) {
        return value
      }
      type = current.outer
    }
    return nil
  }

  /// A global function of the repository, or a global variable with a closure.
  func callGlobal(
    _ name: SwiftSymbol, _ arguments: [Argument], _ file: SwiftFile?
  ) throws(Interruption) -> Value? {
    if let candidates = program.functions[name] {
      let own = candidates.filter { $0.function.file === file }
      if let choice = choose(own, arguments) ?? choose(candidates, arguments) {
        var receiver: Value?
        return try invoke(choice, on: &receiver)
      }
    }
    guard let file, let variables = program.variables[name],
      let variable = program.nearest(variables, to: file, { $0.modifiers }, { $0.binding.file })
    else { return nil }
    return try call(readStatic(variable, of: nil), arguments)
  }

  // MARK: Implicit members

  private func callImplicit(
    _ name: SwiftSymbol, of type: StaticType, _ call: SwiftCall, _ expression: SwiftExpression,
    _ scope: Scope
  ) throws(Interruption) -> Value {
    let arguments = try arguments(call.arguments, scope)
    node = expression.node
    if names[name] == .initializer { return try construct(type, arguments) }
    if let value = try callStatic(name, of: type, arguments) { return value }
    if case .system(let system) = type, program.kind(ofSystem: system) == .enumeration {
      return .enumeration(
        EnumerationValue(
          type: type, name: name, labels: arguments.map(\.label), values: arguments.map(\.value)))
    }
    return .unknown(Unknown(source(expression.node), type: type))
  }

  // MARK: Members

  private func callMember(
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
  private func isPreferredSystem(
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
  private func callDeclared(
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

  private func call(
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
    guard let choice = choose(functions, arguments) else { return nil }
    if case .unknown = value, !isWorthRunning(choice, arguments) { return nil }
    return try invoke(choice, at: location, value)
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

  // MARK: Static members

  /// A static method, a case with values, or an initialiser; nil if the type has none.
  public func callStatic(
    _ name: SwiftSymbol, of type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    if names[name] == .initializer { return try construct(type, arguments) }
    for ancestor in systemTypes(of: type).prefix(1)
    where isPreferredStatic(name, of: ancestor, type, arguments) {
      if let value = try library.callStatic(name, of: ancestor, arguments, in: self) {
        return value
      }
    }
    if let value = try callDeclaredStatic(name, of: type, arguments) { return value }
    for ancestor in systemTypes(of: type) {
      if let value = try library.callStatic(name, of: ancestor, arguments, in: self) {
        return value
      }
      if let value = try callStandardStatic(name, of: ancestor, arguments) { return value }
    }
    guard case .function(let function)? = curried(name, of: type) else { return nil }
    return try call(function, arguments)
  }

  private func isPreferredStatic(
    _ name: SwiftSymbol, of system: SwiftSymbol, _ type: StaticType, _ arguments: [Argument]
  ) -> Bool {
    let functions = program.members(name, of: type, isOfType: true).compactMap { member in
      if case .function(let function) = member { function } else { nil }
    }
    guard let choice = choose(functions, arguments), choice.function.owner?.kind == .extensions
    else { return false }
    guard
      let types = program.system.parameters(
        ofCall: name, of: system, isOfType: true, labels: arguments.map(\.label)),
      types.count == arguments.count
    else { return false }
    let fits = zip(arguments, types).map { fit($0.value, $1) }
    return !fits.contains(0) && fits.reduce(0, +) * 10 + 1 >= choice.score
  }

  private func callDeclaredStatic(
    _ name: SwiftSymbol, of type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    let members = program.members(name, of: type, isOfType: true)
    var functions: [FunctionMember] = []
    for member in members {
      switch member {
      case .function(let function): functions.append(function)
      case .enumCase(let found):
        let value = try makeCase(found, arguments)
        return found.parameters == nil ? try call(value, arguments) : value
      case .property(let property): return try call(readStatic(property, of: type), arguments)
      }
    }
    if let choice = choose(functions, arguments) {
      var receiver: Value? = .type(type)
      return try invoke(choice, on: &receiver)
    }
    if case .declared(let declared) = type, let nested = program.nestedType(name, in: declared) {
      return try construct(nested, arguments)
    }
    return nil
  }

  private func makeCase(
    _ found: CaseMember, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    let parameters = found.parameters ?? []
    let context = LexicalContext(file: found.element.file, type: found.owner)
    var values: [Value] = []
    var next = 0
    for parameter in parameters {
      if next < arguments.count,
        arguments[next].label == parameter.label || arguments[next].isTrailing
      {
        let type = parameter.typeName.map { program.resolve($0, in: context) }
        let value = arguments[next].value
        values.append(settle(try coerce(value, to: type)))
        next += 1
      } else if let value = parameter.defaultValue {
        let frame = Frame(receiver: nil, context: context, function: nil)
        values.append(settle(try evaluate(value, Scope(parent: nil, frame: frame))))
      }
    }
    return try checked(
      .enumeration(
        EnumerationValue(
          type: .declared(found.owner), name: found.name, labels: parameters.map(\.label),
          values: values)))
  }

  // MARK: References

  /// Calls a function that was taken as a value.
  func call(_ function: FunctionValue, _ arguments: [Argument]) throws(Interruption) -> Value {
    var arguments = arguments
    if let labels = function.labels, labels.count == arguments.count {
      arguments = zip(labels, arguments).map {
        Argument(
          names[$0] == .wildcard ? .empty : $0, $1.value, isTrailing: false, location: $1.location)
      }
    }
    guard let receiver = function.receiver else {
      // A function of several parameters takes a tuple apart.
      if arguments.count == 1, case .tuple(let tuple) = arguments[0].value,
        program.functions[function.name]?.contains(where: { $0.parameters.count == 1 }) != true
      {
        arguments = tuple.elements.map { Argument(.empty, $0) }
      }
      if let value = try callGlobal(function.name, arguments, nil) { return value }
      if let value = try callUnlabelled(program.functions[function.name] ?? [], arguments, nil) {
        return value
      }
      if let value = try library.callGlobal(function.name, arguments, in: self) { return value }
      if let value = try callStandardGlobal(function.name, arguments) { return value }
      return .unknown(Unknown("\(program.text(function.name))()"))
    }
    if function.isCurried {
      guard let first = arguments.first else { return .void }
      return .function(FunctionValue(receiver: first.value, name: function.name))
    }
    if case .type(let type) = receiver {
      if names[function.name] == .initializer { return try constructUnlabelled(type, arguments) }
      if let value = try callStatic(function.name, of: type, arguments) { return value }
      let statics = functions(function.name, of: type, isOfType: true)
      return try callUnlabelled(statics, arguments, receiver) ?? .void
    }
    let candidates = memberTypes(of: receiver).flatMap {
      functions(function.name, of: $0, isOfType: false)
    }
    if choose(candidates, arguments) == nil,
      let value = try callUnlabelled(candidates, arguments, receiver)
    {
      return value
    }
    return try call(method: function.name, on: receiver, arguments)
  }

  private func functions(
    _ name: SwiftSymbol, of type: StaticType, isOfType: Bool
  ) -> [FunctionMember] {
    program.members(name, of: type, isOfType: isOfType).compactMap { member in
      if case .function(let function) = member { function } else { nil }
    }
  }

  /// A reference is called without labels, also where the function has some.
  func callUnlabelled(
    _ candidates: [FunctionMember], _ arguments: [Argument], _ receiver: Value?
  ) throws(Interruption) -> Value? {
    for candidate in candidates where candidate.hasBody {
      guard let choice = byPosition(candidate, arguments) else { continue }
      var receiver = receiver
      return try invoke(choice, on: &receiver)
    }
    return nil
  }
}
