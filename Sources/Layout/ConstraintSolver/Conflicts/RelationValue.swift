/// The least value of a linear relation `Σ c x` within bounds of its variables.
struct RelationValue {
  /// The sum of the finite summands.
  private(set) var sum = 0.0
  /// The number of summands without a least value.
  private(set) var openCount = 0
  /// The largest summand so far; rounding errors are relative to it.
  private(set) var size = 1.0

  mutating func add(_ coefficient: Double, _ bound: Double) {
    guard bound.isFinite else {
      openCount += 1
      return
    }
    sum += coefficient * bound
    size = max(size, abs(coefficient * bound))
  }

  mutating func replace(_ coefficient: Double, _ old: Double, by new: Double) {
    if old.isFinite { sum -= coefficient * old } else { openCount -= 1 }
    add(coefficient, new)
  }

  /// Whether the relation stays above zero within the bounds, by more than `tolerance` times the
  /// largest summand.
  func isPositive(beyond tolerance: Double) -> Bool {
    openCount == 0 && sum > tolerance * size
  }
}
