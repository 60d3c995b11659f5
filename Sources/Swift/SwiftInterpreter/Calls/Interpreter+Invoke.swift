internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Runs a function.
  ///
  /// `receiver`: The value of `self`, which a mutating function changes.
  func invoke(_ choice: Choice, on receiver: inout Value?) throws(Interruption) -> Value {
    let function = choice.function
    let expected = expectedResult
    expectedResult = nil
    guard let body = function.body else { return try requirement(function, receiver) }
    let frame = Frame(
      receiver: receiver, context: context(of: function), function: function.function.node)
    let activation = Activation(
      function: function.function.id, receiver: receiver?.object.map { ObjectIdentifier($0) })
    let isConstant = function.parameters.isEmpty && (receiver.map(isType) ?? true)
    if isUndecided(activation, isConstant: isConstant) {
      return .unknown(Unknown("\(program.text(function.function.name))()"))
    }
    activations[activation, default: []].append(oracle.questions)
    defer { activations[activation]?.removeLast() }
    return try enterCall(function.function.node) { () throws(Interruption) in
      let scope = Scope(parent: nil, frame: frame)
      self.inferGenerics(choice, frame, as: expected)
      try self.bind(choice, scope)
      frame.result = function.function.result.map { self.resolve($0, scope) }
      frame.builder = self.builder(function.attributes, frame.context)
      frame.isInitializer = function.function.node.kind == .initializerDeclaration
      receiver = nil
      defer { receiver = frame.receiver }
      let value = try self.runBody(body, scope, as: frame.result)
      try self.writeBack(choice, scope)
      return value
    }
  }

  private func isType(_ value: Value) -> Bool { if case .type = value { true } else { false } }

  /// Whether a recursion depends on an unknown condition.
  ///
  /// `isConstant`: Whether each run is like the one before it, so that the function that
  ///   is meant must be another: an overload by the type of the result.
  private func isUndecided(_ activation: Activation, isConstant: Bool = false) -> Bool {
    guard let running = activations[activation],
      running.count >= meter.budgets.undecidedRecursion
    else { return false }
    return isConstant || running.count >= meter.budgets.recursion
      || running[running.count - meter.budgets.undecidedRecursion] < oracle.questions
  }

  /// Counts a call and keeps track of where it was made.
  func enterCall<Result>(
    _ called: SwiftNode, _ body: () throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    do {
      try meter.step()
      try meter.enterCall()
    } catch {
      endSite = callSite
      throw error
    }
    let outer = (caller, node, function)
    caller = callSite
    function = called
    // Code without an expression was read, too.
    program.didRead(called.file)
    defer {
      meter.leaveCall()
      (caller, node, function) = outer
    }
    return try body()
  }

  /// The result of a requirement that nobody implements.
  private func requirement(
    _ function: FunctionMember, _ receiver: Value?
  ) throws(Interruption) -> Value {
    let name = function.function.name
    let path = receiver.map { self.path($0, name) } ?? program.text(name)
    guard let result = function.function.result else { return .void }
    let type = program.resolve(result, in: context(of: function))
    return try symbolicValue(of: type, named: "\(path)()", isShared: false)
  }

  private func bind(_ choice: Choice, _ scope: Scope) throws(Interruption) {
    for (parameter, bound) in zip(choice.function.parameters, choice.parameters) {
      let type = type(of: parameter, scope)
      try meter.allocate(1)
      switch bound {
      case .argument(let argument):
        var value = argument.value
        if parameter.flags.contains(.autoclosure) {
          value = autoclosure(try coerce(value, to: type?.function?.result ?? .any))
        } else if let type {
          value = try coerce(value, to: type)
        }
        scope.bind(parameter.name, settle(value), type: type)
      case .variadic(let arguments):
        var values: [Value] = []
        for argument in arguments {
          values.append(settle(try coerce(argument.value, to: type)))
        }
        scope.bind(
          parameter.name, try checked(.array(ArrayValue(values))), type: type.map { .array($0) })
      case .byDefault:
        guard let value = parameter.defaultValue else { continue }
        let known = settle(try evaluate(value, scope, as: type))
        let isAuto = parameter.flags.contains(.autoclosure)
        scope.bind(parameter.name, isAuto ? autoclosure(known) : known, type: type)
      }
    }
  }

  func autoclosure(_ value: Value) -> Value {
    .closure(ClosureValue(code: .host { (_, _) throws(Interruption) in value }, scope: nil))
  }

  /// The type of a parameter, with the result builder that reads a closure.
  private func type(of parameter: ParameterInfo, _ scope: Scope) -> StaticType? {
    guard let name = parameter.typeName else { return nil }
    let type = resolve(name, scope)
    guard let function = type.function,
      let builder = builder(parameter.attributes, scope.frame.context)
    else { return type }
    return .function(
      FunctionType(
        parameters: function.parameters, areInOut: function.areInOut, result: function.result,
        builder: builder))
  }

  /// Gives `inout` arguments the values of their parameters.
  private func writeBack(_ choice: Choice, _ scope: Scope) throws(Interruption) {
    for (index, bound) in choice.parameters.enumerated() {
      guard case .argument(let argument) = bound, let location = argument.location,
        choice.function.parameters[index].flags.contains(.inout)
          || choice.function.parameters[index].typeName?.isInOut == true
      else { continue }
      let name = choice.function.parameters[index].name
      guard let (owner, place) = scope.find(name) else { continue }
      try store(owner.bindings[place].value, at: location)
    }
  }

  /// Learns generic parameters from the types of arguments.
  private func inferGenerics(_ choice: Choice, _ frame: Frame, as expected: StaticType?) {
    for generic in choice.function.genericParameters {
      for (parameter, bound) in zip(choice.function.parameters, choice.parameters) {
        guard case .argument(let argument) = bound, let name = parameter.typeName,
          let type = inferred(generic.name, name.core, argument.value)
        else { continue }
        frame.generics[generic.name] = type
        break
      }
      if frame.generics[generic.name] == nil, let expected, !expected.isAny,
        choice.function.function.result?.core.isNamed(generic.name) == true
      {
        frame.generics[generic.name] = expected.unwrapped
      }
    }
  }

  private func inferred(
    _ generic: SwiftSymbol, _ name: SwiftTypeName, _ value: Value
  ) -> StaticType? {
    switch name.form {
    case .named(generic, in: nil, _): return value.isUnsettled ? nil : typeOf(value)
    case .metatype(let inner) where inner.core.isNamed(generic):
      if case .type(let type) = value { return type }
    case .array(let inner) where inner.core.isNamed(generic):
      if case .array(let array) = value { return array.elements.first.flatMap(typeOf) }
    default: break
    }
    return nil
  }

  /// Runs the body of a function or closure: the value of a single expression, or what it returns.
  func runBody(
    _ body: SwiftStatements, _ scope: Scope, as type: StaticType?
  ) throws(Interruption) -> Value {
    if let builder = scope.frame.builder, !scope.isClosureBody, !body.hasReturn {
      return try build(body, scope, builder, type)
    }
    if let only = body.only, case .expression(let expression) = only.form {
      let isVoid = type.map { if case .tuple(let parts) = $0 { parts.isEmpty } else { false } }
      if isVoid != true || !expression.isBranch {
        return settle(try evaluate(expression, scope, as: isVoid == true ? nil : type))
      }
    }
    if case .returned(let value) = try run(body, scope) { return settle(value) }
    return .void
  }

  /// Runs a getter, setter or observer.
  func runAccessor(
    _ body: SwiftStatements, of property: PropertyMember, on receiver: inout Value?,
    _ parameters: [(SwiftSymbol, Value)]
  ) throws(Interruption) -> Value? {
    let frame = frame(of: property, on: receiver)
    let activation = Activation(
      function: body.id, receiver: receiver?.object.map { ObjectIdentifier($0) })
    if isUndecided(activation) { return .unknown(Unknown(program.text(property.name))) }
    activations[activation, default: []].append(oracle.questions)
    defer { activations[activation]?.removeLast() }
    return try enterCall(body.node) { () throws(Interruption) in
      let scope = Scope(parent: nil, frame: frame)
      for (name, value) in parameters { scope.bind(name, value) }
      frame.result = parameters.isEmpty ? property.typeName.map { self.resolve($0, scope) } : nil
      frame.builder = parameters.isEmpty ? self.builder(property.attributes, frame.context) : nil
      receiver = nil
      defer { receiver = frame.receiver }
      return try self.runBody(body, scope, as: frame.result)
    }
  }
}

extension SwiftExpression {
  /// Whether it is `if` or `switch`.
  var isBranch: Bool {
    switch form {
    case .if, .switch: true
    default: false
    }
  }
}

extension SwiftStatements {
  /// Whether one of the statements returns.
  var hasReturn: Bool { contains { if case .return = $0.form { true } else { false } } }
}
