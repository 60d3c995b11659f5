/// The dual simplex method.
///
/// A level starts dual feasible from any basis. Every nonbasic variable leaps to the minimum of its
/// own cost, and every basic variable is assigned to its segment of rate zero, so all multipliers
/// are zero. No phase 1 is needed, because the cost of a level is a sum of distances; the required
/// constraints are a level without costs.
///
/// Each step takes the basic variable farthest from its segment, by dual steepest edge weights
/// (Forrest and Goldfarb, Steepest-Edge Simplex Algorithms for Linear Programming, 1992). It raises
/// that variable's cost until a breakpoint: the gradient of a nonbasic variable reaches the rate of
/// its segment, or the cost reaches the rate of the variable's own next segment. Breakpoints are
/// passed while the variable is still outside (the long-step rule, also called bound flipping;
/// Maros, A Generalized Dual Phase-2 Simplex Algorithm, 2003; Koberstein, The Dual Simplex Method,
/// 2005). A row of n equal wishes therefore takes one step, not n.
extension SparseSimplex {
  /// The difference between the two computations of a pivot at which to refactorise; relative.
  private static var pivotError: Double { 1e-7 }
  /// The maximum number of dual steps after which values count as exact if all pivots were sound.
  private static var driftLimit: Int { 16 }
  /// The minimum dual weight; rounding errors of updates could otherwise make it negative.
  private static var leastNorm: Double { 1e-6 }

  /// The outcome of the dual method.
  enum DualOutcome {
    case optimal
    /// The basic variable at a position cannot reach its segment.
    case infeasible(position: Int)
    case outOfSteps
  }

  /// Brings all basic variables into their segments within `stepLimit` steps. At the start all
  /// gradients must be zero.
  mutating func minimiseDual(
    stepLimit: Int, perturbing: Bool
  ) throws(Failure) -> DualOutcome {
    var isExact = true
    var steps = 0
    var stalled = 0
    while true {
      let isStalled = stalled > patience
      guard let (position, excess) = try choosePosition(first: isStalled) else {
        if isExact || isDriftNegligible { return .optimal }
        try refresh()
        isExact = true
        continue
      }
      guard steps < stepLimit else { return .outOfSteps }
      guard steps < mostSteps else { throw .ended(.numbersTooFarApart) }
      if steps == 0 && perturbing { try perturb() }
      steps += 1
      isExact = false
      let cell = cells[basic[position]]
      let isAbove = cell.value > ends(cell, Int(cell.segment)).high
      var step = DualStep(
        position: position, variable: Int(basic[position]), direction: isAbove ? 1 : -1,
        segment: Int(cell.segment), excess: excess)
      try computePivotRow(position: position)
      norm[position] = max(squaredNorm(row), SparseSimplex.leastNorm)
      try collectBreakpoints(step)
      let end = try passBreakpoints(&step, stopsAtFirst: isStalled)
      stalled = step.length > Tolerance.step ? 0 : stalled + 1
      if isStalled { statistics.blandSteps += 1 }
      if case .unbounded = end, !isNegligible(step) {
        return .infeasible(position: position)
      }
      try applyFlips()
      switch end {
      case .unbounded: widen(step.variable)
      case .accepted(let segment):
        lengthen(step)
        cells[step.variable].segment = Int32(truncatingIfNeeded: segment)
        suspects.insert(position)
        statistics.acceptances += 1
      case .entering(let breakpoint): try enter(breakpoint, step)
      }
      pivotRow.clear()
      row.clear()
    }
  }

  /// Whether the next level can reuse incrementally updated values, as after the few steps of a
  /// level with one wish.
  ///
  /// Values after the required constraints are always recomputed.
  private var isDriftNegligible: Bool {
    isDriftSmall && driftingSteps <= SparseSimplex.driftLimit && !named.isEmpty
  }

  /// Recomputes values, gradients and the list of variables outside their segments.
  mutating func refresh() throws(Failure) {
    driftingSteps = 0
    isDriftSmall = true
    try computeValues()
    try computeGradients()
    suspects.insertAll()
  }

  /// The basic variable farthest from its segment, by weight; or the first one outside.
  private func choosePosition(
    first: Bool
  ) throws(Failure) -> (position: Int, excess: Double)? {
    try context.meter.charge(1 + suspects.count)
    var best: (position: Int, excess: Double)?
    var bestPrice = 0.0
    suspects.filter { position in
      let v = basic[position]
      let cell = cells[v]
      let (low, high) = ends(cell, Int(cell.segment))
      let excess: Double
      if cell.value > high + Tolerance.near(high) {
        excess = cell.value - high
      } else if cell.value < low - Tolerance.near(low) {
        excess = low - cell.value
      } else {
        return false
      }
      let price = first ? 1 : excess * excess / norm[position]
      if price > bestPrice || (price == bestPrice && best.map { v < basic[$0.position] } ?? true) {
        best = (position, excess)
        bestPrice = price
      }
      return true
    }
    return best
  }

  private func squaredNorm(_ vector: SparseVector) -> Double {
    var sum = 0.0
    for at in 0..<vector.count {
      let value = vector[vector.index(at)]
      sum += value * value
    }
    return sum
  }

  /// Moves a nonbasic variable to a kink.
  @inline(__always)
  func place(_ v: Int, at kink: Kink) {
    cells[v].value = kink.position
    if isParametric { valueSlope[v] = kink.slope }
  }

  /// Adds a step to the gradients.
  private func lengthen(_ step: DualStep) {
    guard step.length != 0 else { return }
    for at in 0..<pivotRow.count {
      let v = pivotRow.index(at)
      cells[v].gradient -= step.direction * step.length * pivotRow[v]
      gradients.insert(v)
    }
  }

  /// Exchanges the leaving variable for the variable whose breakpoint ended the step.
  private mutating func enter(
    _ breakpoint: BreakpointHeap.Breakpoint, _ step: DualStep
  ) throws(Failure) {
    let entering = Int(breakpoint.variable)
    let (position, leaving) = (step.position, step.variable)
    let expected = pivotRow[entering]
    try computeColumn(entering)
    let pivot = column[position]
    if abs(pivot - expected) > SparseSimplex.pivotError * (1 + abs(pivot))
      || abs(pivot) < SparseSimplex.leastEntry, factors.updateCount > 0
    {
      try factorise()
      column.clear()
      return try refresh()
    }
    statistics.dualSteps += 1
    driftingSteps += 1
    if abs(pivot) < Tolerance.relativePivot
      || abs(pivot - expected) > Tolerance.rounding * (1 + abs(pivot))
    {
      isDriftSmall = false
    }
    lengthen(step)
    let edges = edges(cells[entering])
    cells[entering].segment = Int32(
      truncatingIfNeeded: breakpoint.speed > 0 ? edges.rightSegment : edges.leftSegment)
    let target = end(leaving, step.segment, isUpper: step.direction > 0)
    move(entering, by: (cells[leaving].value - target.position) / pivot)
    place(leaving, at: target)
    let cost = rate(cells[leaving], Int(cells[leaving].segment))
    cells[leaving].gradient = -(cost + step.direction * step.length)
    gradients.insert(leaving)
    cells[entering].gradient = 0
    try updateNorms(position, pivot: pivot)
    column.clear()
    let value = cells[entering].value
    if try exchange(position: position, entering: entering) {
      cells[entering].value = value
      try refresh()
    }
    suspects.insert(position)
  }

  /// Moves the entering variable, and the basic variables along `column`.
  private func move(_ v: Int, by distance: Double) {
    cells[v].value += distance
    for at in 0..<column.count {
      let position = column.index(at)
      cells[basic[position]].value -= column[position] * distance
      suspects.insert(position)
    }
  }

  /// Updates the dual steepest edge weights. `row` is the leaving variable's row.
  private func updateNorms(_ position: Int, pivot: Double) throws(Failure) {
    change.clear()
    for at in 0..<row.count { change.add(row[row.index(at)], at: row.index(at)) }
    try factors.solve(change)
    let own = norm[position]
    for at in 0..<column.count {
      let other = column.index(at)
      guard other != position else { continue }
      let ratio = column[other] / pivot
      let norm = norm[other] - 2 * ratio * change[other] + ratio * ratio * own
      self.norm[other] = max(norm, SparseSimplex.leastNorm)
    }
    norm[position] = max(own / (pivot * pivot), SparseSimplex.leastNorm)
    try context.meter.charge(column.count)
    change.clear()
  }

  /// Whether the leaving variable misses its bound only by a rounding error.
  private func isNegligible(_ step: DualStep) -> Bool {
    let v = step.variable
    let end = end(v, step.segment, isUpper: step.direction > 0).position
    let size = max(v < columnCount ? 1 : magnitude[v - columnCount], abs(end))
    return step.excess <= Tolerance.feasibility * size
  }

  /// Moves a missed bound to the basic variable's value.
  private func widen(_ v: Int) {
    let cell = cells[v]
    let isFixed = !cell.canMove
    if isParametric {
      // The bound and the value must keep their difference.
      context.range.keepZero(DualNumber(0, slope: 1))
    }
    if isFixed || cell.value < cell.lower { cells[v].lower = cell.value }
    if isFixed || cell.value > cell.upper { cells[v].upper = cell.value }
  }
}
