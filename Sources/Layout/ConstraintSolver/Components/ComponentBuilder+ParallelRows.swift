/// Merges optional rows into rows with the same expression, in large components.
///
/// A gap with a required least size that is also preferred makes two rows that differ only in their
/// bounds. One logical can carry both. The factors are then half as large, and a variable at its
/// preferred bound is not degenerate.
extension ComponentBuilder {
  /// The maximum number of rows that a row is compared with.
  private static var comparisonLimit: Int { 8 }

  /// Turns an optional row of a large component into soft bounds of another row that it is a
  /// multiple of.
  ///
  /// - Complexity: O(entries): a row is compared only with a few rows of its rarest column.
  mutating func mergeParallelRows() throws(Failure) {
    let least = context.meter.sparseRows
    guard rows.count >= least, !softBounds.isEmpty else { return }
    let sizes = rowCountsByLeader()
    let isLarge = arena.buffer(rows.count) {
      sizes[leaders.find(leadingColumn(of: rows[$0]))] >= least
    }
    let uses = arena.buffer(columnCount, of: Int32(0))
    var entryCount = 0
    for r in rows.indices where isLarge[r] {
      for at in rows[r].range { uses[entries[at].column] += 1 }
      entryCount += Int(rows[r].entryCount)
    }
    guard entryCount > 0 else { return }
    try context.meter.charge(2 * rows.count + columnCount + 4 * entryCount)
    let index = ParallelRows(columnCount: columnCount, rowCount: rows.count, in: arena)
    // An equality fixes its expression, so soft bounds on it have no effect.
    for r in rows.indices where isLarge[r] && rows[r].isRequired && !rows[r].isEquality {
      index.insert(r, of: rarestColumn(of: rows[r], uses))
    }
    for r in rows.indices where isLarge[r] && !rows[r].isRequired {
      let column = rarestColumn(of: rows[r], uses)
      var other = index.first(column)
      var tries = 0
      while other >= 0, tries < ComponentBuilder.comparisonLimit, !index.isMerged[r] {
        if let factor = factor(of: rows[r], in: rows[other]) {
          merge(rows[r], with: other, factor: factor)
          index.isMerged[r] = true
        }
        tries += 1
        other = index.next(other)
      }
      try context.meter.charge(1 + tries * Int(rows[r].entryCount))
      if !index.isMerged[r] { index.insert(r, of: column) }
    }
    var kept = 0
    for r in rows.indices where !index.isMerged[r] {
      rows[kept] = rows[r]
      kept += 1
    }
    rows.keepFirst(kept)
  }

  private func rarestColumn(of row: ComponentRow<Number>, _ uses: Buffer<Int32>) -> Int {
    var best = leadingColumn(of: row)
    for at in row.range where uses[entries[at].column] < uses[best] {
      best = Int(entries[at].column)
    }
    return best
  }

  /// The exact factor between two rows with the same columns in the same order, or `nil`.
  private func factor(
    of row: ComponentRow<Number>, in other: ComponentRow<Number>
  ) -> Double? {
    guard row.entryCount == other.entryCount else { return nil }
    let (first, otherFirst) = (Int(row.firstEntry), Int(other.firstEntry))
    let factor = entries[first].value / entries[otherFirst].value
    for at in 0..<Int(row.entryCount) {
      let (own, their) = (entries[first + at], entries[otherFirst + at])
      guard own.column == their.column, own.value == factor * their.value else { return nil }
    }
    return factor
  }

  /// Adds an optional row's soft bounds to another row's.
  private func merge(_ row: ComponentRow<Number>, with other: Int, factor: Double) {
    scaleSoftBounds(of: row, by: factor)
    softBounds[Int(row.softBoundsIndex)].next = rows[other].firstSoftBounds
    rows[other].firstSoftBounds = row.softBoundsIndex
  }
}

/// Rows by one of their columns, as linked lists.
private struct ParallelRows: BitwiseCopyable {
  private let firstOf: Buffer<Int32>
  private let nextOf: Buffer<Int32>
  let isMerged: Buffer<Bool>

  init(columnCount: Int, rowCount: Int, in arena: Arena) {
    firstOf = arena.buffer(columnCount, of: -1)
    nextOf = arena.buffer(rowCount, of: -1)
    isMerged = arena.buffer(rowCount, of: false)
  }

  /// The row added last to a column, or -1.
  func first(_ column: Int) -> Int { Int(firstOf[column]) }

  /// The row added to the same column before this one, or -1.
  func next(_ row: Int) -> Int { Int(nextOf[row]) }

  func insert(_ row: Int, of column: Int) {
    nextOf[row] = firstOf[column]
    firstOf[column] = Int32(truncatingIfNeeded: row)
  }
}
