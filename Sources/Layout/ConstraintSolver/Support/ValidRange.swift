/// The changes of the edited constant for which every decision of a solve stays valid. Every value
/// is linear in the constant over this range.
struct ValidRange: BitwiseCopyable, Sendable {
  /// The least change, at most 0.
  private(set) var lower = -Double.infinity
  /// The greatest change, at least 0.
  private(set) var upper = Double.infinity

  /// Limits the range so that `number`, which is currently not negative, stays so.
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

  /// Limits the range so that `number`, which is currently zero, stays zero.
  @inline(__always)
  mutating func keepZero(_ number: some Scalar) {
    guard abs(number.slope) > Tolerance.slope else { return }
    lower = 0
    upper = 0
  }

  /// Limits the range so that `a` stays on its side of `b`.
  ///
  /// If they are equal, rounding decides the side, so they must stay equal.
  @inline(__always)
  mutating func keepOrder<Number: Scalar>(_ a: Number, _ b: Number) {
    if a.slope != b.slope { narrowOrder(a, b) }
  }

  private mutating func narrowOrder<Number: Scalar>(_ a: Number, _ b: Number) {
    if !a.isFinite || !b.isFinite { return }
    if abs(a.value - b.value) <= Tolerance.near(a.value) {
      keepZero(a - b)
    } else {
      narrow(a.value < b.value ? b - a : a - b)
    }
  }
}
