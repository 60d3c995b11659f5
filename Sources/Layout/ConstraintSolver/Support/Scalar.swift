/// The numbers of a solve: plain `Double`s, or ``DualNumber``s that carry the derivative by the one
/// editable constant.
///
/// Generic code is specialised for both, so a solve without an edited constant pays nothing for
/// slopes.
protocol Scalar: BitwiseCopyable, SendableMetatype {
  init(_ value: Double, slope: Double)

  var value: Double { get }
  /// The change per unit of the edited constant.
  var slope: Double { get }
  var isFinite: Bool { get }

  /// The number after the edited constant has changed by `change`.
  func at(_ change: Double) -> Self

  static var zero: Self { get }
  static var infinity: Self { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Double, b: Self) -> Self
  static func / (a: Self, b: Double) -> Self
  static prefix func - (a: Self) -> Self
  static func += (a: inout Self, b: Self)
  static func -= (a: inout Self, b: Self)

  /// The absolute values of value and slope; rounding errors are relative to them.
  var magnitude: Self { get }

  /// The maximum of two magnitudes, separately for values and slopes.
  func larger(_ other: Self) -> Self

  /// Replaces value or slope by zero if it is only a rounding error beside `magnitude`.
  func fixed(beside magnitude: Self) -> Self
}

extension Scalar {
  /// The number with its slope. The slope of a `Double` is zero.
  var dual: DualNumber { DualNumber(value, slope: slope) }

  /// The quotient `self / divisor`. Faster for 1 and -1, the most common divisors.
  @inline(__always)
  func quotient(by divisor: Double) -> Self {
    abs(divisor) == 1 ? divisor * self : self / divisor
  }
}

extension Double: Scalar {
  init(_ value: Double, slope: Double) { self = value }

  var value: Double { self }
  var slope: Double { 0 }

  func at(_ change: Double) -> Double { self }

  @inline(__always)
  func larger(_ other: Double) -> Double { other > self ? other : self }

  @inline(__always)
  func fixed(beside magnitude: Double) -> Double {
    abs(self) <= Tolerance.cancellation * magnitude ? 0 : self
  }
}
