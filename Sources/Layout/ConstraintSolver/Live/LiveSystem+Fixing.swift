/// Columns that are the only unknown of a required equality.
extension LiveSystem {
  /// Fixes the only unknown of each required equality that has one.
  mutating func fix() {
    while let row = pending.fixing.popLast().map({ Int($0) }) {
      guard rows[row].state == .core, rows[row].isDefinition, rows[row].unknownCount == 1,
        let slot = rows[row].slots.first(where: {
          columns[Int(entries[$0].column)].state != .fixed
        })
      else { continue }
      fix(Int(entries[slot].column), by: row)
    }
  }

  private mutating func fix(_ column: Int, by row: Int) {
    rows[row].state = .fixing
    rows[row].output = Int32(truncatingIfNeeded: column)
    fixCount += 1
    columns[column].state = .fixed
    columns[column].row = Int32(truncatingIfNeeded: row)
    columns[column].order = fixCount
    columns[column].coreCount = 0
    columns[column].isStale = false
    queueFixed(column)
    var next = columns[column].first
    while next >= 0 {
      let other = Int(entries[Int(next)].row)
      next = entries[Int(next)].next
      rows[other].unknownCount -= 1
      switch rows[other].state {
      case .core where rows[other].unknownCount == 0:
        rows[other].state = .watched
        recheck(other)
      case .core:
        addSeed(row: other)
        noteSingleton(other)
      case .watched: recheck(other)
      case .fixing, .defining, .pending, .removed: break
      }
    }
  }

  /// Returns a column to the core, with all fixed columns that depend on it.
  mutating func unfix(_ column: Int) {
    var stack = [column]
    while let column = stack.popLast() {
      guard columns[column].state == .fixed else { continue }
      columns[column].state = .core
      columns[column].row = -1
      columns[column].coreCount = 0
      addSeed(column: column)
      addCandidate(column)
      var next = columns[column].first
      while next >= 0 {
        let row = Int(entries[Int(next)].row)
        next = entries[Int(next)].next
        rows[row].unknownCount += 1
        switch rows[row].state {
        case .fixing where Int(rows[row].output) == column: enterCore(row)
        case .fixing: stack.append(Int(rows[row].output))
        case .core:
          columns[column].coreCount += 1
          addSeed(row: row)
        case .watched where rows[row].relation == .equal: enterCore(row)
        case .watched: recheck(row)
        case .defining: queueDefined(Int(rows[row].output))
        case .pending, .removed: break
        }
      }
    }
    // More columns may have become unknown since these rows were noted; `fix` checks it again.
  }
}
