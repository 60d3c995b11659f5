/// The cost of a level, its gradient over the nonbasic variables (the reduced costs), and the
/// prices.
extension Tableau {
  /// Sets the cost to soft bounds, which must be sorted by variable.
  mutating func beginCost(_ slice: Buffer<SoftBounds<Number>>) {
    softBounds = slice
    var at = 0
    while at < slice.count {
      let v = slice[at].variable
      let start = at
      while at < slice.count, slice[at].variable == v {
        sides[at] = 0
        at += 1
      }
      cells[v].firstSoftBounds = Int32(truncatingIfNeeded: start)
      cells[v].softBoundsCount = Int32(truncatingIfNeeded: at - start)
    }
  }

  /// Removes the cost.
  mutating func endCost() {
    for at in softBounds.indices { cells[softBounds[at].variable].softBoundsCount = 0 }
    softBounds = softBounds.slice(0..<0)
    for at in infeasibles.indices {
      cells[Int(infeasibles[at])].isInfeasible = false
      cells[Int(infeasibles[at])].excess = 0
    }
    infeasibles.removeAll()
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

  /// Recomputes the gradient from the values.
  mutating func refreshGradient() {
    clearGradient()
    var at = 0
    while at < softBounds.count {
      let v = Int(softBounds[at].variable)
      at += Int(cells[v].softBoundsCount)
      if isBasic(v) {
        correctSides(v)
        addToGradient(softBoundsSlope(v), row: Int(cells[v].row))
      } else {
        makeCandidate(v)
      }
    }
    for at in infeasibles.indices {
      let v = Int(infeasibles[at])
      if isBasic(v) {
        correctExcess(v)
        addToGradient(infeasibilitySlope(v), row: Int(cells[v].row))
      } else {
        makeCandidate(v)
      }
    }
    for at in candidates.indices { reprice(Int(candidates[at])) }
  }

  /// The indices of a variable's soft bounds in the cost.
  @inline(__always)
  func softBoundsRange(_ v: Int) -> Range<Int> {
    let first = Int(cells[v].firstSoftBounds)
    return Range(uncheckedBounds: (first, first + Int(cells[v].softBoundsCount)))
  }

  /// Lists a nonbasic variable whose gradient may be nonzero.
  @inline(__always)
  mutating func makeCandidate(_ v: Int) {
    guard !cells[v].isCandidate else { return }
    cells[v].isCandidate = true
    candidates.append(Int32(truncatingIfNeeded: v), in: arena)
  }

  /// Lists a variable that may be outside its bounds.
  mutating func makeInfeasible(_ v: Int) {
    guard !cells[v].isInfeasible else { return }
    cells[v].isInfeasible = true
    infeasibles.append(Int32(truncatingIfNeeded: v), in: arena)
  }

  /// Adds `factor` times a row to the gradient.
  @inline(__always)
  mutating func addToGradient(_ factor: Double, row: Int) {
    guard factor != 0 else { return }
    visits &+= matrix.cost(ofRow: row)
    matrix.forEach(inRow: row) { v, value in
      cells[v].gradient += factor * value
      makeCandidate(v)
    }
  }

  /// Adds `factor` times a row to the gradient, and updates the prices of the row's variables.
  mutating func reprice(row: Int, adding factor: Double) {
    // Each entry is added to, and its price moves in the heap.
    visits &+= 2 &* matrix.cost(ofRow: row)
    matrix.forEach(inRow: row) { v, value in
      if factor != 0 {
        cells[v].gradient += factor * value
        makeCandidate(v)
      }
      reprice(v)
    }
  }

  /// Sets the sides of a basic variable by its value.
  ///
  /// At a soft bound both sides are right. The current side is part of the basis, so it stays.
  @inline(__always)
  private func correctSides(_ v: Int) {
    let x = cells[v].value.value
    for at in softBoundsRange(v) { sides[at] = side(of: x, at) }
  }

  /// The side of soft bounds for a basic variable at value `x`.
  @inline(__always)
  private func side(of x: Double, _ at: Int) -> Int8 {
    side(of: x, softBounds[at].lower.value, softBounds[at].upper.value, was: sides[at])
  }

  /// Whether the incrementally updated sides agree with the values.
  func sidesHold() -> Bool {
    for at in softBounds.indices {
      let v = Int(softBounds[at].variable)
      if isBasic(v), sides[at] != side(of: cells[v].value.value, at) { return false }
    }
    for at in infeasibles.indices {
      let v = Int(infeasibles[at])
      let cell = cells[v]
      guard isBasic(v) else { continue }
      let now = side(of: cell.value.value, cell.lower.value, cell.upper.value, was: cell.excess)
      if now != cell.excess { return false }
    }
    return true
  }

  /// Sets `excess` of a basic variable by its value.
  @inline(__always)
  func correctExcess(_ v: Int) {
    let cell = cells[v]
    cells[v].excess = side(
      of: cell.value.value, cell.lower.value, cell.upper.value, was: cell.excess)
  }

  @inline(__always)
  private func side(of x: Double, _ lower: Double, _ upper: Double, was: Int8) -> Int8 {
    let (below, above) = (Tolerance.near(lower), Tolerance.near(upper))
    if x < lower - below { return -1 }
    if x > upper + above { return 1 }
    return (was < 0 ? x > lower + below : x < upper - above) ? 0 : was
  }

  /// The slope of a basic variable's cost, from the sides of its soft bounds.
  @inline(__always)
  func softBoundsSlope(_ v: Int) -> Double {
    var slope = 0.0
    for at in softBoundsRange(v) where sides[at] != 0 {
      slope += Double(sides[at]) * softBounds[at].weight
    }
    return slope
  }

  /// The slope of a basic variable's infeasibility cost.
  @inline(__always)
  func infeasibilitySlope(_ v: Int) -> Double {
    cells[v].excess == 0 ? 0 : Double(cells[v].excess) * infeasibilityCost
  }

  /// The rates of a nonbasic variable's own cost for a step up and a step down.
  @inline(__always)
  private func ownRates(_ v: Int) -> (up: Double, down: Double) {
    guard cells[v].softBoundsCount > 0 || cells[v].isInfeasible else { return (0, 0) }
    return Tableau.ownRates(
      of: v, cells: cells, softBounds: softBounds, infeasibilityCost: infeasibilityCost)
  }

  @inline(never)
  private static func ownRates(
    of v: Int, cells: Buffer<Cell>, softBounds: Buffer<SoftBounds<Number>>,
    infeasibilityCost: Double
  ) -> (up: Double, down: Double) {
    var (up, down) = (0.0, 0.0)
    let x = cells[v].value.value
    func add(_ weight: Double, lower: Double, upper: Double) {
      up += rate(weight, at: x, lower: lower, upper: upper, up: true)
      down += rate(weight, at: x, lower: lower, upper: upper, up: false)
    }
    let first = Int(cells[v].firstSoftBounds)
    for at in first..<first + Int(cells[v].softBoundsCount) {
      add(
        softBounds[at].weight, lower: softBounds[at].lower.value, upper: softBounds[at].upper.value)
    }
    if cells[v].isInfeasible && infeasibilityCost < .infinity {
      add(infeasibilityCost, lower: cells[v].lower.value, upper: cells[v].upper.value)
    }
    return (up, down)
  }

  private static func rate(
    _ weight: Double, at x: Double, lower: Double, upper: Double, up: Bool
  ) -> Double {
    switch ownSide(x, lower: lower, upper: upper, up: up) {
    case 0: 0
    case 1: up ? weight : -weight
    default: up ? -weight : weight
    }
  }

  /// The side of soft bounds on which a nonbasic variable starts a step.
  static func ownSide(_ x: Double, lower: Double, upper: Double, up: Bool) -> Int8 {
    if up {
      if x >= upper - Tolerance.near(upper) { return 1 }
      return x < lower - Tolerance.near(lower) ? -1 : 0
    }
    if x <= lower + Tolerance.near(lower) { return -1 }
    return x > upper + Tolerance.near(upper) ? 1 : 0
  }

  /// The rates of the whole cost for a nonbasic variable's step up and step down.
  @inline(__always)
  func rates(_ v: Int) -> (up: Double, down: Double) {
    let own = ownRates(v)
    return (cells[v].gradient + own.up, -cells[v].gradient + own.down)
  }

  /// The steeper descent of a nonbasic variable's two steps and its direction; a rate of zero means
  /// none.
  @inline(__always)
  func descent(_ v: Int) -> (rate: Double, up: Bool) {
    guard cells[v].row == Cell.nonbasic, cells[v].canMove else { return (0, true) }
    let x = cells[v].value.value
    let rates = rates(v)
    let rising = x < cells[v].upper.value ? rates.up : 0
    let falling = x > cells[v].lower.value ? rates.down : 0
    return rising <= falling ? (rising, true) : (falling, false)
  }

  /// Updates a variable's price.
  @inline(__always)
  mutating func reprice(_ v: Int) { prices.set(v, rate: descent(v).rate) }
}
