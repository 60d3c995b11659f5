/// The search for conflicts in a large component.
///
/// Admitting events one by one would take a few steps for each, and each step costs as much as
/// there are rows. Instead, many events are admitted at once, by a crash basis and few steps, like
/// the required bounds in a solve. If that fails, the infeasible row tells how many events to drop.
extension SparseSimplex: AdmissionBasis {
  /// The number of failures after which each further failure at least halves the events.
  private static var fewFailures: Int { 3 }

  func value(of v: Int) -> Double { cells[v].value }

  var admitsTogether: Bool { true }

  /// Makes the equalities among the required rows hold, without any other bounds. Calls `note` with
  /// each row that depends on others, and whether it holds; such a row is dropped.
  mutating func fixEqualities(note: (_ row: Int, _ holds: Bool) -> Void) throws(Failure) {
    try listMovable()
    try factorise()
    _ = try crashByBounds()
    try removeFixed()
    var dependent: [Int] = []
    for v in columnCount..<variableCount where !cells[v].canMove {
      if cells[v].isBasic { dependent.append(v) } else { stand(v, atLower: true) }
    }
    try computeValues()
    for v in dependent {
      let row = v - columnCount
      let off = abs(cells[v].value - cells[v].lower)
      note(row, off <= Tolerance.feasibility * magnitude[row])
      cells[v].lower = -.infinity
      cells[v].upper = .infinity
    }
    suspects.insertAll()
    try context.meter.charge(rowCount)
  }

  mutating func admit(
    _ v: Int, within interval: (lower: Double, upper: Double), size: Double
  ) throws(Failure) -> [BoundMultiplier]? {
    if violation(of: v, interval) > 0 {
      let cell = cells[v]
      let end = cell.value < interval.lower ? interval.lower : interval.upper
      let tolerance = Tolerance.feasibility * max(size, abs(end))
      if max(interval.lower - cell.upper, cell.lower - interval.upper) > tolerance {
        return [BoundMultiplier(variable: Int32(truncatingIfNeeded: v), value: 1)]
      }
      try approach(
        v, (lower: min(interval.lower, cell.upper), upper: max(interval.upper, cell.lower)))
      if violation(of: v, interval) > tolerance { return try multipliers(of: v) }
    }
    // A bound missed by a rounding error moves to the value.
    let x = cells[v].value
    cells[v].lower = max(cells[v].lower, min(interval.lower, x))
    cells[v].upper = min(cells[v].upper, max(interval.upper, x))
    return nil
  }

  /// Minimises a variable's distance from an interval, without a crash basis: that would cost more
  /// than the few steps a single variable takes.
  private mutating func approach(
    _ v: Int, _ interval: (lower: Double, upper: Double)
  ) throws(Failure) {
    let level = context.arena.buffer(
      1,
      of: SoftBounds<Double>(
        lower: interval.lower, upper: interval.upper, weight: 1, priority: 0,
        variable: Int32(truncatingIfNeeded: v), next: -1))
    try beginCost(level)
    try leap()
    guard case .optimal = try minimiseDual(stepLimit: .max, perturbing: false) else {
      throw .ended(.numbersTooFarApart)
    }
    endCost()
  }

  /// The distance from an interval; zero within the tolerance of a bound.
  private func violation(of v: Int, _ interval: (lower: Double, upper: Double)) -> Double {
    let x = cells[v].value
    if interval.lower - x > Tolerance.near(interval.lower) { return interval.lower - x }
    return x - interval.upper > Tolerance.near(interval.upper) ? x - interval.upper : 0
  }

  /// A variable at its extreme value, as a function of nonbasic variables.
  private mutating func multipliers(of v: Int) throws(Failure) -> [BoundMultiplier] {
    guard cells[v].isBasic else {
      return [BoundMultiplier(variable: Int32(truncatingIfNeeded: v), value: 1)]
    }
    try computeFullRow(position: Int(cells[v].position))
    defer { pivotRow.clear() }
    var result: [BoundMultiplier] = []
    var largest = 0.0
    for at in 0..<pivotRow.count {
      let other = pivotRow.index(at)
      guard !cells[other].isBasic else { continue }
      largest = max(largest, abs(pivotRow[other]))
      result.append(
        BoundMultiplier(variable: Int32(truncatingIfNeeded: other), value: -pivotRow[other]))
    }
    return result.filter { abs($0.value) > Tolerance.rate * largest }
  }

  mutating func widen(_ v: Int, to bounds: (lower: Double, upper: Double)) {
    let wasFixed = !cells[v].canMove
    cells[v].lower = min(bounds.lower, cells[v].value)
    cells[v].upper = max(bounds.upper, cells[v].value)
    if wasFixed { reactivate(v) }
  }

  /// Marks a variable that can move again as active in its rows.
  private func reactivate(_ v: Int) {
    forEachEntry(v) { row, _ in activeEnd[row] = rows.starts[row + 1] }
  }
}

/// Admits several events at once.
extension SparseSimplex {
  mutating func admit(together events: [AdmissionEvent]) throws(Failure) -> Int {
    let before = events.map { (lower: cells[$0.variable].lower, upper: cells[$0.variable].upper) }
    var end = events.count
    var failures = 0
    while true {
      end = try narrow(events[..<end])
      guard let position = try reachBounds() else { return end }
      // The bounds admitted earlier are feasible, so only rounding errors can cause this.
      guard end > 0 else { throw .ended(.numbersTooFarApart) }
      failures += 1
      let cut = try leastInfeasible(position, events[..<end], before)
      resetLevel()
      for at in 0..<end {
        let v = Int(events[at].variable)
        let wasFixed = !cells[v].canMove
        (cells[v].lower, cells[v].upper) = before[at]
        if wasFixed { reactivate(v) }
      }
      end = failures > SparseSimplex.fewFailures ? min(cut, end / 2) : cut
    }
  }

  /// Narrows bounds to the intervals of events, up to the first event that leaves no value; returns
  /// the number of events before it. Nonbasic variables move into their bounds.
  private mutating func narrow(_ events: ArraySlice<AdmissionEvent>) throws(Failure) -> Int {
    change.clear()
    var visited = events.count
    var end = events.endIndex
    for at in events.indices {
      let event = events[at]
      let v = Int(event.variable)
      var lower = max(cells[v].lower, event.lower)
      var upper = min(cells[v].upper, event.upper)
      if lower > upper {
        let size = max(event.size, abs(lower), abs(upper))
        guard lower - upper <= Tolerance.feasibility * size else {
          end = at
          break
        }
        // Bounds that cross only by a rounding error count as equal.
        if cells[v].lower == lower { upper = lower } else { lower = upper }
      }
      (cells[v].lower, cells[v].upper) = (lower, upper)
      if cells[v].isBasic {
        suspects.insert(Int(cells[v].position))
        continue
      }
      let x = cells[v].value
      guard x < lower || x > upper else { continue }
      stand(v, atLower: x < lower)
      let distance = cells[v].value - x
      forEachEntry(v) { row, a in change.add(-a * distance, at: row) }
      visited += entryCount(v)
    }
    try context.meter.charge(visited)
    try moveBasics()
    return end
  }

  /// The index of the first event up to which the row of a basic variable proves the events
  /// infeasible. The variable cannot reach its bounds.
  ///
  /// The row is a relation `Σ c x = 0` with a positive minimum. Dropping an event restores its
  /// variable's previous bound, which lowers the minimum.
  private mutating func leastInfeasible(
    _ position: Int, _ events: ArraySlice<AdmissionEvent>,
    _ before: [(lower: Double, upper: Double)]
  ) throws(Failure) -> Int {
    let leaving = Int(basic[position])
    let sign = cells[leaving].value > cells[leaving].upper ? -1.0 : 1.0
    var bounds: [Int32: Double] = [:]
    try computeFullRow(position: position)
    defer { pivotRow.clear() }
    var largest = 0.0
    for at in 0..<pivotRow.count { largest = max(largest, abs(pivotRow[pivotRow.index(at)])) }
    func coefficient(_ v: Int) -> Double {
      guard v == leaving || !cells[v].isBasic else { return 0 }
      return abs(pivotRow[v]) > Tolerance.rate * largest ? sign * pivotRow[v] : 0
    }
    for at in events.indices.reversed() {
      let v = Int(events[at].variable)
      let c = coefficient(v)
      if c != 0 { bounds[events[at].variable] = c > 0 ? before[at].lower : before[at].upper }
    }
    var relation = RelationValue()
    for at in 0..<pivotRow.count {
      let v = pivotRow.index(at)
      let c = coefficient(v)
      guard c != 0 else { continue }
      relation.add(c, bounds[Int32(v)] ?? (c > 0 ? cells[v].lower : cells[v].upper))
    }
    try context.meter.charge(pivotRow.count + 8 * events.count)
    var last = 0
    for at in events.indices {
      let c = coefficient(Int(events[at].variable))
      guard c != 0, let old = bounds[events[at].variable] else { continue }
      let new = c > 0 ? max(old, events[at].lower) : min(old, events[at].upper)
      guard new != old else { continue }
      relation.replace(c, old, by: new)
      bounds[events[at].variable] = new
      last = at
      if relation.isPositive(beyond: Tolerance.feasibility) { return at }
    }
    return last
  }
}
