internal import SwiftWorld

/// A number.
///
/// The type of a literal follows from its surroundings, so a literal keeps its value as an integer
/// and as a floating-point number until it meets a typed number: `width * (1 / 2)` divides
/// floating-point numbers, `count * (1 / 2)` integers.
public enum Number: Hashable, Sendable {
  /// An integer of any width.
  case integer(Int)
  /// A `Double`, `CGFloat` or `Float`.
  case floating(Double)
  /// The value of integer literals as either.
  case literal(Int, Double)

  /// Makes the number of an integer literal.
  public init(literal: Int) { self = .literal(literal, Double(literal)) }

  /// The floating-point value.
  public var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .floating(let value), .literal(_, let value): value
    }
  }

  /// The integer; nil for a floating-point number.
  public var integer: Int? {
    switch self {
    case .integer(let value), .literal(let value, _): value
    case .floating: nil
    }
  }

  /// Whether it can only be an integer, or only a floating-point number.
  public var isFloating: Bool { if case .floating = self { true } else { false } }

  /// Whether it is a literal that can still become either.
  public var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// The number without the possibility to become another type.
  public var settled: Number {
    if case .literal(let value, _) = self { .integer(value) } else { self }
  }

  /// The number as a floating-point number.
  public var floating: Number { .floating(double) }

  /// The integer nearest to zero; nil if it does not fit.
  public var truncated: Int? {
    switch self {
    case .integer(let value), .literal(let value, _): value
    case .floating(let value): Int(exactly: value.rounded(.towardZero))
    }
  }
}
