/// What required equalities take out of a tableau before its first step.
extension Tableau {
  /// Takes the required equalities into the basis for good: first those that define an idle column, then
  /// the others, those of few entries first.
  mutating func settleEqualities(of block: Block) throws(Failure) {
    var equalities = List<Int32>(capacity: block.rows.count, in: arena)
    for index in block.rows.indices where block.rows[index].isEquality {
      equalities.append(Int32(truncatingIfNeeded: index), in: arena)
    }
    guard !equalities.isEmpty else { return }
    let isWaiting = arena.buffer(block.rows.count, of: false)
    let ordered = equalities.elements
    for at in ordered.indices { isWaiting[ordered[at]] = true }
    try foldIdleColumns(of: block, isWaiting)
    ordered.sort {
      let (a, b) = (matrix.rows.count(Int($0)), matrix.rows.count(Int($1)))
      return a != b ? a < b : $0 < $1
    }
    for at in ordered.indices where isWaiting[ordered[at]] {
      let index = Int(ordered[at])
      isWaiting[index] = false
      // A row of settled columns only is checked with what is required.
      guard let place = settlingPlace(index) else { continue }
      try settleEquality(index, place: place, to: block.rows[index].lower)
    }
  }

  /// Uses up idle columns that only one or two of the waiting equalities name, and nothing else.
  ///
  /// Of two equalities the shorter one goes, into the longer one: so a chain of views costs little more than its
  /// length, and the definitions that it leaves are short.
  private mutating func foldIdleColumns(
    of block: Block, _ isWaiting: Buffer<Bool>
  ) throws(Failure) {
    var queue = List<Int32>(capacity: columnCount, in: arena)
    for column in 0..<columnCount where cells[column].isIdle {
      queue.append(Int32(truncatingIfNeeded: column), in: arena)
    }
    var next = 0
    while next < queue.count {
      let column = Int(queue[next])
      next += 1
      try context.meter.charge(1)
      guard let (row, place) = rowToFold(column, isWaiting) else { continue }
      isWaiting[row] = false
      // The columns that it shares with the other row may be left in that one only.
      for at in 0..<matrix.rows.count(row) where at != place {
        let other = matrix.rows[row, at].column
        if cells[other].isIdle && matrix.columns.count(Int(other)) <= 3 {
          queue.append(other, in: arena)
        }
      }
      try settleEquality(row, place: place, to: block.rows[row].lower)
    }
  }

  /// The shortest waiting equality that can define `column`, and the place of the column in it.
  ///
  /// Before anything is pivoted, and here afterwards too, matrix row and equality have the same number.
  private func rowToFold(_ column: Int, _ isWaiting: Buffer<Bool>) -> (row: Int, place: Int)? {
    let count = matrix.columns.count(column)
    guard cells[column].row == Cell.nonbasic, count == 1 || count == 2 else { return nil }
    var best: (row: Int, place: Int)?
    for at in 0..<count {
      let reference = matrix.columns[column, at]
      let row = Int(reference.row)
      guard isWaiting[row] else { return nil }
      let length = matrix.rows.count(row)
      if let best, (matrix.rows.count(best.row), best.row) < (length, row) { continue }
      best = (row, Int(reference.place))
    }
    guard let best else { return nil }
    var largest = 0.0
    for at in 0..<matrix.rows.count(best.row) {
      largest = max(largest, abs(matrix.rows[best.row, at].value))
    }
    return isStable(matrix.rows[best.row, best.place], largest) ? best : nil
  }
}
