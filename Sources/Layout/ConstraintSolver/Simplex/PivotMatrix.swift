/// The matrix of a tableau: each row has a basic variable's coefficients over the nonbasic ones.
/// Dense if it is small, otherwise sparse.
///
/// A handle: copies share the entries, so that a loop over a row can modify the rest of its
/// tableau.
struct PivotMatrix: BitwiseCopyable {
  private let isDense: Bool
  private let dense: DenseMatrix
  private let sparse: Shared<SparseMatrix>

  /// The maximum number of values of a dense matrix: half a megabyte.
  private static let denseLimit = 65_536

  /// Makes an empty matrix. The first `columnCount` variables are nonbasic; the others are the
  /// basic variables of the rows.
  init(rowCount: Int, columnCount: Int, entryCount: Int, in arena: Arena) {
    isDense = rowCount * columnCount <= PivotMatrix.denseLimit
    dense = DenseMatrix(
      rowCount: isDense ? rowCount : 0, slotCount: isDense ? columnCount : 0, in: arena)
    sparse = arena.shared(
      SparseMatrix(
        rowCount: isDense ? 0 : rowCount, columnCount: isDense ? 0 : rowCount + columnCount,
        entryCount: isDense ? 0 : entryCount, in: arena))
  }

  /// Copies the matrix to another arena.
  func copy(in arena: Arena) -> PivotMatrix { PivotMatrix(copying: self, in: arena) }

  private init(copying other: PivotMatrix, in arena: Arena) {
    isDense = other.isDense
    dense = other.dense.copy(in: arena)
    sparse = arena.shared(other.sparse.value.copy(in: arena))
  }

  /// The bytes of a copy; zero for a dense matrix, which is always small.
  var byteCount: Int {
    isDense ? 0 : sparse.value.rows.byteCount + sparse.value.columns.byteCount
  }

  var entryCount: Int { isDense ? dense.entryCount : sparse.value.entryCount }

  /// The cost of visiting each entry of a row.
  @inline(__always)
  func cost(ofRow row: Int) -> Int { isDense ? dense.slotCount : sparse.value.rows.count(row) }

  /// The cost of visiting each entry of a column.
  @inline(__always)
  func cost(ofColumn variable: Int) -> Int {
    isDense ? dense.rowCount : sparse.value.columns.count(variable)
  }

  func count(ofRow row: Int) -> Int {
    isDense ? dense.count(ofRow: row) : sparse.value.rows.count(row)
  }

  func count(ofColumn variable: Int) -> Int {
    isDense ? dense.count(ofColumn: variable) : sparse.value.columns.count(variable)
  }

  @inline(__always)
  func forEach(inRow row: Int, _ body: (_ variable: Int, _ value: Double) -> Void) {
    if isDense {
      dense.forEach(inRow: row, body)
    } else {
      sparse.value.forEach(inRow: row, body)
    }
  }

  @inline(__always)
  func forEach(inColumn variable: Int, _ body: (_ row: Int, _ value: Double) -> Void) {
    if isDense {
      dense.forEach(inColumn: variable, body)
    } else {
      sparse.value.forEach(inColumn: variable, body)
    }
  }

  /// Sets a zero entry to a nonzero value.
  func insert(
    _ value: Double, row: Int, column: Int, _ context: SolveContext
  ) throws(Failure) {
    if isDense {
      dense.insert(value, row: row, column: column)
    } else {
      try sparse.value.append(value, row: row, column: column, context)
    }
  }

  func removeRow(_ row: Int) {
    if isDense { dense.removeRow(row) } else { sparse.value.removeRow(row) }
  }

  func removeColumn(_ variable: Int) {
    if isDense { dense.removeColumn(variable) } else { sparse.value.removeColumn(variable) }
  }

  /// Solves a row for its entering variable, and substitutes the result in the other rows.
  ///
  /// `extra` entries count against the tableau's limit in addition to the matrix.
  ///
  /// - Complexity: O(rows of the entering variable · (their length + length of the pivot row)).
  func pivot(
    row: Int, entering: Int, leaving: Int, extra: Int, _ context: SolveContext
  ) throws(Failure) {
    if isDense {
      try context.meter.charge(dense.pivot(row: row, entering: entering, leaving: leaving))
    } else {
      try sparse.value.pivot(row: row, entering: entering, leaving: leaving, extra: extra, context)
    }
    try context.meter.allow(entries: entryCount + extra)
  }
}

extension SparseMatrix {
  /// The index of a variable's entry in a row, or `nil`.
  private func index(_ row: Int, _ variable: Int) -> Int? {
    if columns.count(variable) < rows.count(row) {
      for at in 0..<columns.count(variable) where Int(columns[variable, at].row) == row {
        return Int(columns[variable, at].indexInRow)
      }
      return nil
    }
    return (0..<rows.count(row)).first { Int(rows[row, $0].column) == variable }
  }

  @inline(__always)
  func forEach(inRow row: Int, _ body: (_ variable: Int, _ value: Double) -> Void) {
    for at in 0..<rows.count(row) {
      let entry = rows[row, at]
      body(Int(entry.column), entry.value)
    }
  }

  @inline(__always)
  func forEach(inColumn variable: Int, _ body: (_ row: Int, _ value: Double) -> Void) {
    for at in 0..<columns.count(variable) {
      let reference = columns[variable, at]
      body(Int(reference.row), value(reference))
    }
  }

  mutating func pivot(
    row: Int, entering: Int, leaving: Int, extra: Int, _ context: SolveContext
  ) throws(Failure) {
    guard let index = index(row, entering) else { return }
    let value = rows[row, index].value
    remove(row: row, index: index)
    scale(row: row, by: -1 / value)
    try append(1 / value, row: row, column: leaving, context)
    while columns.count(entering) > 0 {
      let reference = columns[entering, columns.count(entering) - 1]
      let factor = self.value(reference)
      let other = Int(reference.row)
      remove(row: other, index: Int(reference.indexInRow))
      try context.meter.charge(try add(factor, row: row, to: other, context))
      try context.meter.allow(entries: entryCount + extra)
    }
  }
}
