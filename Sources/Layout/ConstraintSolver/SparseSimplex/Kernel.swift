/// The rows and columns still being eliminated.
struct Kernel {
  /// The active entries by row.
  var rows: ListPool<SparseEntry>
  /// The rows of each column. Some may be eliminated already, or have lost their entry.
  var columns: ListPool<Int32>
  let rowOrder: CountOrder
  let columnOrder: CountOrder
  /// The number of each row's entries in eligible columns.
  let eligibleCount: Buffer<Int32>
  /// An upper bound on the magnitude of each row's entries; negative if unknown.
  let largest: Buffer<Double>
  let isIndexed: Buffer<Bool>
  var index: EntryIndex
  var fill = 0

  /// The pivot row, scattered by column while it is added to others.
  let scattered: Buffer<Double>
  let mark: Buffer<Mark>

  enum Mark: UInt8, BitwiseCopyable {
    case absent, scattered, added
  }

  init(rowCount: Int, columnCount: Int, in arena: Arena) {
    rows = ListPool(count: rowCount, capacity: 16, in: arena)
    columns = ListPool(count: columnCount, capacity: 16, in: arena)
    rowOrder = CountOrder(size: rowCount, in: arena)
    columnOrder = CountOrder(size: columnCount, in: arena)
    eligibleCount = arena.buffer(rowCount, of: 0)
    largest = arena.buffer(rowCount, of: -1)
    isIndexed = arena.buffer(rowCount, of: false)
    index = EntryIndex(in: arena)
    scattered = arena.buffer(columnCount, of: 0)
    mark = arena.buffer(columnCount, of: .absent)
  }

  mutating func removeAll() {
    rows.removeAll()
    columns.removeAll()
    rowOrder.removeAll()
    columnOrder.removeAll()
    eligibleCount.fill(0)
    largest.fill(-1)
    isIndexed.fill(false)
    index.removeAll()
    fill = 0
  }

  /// The position of a column's entry in a row, or -1.
  @inline(__always)
  func place(_ row: Int, _ column: Int) -> Int {
    let column = Int32(truncatingIfNeeded: column)
    if isIndexed[row] { return index.place(row, column) }
    for at in 0..<rows.count(row) where rows[row, at].index == column { return at }
    return -1
  }

  mutating func append(
    _ entry: SparseEntry, to row: Int, _ context: SolveContext
  ) throws(Failure) {
    if isIndexed[row] {
      try index.set(row, entry.index, place: rows.count(row), context)
    }
    try rows.append(entry, to: row, context)
  }

  mutating func remove(_ row: Int, at place: Int, _ context: SolveContext) throws(Failure) {
    if isIndexed[row] { index.remove(row, rows[row, place].index) }
    guard let moved = rows.remove(row, at: place), isIndexed[row] else { return }
    try index.set(row, moved.index, place: place, context)
  }

  /// Indexes a row once it has become long.
  mutating func indexIfLong(_ row: Int, _ context: SolveContext) throws(Failure) {
    guard !isIndexed[row], rows.count(row) > CountOrder.limit else { return }
    isIndexed[row] = true
    for at in 0..<rows.count(row) {
      try index.set(row, rows[row, at].index, place: at, context)
    }
  }

  /// Orders a row by its eligible entries. Long rows come last even if they have few, because
  /// finding them means searching the whole row.
  func reorder(_ row: Int) {
    let count = Int(eligibleCount[row])
    rowOrder.set(row, count: isIndexed[row] && count > 0 ? CountOrder.limit : count)
  }

  /// An upper bound on the magnitude of a row's entries.
  func largest(_ row: Int) -> Double {
    if largest[row] >= 0 { return largest[row] }
    var bound = 0.0
    for at in 0..<rows.count(row) { bound = max(bound, abs(rows[row, at].value)) }
    largest[row] = bound
    return bound
  }
}
