/// A feasible basis of a component to which bounds are admitted one by one.
///
/// Variables are the component's columns, then the slacks of its rows, as in a ``Tableau``. The
/// equalities among the rows hold from the start; every other bound is admitted in the order that
/// the search for conflicts asks for.
protocol AdmissionBasis {
  var variableCount: Int { get }

  func value(of v: Int) -> Double

  /// Whether ``admit(together:)`` is worth its while.
  var admitsTogether: Bool { get }

  /// Admits events together, as far as they can be.
  ///
  /// - Parameter events: Events of variables, in their order.
  /// - Returns: The number of the first events that are admitted. The next one, if there is one,
  ///   mostly cannot be admitted after these.
  /// - Throws: ``Failure/ended(_:)``.
  mutating func admit(together events: [AdmissionEvent]) throws(Failure) -> Int

  /// Replaces the bounds of a variable by wider ones.
  mutating func widen(_ v: Int, to bounds: (lower: Double, upper: Double))

  /// Narrows the bounds of a variable to an interval, if those that were admitted allow it.
  ///
  /// The variable's violation of the interval is minimised from the current point, which is
  /// feasible. So an interval that the point is in costs nothing, and one that cannot be admitted
  /// leaves the point feasible and the bounds as they are.
  ///
  /// - Parameters:
  ///   - v: The variable.
  ///   - interval: Its new bounds.
  ///   - size: The largest number in the constraint, to judge rounding errors by.
  /// - Returns: `nil` if it is admitted. Otherwise a proof that it cannot be: the variable as a
  ///   linear function of others that are at the bounds which block it, up to multiples of the
  ///   equalities (the row of the tableau; Farkas' lemma). A variable that its own bounds block is
  ///   a function of itself. Entries that are rounding errors are left out.
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
    // A bound that is missed by a rounding error moves to the value.
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

  /// The row of a variable at its extreme value.
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
