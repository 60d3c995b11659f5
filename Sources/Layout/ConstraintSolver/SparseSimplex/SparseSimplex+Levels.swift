/// Lexicographic optimisation: required constraints first, then each level within the optimal face
/// of the levels above.
extension SparseSimplex {
  /// The movable variables are listed again once one in this many had its bounds narrowed.
  private static var listedShare: Int { 8 }
  /// The number of dual steps after which a level gets a crash basis, unless it had one.
  private static var fewSteps: Int { 16 }

  /// Makes all required constraints hold. Returns `nil` on success; otherwise the basis position of
  /// a variable that proves them infeasible, see ``certificate(at:of:)``.
  mutating func fixRequired() throws(Failure) -> Int? {
    try listMovable()
    try factorise()
    suspects.insertAll()
    return try reachBounds()
  }

  /// Brings all variables into their bounds, from a basis whose nonbasic variables are within
  /// theirs. Returns the same as ``fixRequired()``; after a failure the caller must reset the
  /// level.
  mutating func reachBounds() throws(Failure) -> Int? {
    var hasCrashed = wantsCrashForRequired
    if hasCrashed { _ = try crashForRequired() }
    while true {
      switch try runDual(isLast: hasCrashed) {
      case .infeasible(let position): return position
      case .optimal:
        try clean()
        clearGradients()
        return nil
      case .outOfSteps:
        hasCrashed = true
        resetLevel()
        _ = try crashForRequired()
      }
    }
  }

  /// Minimises the cost of one level, and narrows all bounds to its optimal face. Returns whether a
  /// variable can still move.
  mutating func fixLevel<Number: Scalar>(
    _ level: Buffer<SoftBounds<Number>>
  ) throws(Failure) -> Bool {
    try minimise(level)
    try narrow(level)
    narrowedCount += named.count + gradients.count
    endCost()
    // With thousands of levels of one wish each, a level must not cost a pass over all variables.
    if SparseSimplex.listedShare * narrowedCount > movable.count { try listMovable() }
    return hasFreedom()
  }

  /// Sets the cost to soft bounds, which must be sorted by variable, and minimises it.
  mutating func minimise<Number: Scalar>(
    _ level: Buffer<SoftBounds<Number>>
  ) throws(Failure) {
    var hasCrashed = try wantsCrash(for: level)
    if hasCrashed {
      try beginCost(level)
      if try isOptimal() { return }
      endCost()
      _ = try crash(for: level)
    }
    try beginCost(level)
    while true {
      try leap()
      switch try runDual(isLast: hasCrashed) {
      // Bounds met before are now missed by more than a rounding error.
      case .infeasible: throw .ended(.numbersTooFarApart)
      case .optimal: return try clean()
      case .outOfSteps:
        hasCrashed = true
        resetLevel()
        _ = try crash(for: level)
      }
    }
  }

  /// Whether the current point minimises the cost. If so, gradients and segments prove it.
  ///
  /// If wishes only compete for a given sum, any point that meets the levels above is optimal.
  /// Without this check, a stack whose gaps fill it takes a step per gap from the crash basis.
  private mutating func isOptimal() throws(Failure) -> Bool {
    for at in named.indices where cells[named[at]].isBasic {
      let v = Int(named[at])
      let edges = edges(cells[v])
      // At a kink, take the segment nearest to the one of rate zero. There are no segments outside
      // the bounds.
      let nearest = max(edges.leftSegment, min(Int(cells[v].zeroSegment), edges.rightSegment))
      cells[v].segment = Int32(
        truncatingIfNeeded: max(0, min(nearest, Int(cells[v].kinkCount))))
    }
    try context.meter.charge(2 * named.count)
    try computeGradients()
    return try chooseEntering(first: true) == nil
  }

  /// Runs the dual method. All but the last attempt at a level take only a few steps, for which a
  /// perturbation does not pay off.
  private mutating func runDual(isLast: Bool) throws(Failure) -> DualOutcome {
    try minimiseDual(stepLimit: isLast ? .max : SparseSimplex.fewSteps, perturbing: isLast)
  }

  /// Removes the perturbation, and minimises the original cost.
  private mutating func clean() throws(Failure) {
    guard isPerturbed else { return }
    endPerturbation()
    try computeGradients()
    // A sum of distances is bounded below.
    _ = try minimisePrimal()
  }

  /// Restarts a level with all multipliers zero.
  mutating func resetLevel() {
    endPerturbation()
    clearGradients()
    for at in named.indices { cells[named[at]].segment = cells[named[at]].zeroSegment }
    suspects.insertAll()
  }

  /// Moves every nonbasic variable to the nearest minimum of its own cost.
  mutating func leap() throws(Failure) {
    change.clear()
    var visited = 4 * named.count
    for at in named.indices {
      let v = Int(named[at])
      let cell = cells[v]
      if cell.isBasic {
        suspects.insert(Int(cell.position))
        continue
      }
      let segment = Int(cell.zeroSegment)
      let (low, high) = ends(cell, segment)
      guard cell.value < low || cell.value > high else { continue }
      let target = end(v, segment, isUpper: cell.value > high)
      place(v, at: target)
      forEachEntry(v) { row, a in change.add(-a * (target.position - cell.value), at: row) }
      visited += entryCount(v)
    }
    try context.meter.charge(visited)
    try moveBasics()
  }

  /// Narrows the bounds of variables to the optimal face.
  ///
  /// Uses complementary slackness with the optimal basis: a nonbasic variable cannot move in a
  /// direction of rising cost, moves only to its next kink if its cost is constant, and a basic
  /// variable keeps its segment.
  private mutating func narrow<Number: Scalar>(
    _ level: Buffer<SoftBounds<Number>>
  ) throws(Failure) {
    try computeSlopes()
    if isParametric {
      for at in level.indices { keepSides(level[at].lower.dual, level[at].upper.dual, level[at]) }
    }
    for at in named.indices {
      let v = Int(named[at])
      if cells[v].isBasic { narrowBasic(v) } else { narrowNonbasic(v) }
    }
    for at in 0..<gradients.count {
      let v = gradients[at]
      if !cells[v].isBasic && cells[v].kinkCount == 0 && cells[v].canMove { narrowNonbasic(v) }
    }
    try context.meter.charge(4 * (level.count + named.count + gradients.count))
  }

  private func narrowBasic(_ v: Int) {
    let segment = Int(cells[v].segment)
    bound(v, low: number(v, segment, isUpper: false), high: number(v, segment, isUpper: true))
  }

  private func narrowNonbasic(_ v: Int) {
    let cell = cells[v]
    let edges = edges(cell)
    let x = value(v)
    let rises = edges.right + cell.gradient > Tolerance.rate
    let falls = -edges.left - cell.gradient > Tolerance.rate
    bound(
      v, low: falls ? x : number(v, edges.leftSegment, isUpper: false),
      high: rises ? x : number(v, edges.rightSegment, isUpper: true))
  }

  /// Limits the range of the edited constant so that the ends of soft bounds stay on the same side
  /// of a variable or of its segment.
  private func keepSides<Number>(
    _ lower: DualNumber, _ upper: DualNumber, _ soft: SoftBounds<Number>
  ) {
    let v = Int(soft.variable)
    let cell = cells[v]
    for end in [lower, upper] where end.isFinite {
      context.range.keepOrder(end, number(v, 0, isUpper: false, ofBounds: true))
      context.range.keepOrder(end, number(v, 0, isUpper: true, ofBounds: true))
      if cell.isBasic {
        context.range.keepOrder(end, number(v, Int(cell.segment), isUpper: false))
        context.range.keepOrder(end, number(v, Int(cell.segment), isUpper: true))
      } else {
        context.range.keepOrder(end, value(v))
      }
    }
  }

  func value(_ v: Int) -> DualNumber {
    DualNumber(cells[v].value, slope: isParametric ? valueSlope[v] : 0)
  }

  /// An end of a variable's segment, or of its bounds. A segment outside the bounds ends at them.
  private func number(
    _ v: Int, _ segment: Int, isUpper: Bool, ofBounds: Bool = false
  ) -> DualNumber {
    let cell = cells[v]
    let at = isUpper ? segment : segment - 1
    if !ofBounds && at >= 0 && at < Int(cell.kinkCount) {
      let kink = kinks[Int(cell.firstKink) + at]
      return DualNumber(kink.position, slope: kink.slope)
    }
    return isUpper
      ? DualNumber(cell.upper, slope: isParametric ? upperSlope[v] : 0)
      : DualNumber(cell.lower, slope: isParametric ? lowerSlope[v] : 0)
  }

  /// Narrows the bounds of a variable, but never past its value. Bounds that nearly meet become
  /// equal.
  private func bound(_ v: Int, low: DualNumber, high: DualNumber) {
    let (lower, upper) = context.range.narrowedBounds(
      number(v, 0, isUpper: false, ofBounds: true), number(v, 0, isUpper: true, ofBounds: true),
      from: low, to: high, around: value(v))
    cells[v].lower = lower.value
    cells[v].upper = upper.value
    if isParametric {
      lowerSlope[v] = lower.slope
      upperSlope[v] = upper.slope
    }
  }

  /// Computes all values from the nonbasic variables, and limits the range of the edited constant
  /// so that they stay within their bounds.
  mutating func finish() throws(Failure) {
    try computeValues()
    guard isParametric else { return }
    try computeSlopes()
    for v in cells.indices {
      let x = value(v)
      let (lower, upper) = (
        number(v, 0, isUpper: false, ofBounds: true), number(v, 0, isUpper: true, ofBounds: true)
      )
      if lower.isFinite { context.range.keepNonNegative(x - lower) }
      if upper.isFinite { context.range.keepNonNegative(upper - x) }
    }
    try context.meter.charge(cells.count)
  }

  /// A certificate of infeasibility: the row of `B⁻¹ N` of a basic variable that misses its bound
  /// although each nonbasic variable is at its most helpful bound (Farkas' lemma).
  ///
  /// The row is the only relation among its variables up to a factor, so every bound of the
  /// certificate is necessary.
  mutating func certificate<Number>(
    at position: Int, of component: Component<Number>
  ) throws(Failure) -> [ConflictMember] {
    var members: [ConflictMember] = []
    func add(_ v: Int, isLower: Bool) {
      if v >= columnCount {
        members.append(.constraint(Int(component.rows[v - columnCount].constraint)))
      } else if let reason =
        (isLower ? component.bounds[v].lowerReason : component.bounds[v].upperReason).member
      {
        members.append(reason)
      }
    }
    let leaving = Int(basic[position])
    let isAbove = cells[leaving].value > cells[leaving].upper
    add(leaving, isLower: !isAbove)
    try computeFullRow(position: position)
    var largest = 0.0
    for at in 0..<pivotRow.count { largest = max(largest, abs(pivotRow[pivotRow.index(at)])) }
    for at in 0..<pivotRow.count {
      let v = pivotRow.index(at)
      guard !cells[v].isBasic, abs(pivotRow[v]) > SparseSimplex.leastEntry * largest else {
        continue
      }
      add(v, isLower: (pivotRow[v] > 0) != isAbove)
    }
    pivotRow.clear()
    return members
  }
}
