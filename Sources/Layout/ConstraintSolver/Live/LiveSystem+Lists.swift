/// The entries of columns, and the lists of pending work.
extension LiveSystem {
  mutating func link(_ slot: Int, coefficient: Double, column: Int, row: Int) {
    let first = columns[column].first
    let link = Int32(truncatingIfNeeded: slot)
    entries[slot] = LiveEntries.Entry(
      coefficient: coefficient, column: Int32(truncatingIfNeeded: column),
      row: Int32(truncatingIfNeeded: row), next: first)
    if first >= 0 { entries[Int(first)].previous = link }
    columns[column].first = link
  }

  mutating func unlink(_ slot: Int) {
    let entry = entries[slot]
    if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
    if entry.previous >= 0 {
      entries[Int(entry.previous)].next = entry.next
    } else {
      columns[Int(entry.column)].first = entry.next
    }
  }

  /// Counts a row with numbers outside of the limits.
  mutating func noteExtremes(_ index: Int) {
    let row = rows[index]
    let isExtreme =
      row.relation == .equal && abs(row.constant) > Self.largestConstant
      || !row.slots.allSatisfy { Self.coefficients.contains(abs(entries[$0].coefficient)) }
    guard isExtreme != row.isExtreme else { return }
    rows[index].isExtreme = isExtreme
    extremeCount += isExtreme ? 1 : -1
  }

  mutating func addCandidate(_ column: Int) {
    guard !columns[column].isCandidate else { return }
    columns[column].isCandidate = true
    pending.candidates.append(Int32(truncatingIfNeeded: column))
  }

  mutating func addSeed(row: Int) {
    guard !rows[row].isSeed else { return }
    rows[row].isSeed = true
    pending.seedRows.append(Int32(truncatingIfNeeded: row))
  }

  mutating func addSeed(column: Int) {
    guard !columns[column].isSeed else { return }
    columns[column].isSeed = true
    pending.seedColumns.append(Int32(truncatingIfNeeded: column))
  }

  mutating func queueFixed(_ column: Int) {
    guard !columns[column].isStale else { return }
    columns[column].isStale = true
    pending.fixed.insert(column, order: columns[column].order)
  }

  mutating func queueDefined(_ column: Int) {
    guard !columns[column].isStale else { return }
    columns[column].isStale = true
    pending.defined.append(Int32(truncatingIfNeeded: column))
  }

  mutating func recheck(_ row: Int) {
    guard !rows[row].isRechecked else { return }
    rows[row].isRechecked = true
    pending.rechecked.append(Int32(truncatingIfNeeded: row))
  }

  mutating func setViolation(_ amount: Double, of row: Int) {
    let old =
      amount > 0 ? violations.updateValue(amount, forKey: row) : violations.removeValue(forKey: row)
    guard (old ?? 0) != amount, !rows[row].isViolationChanged else { return }
    rows[row].isViolationChanged = true
    changedViolations.append(Int32(truncatingIfNeeded: row))
  }
}
