internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func readSubscript(
    _ call: SwiftCall, _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    let base = try evaluate(call.callee, scope)
    if base.isNil { return .none }
    if base.isImplicit { return deferred(expression, scope) }
    let arguments = try arguments(call.arguments, scope)
    node = expression.node
    if arguments.count == 1, names[arguments[0].label] == .keyPath,
      case .keyPath(let path) = arguments[0].value
    {
      return try follow(path, from: base)
    }
    return try element(of: base, arguments)
  }

  /// The value of a subscript.
  public func element(
    of value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    if value.isNil { return .none }
    if let found = try declaredElement(of: value, arguments) { return found }
    if let found = try standardElement(of: value, arguments) { return found }
    if let found = try library.element(of: value, arguments, in: self) { return found }
    let key = arguments.map { describe($0.value) }.joined(separator: ", ")
    let type: StaticType? =
      switch value.unknown?.type?.unwrapped {
      case .array(let element)?: element
      case .dictionary(_, let element)?: .optional(element)
      default: nil
      }
    return try symbolicValue(
      of: type ?? .any, named: clipped("\(describe(value))[\(key)]"),
      isShared: value.unknown?.isShared ?? false)
  }

  private func subscripts(of value: Value) -> (functions: [FunctionMember], isOfType: Bool) {
    if case .type(let type) = value {
      return (program.lineage(of: type).flatMap(\.statics.subscripts), true)
    }
    return (
      memberTypes(of: value).flatMap { program.lineage(of: $0).flatMap(\.values.subscripts) }, false
    )
  }

  private func declaredElement(
    of value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    let candidates = subscripts(of: value).functions
    guard !candidates.isEmpty, let choice = chooseSubscript(candidates, arguments),
      !isInside(choice.function), let body = choice.function.function.accessors?.getter?.body
    else { return nil }
    var receiver: Value? = value
    return try run(body, choice, on: &receiver, [])
  }

  /// Whether the subscript that an extension adds to a type of the system runs: inside of it, that
  /// of the system is meant.
  private func isInside(_ function: FunctionMember) -> Bool {
    function.owner?.kind == .extensions
      && activations[subscriptActivation(function)]?.isEmpty == false
  }

  private func subscriptActivation(_ function: FunctionMember) -> Activation {
    Activation(function: function.function.id, receiver: nil)
  }

  /// Subscripts have labels only where they are written twice.
  private func chooseSubscript(
    _ candidates: [FunctionMember], _ arguments: [Argument]
  ) -> Choice? {
    if let choice = choose(candidates, arguments) { return choice }
    guard arguments.allSatisfy({ $0.label.isEmpty }) else { return nil }
    let unlabelled = candidates.filter { candidate in
      candidate.parameters.count == arguments.count
        && candidate.function.parameters.allSatisfy { $0.label == nil || $0.label == $0.name }
    }
    return choose(unlabelled, arguments, usesLabels: false)
  }

  func setElement(
    of owner: inout Value, _ arguments: [Argument], to value: Value
  ) throws(Interruption) {
    let value = settle(value)
    let candidates = subscripts(of: owner).functions
    if let choice = chooseSubscript(candidates, arguments), !isInside(choice.function),
      let setter = choice.function.function.accessors?.setter, let body = setter.body
    {
      var receiver: Value? = owner
      if !isReference(owner) { owner = .void }
      defer { owner = receiver ?? .void }
      _ = try run(body, choice, on: &receiver, [(name(of: setter), value)])
      return
    }
    if try setStandardElement(of: &owner, arguments, to: value) { return }
    _ = try library.setElement(of: &owner, arguments, to: value, in: self)
  }

  private func run(
    _ body: SwiftStatements, _ choice: Choice, on receiver: inout Value?,
    _ parameters: [(SwiftSymbol, Value)]
  ) throws(Interruption) -> Value {
    let function = choice.function
    let frame = Frame(
      receiver: receiver, context: context(of: function), function: function.function.node)
    let activation = subscriptActivation(function)
    activations[activation, default: []].append(oracle.questions)
    defer { activations[activation]?.removeLast() }
    return try enterCall(body.node) { () throws(Interruption) in
      let scope = Scope(parent: nil, frame: frame)
      for (parameter, bound) in zip(function.parameters, choice.parameters) {
        let type = parameter.typeName.map { self.resolve($0, scope) }
        let value: Value
        switch bound {
        case .argument(let argument): value = argument.value
        case .variadic(let arguments): value = .array(ArrayValue(arguments.map(\.value)))
        case .byDefault:
          guard let initial = parameter.defaultValue else { continue }
          value = try self.evaluate(initial, scope)
        }
        scope.bind(
          parameter.name, self.settle(try coerce(value, to: type)),
          type: type)
      }
      for (name, value) in parameters { scope.bind(name, value) }
      if parameters.isEmpty {
        frame.result = function.function.result.map { self.resolve($0, scope) }
      }
      receiver = nil
      defer { receiver = frame.receiver }
      return try self.runBody(body, scope, as: frame.result)
    }
  }
}
