internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func binary(
    _ left: SwiftExpression, _ operation: SwiftSymbol, _ right: SwiftExpression,
    _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let known = names[operation]
    switch known {
    case .and, .or: return try logical(left, known == .and ? .and : .or, right, scope)
    case .coalesce: return try coalesce(left, right, scope, type)
    case .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .remainderAssign,
      .unionAssign:
      return try compound(left, operation, right, expression, scope)
    default: break
    }
    if program.isAssigning(operation) {
      return try compound(left, operation, right, expression, scope)
    }
    let operands = try operands(left, right, scope, known, type)
    node = expression.node
    return try apply(operation, operands.0, operands.1, expression)
  }

  /// Both operands, the implicit one of the type of the other.
  private func operands(
    _ left: SwiftExpression, _ right: SwiftExpression, _ scope: Scope, _ operation: KnownName?,
    _ type: StaticType?
  ) throws(Interruption) -> (Value, Value) {
    let isArithmetic =
      switch operation {
      case .add, .subtract, .multiply, .divide, .remainder: true
      default: false
      }
    let expected = isArithmetic ? type.flatMap { isNumeric($0) ? nil : $0 } : nil
    var first = try evaluate(left, scope)
    var second = try evaluate(right, scope)
    if first.isImplicit, let type = typeOf(second) ?? expected {
      first = try coerce(first, to: type)
    } else if second.isImplicit, let type = typeOf(first) ?? expected {
      second = try coerce(second, to: type)
    }
    if isArithmetic, let type {
      if first.isImplicit { first = try coerce(first, to: type) }
      if second.isImplicit { second = try coerce(second, to: type) }
    }
    return (first, second)
  }

  private func isNumeric(_ type: StaticType) -> Bool {
    guard case .system(let name) = type.unwrapped, let known = names[name] else { return false }
    return StandardTypes.numeric(known) != .unrelated
  }

  /// The result of an operator on two values.
  func apply(
    _ operation: SwiftSymbol, _ first: Value, _ second: Value, _ expression: SwiftExpression
  ) throws(Interruption) -> Value {
    if let result = try builtIn(operation, first, second) { return result }
    if let result = try custom(operation, [first, second]) { return result }
    if let result = try comparison(operation, first, second) { return result }
    return unknown(operation, first, second, expression)
  }

  private func unknown(
    _ operation: SwiftSymbol, _ first: Value, _ second: Value, _ expression: SwiftExpression
  ) -> Value {
    let text = clipped("\(describe(first)) \(program.text(operation)) \(describe(second))")
    switch names[operation] {
    case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .matches:
      return .unknown(condition(text, nil))
    case .add, .subtract, .multiply, .divide, .remainder:
      if first.unknown == nil || second.unknown == nil {
        let known = first.unknown == nil ? first : second
        if case .number = known {
          let type = (first.unknown ?? second.unknown)?.type ?? typeOf(known)
          return .unknown(Unknown(text, type: type))
        }
      }
      return .unknown(Unknown(text, type: first.unknown?.type ?? second.unknown?.type))
    default:
      library.didNotKnow(
        operation, of: nil, [Argument(.empty, first), Argument(.empty, second)], in: self)
      return .unknown(Unknown(text))
    }
  }

  /// Arithmetic and comparison of numbers, strings and arrays; nil for other values.
  private func builtIn(
    _ operation: SwiftSymbol, _ first: Value, _ second: Value
  ) throws(Interruption) -> Value? {
    guard let known = names[operation] else { return nil }
    switch (first, second) {
    case (.number(let first), .number(let second)):
      return try arithmetic(known, first, second)
    case (.text(let first), .text(let second)):
      switch known {
      case .add: return try text(first + second)
      case .less: return .boolean(first < second)
      case .greater: return .boolean(second < first)
      case .lessOrEqual: return .boolean(!(second < first))
      case .greaterOrEqual: return .boolean(!(first < second))
      default: return nil
      }
    case (.array(let first), .array(let second)) where known == .add && !first.isSet:
      return try concatenate(first, second)
    case (.array(var array), .unknown) where known == .add && !array.isSet:
      array.isOpen = true
      return .array(array)
    case (.unknown, .array(var array)) where known == .add && !array.isSet:
      array.isOpen = true
      return .array(array)
    default: return nil
    }
  }

  func concatenate(_ first: ArrayValue, _ second: ArrayValue) throws(Interruption) -> Value {
    try meter.check(elements: first.count + second.count, new: second.count + first.count / 8)
    return .array(
      ArrayValue(first.elements + second.elements, isOpen: first.isOpen || second.isOpen))
  }

  /// `==` and the like, where nobody declares them.
  private func comparison(
    _ operation: SwiftSymbol, _ first: Value, _ second: Value
  ) throws(Interruption) -> Value? {
    switch names[operation] {
    case .equal: return try equality(first, second)
    case .notEqual: return try equality(first, second).map { negate($0) }
    case .identical: return identity(first, second)
    case .notIdentical: return identity(first, second).map { negate($0) }
    case .matches: return try areEqual(first, second).map { .boolean($0) }
    case .less: return try reversed(.less, first, second)
    case .greater: return try reversed(.less, second, first)
    case .lessOrEqual: return try reversed(.less, second, first).map { negate($0) }
    case .greaterOrEqual: return try reversed(.less, first, second).map { negate($0) }
    default: return nil
    }
  }

  /// `Comparable` makes the other comparisons from `<`.
  private func reversed(
    _ operation: KnownName, _ first: Value, _ second: Value
  ) throws(Interruption) -> Value? {
    if case .tuple(let first) = first, case .tuple(let second) = second {
      return try precedes(first.elements, second.elements).map { .boolean($0) }
    }
    if case .enumeration(let left) = first, case .enumeration(let right) = second,
      let first = caseIndex(left), let second = caseIndex(right), left.values.isEmpty
    {
      if let own = try custom(names[operation], [.enumeration(left), .enumeration(right)]) {
        return own
      }
      return .boolean(first < second)
    }
    return try custom(names[operation], [first, second])
  }

  private func caseIndex(_ value: EnumerationValue) -> Int? {
    value.type.declaration?.caseNames[value.name]?.index
  }

  private func negate(_ value: Value) -> Value {
    if case .boolean(let known) = value { return .boolean(!known) }
    if case .unknown(let unknown) = value {
      return .unknown(condition("!(\(unknown.name))", .not(unknown)))
    }
    return value
  }

  private func equality(_ first: Value, _ second: Value) throws(Interruption) -> Value? {
    if let known = try areEqual(first, second) { return .boolean(known) }
    // One question for `x == nil`, `x != nil` and `if let x`.
    if second.isNil || first.isNil, let unknown = first.unknown ?? second.unknown {
      return negate(.unknown(condition("\(unknown.name) != nil", nil)))
    }
    return .unknown(condition("\(describe(first)) == \(describe(second))", nil))
  }

  private func identity(_ first: Value, _ second: Value) -> Value? {
    switch (first, second) {
    case (.object(let first), .object(let second)):
      if first === second { return .boolean(true) }
      return first.isExternal || second.isExternal ? nil : .boolean(false)
    case (.system(let first), .system(let second)): return .boolean(first === second)
    case (.none, .none): return .boolean(true)
    case (.none, .unknown(let unknown)), (.unknown(let unknown), .none):
      return negate(.unknown(condition("\(unknown.name) != nil", nil)))
    case (.unknown(let first), .unknown(let second)) where first === second: return .boolean(true)
    case (.unknown, _), (_, .unknown): return nil
    default: return .boolean(false)
    }
  }

  /// An operator that the repository or the system declares.
  func custom(_ operation: SwiftSymbol, _ operands: [Value]) throws(Interruption) -> Value? {
    var candidates = program.functions[operation] ?? []
    for operand in operands {
      guard let type = typeOf(operand) else { continue }
      for case .function(let function) in program.members(operation, of: type, isOfType: true)
      where !candidates.contains(where: { $0 === function }) {
        candidates.append(function)
      }
    }
    let arguments = operands.map { Argument(.empty, $0) }
    if !candidates.isEmpty, let choice = choose(candidates, arguments, usesLabels: false),
      isClear(choice, operation)
    {
      var receiver = choice.function.owner.map { Value.type(program.selfType(of: $0)) }
      return try invoke(choice, on: &receiver)
    }
    return try library.apply(operation, operands, in: self)
  }

  /// Whether an operator is meant: one of the standard library needs an operand that suits clearly,
  /// as unknown values could be numbers.
  func isClear(_ choice: Choice, _ operation: SwiftSymbol) -> Bool {
    if names[operation] == nil, names.plainOperator(operation) == nil { return true }
    let isOpen = choice.parameters.contains { parameter in
      guard case .argument(let argument) = parameter, let unknown = argument.value.unknown else {
        return false
      }
      return unknown.type == nil
    }
    return !isOpen && choice.score > 10 * choice.parameters.count + 9
  }

  private func coalesce(
    _ left: SwiftExpression, _ right: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let value = try evaluate(left, scope, as: type)
    switch value {
    case .none: return try evaluate(right, scope, as: type)
    case .unknown(let unknown):
      guard isPresent(value) else { return try evaluate(right, scope, as: type) }
      if unknown.type == nil, let type { return try coerce(value, to: type) }
      return try unwrapped(unknown)
    default: return value
    }
  }

  func prefix(
    _ operation: SwiftSymbol, _ operand: SwiftExpression, _ expression: SwiftExpression,
    _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let value = try evaluate(operand, scope, as: names[operation] == .not ? nil : type)
    switch (names[operation], value) {
    case (.not, _): return negate(value, expression.node)
    case (.subtract, .number(let number)): return try negative(number)
    case (.add, .number): return value
    case (.closedRange, .number(let upper)):
      return .range(RangeValue(lower: nil, upper: upper, isClosed: true))
    case (.halfOpenRange, .number(let upper)):
      return .range(RangeValue(lower: nil, upper: upper, isClosed: false))
    default: break
    }
    if let result = try custom(operation, [value]) { return result }
    return .unknown(
      Unknown(clipped("\(program.text(operation))\(describe(value))"), type: value.unknown?.type))
  }

  func postfix(
    _ operand: SwiftExpression, _ operation: SwiftSymbol, _ scope: Scope
  ) throws(Interruption) -> Value {
    let value = try evaluate(operand, scope)
    if names[operation] == .closedRange, case .number(let lower) = value {
      return .range(RangeValue(lower: lower, upper: nil, isClosed: true))
    }
    return try custom(operation, [value]) ?? value
  }
}

extension Program {
  /// Whether an operator is declared to change its left operand.
  func isAssigning(_ operation: SwiftSymbol) -> Bool {
    if let function = functions[operation]?.first {
      return function.parameters.first?.flags.contains(.inout) == true
    }
    return assigningOperators.contains(operation)
  }
}
