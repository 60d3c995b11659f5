/// The primal simplex method for piecewise linear costs.
///
/// The cost is the weighted sum, over the active softBounds, of how far their variables are outside.
/// It is minimised without artificial variables: an softBoundsIndex's ends are breakpoints, and the ratio
/// test walks through them while the cost still falls (the long-step rule of Maros, Computational
/// Techniques of the Simplex Method, 2003, chapter 9, there for phase 1). While `infeasibilityCost`
/// is finite, bounds are such softBounds too, and a basis may start outside of them (the composite
/// method). An entering variable is the one of steepest descent, and after a stall the first that
/// descends (Bland), so the method ends.
extension Tableau {
  private static var fewSteps: Int { 16 }

  /// Minimises the cost within the bounds; false where it falls for ever.
  ///
  /// The gradient must be up to date. A rough minimum is not checked against the values; for those
  /// who do that themselves.
  mutating func minimise(isRough: Bool = false) throws(Failure) -> Bool {
    var stalled = 0
    var stepCount = 0
    // RatioTest of no length that are normal in a degenerate tableau, before Bland's rule takes
    // over.
    let patience = 64 + 2 * rowCount
    while true {
      let isPatient = stalled <= patience
      try context.meter.charge(isPatient ? 1 : 1 + prices.count)
      guard let entering = isPatient ? prices.steepest : prices.first else {
        // What was added up step by step is checked against the values before it is believed: after
        // a few steps, which add up no errors to speak of, only on which sides they are.
        let isKnown = isRough || (softBounds.count == 0 && infeasibles.isEmpty)
        if stepCount == 0 || isKnown || (stepCount <= Tableau.fewSteps && sidesHold()) {
          return true
        }
        refreshGradient()
        try context.meter.charge(candidates.count + softBounds.count)
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

  /// Moves `v` up or down to where the cost, which changes at `rate`, stops falling.
  ///
  /// Returns how far that was, or nil if it never does; `first` asks for Bland's rule.
  mutating func step(
    _ v: Int, up: Bool, rate start: Double, first: Bool = false
  ) throws(Failure) -> Double? {
    let direction = up ? 1.0 : -1.0
    collectBreakpoints(v, up: up)
    try context.meter.charge(ratioTest.metCount * 4)
    var rate = start
    var stop = 0
    while let next = ratioTest.rise(at: stop), rate + next < -Tolerance.rate {
      rate += next
      stop += 1
    }
    guard stop < ratioTest.count else { return nil }
    let step = ratioTest[selectLeaving(from: stop, rate: rate, first: first)]
    // The entering variable is on the side that it set out to, even where it gets nowhere; to let
    // its place alone decide would forget what its step has cost, and go round in circles.
    takeOwnSides(v, up: up)
    let own = (step.target - cells[Int(step.variable)].value) / (step.speed * direction)
    // A breakpoint that was already passed by a rounding error is met where it is.
    try move(v, by: direction * (own.value < 0 ? Number(0, slope: own.slope) : own))
    for at in 0..<stop {
      if ratioTest[at].row != step.row || ratioTest[at].variable != step.variable {
        pass(ratioTest[at], upwards: (ratioTest[at].speed > 0) == up)
      } else if ratioTest[at].softBoundsIndex < 0 {
        // A variable that stops beyond its bounds has to pay for that wherever it goes on from.
        makeInfeasible(Int(step.variable))
      }
    }
    cells[step.variable].value = step.target
    if step.row >= 0 {
      try exchange(step, entering: v)
    } else {
      reprice(v)
    }
    return step.distance
  }

  private mutating func takeOwnSides(_ v: Int, up: Bool) {
    let x = cells[v].value.value
    for at in softBoundsRange(v) {
      sides[at] = Tableau.ownSide(
        x, softBounds[at].lower.value, softBounds[at].upper.value, up: up)
    }
    guard cells[v].isInfeasible && infeasibilityCost < .infinity else { return }
    cells[v].excess = Tableau.ownSide(x, cells[v].lower.value, cells[v].upper.value, up: up)
  }

  /// Notes that a breakpoint was passed.
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

  /// The one that leaves, among the breakpoints that are met together and that each end the
  /// descent: the entering variable itself, else the one with the largest pivot, which is the most
  /// stable, or by Bland's rule the first.
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

  private mutating func collectBreakpoints(_ v: Int, up: Bool) {
    ratioTest.removeAll()
    addBreakpoints(v, speed: 1, up: up, row: -1)
    matrix.forEach(inColumn: v) { row, a in
      let v = Int(basic[row])
      guard isStopped(v, up: (a > 0) == up), abs(a) > Tolerance.pivot else { return }
      addBreakpoints(v, speed: a, up: (a > 0) == up, row: Int32(truncatingIfNeeded: row))
    }
  }

  /// Whether there may be breakpoints ahead of a basic variable; of most there are none.
  @inline(__always)
  private func isStopped(_ v: Int, up: Bool) -> Bool {
    (up ? cells[v].upper.isFinite : cells[v].lower.isFinite)
      || cells[v].softBoundsCount > 0 || cells[v].excess != 0
  }

  /// Adds the breakpoints ahead of `v`, which moves up or down at `speed`.
  private mutating func addBreakpoints(_ v: Int, speed: Double, up: Bool, row: Int32) {
    let x = cells[v].value.value
    var form = Breakpoint<Number>(
      target: .zero, distance: 0, rise: .infinity, speed: speed,
      variable: Int32(truncatingIfNeeded: v), row: row, softBoundsIndex: -1)
    let (lower, upper) = (cells[v].lower, cells[v].upper)
    if infeasibilityCost < .infinity && (row >= 0 || cells[v].isInfeasible) {
      let side =
        row >= 0
        ? cells[v].excess : Tableau.ownSide(x, lower.value, upper.value, up: up)
      form.rise = infeasibilityCost * abs(speed)
      ratioTest.addEnds(form, lower, upper, side: side, up: up, x: x, in: arena)
    } else {
      ratioTest.add(form, up ? upper : lower, up: up, x: x, in: arena)
    }
    for at in softBoundsRange(v) {
      let (lower, upper) = (softBounds[at].lower, softBounds[at].upper)
      let side = row >= 0 ? sides[at] : Tableau.ownSide(x, lower.value, upper.value, up: up)
      form.rise = softBounds[at].weight * abs(speed)
      form.softBoundsIndex = Int32(truncatingIfNeeded: at)
      ratioTest.addEnds(form, lower, upper, side: side, up: up, x: x, in: arena)
    }
  }

  /// Makes `entering` basic in the row of `step`, and keeps the gradient right.
  private mutating func exchange(_ step: Breakpoint<Number>, entering: Int) throws(Failure) {
    let row = Int(step.row)
    let leaving = Int(step.variable)
    addToGradient(-(softBoundsSlope(leaving) + infeasibilitySlope(leaving)), row: row)
    let pull = cells[entering].gradient
    cells[entering].gradient = 0
    cells[leaving].gradient = 0
    prices.set(entering, rate: 0)
    try pivot(row: row, entering: entering)
    let total = pull + softBoundsSlope(entering) + infeasibilitySlope(entering)
    if cells[leaving].softBoundsCount > 0 || cells[leaving].isInfeasible { makeCandidate(leaving) }
    reprice(row: row, adding: total)
    try retireIfFree(entering)
  }
}
