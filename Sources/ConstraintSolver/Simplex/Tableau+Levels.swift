/// Priority by priority: what is required first, then each level within the optima of those above
/// it.
extension Tableau {
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
    try retireIfFree(entering)
  }

  /// Makes everything required hold; tells whether that can be.
  ///
  /// Where it cannot, the cost is left in place for ``certificate(of:)``.
  mutating func fixRequired(of component: Component<Number>) throws(Failure) -> Bool {
    try fixEqualities(of: component)
    for index in component.rows.indices where component.rows[index].isRequired {
      let slack = columnCount + index
      // An equality that left the basis holds by its bounds.
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
        bound(v, cell.lower, cell.upper)
        try fix(v)
      }
    }
    return true
  }

  /// Finds the basic variables that are outside of their bounds.
  private mutating func noteInfeasibles() {
    for row in basic.indices where basic[row] >= 0 { noteInfeasible(Int(basic[row])) }
  }

  @inline(__always)
  private mutating func noteInfeasible(_ v: Int) {
    correctExcess(v)
    if cells[v].excess != 0 { makeInfeasible(v) }
  }

  /// Widens bounds that are only missed by a rounding error; false where one is missed by more.
  private mutating func acceptInfeasibles(of component: Component<Number>) -> Bool {
    for at in infeasibles.indices {
      let v = Int(infeasibles[at])
      let cell = cells[v]
      let size = v < columnCount ? 1 : component.rows[v - columnCount].magnitude
      let x = cell.value.value
      let (below, above) = (cell.lower.value - x, x - cell.upper.value)
      let off = max(below, above)
      // Relative to the end that is missed: a far one on the other side says nothing of rounding
      // errors at this one.
      let end = below > above ? cell.lower : cell.upper
      let ends = max(size, end.isFinite ? abs(end.value) : 0)
      guard off <= Tolerance.feasibility * ends else { return false }
    }
    for at in infeasibles.indices { widen(Int(infeasibles[at])) }
    return true
  }

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

  /// Minimises one level's cost and keeps to its optima from then on; tells whether they leave the
  /// next level anything to decide.
  mutating func fixLevel(_ slice: Buffer<SoftBounds<Number>>) throws(Failure) -> Bool {
    beginCost(slice)
    try crashStart()
    refreshGradient()
    try context.meter.charge(slice.count + candidates.count)
    // A sum of distances is never unbounded.
    _ = try minimise()
    let fixed = tighten()
    endCost()
    // Where nothing can move any more, nobody will ask for a tableau without what is fixed.
    guard fixed.isEmpty || hasFreedom() else { return false }
    for at in fixed.indices { try fix(Int(fixed[at])) }
    return true
  }

  /// Puts every nonbasic variable where the level wants it, and repairs what that breaks.
  ///
  /// Most levels can be had in full, or nearly: then a few steps from there are all that is to be
  /// done, where the way along the edges would take one for each variable.
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
    // So much that the way back within the bounds is worth nearly any violation of the level.
    infeasibilityCost = 1_000 * heaviest
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

  /// The value within a variable's bounds that is nearest to its own among those that its softBounds
  /// want.
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

  /// Moves what still can to a vertex of the optimal face: towards zero first, else to where it is
  /// stopped.
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

  /// Notes how far the edited constant may go before a value leaves its bounds.
  func noteRange() {
    guard context.parameter >= 0 else { return }
    for v in cells.indices where cells[v].row != Cell.defined {
      let cell = cells[v]
      if cell.lower.isFinite { context.range.keepNonNegative(cell.value - cell.lower) }
      if cell.upper.isFinite { context.range.keepNonNegative(cell.upper - cell.value) }
    }
  }

  /// The required rows and bounds that already cannot hold together, read off the multipliers
  /// (Farkas).
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
