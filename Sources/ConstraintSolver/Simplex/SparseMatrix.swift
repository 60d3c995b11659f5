/// A sparse matrix that can be walked by rows and by columns while it changes.
///
/// Every entry stands in its row's list and in its column's list, and each side knows its place in
/// the other, so that an entry is found, changed and removed in O(1). Removal moves the last entry
/// of a list into the gap; the order within a list has no meaning.
struct SparseMatrix: BitwiseCopyable {
  struct Entry: BitwiseCopyable {
    var value: Double
    var column: Int32
    /// The place in the column's list.
    var place: Int32
  }

  struct Reference: BitwiseCopyable {
    var row: Int32
    /// The place in the row's list.
    var place: Int32
  }

  private(set) var rows: ListPool<Entry>
  private(set) var columns: ListPool<Reference>
  /// The number of entries in all rows.
  private(set) var entryCount = 0
  /// The row that was added to last, or -1.
  private var scattered: Int32 = -1
  /// The place of each column's entry in the row `scattered`, or -1. Many short rows are added to
  /// one long one where a chain of views is folded, so this is kept from one addition to the next.
  private let indexOfColumn: Buffer<Int32>

  /// Makes an empty matrix.
  init(rowCount: Int, columnCount: Int, entryCount: Int, in arena: Arena) {
    rows = ListPool(count: rowCount, capacity: 2 * entryCount, in: arena)
    columns = ListPool(count: columnCount, capacity: 2 * entryCount, in: arena)
    indexOfColumn = arena.buffer(columnCount, of: -1)
  }

  /// The same matrix in another arena.
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

  /// Adds an entry whose place is known to be empty.
  mutating func append(
    _ value: Double, row: Int, column: Int, _ context: SolveContext
  ) throws(Failure) {
    let inRow = Int32(truncatingIfNeeded: rows.count(row))
    let inColumn = Int32(truncatingIfNeeded: columns.count(column))
    try rows.append(
      Entry(value: value, column: Int32(truncatingIfNeeded: column), place: inColumn), to: row,
      context)
    try columns.append(
      Reference(row: Int32(truncatingIfNeeded: row), place: inRow), to: column, context)
    entryCount += 1
    if scattered == Int32(truncatingIfNeeded: row) { indexOfColumn[column] = inRow }
  }

  /// The entry that a column's reference speaks of.
  @inline(__always)
  func value(_ reference: Reference) -> Double {
    rows[Int(reference.row), Int(reference.place)].value
  }

  mutating func remove(row: Int, place: Int) {
    let entry = rows[row, place]
    entryCount -= 1
    let column = Int(entry.column)
    if let moved = columns.remove(column, at: Int(entry.place)) {
      rows[Int(moved.row), Int(moved.place)].place = entry.place
    }
    if let moved = rows.remove(row, at: place) {
      columns[Int(moved.column), Int(moved.place)].place = Int32(truncatingIfNeeded: place)
      if scattered == Int32(truncatingIfNeeded: row) {
        indexOfColumn[moved.column] = Int32(truncatingIfNeeded: place)
      }
    }
    if scattered == Int32(truncatingIfNeeded: row) { indexOfColumn[column] = -1 }
  }

  /// Empties a column.
  mutating func removeColumn(_ column: Int) {
    while columns.count(column) > 0 {
      let last = columns[column, columns.count(column) - 1]
      remove(row: Int(last.row), place: Int(last.place))
    }
  }

  /// Empties a row.
  mutating func removeRow(_ row: Int) {
    while rows.count(row) > 0 { remove(row: row, place: rows.count(row) - 1) }
  }

  func scale(row: Int, by factor: Double) {
    for place in 0..<rows.count(row) { rows[row, place].value *= factor }
  }

  /// Adds `factor` times row `source` to row `target`, removing what cancels; returns how many
  /// entries it looked at.
  ///
  /// - Complexity: O(entries of both rows), and O(entries of the source) where the last addition
  ///   was to the same row.
  mutating func add(
    _ factor: Double, row source: Int, to target: Int, _ context: SolveContext
  ) throws(Failure) -> Int {
    let count = rows.count(source)
    let looked = count + scatter(target)
    for at in 0..<count {
      let entry = rows[source, at]
      let column = Int(entry.column)
      let summand = factor * entry.value
      let place = Int(indexOfColumn[column])
      if place < 0 {
        try append(summand, row: target, column: column, context)
        continue
      }
      let old = rows[target, place].value
      let new = old + summand
      if abs(new) <= Tolerance.cancellation * max(abs(old), abs(summand)) {
        remove(row: target, place: place)
      } else {
        rows[target, place].value = new
      }
    }
    return looked
  }

  /// Makes `indexOfColumn` speak of `row`; returns how many entries that took.
  private mutating func scatter(_ row: Int) -> Int {
    guard scattered != Int32(truncatingIfNeeded: row) else { return 0 }
    var looked = 0
    if scattered >= 0 {
      looked = rows.count(Int(scattered))
      for place in 0..<looked { indexOfColumn[rows[Int(scattered), place].column] = -1 }
    }
    for place in 0..<rows.count(row) {
      indexOfColumn[rows[row, place].column] = Int32(truncatingIfNeeded: place)
    }
    scattered = Int32(truncatingIfNeeded: row)
    return looked + rows.count(row)
  }
}
