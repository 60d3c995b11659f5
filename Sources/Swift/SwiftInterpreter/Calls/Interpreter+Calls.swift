internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func evaluateCall(
    _ call: SwiftCall, _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    switch call.callee.form {
    case .identifier(let name, _): return try callNamed(name, call, expression, scope, as: type)
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
  func callNamed(
    _ name: SwiftSymbol, _ call: SwiftCall, _ expression: SwiftExpression, _ scope: Scope,
    _ arguments: Scope? = nil, as type: StaticType? = nil
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
    expectedResult = arguments.contains(where: \.value.isImplicit) ? type : nil
    defer { expectedResult = nil }
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
    guard case .object(let object)? = scope.frame.receiver, object.systemClass != nil,
      !program.text(name).startsUppercase
    else { return nil }
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

  func callImplicit(
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
}
