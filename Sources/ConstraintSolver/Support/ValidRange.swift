/// How far the edited constant may go while every decision of a solve stands, and so every value
/// stays linear in it.
struct ValidRange: BitwiseCopyable, Sendable {
  /// The least change, at most 0.
  private(set) var lower = -Double.infinity
  /// The greatest change, at least 0.
  private(set) var upper = Double.infinity

  /// Notes that `number`, which is not negative now, must not become so.
  @inline(__always)
  mutating func keepNonNegative(_ number: some Scalar) {
    if number.slope == 0 { return }
    narrow(number)
  }

  private mutating func narrow(_ number: some Scalar) {
    guard abs(number.slope) > Tolerance.slope, number.value < .infinity else { return }
    let distance = max(number.value, 0) / abs(number.slope)
    if number.slope > 0 {
      lower = max(lower, -distance)
    } else {
      upper = min(upper, distance)
    }
  }

  /// Notes that `number`, which is zero now, must stay so.
  @inline(__always)
  mutating func keepZero(_ number: some Scalar) {
    guard abs(number.slope) > Tolerance.slope else { return }
    lower = 0
    upper = 0
  }

  /// Notes that `a` must stay on the side of `b` on which it is.
  ///
  /// Where they are equal it is a matter of rounding, or of how a comparison is written, which side
  /// that is; so they must stay equal.
  @inline(__always)
  mutating func keepOrder<Number: Scalar>(_ a: Number, _ b: Number) {
    if a.slope != b.slope { noteOrder(a, b) }
  }

  private mutating func noteOrder<Number: Scalar>(_ a: Number, _ b: Number) {
    if !a.isFinite || !b.isFinite { return }
    if abs(a.value - b.value) <= Tolerance.near(a.value) {
      keepZero(a - b)
    } else {
      narrow(a.value < b.value ? b - a : a - b)
    }
  }
}
