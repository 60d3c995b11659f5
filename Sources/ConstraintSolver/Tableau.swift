/// A block as a simplex tableau with bounded variables: every basic variable is a linear function of the
/// nonbasic ones.
///
/// Variables `0 ..< columnCount` are the block's columns; each row has a slack `columnCount + row` that equals
/// its expression. At the start the slacks are basic. The form is that of Dutertre and de Moura (2006): no
/// constants, no artificial variables; a constraint is a pair of bounds on its slack, so tightening one never
/// changes the matrix.
///
/// Nonbasic variables whose bounds meet can move no more, and their entries are dropped (values are
/// kept by increments), so the tableau shrinks as priorities are settled.
struct Tableau {
  let columnCount: Int
  /// Whether entries of settled variables stay, so that a conflict can be traced to all its rows.
  let keepsSettled: Bool

  var matrix: SparseMatrix
  var value: [Double]
  var lower: [Double]
  var upper: [Double]
  /// The matrix row of a basic variable, or -1.
  private(set) var rowOf: [Int32]
  /// The basic variable of a matrix row, or -1 for a row that was used up.
  private(set) var basic: [Int32]

  /// The columns that nothing bounds and no interval names: once basic they only have to be computed at the end.
  private(set) var isIdle: [Bool]
  /// Idle columns that left the tableau, in the order in which they did.
  private(set) var definitions: [Definition] = []
  /// The number of terms in `definitions`.
  private var definedEntryCount = 0

  // The cost that is being minimised; see Tableau+Simplex.
  /// The change of the cost of the basic variables per unit of a nonbasic one.
  var gradient: [Double]
  /// The nonbasic variables whose gradient may not be zero, or that have a cost of their own.
  var candidates: [Int32] = []
  var isCandidate: [Bool]
  /// The intervals that are being paid for, by variable.
  var intervals: ArraySlice<Interval> = []
  var firstInterval: [Int32]
  var intervalCount: [Int32]
  /// For the intervals of basic variables, by offset in `intervals`: below (-1), inside, above (1).
  var side: [Int8] = []
  var steps: [Step] = []

  /// Lays out a block. Each column stands at the point of its bounds that is nearest to zero.
  init(_ block: Block, keepsSettled: Bool) {
    columnCount = block.roots.count
    self.keepsSettled = keepsSettled
    let count = block.roots.count + block.rows.count
    matrix = SparseMatrix(columnCount: count)
    value = Array(repeating: 0, count: count)
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    rowOf = Array(repeating: -1, count: count)
    basic = []
    isIdle = Array(repeating: false, count: count)
    for column in 0..<block.roots.count {
      isIdle[column] =
        block.lower[column].value == -.infinity && block.upper[column].value == .infinity
    }
    for interval in block.intervals { isIdle[Int(interval.variable)] = false }
    gradient = Array(repeating: 0, count: count)
    isCandidate = Array(repeating: false, count: count)
    firstInterval = Array(repeating: 0, count: count)
    intervalCount = firstInterval
    for column in 0..<columnCount {
      value[column] = max(block.lower[column].value, min(block.upper[column].value, 0))
    }
    for (index, row) in block.rows.enumerated() {
      let r = matrix.appendRow()
      let slack = columnCount + index
      basic.append(Int32(slack))
      rowOf[slack] = Int32(r)
      for slot in row.entries {
        let column = Int(block.entryColumns[slot])
        matrix.append(block.entryValues[slot], row: r, column: column)
        value[slack] += block.entryValues[slot] * value[column]
      }
    }
  }

  /// A column as a linear function of others, kept for the way back.
  struct Definition {
    var column: Int32
    var constant: Double
    var terms: [(column: Int32, coefficient: Double)]
  }

  func isBasic(_ v: Int) -> Bool { rowOf[v] >= 0 }

  /// Takes the row of a basic idle column out of the tableau.
  ///
  /// Such a column can never stop another one, so its row takes part in nothing. In a chain of views this
  /// is what keeps the rows short.
  mutating func retireIfIdle(_ v: Int) {
    guard isIdle[v] else { return }
    let row = Int(rowOf[v])
    var definition = Definition(column: Int32(v), constant: value[v], terms: [])
    definition.terms.reserveCapacity(matrix.rows[row].count)
    for entry in matrix.rows[row] {
      definition.constant -= entry.value * value[Int(entry.column)]
      definition.terms.append((entry.column, entry.value))
    }
    definitions.append(definition)
    definedEntryCount += definition.terms.count
    retire(row)
    rowOf[v] = -2
    gradient[v] = 0
  }

  /// Whether a column has left the tableau; its value is computed at the end.
  func isDefined(_ v: Int) -> Bool { rowOf[v] == -2 }

  /// Computes the columns that left the tableau, the last first.
  mutating func computeDefined() {
    for definition in definitions.reversed() {
      var sum = definition.constant
      for term in definition.terms { sum += term.coefficient * value[Int(term.column)] }
      value[Int(definition.column)] = sum
    }
  }

  /// Moves a nonbasic variable, and the basic ones with it.
  mutating func move(_ v: Int, by distance: Double, _ meter: WorkMeter) throws(Failure) {
    value[v] += distance
    for reference in matrix.columns[v] {
      value[Int(basic[Int(reference.row)])] += distance * matrix.value(reference)
    }
    try meter.charge(1 + matrix.columns[v].count)
  }

  /// Exchanges the basic variable of `row` with the nonbasic variable of the entry at `place`.
  ///
  /// - Complexity: O(entries of the rows that name the entering variable, plus its row's length for each).
  mutating func pivot(row: Int, place: Int, _ meter: WorkMeter) throws(Failure) {
    let entry = matrix.rows[row][place]
    let entering = Int(entry.column)
    let leaving = Int(basic[row])
    matrix.remove(row: row, place: place)
    matrix.scale(row: row, by: -1 / entry.value)
    matrix.append(1 / entry.value, row: row, column: leaving)
    basic[row] = Int32(entering)
    rowOf[entering] = Int32(row)
    rowOf[leaving] = -1
    while let reference = matrix.columns[entering].last {
      let factor = matrix.value(reference)
      let other = Int(reference.row)
      matrix.remove(row: other, place: Int(reference.place))
      try meter.charge(matrix.rows[other].count + matrix.rows[row].count)
      matrix.add(factor, row: row, to: other)
      try meter.allow(entries: matrix.entryCount + definedEntryCount)
    }
  }

  /// Takes a basic variable whose bounds have met out of the basis, keeping its value.
  ///
  /// The entering variable is one of few entries, for little fill-in (Markowitz), among those that
  /// are not small beside the row's largest. A row of settled variables only just goes.
  mutating func settleBasic(_ v: Int, _ meter: WorkMeter) throws(Failure) {
    let row = Int(rowOf[v])
    guard let place = settlingPlace(row) else {
      if !keepsSettled { retire(row) }
      return
    }
    let entering = Int(matrix.rows[row][place].column)
    try pivot(row: row, place: place, meter)
    if !keepsSettled { matrix.removeColumn(v) }
    retireIfIdle(entering)
  }

  /// Where to pivot to take `row`'s variable out of the basis, if it hangs on anything that can move.
  ///
  /// An idle column is preferred, since it leaves the tableau with the row.
  func settlingPlace(_ row: Int) -> Int? {
    var largest = 0.0
    for entry in matrix.rows[row] where canMove(Int(entry.column)) {
      largest = max(largest, abs(entry.value))
    }
    guard largest > Tolerance.pivot else { return nil }
    var best: (place: Int, cost: Int, column: Int32)?
    for (place, entry) in matrix.rows[row].enumerated()
    where canMove(Int(entry.column)) && abs(entry.value) >= 0.1 * largest {
      let count = matrix.columns[Int(entry.column)].count
      let cost = isIdle[Int(entry.column)] ? count : count + matrix.rows.count
      if best.map({ (cost, entry.column) < ($0.cost, $0.column) }) ?? true {
        best = (place, cost, entry.column)
      }
    }
    return best?.place
  }

  /// Whether a variable's bounds leave it room.
  func canMove(_ v: Int) -> Bool { lower[v] < upper[v] && rowOf[v] != -2 }

  private mutating func retire(_ row: Int) {
    matrix.removeRow(row)
    rowOf[Int(basic[row])] = -1
    basic[row] = -1
  }

  /// Whether anything is left that can move.
  func hasFreedom() -> Bool {
    for v in value.indices where !isBasic(v) && canMove(v) { return true }
    return false
  }

  /// For each column, whether it may have other values where the cost is the same.
  func varyingColumns() -> [Bool] {
    var result = (0..<columnCount).map { v in
      canMove(v) && (!isBasic(v) || !matrix.rows[Int(rowOf[v])].isEmpty)
    }
    for definition in definitions.reversed() {
      // Slacks that are left in a definition are settled.
      result[Int(definition.column)] = definition.terms.contains { term in
        Int(term.column) < columnCount ? result[Int(term.column)] : canMove(Int(term.column))
      }
    }
    return result
  }

  /// The same linear expression over what is still in the tableau, slacks included, and a constant.
  func expanded(
    _ coefficients: [Int: Double]
  ) -> (constant: Double, coefficients: [Int: Double]) {
    var rest = coefficients
    var constant = 0.0
    for definition in definitions {
      guard let factor = rest.removeValue(forKey: Int(definition.column)) else { continue }
      constant += factor * definition.constant
      for term in definition.terms {
        rest[Int(term.column), default: 0] += factor * term.coefficient
      }
    }
    return (constant, rest)
  }
}
