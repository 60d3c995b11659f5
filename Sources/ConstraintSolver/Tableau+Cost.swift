/// The cost of a level, its gradient over the nonbasic variables, and what each of them would gain.
extension Tableau {
  /// Makes `slice`, sorted by variable, the cost.
  mutating func beginCost(_ slice: Buffer<Interval>) {
    intervals = slice
    var at = 0
    while at < slice.count {
      let v = slice[at].variable
      let start = at
      while at < slice.count, slice[at].variable == v {
        sides[at] = 0
        at += 1
      }
      cells[v].firstInterval = Int32(truncatingIfNeeded: start)
      cells[v].intervalCount = Int32(truncatingIfNeeded: at - start)
    }
  }

  /// Forgets the cost.
  mutating func endCost() {
    for at in intervals.indices { cells[intervals[at].variable].intervalCount = 0 }
    intervals = intervals.slice(0..<0)
    for at in strays.indices {
      cells[Int(strays[at])].isStray = false
      cells[Int(strays[at])].excess = 0
    }
    strays.removeAll()
    clearGradient()
  }

  mutating func clearGradient() {
    for at in candidates.indices {
      cells[candidates[at]].gradient = 0
      cells[candidates[at]].isCandidate = false
    }
    candidates.removeAll()
    prices.removeAll()
  }

  /// Computes the gradient anew, from where the values stand.
  mutating func refreshGradient() {
    clearGradient()
    var at = 0
    while at < intervals.count {
      let v = Int(intervals[at].variable)
      at += Int(cells[v].intervalCount)
      if isBasic(v) {
        correctSides(v)
        addToGradient(intervalSlope(v), row: Int(cells[v].row))
      } else {
        makeCandidate(v)
      }
    }
    for at in strays.indices {
      let v = Int(strays[at])
      if isBasic(v) {
        correctExcess(v)
        addToGradient(straySlope(v), row: Int(cells[v].row))
      } else {
        makeCandidate(v)
      }
    }
    for at in candidates.indices { reprice(Int(candidates[at])) }
  }

  /// The intervals of a variable.
  @inline(__always)
  func intervalRange(_ v: Int) -> Range<Int> {
    let first = Int(cells[v].firstInterval)
    return Range(uncheckedBounds: (first, first + Int(cells[v].intervalCount)))
  }

  mutating func makeCandidate(_ v: Int) {
    guard !cells[v].isCandidate else { return }
    cells[v].isCandidate = true
    candidates.append(Int32(truncatingIfNeeded: v), in: arena)
  }

  /// Notes that a variable may be outside of its bounds.
  mutating func makeStray(_ v: Int) {
    guard !cells[v].isStray else { return }
    cells[v].isStray = true
    strays.append(Int32(truncatingIfNeeded: v), in: arena)
  }

  mutating func addToGradient(_ factor: Double, row: Int) {
    guard factor != 0 else { return }
    let matrix = matrix
    matrix.forEach(inRow: row) { v, value in
      cells[v].gradient += factor * value
      makeCandidate(v)
    }
  }

  /// Puts the prices of a row's variables right.
  mutating func repriceRow(_ row: Int) {
    let matrix = matrix
    matrix.forEach(inRow: row) { v, _ in reprice(v) }
  }

  /// Sets the sides of a basic variable from its value, where this decides.
  ///
  /// At an end of an interval both sides are right, and which one holds is part of the basis: it stays.
  private func correctSides(_ v: Int) {
    let x = cells[v].value.value
    for at in intervalRange(v) {
      sides[at] = side(of: x, intervals[at].lower.value, intervals[at].upper.value, was: sides[at])
    }
  }

  func correctExcess(_ v: Int) {
    let cell = cells[v]
    cells[v].excess = side(
      of: cell.value.value, cell.lower.value, cell.upper.value, was: cell.excess)
  }

  private func side(of x: Double, _ lower: Double, _ upper: Double, was: Int8) -> Int8 {
    let (below, above) = (Tolerance.near(lower), Tolerance.near(upper))
    if x < lower - below { return -1 }
    if x > upper + above { return 1 }
    return (was < 0 ? x > lower + below : x < upper - above) ? 0 : was
  }

  /// The slope of the cost of a basic variable's intervals, by its sides.
  func intervalSlope(_ v: Int) -> Double {
    var slope = 0.0
    for at in intervalRange(v) where sides[at] != 0 {
      slope += Double(sides[at]) * intervals[at].weight
    }
    return slope
  }

  func straySlope(_ v: Int) -> Double {
    cells[v].excess == 0 ? 0 : Double(cells[v].excess) * strayCost
  }

  /// How the cost of a nonbasic variable's own intervals changes with a step up or down.
  private func ownRate(_ v: Int, up: Bool) -> Double {
    var rate = 0.0
    let x = cells[v].value.value
    for at in intervalRange(v) {
      rate += Tableau.rate(
        intervals[at].weight, at: x, intervals[at].lower.value, intervals[at].upper.value, up: up)
    }
    if cells[v].isStray && strayCost < .infinity {
      rate += Tableau.rate(
        strayCost, at: x, cells[v].lower.value, cells[v].upper.value, up: up)
    }
    return rate
  }

  private static func rate(
    _ weight: Double, at x: Double, _ lower: Double, _ upper: Double, up: Bool
  ) -> Double {
    switch ownSide(x, lower, upper, up: up) {
    case 0: 0
    case 1: up ? weight : -weight
    default: up ? -weight : weight
    }
  }

  /// On which side of an interval a nonbasic variable that sets out counts as being.
  static func ownSide(_ x: Double, _ lower: Double, _ upper: Double, up: Bool) -> Int8 {
    if up {
      if x >= upper - Tolerance.near(upper) { return 1 }
      return x < lower - Tolerance.near(lower) ? -1 : 0
    }
    if x <= lower + Tolerance.near(lower) { return -1 }
    return x > upper + Tolerance.near(upper) ? 1 : 0
  }

  func rate(_ v: Int, up: Bool) -> Double {
    let gradient = cells[v].gradient
    let own = cells[v].intervalCount > 0 || cells[v].isStray ? ownRate(v, up: up) : 0
    return (up ? gradient : -gradient) + own
  }

  /// The steepest descent that entering offers, and in which direction; zero for none.
  func descent(_ v: Int) -> (rate: Double, up: Bool) {
    let cell = cells[v]
    guard cell.row == Cell.nonbasic, cell.canMove else { return (0, true) }
    let x = cell.value.value
    let rising = x < cell.upper.value ? rate(v, up: true) : 0
    let falling = x > cell.lower.value ? rate(v, up: false) : 0
    return rising <= falling ? (rising, true) : (falling, false)
  }

  mutating func reprice(_ v: Int) { prices.set(v, rate: descent(v).rate) }
}
