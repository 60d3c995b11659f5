/// The primal simplex method for piecewise linear costs.
///
/// The cost is the weighted sum of the variables' distances from their soft bounds. No artificial
/// variables are needed: soft bounds are breakpoints, and the ratio test passes them while the cost
/// falls (the long-step rule; Maros, Computational Techniques of the Simplex Method, 2003, chapter
/// 9, there for phase 1). While `infeasibilityCost` is finite, hard bounds are soft too, and a
/// basis may start infeasible (the composite method). Pricing takes the steepest descent (Dantzig)
/// and, after a stall, the first descent (Bland), so the method terminates.
extension Tableau {
  /// The maximum number of steps after which the gradient is accurate enough to keep.
  private static var fewSteps: Int { 16 }

  /// Minimises the cost within the bounds; returns `false` if it is unbounded.
  ///
  /// The gradient must be up to date. A rough minimum is not verified with a recomputed gradient,
  /// for callers that verify the values themselves.
  mutating func minimise(isRough: Bool = false) throws(Failure) -> Bool {
    var stalled = 0
    var stepCount = 0
    // The number of degenerate steps before Bland's rule. A few are normal.
    let patience = 64 + 2 * rowCount
    while true {
      let isPatient = stalled <= patience
      try charge(isPatient ? 1 : 1 + prices.count)
      guard let entering = isPatient ? prices.steepest : prices.first else {
        // The gradient was updated incrementally, so verify the optimum with a recomputed one.
        // After few steps it suffices that the sides are still right.
        let isKnown = isRough || (softBounds.count == 0 && infeasibles.isEmpty)
        if stepCount == 0 || isKnown || (stepCount <= Tableau.fewSteps && sidesHold()) {
          return true
        }
        refreshGradient()
        try charge(candidates.count + softBounds.count)
        stepCount = 0
        continue
      }
      stepCount += 1
      let descent = descent(entering)
      guard
        let distance = try step(entering, up: descent.up, rate: descent.rate, first: !isPatient)
      else { return false }
      stalled = distance > Tolerance.step ? 0 : stalled + 1
    }
  }

  /// Moves `v` up or down until the cost, whose slope is `rate`, stops falling.
  ///
  /// Returns the distance, or `nil` if the cost is unbounded. `first` selects the leaving variable
  /// by Bland's rule.
  mutating func step(
    _ v: Int, up: Bool, rate start: Double, first: Bool = false
  ) throws(Failure) -> Double? {
    let direction = up ? 1.0 : -1.0
    collectBreakpoints(v, up: up)
    visits &+= matrix.cost(ofColumn: v)
    try charge(ratioTest.metCount * 4)
    var rate = start
    var stop = 0
    while let next = ratioTest.rise(at: stop), rate + next < -Tolerance.rate {
      rate += next
      stop += 1
    }
    guard stop < ratioTest.count else { return nil }
    let last = ratioTest[selectLeaving(from: stop, rate: rate, first: first)]
    // The entering variable is on the side towards which it moves, even in a step of length zero.
    // Sides by value alone would forget the cost of the step, and the method would cycle.
    takeOwnSides(v, up: up)
    let own = (last.target - cells[Int(last.variable)].value) / (last.speed * direction)
    // A breakpoint passed by a rounding error is reached without moving.
    try move(v, by: direction * (own.value < 0 ? Number(0, slope: own.slope) : own))
    for at in 0..<stop {
      if ratioTest[at].row != last.row || ratioTest[at].variable != last.variable {
        pass(ratioTest[at], upwards: (ratioTest[at].speed > 0) == up)
      } else if ratioTest[at].softBoundsIndex < 0 {
        // The variable stops beyond a hard bound, and pays for it wherever it moves from here.
        makeInfeasible(Int(last.variable))
      }
    }
    cells[last.variable].value = last.target
    if last.row >= 0 {
      try exchange(last, entering: v)
    } else {
      reprice(v)
    }
    return last.distance
  }

  /// Sets the sides of an entering variable according to the direction of its step.
  private mutating func takeOwnSides(_ v: Int, up: Bool) {
    let x = cells[v].value.value
    for at in softBoundsRange(v) {
      sides[at] = Tableau.ownSide(
        x, lower: softBounds[at].lower.value, upper: softBounds[at].upper.value, up: up)
    }
    guard cells[v].isInfeasible && infeasibilityCost < .infinity else { return }
    cells[v].excess = Tableau.ownSide(
      x, lower: cells[v].lower.value, upper: cells[v].upper.value, up: up)
  }

  /// Updates the side and the gradient for a passed breakpoint.
  private mutating func pass(_ passed: Breakpoint<Number>, upwards: Bool) {
    let change: Int8 = upwards ? 1 : -1
    let v = Int(passed.variable)
    if passed.softBoundsIndex >= 0 {
      sides[passed.softBoundsIndex] += change
    } else {
      makeInfeasible(v)
      cells[v].excess += change
    }
    guard passed.row >= 0 else { return }
    let weight =
      passed.softBoundsIndex >= 0
      ? softBounds[Int(passed.softBoundsIndex)].weight : infeasibilityCost
    reprice(row: Int(passed.row), adding: Double(change) * weight)
  }

  /// Selects the breakpoint whose variable leaves, among those reached together that each end the
  /// descent: the entering variable itself, otherwise the largest pivot or, by Bland's rule, the
  /// first variable.
  private mutating func selectLeaving(from stop: Int, rate: Double, first: Bool) -> Int {
    let last = Breakpoint<Number>.together(with: ratioTest[stop].distance)
    var best = stop
    var at = stop
    while let rise = ratioTest.rise(at: at), ratioTest[at].distance <= last {
      defer { at += 1 }
      guard rate + rise >= -Tolerance.rate else { continue }
      if ratioTest[at].row < 0 { return at }
      let isBetter =
        first
        ? ratioTest[at].variable < ratioTest[best].variable
        : abs(ratioTest[at].speed) > abs(ratioTest[best].speed)
      if isBetter { best = at }
    }
    return best
  }

  /// Fills the ratio test with the breakpoints of a step of `v`.
  private mutating func collectBreakpoints(_ v: Int, up: Bool) {
    ratioTest.removeAll()
    addBreakpoints(v, speed: 1, up: up, row: -1)
    matrix.forEach(inColumn: v) { row, a in
      let v = Int(basic[row])
      guard isStopped(v, up: (a > 0) == up), abs(a) > Tolerance.pivot else { return }
      addBreakpoints(v, speed: a, up: (a > 0) == up, row: Int32(truncatingIfNeeded: row))
    }
  }

  /// Whether a basic variable may have breakpoints ahead; most have none.
  @inline(__always)
  private func isStopped(_ v: Int, up: Bool) -> Bool {
    (up ? cells[v].upper.isFinite : cells[v].lower.isFinite)
      || cells[v].softBoundsCount > 0 || cells[v].excess != 0
  }

  /// Adds the breakpoints ahead of `v`, which moves up or down by `speed` per unit of the step.
  private mutating func addBreakpoints(_ v: Int, speed: Double, up: Bool, row: Int32) {
    let x = cells[v].value.value
    var form = Breakpoint<Number>(
      target: .zero, distance: 0, rise: .infinity, speed: speed,
      variable: Int32(truncatingIfNeeded: v), row: row, softBoundsIndex: -1)
    let (lower, upper) = (cells[v].lower, cells[v].upper)
    if infeasibilityCost < .infinity && (row >= 0 || cells[v].isInfeasible) {
      let side =
        row >= 0
        ? cells[v].excess : Tableau.ownSide(x, lower: lower.value, upper: upper.value, up: up)
      form.rise = infeasibilityCost * abs(speed)
      ratioTest.addBounds(form, lower: lower, upper: upper, side: side, up: up, x: x, in: arena)
    } else {
      ratioTest.add(form, target: up ? upper : lower, up: up, x: x, in: arena)
    }
    for at in softBoundsRange(v) {
      let (lower, upper) = (softBounds[at].lower, softBounds[at].upper)
      let side =
        row >= 0 ? sides[at] : Tableau.ownSide(x, lower: lower.value, upper: upper.value, up: up)
      form.rise = softBounds[at].weight * abs(speed)
      form.softBoundsIndex = Int32(truncatingIfNeeded: at)
      ratioTest.addBounds(form, lower: lower, upper: upper, side: side, up: up, x: x, in: arena)
    }
  }

  /// Makes `entering` basic in the row of the leaving variable's breakpoint, and updates the
  /// gradient.
  private mutating func exchange(_ met: Breakpoint<Number>, entering: Int) throws(Failure) {
    let row = Int(met.row)
    let leaving = Int(met.variable)
    addToGradient(-(softBoundsSlope(leaving) + infeasibilitySlope(leaving)), row: row)
    let pull = cells[entering].gradient
    cells[entering].gradient = 0
    cells[leaving].gradient = 0
    prices.set(entering, rate: 0)
    try pivot(row: row, entering: entering)
    let total = pull + softBoundsSlope(entering) + infeasibilitySlope(entering)
    if cells[leaving].softBoundsCount > 0 || cells[leaving].isInfeasible { makeCandidate(leaving) }
    reprice(row: row, adding: total)
    try substituteIfFree(entering)
  }
}
