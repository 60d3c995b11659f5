/// A place on the way of an entering variable where the cost changes its slope, or the way ends.
struct Step: BitwiseCopyable {
  /// The value, there, of the variable that meets its breakpoint.
  var target: Quantity
  var distance: Double
  /// How much faster the cost grows beyond; infinite at a bound that is not to be passed.
  var rise: Double
  /// How fast the variable that meets its breakpoint moves.
  var speed: Double
  var variable: Int32
  /// The matrix row of that variable, or -1 for the entering variable itself.
  var row: Int32
  /// The interval whose end it is, or -1 at a bound.
  var interval: Int32

  /// The order in which they are met. Slow ones go first among those met together: they are passed, and a
  /// fast one is left for the pivot.
  static func precedes(_ a: Step, _ b: Step) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if abs(a.speed) != abs(b.speed) { return abs(a.speed) < abs(b.speed) }
    return a.variable != b.variable ? a.variable < b.variable : a.interval < b.interval
  }
}

/// The primal simplex method for piecewise linear costs.
///
/// The cost is the weighted sum, over the active intervals, of how far their variables are outside. It is
/// minimised without artificial variables: an interval's ends are breakpoints, and the ratio test walks
/// through them while the cost still falls (the long-step rule of Maros, Computational Techniques of the
/// Simplex Method, 2003, chapter 9, there for phase 1). While `strayCost` is finite, bounds are such
/// intervals too, and a basis may start outside of them (the composite method). An entering variable is the one of
/// steepest descent, and after a stall the first that descends (Bland), so the method ends.
extension Tableau {
  /// Minimises the cost within the bounds; false where it falls for ever.
  ///
  /// The gradient must be up to date.
  mutating func minimise() throws(Failure) -> Bool {
    var stalled = 0
    var isFresh = true
    // Steps of no length that are normal in a degenerate tableau, before Bland's rule takes over.
    let patience = 64 + 2 * rowCount
    while true {
      let isPatient = stalled <= patience
      try context.meter.charge(isPatient ? 1 : 1 + prices.count)
      guard let entering = isPatient ? prices.steepest : prices.first else {
        if isFresh || (intervals.count == 0 && strays.isEmpty) { return true }
        // What was added up step by step is checked against the values before it is believed.
        refreshGradient()
        try context.meter.charge(candidates.count + intervals.count)
        isFresh = true
        continue
      }
      isFresh = false
      let descent = descent(entering)
      guard
        let distance = try step(entering, up: descent.up, rate: descent.rate, first: !isPatient)
      else { return false }
      stalled = distance > 1e-12 ? 0 : stalled + 1
    }
  }

  /// Moves `v` up or down to where the cost, which changes at `rate`, stops falling.
  ///
  /// Returns how far that was, or nil if it never does; `first` asks for Bland's rule.
  mutating func step(
    _ v: Int, up: Bool, rate start: Double, first: Bool = false
  ) throws(Failure) -> Double? {
    let direction = up ? 1.0 : -1.0
    collectSteps(v, up: up)
    try context.meter.charge(steps.count * 4)
    let ordered = steps.elements
    ordered.sort(by: Step.precedes)
    var rate = start
    var stop = 0
    while stop < ordered.count, rate + ordered[stop].rise < -Tolerance.rate {
      rate += ordered[stop].rise
      stop += 1
    }
    guard stop < ordered.count else { return nil }
    let step = ordered[selectLeaving(from: stop, rate: rate, first: first)]
    // The entering variable is on the side that it set out to, even where it gets nowhere; to let its place
    // alone decide would forget what its step has cost, and go round in circles.
    takeOwnSides(v, up: up)
    let own = (step.target - cells[Int(step.variable)].value) / (step.speed * direction)
    // A breakpoint that was already passed by a rounding error is met where it is.
    try move(v, by: direction * (own.value < 0 ? Quantity(0, slope: own.slope) : own))
    for at in 0..<stop where ordered[at].row != step.row || ordered[at].variable != step.variable {
      pass(ordered[at], upwards: (ordered[at].speed > 0) == up)
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
    for at in intervalRange(v) {
      sides[at] = Tableau.ownSide(
        x, intervals[at].lower.value, intervals[at].upper.value, up: up)
    }
    guard cells[v].isStray && strayCost < .infinity else { return }
    cells[v].excess = Tableau.ownSide(x, cells[v].lower.value, cells[v].upper.value, up: up)
  }

  /// Notes that a breakpoint was passed.
  private mutating func pass(_ passed: Step, upwards: Bool) {
    let change: Int8 = upwards ? 1 : -1
    let v = Int(passed.variable)
    if passed.interval >= 0 {
      sides[passed.interval] += change
    } else {
      makeStray(v)
      cells[v].excess += change
    }
    guard passed.row >= 0 else { return }
    let weight = passed.interval >= 0 ? intervals[Int(passed.interval)].weight : strayCost
    addToGradient(Double(change) * weight, row: Int(passed.row))
    repriceRow(Int(passed.row))
  }

  /// The one that leaves, among the breakpoints that are met together and that each end the descent:
  /// the entering variable itself, else the one with the largest pivot, which is the most stable, or by
  /// Bland's rule the first.
  private func selectLeaving(from stop: Int, rate: Double, first: Bool) -> Int {
    let end = steps[stop].distance
    let slack = 1e-11 * (1 + end)
    var best = stop
    for at in stop..<steps.count {
      guard steps[at].distance <= end + slack else { break }
      guard rate + steps[at].rise >= -Tolerance.rate else { continue }
      if steps[at].row < 0 { return at }
      let isBetter =
        first
        ? steps[at].variable < steps[best].variable
        : abs(steps[at].speed) > abs(steps[best].speed)
      if isBetter { best = at }
    }
    return best
  }

  private mutating func collectSteps(_ v: Int, up: Bool) {
    steps.removeAll()
    addSteps(v, speed: 1, up: up, row: -1)
    let matrix = matrix
    matrix.forEach(inColumn: v) { row, a in
      guard abs(a) > Tolerance.pivot else { return }
      addSteps(
        Int(basic[row]), speed: a, up: (a > 0) == up, row: Int32(truncatingIfNeeded: row))
    }
  }

  /// Adds the breakpoints ahead of `v`, which moves up or down at `speed`.
  private mutating func addSteps(_ v: Int, speed: Double, up: Bool, row: Int32) {
    let cell = cells[v]
    let pace = abs(speed)
    for at in intervalRange(v) {
      let interval = intervals[at]
      let side =
        row >= 0
        ? sides[at]
        : Tableau.ownSide(
          cell.value.value, interval.lower.value, interval.upper.value, up: up)
      let form = Step(
        target: .zero, distance: 0, rise: interval.weight * pace, speed: speed,
        variable: Int32(truncatingIfNeeded: v), row: row,
        interval: Int32(truncatingIfNeeded: at))
      addEnds(form, interval.lower, interval.upper, side: side, up: up, x: cell.value.value)
    }
    var form = Step(
      target: .zero, distance: 0, rise: .infinity, speed: speed,
      variable: Int32(truncatingIfNeeded: v), row: row, interval: -1)
    if strayCost < .infinity && (row >= 0 || cell.isStray) {
      let side =
        row >= 0
        ? cell.excess
        : Tableau.ownSide(cell.value.value, cell.lower.value, cell.upper.value, up: up)
      form.rise = strayCost * pace
      addEnds(form, cell.lower, cell.upper, side: side, up: up, x: cell.value.value)
    } else {
      add(form, up ? cell.upper : cell.lower, up: up, x: cell.value.value)
    }
  }

  private mutating func addEnds(
    _ form: Step, _ lower: Quantity, _ upper: Quantity, side: Int8, up: Bool, x: Double
  ) {
    if up {
      if side < 0 { add(form, lower, up: up, x: x) }
      if side <= 0 { add(form, upper, up: up, x: x) }
    } else {
      if side > 0 { add(form, upper, up: up, x: x) }
      if side >= 0 { add(form, lower, up: up, x: x) }
    }
  }

  private mutating func add(_ form: Step, _ target: Quantity, up: Bool, x: Double) {
    guard target.isFinite else { return }
    var step = form
    step.target = target
    step.distance = max(0, (up ? target.value - x : x - target.value) / abs(form.speed))
    steps.append(step, in: arena)
  }

  /// Makes `entering` basic in the row of `step`, and keeps the gradient right.
  private mutating func exchange(_ step: Step, entering: Int) throws(Failure) {
    let row = Int(step.row)
    let leaving = Int(step.variable)
    addToGradient(-(intervalSlope(leaving) + straySlope(leaving)), row: row)
    let pull = cells[entering].gradient
    cells[entering].gradient = 0
    cells[leaving].gradient = 0
    prices.set(entering, rate: 0)
    try pivot(row: row, entering: entering)
    let total = pull + intervalSlope(entering) + straySlope(entering)
    addToGradient(total, row: row)
    if cells[leaving].intervalCount > 0 || cells[leaving].isStray { makeCandidate(leaving) }
    repriceRow(row)
    retireIfIdle(entering)
  }
}
