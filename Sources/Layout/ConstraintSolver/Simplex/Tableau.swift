/// A component as a simplex tableau with bounded variables: every basic variable is a linear
/// function of the nonbasic ones.
///
/// Variables `0 ..< columnCount` are the component's columns. Each row has a slack `columnCount +
/// row` that equals its expression; initially the slacks are basic. The form follows Dutertre and
/// de Moura (A Fast Linear-Arithmetic Solver for DPLL(T), 2006), without constants or artificial
/// variables. A constraint is a pair of bounds on its slack, so tightening it leaves the matrix
/// unchanged.
///
/// Entries of fixed nonbasic variables are dropped, because values are updated by increments. The
/// tableau therefore shrinks from level to level.
/// increments. So the tableau shrinks from level to level.
struct Tableau<Number: Scalar> {
  /// The state of a variable.
  struct Cell: BitwiseCopyable {
    var value = Number.zero
    var lower = -Number.infinity
    var upper = Number.infinity
    /// For a nonbasic variable, the change of the basic variables' cost per unit (the reduced
    /// cost).
    var gradient = 0.0
    /// The matrix row of a basic variable; otherwise ``nonbasic`` or ``defined``.
    var row: Int32 = Cell.nonbasic
    /// The variable's soft bounds in the current cost, as a range of `softBounds`.
    var firstSoftBounds: Int32 = 0
    var softBoundsCount: Int32 = 0
    /// Whether the value is below (-1), within (0) or above (1) the bounds.
    var excess: Int8 = 0
    /// Whether it has neither bounds nor soft bounds. Once it is basic, its row constrains nothing.
    var isFree = false
    /// Whether it is in `candidates`.
    var isCandidate = false
    /// Whether it is in `infeasibles`.
    var isInfeasible = false

    static var nonbasic: Int32 { -1 }
    /// Substituted: free, and computed after the solve.
    static var defined: Int32 { -2 }

    /// Whether its bounds differ.
    var canMove: Bool { lower.value < upper.value && row != Cell.defined }
  }

  /// A free column as a linear function of others, for postsolve.
  struct Definition: BitwiseCopyable {
    var constant: Number
    var column: Int32
    var firstTerm: Int32
    var termCount: Int32
  }

  let columnCount: Int
  /// Whether to keep entries of fixed variables, so that a certificate contains all rows of a
  /// conflict.
  let keepsFixed: Bool
  let context: SolveContext
  var arena: Arena { context.arena }

  let matrix: PivotMatrix
  let cells: Buffer<Cell>
  /// The basic variable of each matrix row, or -1 for a dropped row.
  let basic: Buffer<Int32>
  /// The number of rows still in use.
  private(set) var rowCount: Int
  /// The substituted columns, in the order of their elimination.
  private(set) var definitions: List<Definition>
  private(set) var definedTerms: List<ComponentEntry>

  // The current cost; see Tableau+Simplex.
  /// The nonbasic variables that have a cost of their own or may have a nonzero gradient.
  var candidates: List<Int32>
  var prices: PriceHeap
  /// The soft bounds of the current cost, by variable.
  var softBounds: Buffer<SoftBounds<Number>>
  /// For each soft bounds of a basic variable, whether the variable is below (-1), inside (0) or
  /// above (1).
  var sides: Buffer<Int8>
  /// The cost per unit outside the bounds; infinite once they are hard.
  var infeasibilityCost = Double.infinity
  /// Variables that are outside their bounds, or have been since the cost was set.
  var infeasibles: List<Int32>
  var ratioTest: RatioTest<Number>
  /// The number of entries visited since the last charge to the meter.
  var visits = 0

  /// Makes the tableau of a component. Each column starts at the point of its bounds nearest to
  /// zero.
  init(_ component: Component<Number>, keepsFixed: Bool, context: SolveContext) throws(Failure) {
    columnCount = component.columnCount
    self.keepsFixed = keepsFixed
    self.context = context
    let arena = context.arena
    let count = component.columnCount + component.rows.count
    var entryCount = 0
    for row in component.rows.indices { entryCount += Int(component.rows[row].entryCount) }
    matrix = PivotMatrix(
      rowCount: component.rows.count, columnCount: columnCount, entryCount: entryCount, in: arena)
    cells = arena.buffer(count, of: Cell())
    basic = arena.buffer(component.rows.count, of: -1)
    rowCount = component.rows.count
    definitions = List(capacity: 0, in: arena)
    definedTerms = List(capacity: 0, in: arena)
    candidates = List(capacity: columnCount, in: arena)
    prices = PriceHeap(variableCount: count, in: arena)
    softBounds = component.softBounds.slice(0..<0)
    sides = arena.buffer(component.softBounds.count, of: 0)
    infeasibles = List(capacity: component.rows.count, in: arena)
    ratioTest = RatioTest(in: arena)
    for column in 0..<columnCount {
      let bounds = component.bounds[column]
      cells[column].lower = bounds.lower
      cells[column].upper = bounds.upper
      cells[column].isFree = !bounds.lower.isFinite && !bounds.upper.isFinite
      if bounds.lower.value > 0 {
        cells[column].value = bounds.lower
      } else if bounds.upper.value < 0 {
        cells[column].value = bounds.upper
      }
    }
    for at in component.softBounds.indices {
      cells[component.softBounds[at].variable].isFree = false
    }
    for index in component.rows.indices {
      let slack = columnCount + index
      basic[index] = Int32(truncatingIfNeeded: slack)
      cells[slack].row = Int32(truncatingIfNeeded: index)
      let entries = component.entries(of: component.rows[index])
      for at in entries.indices {
        let entry = entries[at]
        try matrix.insert(entry.value, row: index, column: Int(entry.column), context)
        cells[slack].value += entry.value * cells[entry.column].value
      }
    }
  }

  /// Copies the tableau to its own memory, with the edited constant changed by `shift`.
  func copy(in context: SolveContext, shift: Double) -> Tableau<Double> {
    Tableau<Double>(self, context, shift: shift)
  }

  private init<Other: Scalar>(
    _ other: Tableau<Other>, _ context: SolveContext, shift: Double
  ) where Number == Double {
    let arena = context.arena
    columnCount = other.columnCount
    keepsFixed = other.keepsFixed
    self.context = context
    matrix = other.matrix.copy(in: arena)
    cells = arena.buffer(other.cells.count) { Cell(other.cells[$0], shift: shift) }
    basic = arena.copy(other.basic)
    rowCount = other.rowCount
    definitions = List(capacity: other.definitions.count, in: arena)
    for at in other.definitions.indices {
      definitions.append(Definition(other.definitions[at], shift: shift), in: arena)
    }
    definedTerms = other.definedTerms.copy(in: arena)
    candidates = other.candidates.copy(in: arena)
    prices = other.prices.emptyCopy(in: arena)
    softBounds = arena.buffer(0, of: .empty)
    sides = arena.buffer(0, of: 0)
    infeasibles = List(capacity: 0, in: arena)
    ratioTest = RatioTest(in: arena)
  }

  func isBasic(_ v: Int) -> Bool { cells[v].row >= 0 }

  /// Charges `units` and the visits since the last charge.
  @inline(__always)
  mutating func charge(_ units: Int) throws(Failure) {
    let visited = visits
    visits = 0
    try context.meter.charge(units &+ visited)
  }

  /// Substitutes a basic column if it is free: its row moves from the tableau to the definitions.
  ///
  /// A free column never blocks a step, so its row constrains nothing. In a chain of views this
  /// keeps the rows short.
  mutating func substituteIfFree(_ v: Int) throws(Failure) {
    guard cells[v].isFree else { return }
    let row = Int(cells[v].row)
    try context.meter.allow(bytes: definedTerms.growth(by: matrix.count(ofRow: row)))
    var constant = cells[v].value
    let first = definedTerms.count
    matrix.forEach(inRow: row) { v, value in
      constant -= value * cells[v].value
      definedTerms.append(
        ComponentEntry(value: value, column: Int32(truncatingIfNeeded: v)), in: arena)
    }
    definitions.append(
      Definition(
        constant: constant, column: Int32(truncatingIfNeeded: v),
        firstTerm: Int32(truncatingIfNeeded: first),
        termCount: Int32(truncatingIfNeeded: definedTerms.count - first)), in: arena)
    dropRow(row)
    cells[v].row = Cell.defined
    cells[v].gradient = 0
  }

  /// Postsolves the substituted columns, last first.
  func computeDefined() {
    for at in definitions.indices.reversed() {
      let definition = definitions[at]
      var sum = definition.constant
      forEachTerm(of: definition) { term in sum += term.value * cells[term.column].value }
      cells[definition.column].value = sum
    }
  }

  func forEachTerm(of definition: Definition, _ body: (ComponentEntry) -> Void) {
    let first = Int(definition.firstTerm)
    for at in first..<first + Int(definition.termCount) { body(definedTerms[at]) }
  }

  /// Moves a nonbasic variable, and the basic variables accordingly.
  func move(_ v: Int, by distance: Number) throws(Failure) {
    cells[v].value += distance
    var count = 1
    matrix.forEach(inColumn: v) { row, value in
      cells[basic[row]].value += value * distance
      count += 1
    }
    try context.meter.charge(count)
  }

  /// Exchanges the basic variable of `row` with a nonbasic variable of that row.
  mutating func pivot(row: Int, entering: Int) throws(Failure) {
    let leaving = Int(basic[row])
    basic[row] = Int32(truncatingIfNeeded: entering)
    cells[entering].row = Int32(truncatingIfNeeded: row)
    cells[leaving].row = Cell.nonbasic
    try matrix.pivot(
      row: row, entering: entering, leaving: leaving, extra: definedTerms.count, context)
  }

  /// Pivots a fixed basic variable out of the basis without changing its value. A row with only
  /// fixed variables is dropped.
  mutating func fixBasic(_ v: Int) throws(Failure) {
    let row = Int(cells[v].row)
    guard let entering = pivotVariable(row) else {
      if !keepsFixed { dropRow(row) }
      return
    }
    try pivot(row: row, entering: entering)
    if !keepsFixed { matrix.removeColumn(v) }
    try substituteIfFree(entering)
  }

  /// The variable to pivot on to remove the basic variable of `row`; `nil` if no variable of the
  /// row can move.
  ///
  /// Among entries that are large enough beside the row's largest, the one with the fewest entries
  /// in its column causes little fill-in (Markowitz, 1957). A free column is preferred, because it
  /// is substituted together with the row.
  func pivotVariable(_ row: Int) -> Int? {
    var largest = 0.0
    matrix.forEach(inRow: row) { v, value in
      if cells[v].canMove { largest = max(largest, abs(value)) }
    }
    guard largest > Tolerance.pivot else { return nil }
    var best = -1
    var least = Int.max
    matrix.forEach(inRow: row) { v, value in
      guard isStable(v, value, beside: largest), cells[v].canMove else { return }
      let count = matrix.count(ofColumn: v)
      let cost = cells[v].isFree ? count : count + basic.count
      if cost < least || (cost == least && v < best) { (best, least) = (v, cost) }
    }
    return best < 0 ? nil : best
  }

  /// Whether an entry is large enough to pivot on, relative to the largest of its row (threshold
  /// pivoting).
  private func isStable(_ v: Int, _ value: Double, beside largest: Double) -> Bool {
    abs(value) >= (cells[v].isFree ? Tolerance.relativeFreePivot : Tolerance.relativePivot)
      * largest
  }

  mutating func dropRow(_ row: Int) {
    matrix.removeRow(row)
    cells[basic[row]].row = Cell.nonbasic
    basic[row] = -1
    rowCount -= 1
  }

  /// Whether a nonbasic variable can move.
  func hasFreedom() -> Bool {
    for v in cells.indices where !isBasic(v) && cells[v].canMove { return true }
    return false
  }

  /// Whether each column may have other values at the same cost.
  func varyingColumns() -> [Bool] {
    var result = (0..<columnCount).map { v in
      cells[v].canMove && (!isBasic(v) || matrix.count(ofRow: Int(cells[v].row)) > 0)
    }
    for at in definitions.indices.reversed() {
      var varies = false
      forEachTerm(of: definitions[at]) { term in
        // A definition may contain slacks, most of which are fixed.
        let v = Int(term.column)
        varies = varies || (v < columnCount ? result[v] : cells[v].canMove)
      }
      result[Int(definitions[at].column)] = varies
    }
    return result
  }

  /// Rewrites a linear expression, replacing substituted columns by their definitions. The result
  /// may contain slacks.
  func expanded(
    _ coefficients: [Int: Double]
  ) -> (constant: Double, coefficients: [Int: Double]) {
    var rest = coefficients
    var constant = 0.0
    for at in definitions.indices {
      let definition = definitions[at]
      guard let factor = rest.removeValue(forKey: Int(definition.column)) else { continue }
      constant += factor * definition.constant.value
      forEachTerm(of: definition) { term in
        rest[Int(term.column), default: 0] += factor * term.value
      }
    }
    return (constant, rest)
  }
}

/// Copies without slopes, with the edited constant changed by `shift`.
extension Tableau<Double>.Cell {
  fileprivate init<Other>(_ other: Tableau<Other>.Cell, shift: Double) {
    value = other.value.at(shift).value
    lower = other.lower.at(shift).value
    upper = other.upper.at(shift).value
    gradient = other.gradient
    row = other.row
    firstSoftBounds = other.firstSoftBounds
    softBoundsCount = other.softBoundsCount
    excess = other.excess
    isFree = other.isFree
    isCandidate = other.isCandidate
    isInfeasible = other.isInfeasible
  }
}

extension Tableau<Double>.Definition {
  fileprivate init<Other>(_ other: Tableau<Other>.Definition, shift: Double) {
    constant = other.constant.at(shift).value
    (column, firstTerm, termCount) = (other.column, other.firstTerm, other.termCount)
  }
}
