/// A sparse matrix with lists of both rows and columns, for pivots with fill-in.
///
/// Every entry is in the list of its row and in the list of its column. Each stores its index in
/// the other list, so an entry is changed or removed in O(1). Removal moves the last entry of a
/// list into the gap, so the order within a list is arbitrary.
struct SparseMatrix: BitwiseCopyable {
  struct Entry: BitwiseCopyable {
    var value: Double
    var column: Int32
    /// The index of its reference in the column's list.
    var indexInColumn: Int32
  }

  /// A column's reference to an entry.
  struct Reference: BitwiseCopyable {
    var row: Int32
    /// The index of the entry in the row's list.
    var indexInRow: Int32
  }

  private(set) var rows: ListPool<Entry>
  private(set) var columns: ListPool<Reference>
  /// The number of entries in all rows.
  private(set) var entryCount = 0
  /// The row that `indexOfColumn` describes, the target of the last addition, or -1.
  private var scattered: Int32 = -1
  /// The index of each column's entry in the row `scattered`, or -1. Kept between additions: pivots
  /// in a chain of views add many short rows to one long row.
  private let indexOfColumn: Buffer<Int32>

  /// Makes an empty matrix.
  init(rowCount: Int, columnCount: Int, entryCount: Int, in arena: Arena) {
    rows = ListPool(count: rowCount, capacity: 2 * entryCount, in: arena)
    columns = ListPool(count: columnCount, capacity: 2 * entryCount, in: arena)
    indexOfColumn = arena.buffer(columnCount, of: -1)
  }

  /// Copies the matrix to another arena.
  func copy(in arena: Arena) -> SparseMatrix {
    SparseMatrix(
      rows: rows.copy(in: arena), columns: columns.copy(in: arena), entryCount: entryCount,
      scattered: scattered, indexOfColumn: arena.copy(indexOfColumn))
  }

  private init(
    rows: ListPool<Entry>, columns: ListPool<Reference>, entryCount: Int, scattered: Int32,
    indexOfColumn: Buffer<Int32>
  ) {
    self.scattered = scattered
    self.rows = rows
    self.columns = columns
    self.entryCount = entryCount
    self.indexOfColumn = indexOfColumn
  }

  /// Adds an entry that was zero.
  mutating func append(
    _ value: Double, row: Int, column: Int, _ context: SolveContext
  ) throws(Failure) {
    let inRow = Int32(truncatingIfNeeded: rows.count(row))
    let inColumn = Int32(truncatingIfNeeded: columns.count(column))
    try rows.append(
      Entry(value: value, column: Int32(truncatingIfNeeded: column), indexInColumn: inColumn),
      to: row, context)
    try columns.append(
      Reference(row: Int32(truncatingIfNeeded: row), indexInRow: inRow), to: column, context)
    entryCount += 1
    if scattered == Int32(truncatingIfNeeded: row) { indexOfColumn[column] = inRow }
  }

  /// The value of a referenced entry.
  @inline(__always)
  func value(_ reference: Reference) -> Double {
    rows[Int(reference.row), Int(reference.indexInRow)].value
  }

  /// Removes an entry by its index in the row's list.
  mutating func remove(row: Int, index: Int) {
    let entry = rows[row, index]
    entryCount -= 1
    let column = Int(entry.column)
    if let moved = columns.remove(column, at: Int(entry.indexInColumn)) {
      rows[Int(moved.row), Int(moved.indexInRow)].indexInColumn = entry.indexInColumn
    }
    if let moved = rows.remove(row, at: index) {
      columns[Int(moved.column), Int(moved.indexInColumn)].indexInRow =
        Int32(truncatingIfNeeded: index)
      if scattered == Int32(truncatingIfNeeded: row) {
        indexOfColumn[moved.column] = Int32(truncatingIfNeeded: index)
      }
    }
    if scattered == Int32(truncatingIfNeeded: row) { indexOfColumn[column] = -1 }
  }

  /// Empties a column.
  mutating func removeColumn(_ column: Int) {
    while columns.count(column) > 0 {
      let last = columns[column, columns.count(column) - 1]
      remove(row: Int(last.row), index: Int(last.indexInRow))
    }
  }

  /// Empties a row.
  mutating func removeRow(_ row: Int) {
    while rows.count(row) > 0 { remove(row: row, index: rows.count(row) - 1) }
  }

  func scale(row: Int, by factor: Double) {
    for at in 0..<rows.count(row) { rows[row, at].value *= factor }
  }

  /// Adds `factor` times row `source` to row `target`, and removes cancelled entries. Returns the
  /// number of visited entries.
  ///
  /// - Complexity: O(entries of both rows); O(entries of the source) if the last addition had the
  ///   same target.
  mutating func add(
    _ factor: Double, row source: Int, to target: Int, _ context: SolveContext
  ) throws(Failure) -> Int {
    let count = rows.count(source)
    let visited = count + scatter(target)
    for at in 0..<count {
      let entry = rows[source, at]
      let column = Int(entry.column)
      let summand = factor * entry.value
      let index = Int(indexOfColumn[column])
      if index < 0 {
        try append(summand, row: target, column: column, context)
        continue
      }
      let old = rows[target, index].value
      let new = old + summand
      if abs(new) <= Tolerance.cancellation * max(abs(old), abs(summand)) {
        remove(row: target, index: index)
      } else {
        rows[target, index].value = new
      }
    }
    return visited
  }

  /// Makes `indexOfColumn` describe `row`, and returns the number of visited entries.
  private mutating func scatter(_ row: Int) -> Int {
    guard scattered != Int32(truncatingIfNeeded: row) else { return 0 }
    var visited = 0
    if scattered >= 0 {
      visited = rows.count(Int(scattered))
      for at in 0..<visited { indexOfColumn[rows[Int(scattered), at].column] = -1 }
    }
    for at in 0..<rows.count(row) {
      indexOfColumn[rows[row, at].column] = Int32(truncatingIfNeeded: at)
    }
    scattered = Int32(truncatingIfNeeded: row)
    return visited + rows.count(row)
  }
}
