/// What a solve computes with: a number, which may know how fast it changes with the one constant
/// that may be edited.
///
/// Where no constant is edited that is a plain `Double`. Everything that is generic over it is
/// compiled for both, so that such a solve pays nothing for the slopes that it has not.
protocol Scalar: BitwiseCopyable, SendableMetatype {
  init(_ value: Double, slope: Double)

  var value: Double { get }
  /// The change for each unit that the edited constant grows by.
  var slope: Double { get }
  var isFinite: Bool { get }

  /// The number when the edited constant has grown by `change`.
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

  /// Each part's absolute value, to judge rounding errors against.
  var magnitude: Self { get }

  /// The larger of each part, of two magnitudes.
  func larger(_ other: Self) -> Self

  /// The same without what is only a rounding error beside `magnitude`.
  func fixed(beside magnitude: Self) -> Self
}

extension Scalar {
  /// The number with its slope, whatever it was computed with.
  var dual: DualNumber { DualNumber(value, slope: slope) }

  /// As `/`, faster by a divisor of 1 or -1, which most are.
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
