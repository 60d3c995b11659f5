internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// The value of an expression.
  ///
  /// `type`: The type that the context expects, for implicit members and literals.
  func evaluate(
    _ expression: SwiftExpression, _ scope: Scope, as type: StaticType? = nil
  ) throws(Interruption) -> Value {
    try meter.enter()
    defer { meter.leave() }
    try meter.step()
    program.didRead(expression.file)
    let value = try dispatch(expression, scope, type)
    guard let type else { return value }
    return try coerce(value, to: type)
  }

  private func dispatch(
    _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let form = expression.form
    switch form {
    case .identifier(let name, let labels):
      return try identifier(name, labels, expression, scope)
    case .integer(let value): return integer(value)
    case .float(let value): return .number(.floating(value))
    case .boolean(let value): return .boolean(value)
    case .nil: return .none
    case .string(let symbol): return try text(program.text(symbol))
    case .member(let base, let name, let labels):
      return try member(base, name, labels, expression, scope, type)
    case .call(let call): return try evaluateCall(call, expression, scope, type)
    case .binary(let left, let operation, let right):
      return try binary(left, operation, right, expression, scope, type)
    case .assignment(let left, let right): return try assign(left, right, scope)
    case .closure(let closure): return try makeClosure(closure, scope, type)
    default: return try dispatchOthers(form, expression, scope, type)
    }
  }

  private func dispatchOthers(
    _ form: SwiftExpression.Form, _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    switch form {
    case .array(let elements): return try array(elements, scope, type)
    case .dictionary(let elements): return try dictionary(elements, scope, type)
    case .tuple(let elements): return try tuple(elements, scope, type)
    case .interpolated(let segments): return try interpolate(segments, expression, scope)
    case .subscript(let call): return try readSubscript(call, expression, scope)
    case .prefix(let operation, let operand):
      return try prefix(operation, operand, expression, scope, type)
    case .postfix(let operand, let operation): return try postfix(operand, operation, scope)
    case .ternary(let condition, let first, let second):
      return try ternary(condition, first, second, scope, type)
    case .cast(let operand, let name, let kind):
      return try cast(operand, name, kind, expression, scope)
    case .forceUnwrap(let operand): return try forceUnwrap(operand, scope)
    case .optionalChain(let operand): return try chained(evaluate(operand, scope))
    case .awaiting(let operand), .inOut(let operand):
      return try evaluate(operand, scope, as: type)
    case .attempt(let operand, let kind): return try attempt(operand, kind, scope, type)
    default: return try dispatchRare(form, expression, scope, type)
    }
  }

  private func dispatchRare(
    _ form: SwiftExpression.Form, _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    switch form {
    case .if(let branch): return try value(of: evaluateIf(branch, scope, wantsValue: true, type))
    case .switch(let branch):
      return try value(of: evaluateSwitch(branch, scope, wantsValue: true, type))
    case .keyPath(let path): return try keyPath(path, scope)
    case .macro(let macro): return try evaluateMacro(macro, expression)
    case .specialization(let base, let arguments):
      return try specialization(base, arguments, scope)
    case .type(let name): return .type(resolve(name, scope))
    case .regex(let symbol): return .unknown(Unknown(program.text(symbol)))
    default: return .unknown(Unknown(source(expression.node)))
    }
  }

  /// The value that an `if` or `switch` has; what leaves the function is not a value.
  private func value(of result: BranchResult) throws(Interruption) -> Value {
    switch result {
    case .value(let value): return value
    case .flow(.returned(let value)): return value
    case .flow: return .void
    }
  }

  private func integer(_ value: Int?) -> Value {
    value.map { .number(Number(literal: $0)) } ?? .unknown(Unknown("integer"))
  }

  /// A string, if it is not too long.
  func text(_ text: String) throws(Interruption) -> Value {
    try meter.check(textBytes: text.utf8.count)
    return .text(text)
  }

  /// The type that a name stands for, with what is known of generic parameters.
  func resolve(_ name: SwiftTypeName, _ scope: Scope) -> StaticType {
    if case .named(let symbol, in: nil, _) = name.core.form {
      if let (owner, index) = scope.find(symbol), case .type(let type) = owner.bindings[index].value
      {
        return name.isOptional ? .optional(type) : type
      }
    }
    return resolve(name, scope.frame)
  }

  func resolve(_ name: SwiftTypeName, _ frame: Frame) -> StaticType {
    if !frame.generics.isEmpty, case .named(let symbol, in: nil, _) = name.core.form,
      let type = frame.generics[symbol]
    {
      return name.isOptional ? .optional(type) : type
    }
    if case .named(let symbol, in: nil, _) = name.core.form, names[symbol] == .selfType,
      let type = dynamicSelf(frame)
    {
      return name.isOptional ? .optional(type) : type
    }
    return program.resolve(name, in: frame.context)
  }

  /// The type that `Self` stands for.
  func dynamicSelf(_ frame: Frame) -> StaticType? {
    switch frame.receiver {
    case .type(let type)?: type
    case .void?: frame.context.type.map(program.memberType)
    case .unknown(let unknown)?: unknown.type ?? frame.context.type.map(program.selfType)
    case let value?: typeOf(value)
    case nil: frame.context.type.map(program.selfType)
    }
  }

  private func array(
    _ elements: SwiftList<SwiftExpression>, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let element = type?.element
    var values: [Value] = []
    for expression in elements {
      // Literals keep their possibilities: an array of literals can be `[CGFloat]`.
      values.append(try evaluate(expression, scope, as: element))
    }
    try meter.check(elements: values.count, new: values.count)
    if element == nil {
      try resolveSiblings(&values)
      makeFloating(&values)
    }
    let isSet = if case .set = type?.unwrapped { true } else { false }
    let array = ArrayValue(isSet ? try unique(values) : values, isSet: isSet)
    return try checked(.array(array))
  }

  /// Gives implicit members the type of the other elements.
  private func resolveSiblings(_ values: inout [Value]) throws(Interruption) {
    guard values.contains(where: \.isImplicit),
      let sibling = values.first(where: { !$0.isImplicit && !$0.isNil }),
      let type = typeOf(sibling)
    else { return }
    for index in values.indices where values[index].isImplicit {
      values[index] = try coerce(values[index], to: type)
    }
  }

  /// Literals beside floating-point numbers are such numbers, too.
  private func makeFloating(_ values: inout [Value]) {
    guard values.contains(where: { $0.number?.isFloating == true }) else { return }
    for index in values.indices {
      if case .number(let number) = values[index] { values[index] = .number(number.floating) }
    }
  }

  private func dictionary(
    _ elements: SwiftDictionaryElements, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    var types: (key: StaticType?, value: StaticType?)
    if case .dictionary(let key, let value) = type?.unwrapped { types = (key, value) }
    var result = DictionaryValue()
    for (key, value) in elements {
      let key = try evaluate(key, scope, as: types.key)
      let value = try evaluate(value, scope, as: types.value)
      if let hash = key.hashableKey() {
        result.set(value, for: key, hash)
      } else {
        result.isOpen = true
      }
    }
    try meter.check(elements: result.count, new: result.count)
    return try checked(.dictionary(result))
  }

  private func tuple(
    _ elements: SwiftList<SwiftArgument>, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    var types: [StaticType.TupleElement] = []
    if case .tuple(let elements) = type?.unwrapped { types = elements }
    var labels: [SwiftSymbol] = []
    var values: [Value] = []
    for (index, element) in elements.enumerated() {
      let expected = types.indices.contains(index) ? types[index] : nil
      labels.append(element.label.isEmpty ? expected?.label ?? .empty : element.label)
      values.append(try evaluate(element.value, scope, as: expected?.type))
    }
    if values.isEmpty { return .void }
    try meter.check(elements: values.count, new: values.count)
    return try checked(.tuple(TupleValue(labels: labels, values)))
  }

  /// A value that is not nested too deeply.
  func checked(_ value: Value) throws(Interruption) -> Value {
    try meter.check(depthOf: value)
    return value
  }
}

extension Value {
  /// Whether its type is not known yet.
  var isImplicit: Bool { if case .implicit = self { true } else { false } }
}
