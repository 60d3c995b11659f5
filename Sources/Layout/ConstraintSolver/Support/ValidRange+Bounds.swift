extension ValidRange {
  /// The lesser number, which the range keeps the lesser.
  @inline(__always)
  mutating func lesser<Number: Scalar>(_ a: Number, _ b: Number) -> Number {
    keepOrder(a, b)
    return a.value <= b.value ? a : b
  }

  /// The greater number, which the range keeps the greater.
  @inline(__always)
  mutating func greater<Number: Scalar>(_ a: Number, _ b: Number) -> Number {
    keepOrder(a, b)
    return a.value >= b.value ? a : b
  }

  /// The bounds of a variable at `x`, narrowed to those from `low` to `high`, but never past `x`.
  /// Bounds that nearly meet become equal.
  @inline(__always)
  mutating func narrowedBounds<Number: Scalar>(
    _ lower: Number, _ upper: Number, from low: Number, to high: Number, around x: Number
  ) -> (lower: Number, upper: Number) {
    var lower = greater(lower, low)
    var upper = lesser(upper, high)
    if lower.value > x.value {
      keepZero(x - lower)
      lower = x
    }
    if upper.value < x.value {
      keepZero(x - upper)
      upper = x
    }
    guard upper.value - lower.value <= Tolerance.near(x.value) else { return (lower, upper) }
    keepZero(x - lower)
    keepZero(x - upper)
    return (x, x)
  }
}
