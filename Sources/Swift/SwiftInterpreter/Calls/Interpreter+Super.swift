internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// The types above the one whose code runs.
  private func above(_ frame: Frame) -> [DeclaredType] {
    guard let owner = frame.context.type, let receiver = frame.receiver,
      let type = dynamicType(receiver)
    else { return [] }
    let lineage = program.lineage(of: type)
    guard let index = lineage.firstIndex(of: owner) else { return lineage }
    return Array(lineage[(index + 1)...])
  }

  private func dynamicType(_ receiver: Value) -> StaticType? {
    if case .type(let type) = receiver { return type }
    return typeOf(receiver)
  }

  private func isOfType(_ frame: Frame) -> Bool {
    if case .type? = frame.receiver { true } else { false }
  }

  func superMember(_ name: SwiftSymbol, _ scope: Scope) throws(Interruption) -> Value {
    let frame = scope.frame
    guard let receiver = frame.receiver else { return .unknown(Unknown("super")) }
    let question = MemberQuestion(name: name, isOfType: isOfType(frame))
    switch program.find(question, in: above(frame)).first {
    case .property(let property)? where property.isComputed:
      return try read(property, of: receiver)
    case .property(let property)?:
      if case .object(let object) = receiver,
        let value = storedValue(of: property, in: object)
      {
        return value
      }
      return try read(property, of: receiver)
    case .function?: return .function(FunctionValue(receiver: receiver, name: name))
    default: break
    }
    if let value = try library.get(name, of: receiver, in: self) { return value }
    if case .object(let object) = receiver, let value = object.properties[name] { return value }
    let type = receiver.object?.systemClass.flatMap { systemMemberType(name, of: $0) }
    return try symbolicValue(
      of: type ?? .any, named: "super.\(program.text(name))", isShared: false)
  }

  /// `super.name(…)`.
  func callSuper(
    _ name: SwiftSymbol, _ call: SwiftCall, _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    let arguments = try arguments(call.arguments, scope)
    node = expression.node
    let frame = scope.frame
    guard let receiver = frame.receiver else { return .void }
    if names[name] == .initializer, case .object(let object) = receiver {
      return try initializeSuper(object, arguments, frame)
    }
    let question = MemberQuestion(name: name, isOfType: isOfType(frame))
    let functions = program.find(question, in: above(frame)).compactMap { member in
      if case .function(let function) = member, function.hasBody { function } else { nil }
    }
    if let choice = choose(functions, arguments) {
      var value: Value? = receiver
      return try invoke(choice, on: &value)
    }
    if case .type(let type) = receiver {
      for ancestor in systemTypes(of: type) {
        if let value = try library.callStatic(name, of: ancestor, arguments, in: self) {
          return value
        }
      }
      return .void
    }
    return try library.call(name, on: receiver, arguments, in: self)
      ?? .unknown(
        Unknown("super.\(program.text(name))()"))
  }

  private func initializeSuper(
    _ object: ObjectValue, _ arguments: [Argument], _ frame: Frame
  ) throws(Interruption) -> Value {
    let initializers = program.initializerGroups(above(frame))
    if let choice = choose(initializers, arguments) {
      return try initialize(object, choice) ? .void : .none
    }
    try evaluateInitialValues(in: object, from: nil)
    if let system = object.systemClass {
      // An initialiser of the system that a superclass of the repository overrides.
      for alternative in library.designated(arguments, of: system, in: self) {
        if let choice = choose(initializers, alternative) {
          return try initialize(object, choice) ? .void : .none
        }
      }
      try library.initialize(object, as: system, arguments, in: self)
    }
    return .void
  }

  /// Sets a property of the superclass.
  func setSuper(
    _ name: SwiftSymbol, to value: Value, _ frame: Frame
  ) throws(Interruption) {
    guard var receiver = frame.receiver else { return }
    let question = MemberQuestion(name: name, isOfType: false)
    if case .property(let property)? = program.find(question, in: above(frame)).first {
      return try write(property, of: &receiver, to: value)
    }
    if try library.set(name, of: &receiver, to: value, in: self) { return }
    receiver.object?.properties[name] = value
  }
}
