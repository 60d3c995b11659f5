extension Tableau<Double>: FaceBasis {
  var variableCount: Int { cells.count }

  func state(of v: Int) -> FaceVariable {
    let cell = cells[v]
    return FaceVariable(
      value: cell.value, lower: cell.lower, upper: cell.upper,
      isNonbasic: cell.row == Cell.nonbasic, canMove: cell.canMove)
  }

  mutating func extend(_ changes: inout [Double]) throws(Failure) {
    for row in basic.indices where basic[row] >= 0 {
      var sum = 0.0
      matrix.forEach(inRow: row) { v, value in sum += value * changes[v] }
      changes[Int(basic[row])] = sum
    }
    for at in definitions.indices.reversed() {
      var sum = 0.0
      forEachTerm(of: definitions[at]) { term in sum += term.value * changes[Int(term.column)] }
      changes[Int(definitions[at].column)] = sum
    }
    try context.meter.charge(matrix.entryCount + definedTerms.count + basic.count)
  }

  mutating func approach(_ wishes: [FaceWish]) throws(Failure) {
    let level = arena.buffer(wishes.count) { at in
      SoftBounds<Double>(
        lower: wishes[at].lower, upper: wishes[at].upper, weight: 1, priority: 0,
        variable: Int32(truncatingIfNeeded: wishes[at].variable), next: -1)
    }
    if sides.count < level.count { sides = arena.buffer(level.count, of: 0) }
    try minimise(level)
    endCost()
    computeDefined()
  }

  mutating func fix(_ variables: [Int]) throws(Failure) {
    for v in variables {
      cells[v].lower = cells[v].value
      cells[v].upper = cells[v].value
    }
    for v in variables { try fix(v) }
  }

  mutating func extreme(of coefficients: [Int: Double], isUpper: Bool) throws(Failure) -> Double {
    clearGradient()
    let sign = isUpper ? -1.0 : 1.0
    let (constant, rest) = expanded(coefficients)
    let terms = rest.sorted { $0.key < $1.key }
    for (column, coefficient) in terms {
      if isBasic(column) {
        addToGradient(sign * coefficient, row: Int(cells[column].row))
      } else {
        cells[column].gradient += sign * coefficient
        makeCandidate(column)
      }
    }
    for at in candidates.indices { reprice(Int(candidates[at])) }
    let isBounded = try minimise()
    clearGradient()
    guard isBounded else { return isUpper ? .infinity : -.infinity }
    return terms.reduce(constant) { $0 + $1.value * cells[$1.key].value }
  }
}
