/// A place on the way of an entering variable where the cost changes its slope, or the way ends.
struct Step {
  var distance: Double
  /// How much faster the cost grows beyond; infinite at a bound.
  var rise: Double
  /// How fast the variable that meets its breakpoint moves.
  var speed: Double
  /// The value of that variable there.
  var target: Double
  var variable: Int32
  /// The matrix row of that variable, or -1 for the entering variable itself.
  var row: Int32
  /// The place of the entering variable in that row.
  var place: Int32
  /// The interval whose end it is, as an offset in `intervals`, or -1 at a bound.
  var interval: Int32
}

/// The primal simplex method for piecewise linear costs.
///
/// The cost is the weighted sum, over the active intervals, of how far their variables are outside. It is
/// minimised without artificial variables: an interval's ends are breakpoints, and the ratio test walks
/// through them while the cost still falls (the long-step rule of Maros, Computational Techniques of the
/// Simplex Method, 2003, chapter 9, there for phase 1). An entering variable is the one of steepest
/// descent, and after a stall the first that descends (Bland), so the method ends.
extension Tableau {
  /// The descent that an entering variable offers.
  struct Choice {
    var variable = -1
    var direction = 1.0
    var rate = 0.0
    /// Whether it is the first that descends, not the steepest.
    var isFirst = false
  }

  /// Makes `slice`, sorted by variable, the cost.
  mutating func beginCost(_ slice: ArraySlice<Interval>) {
    intervals = slice
    side = Array(repeating: 0, count: slice.count)
    var at = slice.startIndex
    while at < slice.endIndex {
      let v = Int(slice[at].variable)
      let start = at
      while at < slice.endIndex, Int(slice[at].variable) == v { at += 1 }
      firstInterval[v] = Int32(start - slice.startIndex)
      intervalCount[v] = Int32(at - start)
    }
    refreshGradient()
  }

  /// Forgets the cost.
  mutating func endCost() {
    for interval in intervals { intervalCount[Int(interval.variable)] = 0 }
    intervals = []
    clearGradient()
  }

  mutating func clearGradient() {
    for v in candidates {
      gradient[Int(v)] = 0
      isCandidate[Int(v)] = false
    }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Computes the gradient anew, from where the values stand.
  mutating func refreshGradient() {
    clearGradient()
    var at = 0
    while at < intervals.count {
      let v = Int(interval(at).variable)
      let count = Int(intervalCount[v])
      if isBasic(v) {
        let slope = correctSides(v)
        if slope != 0 { addToGradient(slope, row: Int(rowOf[v])) }
      } else {
        makeCandidate(v)
      }
      at += count
    }
  }

  func interval(_ offset: Int) -> Interval { intervals[intervals.startIndex + offset] }

  /// The offsets of a variable's intervals.
  func intervalRange(_ v: Int) -> Range<Int> {
    Int(firstInterval[v])..<Int(firstInterval[v]) + Int(intervalCount[v])
  }

  mutating func makeCandidate(_ v: Int) {
    guard !isCandidate[v] else { return }
    isCandidate[v] = true
    candidates.append(Int32(v))
  }

  mutating func addToGradient(_ factor: Double, row: Int) {
    for entry in matrix.rows[row] {
      let v = Int(entry.column)
      gradient[v] += factor * entry.value
      makeCandidate(v)
    }
  }

  /// Sets the sides of a basic variable from its value, where this decides; returns the slope of its cost.
  ///
  /// At an end of an interval both sides are right, and which one holds is part of the basis: it stays.
  private mutating func correctSides(_ v: Int) -> Double {
    for offset in intervalRange(v) {
      let interval = interval(offset)
      let x = value[v]
      let (below, above) = (Tolerance.near(interval.lower), Tolerance.near(interval.upper))
      if x < interval.lower - below {
        side[offset] = -1
      } else if x > interval.upper + above {
        side[offset] = 1
      } else if side[offset] < 0 ? x > interval.lower + below : x < interval.upper - above {
        side[offset] = 0
      }
    }
    return slope(v)
  }

  /// The slope of a basic variable's cost, by its sides.
  func slope(_ v: Int) -> Double {
    var slope = 0.0
    for offset in intervalRange(v) {
      slope += Double(side[offset]) * interval(offset).weight
    }
    return slope
  }

  /// How the cost of a nonbasic variable's own intervals changes with a step up or down.
  func ownRate(_ v: Int, up: Bool) -> Double {
    var rate = 0.0
    for offset in intervalRange(v) {
      let interval = interval(offset)
      let x = value[v]
      if up {
        if x >= interval.upper - Tolerance.near(interval.upper) {
          rate += interval.weight
        } else if x < interval.lower - Tolerance.near(interval.lower) {
          rate -= interval.weight
        }
      } else {
        if x <= interval.lower + Tolerance.near(interval.lower) {
          rate += interval.weight
        } else if x > interval.upper + Tolerance.near(interval.upper) {
          rate -= interval.weight
        }
      }
    }
    return rate
  }

  func rate(_ v: Int, up: Bool) -> Double {
    (up ? gradient[v] : -gradient[v]) + ownRate(v, up: up)
  }

  /// Minimises the cost within the bounds; false where it falls for ever.
  mutating func minimise(_ meter: WorkMeter) throws(Failure) -> Bool {
    var stalled = 0
    var isFresh = true
    // Steps of no length that are normal in a degenerate tableau, before Bland's rule takes over.
    let patience = 64 + 2 * matrix.rows.count
    while true {
      let choice = try choose(first: stalled > patience, meter)
      guard choice.variable >= 0 else {
        if isFresh { return true }
        // What was added up step by step is checked against the values before it is believed.
        if intervals.isEmpty { return true }
        refreshGradient()
        isFresh = true
        continue
      }
      isFresh = false
      guard let distance = try step(choice, meter) else { return false }
      stalled = distance > 1e-12 ? 0 : stalled + 1
    }
  }

  private mutating func choose(first: Bool, _ meter: WorkMeter) throws(Failure) -> Choice {
    var choice = Choice(isFirst: first)
    try meter.charge(1 + candidates.count)
    var at = 0
    while at < candidates.count {
      let v = Int(candidates[at])
      guard !isBasic(v), canMove(v) else {
        if keepsSettled && !isBasic(v) {
          // It cannot enter, but a conflict is read off its gradient.
          at += 1
          continue
        }
        isCandidate[v] = false
        gradient[v] = 0
        candidates.swapAt(at, candidates.count - 1)
        candidates.removeLast()
        continue
      }
      at += 1
      for up in [true, false] {
        guard up ? value[v] < upper[v] : value[v] > lower[v] else { continue }
        let rate = rate(v, up: up)
        guard rate < -Tolerance.rate else { continue }
        let isBetter =
          first
          ? choice.variable < 0 || v < choice.variable
          : rate < choice.rate || (rate == choice.rate && v < choice.variable)
        if isBetter {
          choice = Choice(variable: v, direction: up ? 1 : -1, rate: rate, isFirst: first)
        }
      }
    }
    return choice
  }

  /// Moves along a choice to where the cost stops falling; returns how far, or nil if it never does.
  mutating func step(_ choice: Choice, _ meter: WorkMeter) throws(Failure) -> Double? {
    collectSteps(choice)
    try meter.charge(steps.count * 4)
    // Slow ones first among those met together: they are passed, and a fast one is left for the pivot.
    steps.sort {
      ($0.distance, abs($0.speed), $0.variable) < ($1.distance, abs($1.speed), $1.variable)
    }
    var rate = choice.rate
    guard
      let stop = steps.firstIndex(where: { step in
        if rate + step.rise >= -Tolerance.rate { return true }
        rate += step.rise
        return false
      })
    else { return nil }
    let step = steps[selectLeaving(from: stop, rate: rate, first: choice.isFirst)]
    // The entering variable is on the side that it set out to, even where it gets nowhere; to let its place
    // alone decide would forget what its step has cost, and go round in circles.
    for offset in intervalRange(choice.variable) {
      side[offset] = ownSide(
        interval(offset), value[choice.variable], up: choice.direction > 0)
    }
    try move(choice.variable, by: choice.direction * step.distance, meter)
    for passed in steps[..<stop] where passed.interval >= 0 && passed.row != step.row {
      let upward: Int8 = passed.speed * choice.direction > 0 ? 1 : -1
      side[Int(passed.interval)] += upward
      guard passed.row >= 0 else { continue }
      addToGradient(
        Double(upward) * interval(Int(passed.interval)).weight, row: Int(passed.row))
    }
    value[Int(step.variable)] = step.target
    if step.row >= 0 {
      try exchange(step, entering: choice.variable, meter)
    }
    return step.distance
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

  private mutating func collectSteps(_ choice: Choice) {
    steps.removeAll(keepingCapacity: true)
    let v = choice.variable
    let up = choice.direction > 0
    addSteps(v, speed: 1, up: up, row: -1, place: -1)
    for reference in matrix.columns[v] {
      let a = matrix.value(reference)
      guard abs(a) > Tolerance.pivot else { continue }
      addSteps(
        Int(basic[Int(reference.row)]), speed: a, up: (a > 0) == up, row: reference.row,
        place: reference.place)
    }
  }

  /// Adds the breakpoints ahead of `v`, which moves up or down at `speed`.
  private mutating func addSteps(_ v: Int, speed: Double, up: Bool, row: Int32, place: Int32) {
    let x = value[v]
    let pace = abs(speed)
    func add(_ target: Double, _ rise: Double, _ interval: Int) {
      guard target.isFinite else { return }
      let distance = max(0, (up ? target - x : x - target) / pace)
      steps.append(
        Step(
          distance: distance, rise: rise, speed: speed, target: target, variable: Int32(v),
          row: row, place: place, interval: Int32(interval)))
    }
    for offset in intervalRange(v) {
      let interval = interval(offset)
      let rise = interval.weight * pace
      let side = row >= 0 ? side[offset] : ownSide(interval, x, up: up)
      if up {
        if side < 0 { add(interval.lower, rise, offset) }
        if side <= 0 { add(interval.upper, rise, offset) }
      } else {
        if side > 0 { add(interval.upper, rise, offset) }
        if side >= 0 { add(interval.lower, rise, offset) }
      }
    }
    add(up ? upper[v] : lower[v], .infinity, -1)
  }

  /// On which side of an interval a nonbasic variable that sets out counts as being.
  func ownSide(_ interval: Interval, _ x: Double, up: Bool) -> Int8 {
    if up {
      if x >= interval.upper - Tolerance.near(interval.upper) { return 1 }
      return x < interval.lower - Tolerance.near(interval.lower) ? -1 : 0
    }
    if x <= interval.lower + Tolerance.near(interval.lower) { return -1 }
    return x > interval.upper + Tolerance.near(interval.upper) ? 1 : 0
  }

  /// Makes `entering` basic in the row of `step`, and keeps the gradient right.
  private mutating func exchange(_ step: Step, entering: Int, _ meter: WorkMeter) throws(Failure) {
    let row = Int(step.row)
    let leaving = Int(step.variable)
    let slope = slope(leaving)
    if slope != 0 { addToGradient(-slope, row: row) }
    let pull = gradient[entering]
    gradient[entering] = 0
    gradient[leaving] = 0
    try pivot(row: row, place: Int(step.place), meter)
    let total = pull + self.slope(entering)
    if total != 0 { addToGradient(total, row: row) }
    if intervalCount[leaving] > 0 { makeCandidate(leaving) }
    retireIfIdle(entering)
  }
}
