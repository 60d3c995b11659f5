/// Queries of the optimal face.
extension SparseSimplex: FaceBasis {
  /// The maximum number of fixed basic variables exchanged one by one.
  private static var fewFixed: Int { 16 }

  func state(of v: Int) -> FaceVariable {
    let cell = cells[v]
    return FaceVariable(
      value: cell.value, lower: cell.lower, upper: cell.upper, isNonbasic: !cell.isBasic,
      canMove: cell.canMove)
  }

  mutating func extend(_ changes: inout [Double]) throws(Failure) {
    change.clear()
    var visited = variableCount
    for v in changes.indices where changes[v] != 0 {
      let value = changes[v]
      forEachEntry(v) { row, a in change.add(-a * value, at: row) }
      visited += entryCount(v)
    }
    try context.meter.charge(visited)
    try factors.solve(change)
    for position in 0..<rowCount { changes[Int(basic[position])] = change[position] }
    change.clear()
  }

  mutating func approach(_ wishes: [FaceWish]) throws(Failure) {
    let level = context.arena.buffer(wishes.count) { at in
      SoftBounds<Double>(
        lower: wishes[at].lower, upper: wishes[at].upper, weight: 1, priority: 0,
        variable: Int32(truncatingIfNeeded: wishes[at].variable), next: -1)
    }
    try minimise(level)
    endCost()
  }

  mutating func fix(_ variables: [Int]) throws(Failure) {
    for v in variables {
      cells[v].lower = cells[v].value
      cells[v].upper = cells[v].value
    }
    try listMovable()
    try removeFixed()
  }

  mutating func extreme(of coefficients: [Int: Double], isUpper: Bool) throws(Failure) -> Double {
    let terms = coefficients.sorted { $0.key < $1.key }
    for term in terms { cells[term.key].shift = isUpper ? -term.value : term.value }
    try computeGradients()
    let isBounded = try minimisePrimal()
    for term in terms { cells[term.key].shift = 0 }
    clearGradients()
    guard isBounded else { return isUpper ? .infinity : -.infinity }
    return terms.reduce(0) { $0 + $1.value * cells[$1.key].value }
  }

  /// Exchanges fixed basic variables for others while their rows contain a movable variable.
  ///
  /// A random combination of the movable variables reveals all these rows at once: a row with a
  /// movable variable vanishes on it with probability zero.
  mutating func removeFixed() throws(Failure) {
    var hasCrashed = false
    while true {
      let stuck = try fixedThatFollow()
      if stuck.isEmpty { return }
      if stuck.count > SparseSimplex.fewFixed && !hasCrashed {
        hasCrashed = true
        try crashForFixed()
        continue
      }
      var hasExchanged = false
      for v in stuck where cells[v].isBasic {
        if try exchangeFixed(v) { hasExchanged = true }
      }
      guard hasExchanged else { return }
    }
  }

  /// The fixed basic variables whose rows contain a movable variable.
  private mutating func fixedThatFollow() throws(Failure) -> [Int] {
    let fixed = basic.indices.filter { !cells[basic[$0]].canMove }
    try context.meter.charge(rowCount + 4 * variableCount)
    guard !fixed.isEmpty else { return [] }
    var changes = [Double](repeating: 0, count: variableCount)
    for at in movable.indices where !cells[movable[at]].isBasic && cells[movable[at]].canMove {
      changes[Int(movable[at])] = 0.5 + SparseSimplex.fraction(Int(movable[at]))
    }
    try extend(&changes)
    let largest = changes.reduce(1) { max($0, abs($1)) }
    return fixed.map { Int(basic[$0]) }.filter { abs(changes[$0]) > Tolerance.rate * largest }
  }

  /// Exchanges a fixed basic variable for the variable with the largest entry in its row.
  private mutating func exchangeFixed(_ v: Int) throws(Failure) -> Bool {
    let position = Int(cells[v].position)
    try computePivotRow(position: position)
    var entering = -1
    var largest = SparseSimplex.leastEntry
    for at in 0..<pivotRow.count {
      let other = pivotRow.index(at)
      if abs(pivotRow[other]) > largest { (entering, largest) = (other, abs(pivotRow[other])) }
    }
    pivotRow.clear()
    row.clear()
    guard entering >= 0 else { return false }
    try computeColumn(entering)
    column.clear()
    _ = try exchange(position: position, entering: entering)
    return true
  }

  /// Takes a basis of movable variables without moving any.
  private mutating func crashForFixed() throws(Failure) {
    let values = context.arena.buffer(variableCount) { cells[$0].value }
    _ = try crashByBounds()
    for v in cells.indices { cells[v].value = values[v] }
    try context.meter.charge(variableCount)
  }
}
