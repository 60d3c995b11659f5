/// A sparse matrix that can be walked by rows and by columns while it changes.
///
/// Every entry stands in its row's list and in its column's list, and each side knows its place in the
/// other, so that an entry is found, changed and removed in O(1). Removal moves the last entry of a list
/// into the gap; the order within a list has no meaning.
struct SparseMatrix {
  struct Entry {
    var column: Int32
    /// The place in the column's list.
    var place: Int32
    var value: Double
  }

  struct Reference {
    var row: Int32
    /// The place in the row's list.
    var place: Int32
  }

  private(set) var rows: [[Entry]] = []
  /// The number of entries in all rows.
  private(set) var entryCount = 0
  private(set) var columns: [[Reference]]
  /// Scratch: the place of each column's entry in the row that is being added to, or -1.
  private var placeOfColumn: [Int32]

  init(columnCount: Int) {
    columns = Array(repeating: [], count: columnCount)
    placeOfColumn = Array(repeating: -1, count: columnCount)
  }

  mutating func appendRow() -> Int {
    rows.append([])
    return rows.count - 1
  }

  /// Adds an entry whose place is known to be empty.
  mutating func append(_ value: Double, row: Int, column: Int) {
    rows[row].append(
      Entry(column: Int32(column), place: Int32(columns[column].count), value: value))
    columns[column].append(Reference(row: Int32(row), place: Int32(rows[row].count - 1)))
    entryCount += 1
  }

  /// The entry that a column's reference speaks of.
  func value(_ reference: Reference) -> Double {
    rows[Int(reference.row)][Int(reference.place)].value
  }

  mutating func remove(row: Int, place: Int) {
    let entry = rows[row][place]
    entryCount -= 1
    let column = Int(entry.column)
    let inColumn = Int(entry.place)
    if let moved = columns[column].popLast(), inColumn < columns[column].count {
      columns[column][inColumn] = moved
      rows[Int(moved.row)][Int(moved.place)].place = Int32(inColumn)
    }
    if let moved = rows[row].popLast(), place < rows[row].count {
      rows[row][place] = moved
      columns[Int(moved.column)][Int(moved.place)].place = Int32(place)
    }
  }

  /// Empties a column.
  mutating func removeColumn(_ column: Int) {
    while let last = columns[column].last {
      remove(row: Int(last.row), place: Int(last.place))
    }
  }

  /// Empties a row.
  mutating func removeRow(_ row: Int) {
    while !rows[row].isEmpty { remove(row: row, place: rows[row].count - 1) }
  }

  mutating func scale(row: Int, by factor: Double) {
    for place in rows[row].indices { rows[row][place].value *= factor }
  }

  /// Adds `factor` times row `source` to row `target`, removing what cancels.
  ///
  /// - Complexity: O(entries of both rows).
  mutating func add(_ factor: Double, row source: Int, to target: Int) {
    for (place, entry) in rows[target].enumerated() {
      placeOfColumn[Int(entry.column)] = Int32(place)
    }
    var cancelled = false
    for entry in rows[source] {
      let summand = factor * entry.value
      let place = placeOfColumn[Int(entry.column)]
      if place >= 0 {
        let old = rows[target][Int(place)].value
        var new = old + summand
        if abs(new) <= Tolerance.cancellation * max(abs(old), abs(summand)) {
          new = 0
          cancelled = true
        }
        rows[target][Int(place)].value = new
      } else {
        append(summand, row: target, column: Int(entry.column))
      }
    }
    for entry in rows[target] { placeOfColumn[Int(entry.column)] = -1 }
    guard cancelled else { return }
    var place = 0
    while place < rows[target].count {
      if rows[target][place].value == 0 {
        remove(row: target, place: place)
      } else {
        place += 1
      }
    }
  }
}
