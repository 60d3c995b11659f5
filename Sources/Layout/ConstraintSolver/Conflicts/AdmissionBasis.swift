/// A feasible basis of a component that admits bounds one by one.
///
/// Variables are the component's columns, then the slacks of its rows, as in a ``Tableau``. The
/// equalities among the rows hold from the start; the conflict search chooses the order of all
/// other bounds.
protocol AdmissionBasis {
  func value(of v: Int) -> Double

  /// Whether ``admit(together:)`` pays off.
  var admitsTogether: Bool { get }

  /// Admits as many events as possible together.
  ///
  /// - Parameter events: Events of variables, in their order.
  /// - Returns: The length of the prefix that was admitted. The event after it usually cannot be
  ///   admitted.
  /// - Throws: ``Failure/ended(_:)``.
  mutating func admit(together events: [AdmissionEvent]) throws(Failure) -> Int

  /// Widens the bounds of a variable.
  mutating func widen(_ v: Int, to bounds: (lower: Double, upper: Double))

  /// Narrows the bounds of a variable to an interval, if the bounds admitted so far allow it.
  ///
  /// Minimises the variable's violation of the interval from the current feasible point. An
  /// interval that contains the point therefore costs nothing, and one that cannot be admitted
  /// leaves the point feasible and the bounds unchanged.
  ///
  /// - Parameters:
  ///   - v: The variable.
  ///   - interval: Its new bounds.
  ///   - size: The largest number in the constraint; rounding errors are relative to it.
  /// - Returns: `nil` if the interval is admitted. Otherwise a proof that it cannot be: the
  ///   variable as a linear function of the variables whose bounds block it, up to multiples of the
  ///   equalities (the row of the tableau; Farkas' lemma). A variable blocked by its own bounds is
  ///   a function of itself. Entries that are rounding errors are omitted.
  /// - Throws: ``Failure/ended(_:)``.
  mutating func admit(
    _ v: Int, within interval: (lower: Double, upper: Double), size: Double
  ) throws(Failure) -> [BoundMultiplier]?
}

/// A variable's coefficient in an infeasible row.
struct BoundMultiplier: BitwiseCopyable {
  var variable: Int32
  var value: Double
}

extension Tableau<Double>: AdmissionBasis {
  func value(of v: Int) -> Double { cells[v].value }

  var admitsTogether: Bool { false }

  mutating func admit(together events: [AdmissionEvent]) throws(Failure) -> Int { 0 }

  mutating func widen(_ v: Int, to bounds: (lower: Double, upper: Double)) {
    cells[v].lower = min(bounds.lower, cells[v].value)
    cells[v].upper = max(bounds.upper, cells[v].value)
  }

  mutating func admit(
    _ v: Int, within interval: (lower: Double, upper: Double), size: Double
  ) throws(Failure) -> [BoundMultiplier]? {
    if violation(of: v, interval) > 0 {
      let level = arena.buffer(
        1,
        of: SoftBounds<Double>(
          lower: interval.lower, upper: interval.upper, weight: 1, priority: 0,
          variable: Int32(truncatingIfNeeded: v), next: -1))
      if sides.count == 0 { sides = arena.buffer(1, of: 0) }
      beginCost(level)
      refreshGradient()
      _ = try minimise()
      endCost()
      let end = cells[v].value < interval.lower ? interval.lower : interval.upper
      if violation(of: v, interval) > Tolerance.feasibility * max(size, abs(end)) {
        return multipliers(of: v)
      }
    }
    // A bound missed by a rounding error moves to the value.
    let x = cells[v].value
    cells[v].lower = max(cells[v].lower, min(interval.lower, x))
    cells[v].upper = min(cells[v].upper, max(interval.upper, x))
    return nil
  }

  /// The distance from an interval; zero within the tolerance of a bound.
  private func violation(of v: Int, _ interval: (lower: Double, upper: Double)) -> Double {
    let x = cells[v].value
    if interval.lower - x > Tolerance.near(interval.lower) { return interval.lower - x }
    return x - interval.upper > Tolerance.near(interval.upper) ? x - interval.upper : 0
  }

  /// The row of a variable that is at its extreme value.
  private func multipliers(of v: Int) -> [BoundMultiplier] {
    guard isBasic(v) else { return [BoundMultiplier(variable: Int32(v), value: 1)] }
    var row: [BoundMultiplier] = []
    matrix.forEach(inRow: Int(cells[v].row)) { other, value in
      row.append(BoundMultiplier(variable: Int32(truncatingIfNeeded: other), value: value))
    }
    let largest = row.reduce(0) { max($0, abs($1.value)) }
    return row.filter { abs($0.value) > Tolerance.rate * largest }
  }
}
