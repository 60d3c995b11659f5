internal import SwiftWorld

extension Interpreter {
  /// The result of an operator on numbers; nil if there is no such operator.
  func arithmetic(
    _ operation: KnownName, _ first: Number, _ second: Number
  ) throws(Interruption) -> Value? {
    switch operation {
    case .less:
      return .boolean(
        compare(first, second) {
          $0 < $1
        } _: {
          $0 < $1
        })
    case .greater:
      return .boolean(
        compare(first, second) {
          $0 > $1
        } _: {
          $0 > $1
        })
    case .lessOrEqual:
      return .boolean(
        compare(first, second) {
          $0 <= $1
        } _: {
          $0 <= $1
        })
    case .greaterOrEqual:
      return .boolean(
        compare(first, second) {
          $0 >= $1
        } _: {
          $0 >= $1
        })
    case .equal, .matches: return .boolean(areEqual(first, second))
    case .notEqual: return .boolean(!areEqual(first, second))
    case .closedRange, .halfOpenRange:
      return try range(first, second, isClosed: operation == .closedRange)
    default: return try number(operation, first, second).map { .number($0) }
    }
  }

  private func range(
    _ lower: Number, _ upper: Number, isClosed: Bool
  ) throws(Interruption) -> Value {
    // Swift traps on a range whose bounds are the wrong way round.
    guard lower.double <= upper.double else { throw .ended(.impossible) }
    let isFloating = lower.isFloating || upper.isFloating
    return .range(
      RangeValue(
        lower: isFloating ? lower.floating : lower, upper: isFloating ? upper.floating : upper,
        isClosed: isClosed))
  }

  private func compare(
    _ first: Number, _ second: Number, _ integers: (Int, Int) -> Bool,
    _ doubles: (Double, Double) -> Bool
  ) -> Bool {
    if let first = first.integer, let second = second.integer { return integers(first, second) }
    return doubles(first.double, second.double)
  }

  private func number(
    _ operation: KnownName, _ first: Number, _ second: Number
  ) throws(Interruption) -> Number? {
    switch (first, second) {
    case (.literal(let first, let other), .literal(let second, let another)):
      guard let double = Self.floating(operation, other, another) else {
        return try Self.integer(operation, first, second).map { .integer($0) }
      }
      // A division by a literal zero is one of floating-point numbers.
      guard let integer = try? Self.integer(operation, first, second) else {
        return .floating(double)
      }
      return .literal(integer, double)
    case (.floating, _), (_, .floating):
      return Self.floating(operation, first.double, second.double).map { .floating($0) }
    default:
      guard let first = first.integer, let second = second.integer else { return nil }
      return try Self.integer(operation, first, second).map { .integer($0) }
    }
  }

  private static func floating(
    _ operation: KnownName, _ first: Double, _ second: Double
  ) -> Double? {
    switch operation {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first * second
    case .divide: first / second
    case .remainder: first.truncatingRemainder(dividingBy: second)
    default: nil
    }
  }

  /// The result of an operator on integers. An overflow traps, so that the world cannot happen.
  private static func integer(
    _ operation: KnownName, _ first: Int, _ second: Int
  ) throws(Interruption) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = first.addingReportingOverflow(second)
    case .subtract: result = first.subtractingReportingOverflow(second)
    case .multiply: result = first.multipliedReportingOverflow(by: second)
    case .divide: result = first.dividedReportingOverflow(by: second)
    case .remainder: result = first.remainderReportingOverflow(dividingBy: second)
    case .wrappingAdd: return first &+ second
    case .wrappingSubtract: return first &- second
    case .wrappingMultiply: return first &* second
    case .bitAnd: return first & second
    case .bitOr: return first | second
    case .bitXor: return first ^ second
    case .shiftLeft: return first << second
    case .shiftRight: return first >> second
    default: return nil
    }
    if result.overflow { throw .ended(.impossible) }
    return result.partialValue
  }

  func negative(_ number: Number) throws(Interruption) -> Value {
    switch number {
    case .floating(let value): return .number(.floating(-value))
    case .literal(let value, let double) where value != .min:
      return .number(.literal(-value, -double))
    case .integer(let value) where value != .min: return .number(.integer(-value))
    default: throw .ended(.impossible)
    }
  }
}
