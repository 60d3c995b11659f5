/// Lexicographic optimisation: required rows first, then each level within the optimal face of the
/// levels above.
extension Tableau {
  /// The cost of infeasibility in a crash start, relative to the heaviest weight of the level.
  ///
  /// High enough that violations of soft bounds hardly ever outweigh it. If they do, feasibility is
  /// restored separately.
  private static var crashPenalty: Double { 1_000 }

  /// Pivots the slack of an equality out of the basis and fixes it.
  mutating func fixEquality(
    _ index: Int, entering: Int, to target: Number
  ) throws(Failure) {
    let slack = columnCount + index
    let row = Int(cells[slack].row)
    try pivot(row: row, entering: entering)
    try move(slack, by: target - cells[slack].value)
    cells[slack].value = target
    cells[slack].lower = target
    cells[slack].upper = target
    if !keepsFixed { matrix.removeColumn(slack) }
    try substituteIfFree(entering)
  }

  /// Phase 1: makes all required rows hold. Returns `false` if they cannot hold.
  ///
  /// In that case the cost stays in place for ``certificate(of:)``.
  mutating func fixRequired(of component: Component<Number>) throws(Failure) -> Bool {
    try fixEqualities(of: component)
    for index in component.rows.indices where component.rows[index].isRequired {
      let slack = columnCount + index
      // The slack of an eliminated equality is already fixed.
      if component.rows[index].isEquality && !isBasic(slack) { continue }
      cells[slack].lower = component.rows[index].lower
      cells[slack].upper = component.rows[index].upper
    }
    noteInfeasibles()
    if !infeasibles.isEmpty {
      infeasibilityCost = 1
      refreshGradient()
      _ = try minimise(isRough: true)
      if !acceptInfeasibles(of: component) {
        refreshGradient()
        _ = try minimise()
        guard acceptInfeasibles(of: component) else { return false }
      }
    }
    endCost()
    infeasibilityCost = .infinity
    for v in cells.indices where cells[v].row != Cell.defined {
      let cell = cells[v]
      guard cell.lower.isFinite && cell.upper.isFinite else { continue }
      if cell.upper.value - cell.lower.value <= Tolerance.near(cell.value.value) {
        bound(v, low: cell.lower, high: cell.upper)
        try fix(v)
      }
    }
    return true
  }

  /// Collects the basic variables outside their bounds.
  private mutating func noteInfeasibles() {
    for row in basic.indices where basic[row] >= 0 { noteInfeasible(Int(basic[row])) }
  }

  @inline(__always)
  private mutating func noteInfeasible(_ v: Int) {
    correctExcess(v)
    if cells[v].excess != 0 { makeInfeasible(v) }
  }

  /// Widens bounds that were missed by rounding errors; returns `false` if one was missed by more.
  private mutating func acceptInfeasibles(of component: Component<Number>) -> Bool {
    for at in infeasibles.indices {
      let v = Int(infeasibles[at])
      let cell = cells[v]
      let size = v < columnCount ? 1 : component.rows[v - columnCount].magnitude
      let x = cell.value.value
      let (below, above) = (cell.lower.value - x, x - cell.upper.value)
      let off = max(below, above)
      // Relative to the missed bound: a distant bound on the other side causes no rounding errors
      // here.
      let end = below > above ? cell.lower : cell.upper
      let ends = max(size, end.isFinite ? abs(end.value) : 0)
      guard off <= Tolerance.feasibility * ends else { return false }
    }
    for at in infeasibles.indices { widen(Int(infeasibles[at])) }
    return true
  }

  /// Moves a missed bound to the variable's value.
  @inline(__always)
  private func widen(_ v: Int) {
    let (x, lower, upper) = (cells[v].value, cells[v].lower, cells[v].upper)
    if x.value < lower.value {
      context.range.keepZero(x - lower)
      cells[v].lower = x
    }
    if x.value > upper.value {
      context.range.keepZero(x - upper)
      cells[v].upper = x
    }
  }

  /// Minimises the cost of one level, and narrows all bounds to its optimal face. Returns whether a
  /// variable can still move.
  mutating func fixLevel(_ slice: Buffer<SoftBounds<Number>>) throws(Failure) -> Bool {
    try minimise(slice)
    let fixed = tighten()
    endCost()
    // If no variable can move, the tableau is not used again, so its fixed variables can stay.
    guard fixed.isEmpty || hasFreedom() else { return false }
    for at in fixed.indices { try fix(Int(fixed[at])) }
    return true
  }

  /// Sets the cost to soft bounds, which must be sorted by variable, and minimises it.
  @inline(__always)
  mutating func minimise(_ slice: Buffer<SoftBounds<Number>>) throws(Failure) {
    beginCost(slice)
    try crashStart()
    refreshGradient()
    try charge(slice.count + candidates.count)
    // A sum of distances is bounded below.
    _ = try minimise()
  }

  /// Crash start: moves every nonbasic variable into its soft bounds, then restores feasibility.
  ///
  /// Most levels can be met nearly in full. A few steps from there suffice, whereas a path along
  /// the edges would take a step for each variable.
  private mutating func crashStart() throws(Failure) {
    var heaviest = 0.0
    var at = 0
    while at < softBounds.count {
      let v = Int(softBounds[at].variable)
      let range = softBoundsRange(v)
      at = range.upperBound
      for own in range { heaviest = max(heaviest, softBounds[own].weight) }
      guard cells[v].row == Cell.nonbasic, cells[v].canMove else { continue }
      let target = preferredValue(v, range)
      guard target.value != cells[v].value.value else { continue }
      try move(v, by: target - cells[v].value)
      cells[v].value = target
      matrix.forEach(inColumn: v) { row, _ in noteInfeasible(Int(basic[row])) }
    }
    guard !infeasibles.isEmpty else { return }
    infeasibilityCost = Tableau.crashPenalty * heaviest
    refreshGradient()
    _ = try minimise(isRough: true)
    if !isWithinBounds() {
      let level = softBounds
      for own in softBounds.indices { cells[softBounds[own].variable].softBoundsCount = 0 }
      softBounds = level.slice(0..<0)
      infeasibilityCost = 1
      refreshGradient()
      _ = try minimise()
      beginCost(level)
    }
    for at in infeasibles.indices {
      let v = Int(infeasibles[at])
      widen(v)
      cells[v].isInfeasible = false
      cells[v].excess = 0
    }
    infeasibles.removeAll()
    infeasibilityCost = .infinity
  }

  private func isWithinBounds() -> Bool {
    for at in infeasibles.indices {
      let cell = cells[Int(infeasibles[at])]
      let x = cell.value.value
      if x < cell.lower.value - Tolerance.near(cell.lower.value)
        || x > cell.upper.value + Tolerance.near(cell.upper.value)
      {
        return false
      }
    }
    return true
  }

  /// The value within a variable's bounds and soft bounds that is nearest to its current value. If
  /// the two exclude each other, the current value.
  @inline(__always)
  private func preferredValue(_ v: Int, _ range: Range<Int>) -> Number {
    let cell = cells[v]
    var low = cell.lower
    var high = cell.upper
    for at in range {
      if softBounds[at].lower.value > low.value { low = softBounds[at].lower }
      if softBounds[at].upper.value < high.value { high = softBounds[at].upper }
    }
    guard low.value <= high.value, low.value <= cell.upper.value, high.value >= cell.lower.value
    else { return cell.value }
    if cell.value.value < low.value { return low }
    return cell.value.value > high.value ? high : cell.value
  }

  /// Moves variables that can still move to a vertex of the optimal face: towards zero first,
  /// otherwise towards a bound.
  mutating func moveToVertex() throws(Failure) {
    for v in cells.indices where cells[v].row == Cell.nonbasic && cells[v].canMove {
      let cell = cells[v]
      let x = cell.value.value
      guard x != cell.lower.value, x != cell.upper.value else { continue }
      let isFalling = x > 0 || (x == 0 && cell.lower.isFinite)
      if try step(v, up: !isFalling, rate: -1) == nil {
        _ = try step(v, up: isFalling, rate: -1)
      }
    }
  }

  /// Limits the range of the edited constant so that all values stay within their bounds.
  func noteRange() {
    guard context.parameter >= 0 else { return }
    for v in cells.indices where cells[v].row != Cell.defined {
      let cell = cells[v]
      if cell.lower.isFinite { context.range.keepNonNegative(cell.value - cell.lower) }
      if cell.upper.isFinite { context.range.keepNonNegative(cell.upper - cell.value) }
    }
  }

  /// A certificate of infeasibility: the rows and bounds with nonzero multipliers in phase 1
  /// (Farkas' lemma).
  mutating func certificate(of component: Component<Number>) -> [ConflictMember] {
    refreshGradient()
    var members: [ConflictMember] = []
    func add(_ v: Int, isBelow: Bool) {
      if v >= columnCount {
        members.append(.constraint(Int(component.rows[v - columnCount].constraint)))
      } else if let reason =
        (isBelow
        ? component.bounds[v].lowerReason : component.bounds[v].upperReason).member
      {
        members.append(reason)
      }
    }
    for at in infeasibles.indices {
      let v = Int(infeasibles[at])
      if isBasic(v), cells[v].excess != 0 { add(v, isBelow: cells[v].excess < 0) }
    }
    for at in candidates.indices {
      let v = Int(candidates[at])
      let gradient = cells[v].gradient
      guard !isBasic(v), abs(gradient) > Tolerance.rate else { continue }
      add(v, isBelow: gradient > 0)
    }
    return members
  }
}
