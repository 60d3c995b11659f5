/// Which part each row and column belongs to.
///
/// No row of the core has a defined column: a row that joins the core releases those it has.
/// Defined columns do not depend on themselves.
extension LiveSystem {
  /// The number of new equations for which it is worth looking for the column that each defines.
  private static let fewRows = 64
  /// The least coefficient of a defined column, relative to the largest of its row.
  private static let leastPivot = 1e-2

  /// Places the rows added since the last solve, and reduces the core as far as possible.
  ///
  /// - Complexity: O(entries of rows and columns that change parts).
  mutating func restructure() {
    fix()
    if !pending.rows.isEmpty { place() }
    fix()
    define()
  }

  /// Finds a part for new rows.
  private mutating func place() {
    var equations: [Int] = []
    for row in pending.rows.map({ Int($0) }) where rows[row].state == .pending {
      if rows[row].isDefinition { equations.append(row) } else { join(row) }
    }
    pending.rows.removeAll(keepingCapacity: true)
    // A row such as `new.top == last.bottom` would release all columns above it if it joined the
    // core. It can define a column that nothing else determines instead.
    var isSearching = equations.count <= LiveSystem.fewRows
    while isSearching {
      isSearching = false
      equations.removeAll { row in
        guard rows[row].state == .pending else { return true }
        if rows[row].unknownCount > 1 {
          guard hasDefined(row), let column = looseColumn(of: row) else { return false }
          define(column, by: row)
        } else {
          join(row)
          fix()
        }
        isSearching = true
        return true
      }
      if !isSearching, let index = equations.firstIndex(where: { !hasDefined($0) }) {
        join(equations.remove(at: index))
        isSearching = true
      }
    }
    for row in equations where rows[row].state == .pending { join(row) }
  }

  private func hasDefined(_ row: Int) -> Bool {
    rows[row].slots.contains { columns[Int(entries[$0].column)].state == .defined }
  }

  /// A column of a new row that no row of the core has and that the others do not depend on.
  private mutating func looseColumn(of row: Int) -> Int? {
    for slot in rows[row].slots {
      let column = Int(entries[slot].column)
      guard columns[column].state == .core, columns[column].coreCount == 0,
        canDefine(column, at: slot, of: row)
      else { continue }
      let dependents = Set(dependents(of: [column]))
      let isCyclic = rows[row].slots.contains {
        Int(entries[$0].column) != column && dependents.contains(entries[$0].column)
      }
      if !isCyclic { return column }
    }
    return nil
  }

  private func canDefine(_ column: Int, at slot: Int, of row: Int) -> Bool {
    guard !(columns[column].isNonNegative && columns[column].isSignTight) else { return false }
    let least = Self.leastPivot
    let pivot = abs(entries[slot].coefficient)
    return rows[row].slots.allSatisfy { least * abs(entries[$0].coefficient) <= pivot }
  }

  // MARK: The core

  /// Moves a row that is new or watched to the core.
  mutating func join(_ row: Int) {
    for slot in rows[row].slots where columns[Int(entries[slot].column)].state == .defined {
      release(Int(entries[slot].column))
    }
    guard rows[row].unknownCount > 0 else {
      rows[row].state = .watched
      recheck(row)
      return
    }
    enterCore(row)
    if !rows[row].isRequired { recheck(row) }
  }

  /// Adds a row to the core, with all its unknown columns.
  mutating func enterCore(_ row: Int) {
    rows[row].state = .core
    rows[row].output = -1
    for slot in rows[row].slots where columns[Int(entries[slot].column)].state != .fixed {
      columns[Int(entries[slot].column)].coreCount += 1
      addCandidate(Int(entries[slot].column))
    }
    addSeed(row: row)
    noteSingleton(row)
  }

  /// Moves an inequality that does not bind from the core to the watched rows.
  mutating func relax(_ row: Int) {
    rows[row].state = .watched
    for slot in rows[row].slots where columns[Int(entries[slot].column)].state != .fixed {
      columns[Int(entries[slot].column)].coreCount -= 1
      addCandidate(Int(entries[slot].column))
    }
  }

  /// Notes that a column has lost a row of the core.
  mutating func leaveCore(_ column: Int) {
    columns[column].coreCount -= 1
    addCandidate(column)
    addSeed(column: column)
  }

  /// Notes a row that can fix its only unknown.
  mutating func noteSingleton(_ row: Int) {
    guard rows[row].isDefinition, rows[row].unknownCount == 1 else { return }
    pending.fixing.append(Int32(truncatingIfNeeded: row))
  }

  // MARK: Defined columns

  /// Defines each column that is in a single row of the core, a required equality.
  private mutating func define() {
    while let column = pending.candidates.popLast().map({ Int($0) }) {
      columns[column].isCandidate = false
      guard columns[column].state == .core else { continue }
      if columns[column].coreCount == 0 { addSeed(column: column) }
      guard columns[column].coreCount == 1, let slot = coreSlot(of: column) else { continue }
      let row = Int(entries[slot].row)
      guard rows[row].isDefinition, rows[row].unknownCount > 1,
        canDefine(column, at: slot, of: row)
      else { continue }
      define(column, by: row)
    }
  }

  /// The entry of a column in the core.
  private func coreSlot(of column: Int) -> Int? {
    var next = columns[column].first
    while next >= 0 {
      let slot = Int(next)
      if rows[Int(entries[slot].row)].state == .core { return slot }
      next = entries[slot].next
    }
    return nil
  }

  /// Lets a row of the core or a new one define a column.
  private mutating func define(_ column: Int, by row: Int) {
    if rows[row].state == .core {
      // A component that has changed may fall apart here. All of its parts have changed then.
      let isChanged = rows[row].isSeed || columns[column].isSeed
      for slot in rows[row].slots where columns[Int(entries[slot].column)].state != .fixed {
        columns[Int(entries[slot].column)].coreCount -= 1
        addCandidate(Int(entries[slot].column))
        if isChanged { addSeed(column: Int(entries[slot].column)) }
      }
    }
    rows[row].state = .defining
    rows[row].output = Int32(truncatingIfNeeded: column)
    columns[column].state = .defined
    columns[column].row = Int32(truncatingIfNeeded: row)
    queueDefined(column)
  }

  /// Returns a defined column to the core, with all defined columns that it depends on.
  mutating func release(_ column: Int) {
    var stack = [column]
    while let column = stack.popLast() {
      guard columns[column].state == .defined else { continue }
      let row = Int(columns[column].row)
      columns[column].state = .core
      columns[column].row = -1
      for slot in rows[row].slots where columns[Int(entries[slot].column)].state == .defined {
        stack.append(Int(entries[slot].column))
      }
      enterCore(row)
    }
  }

  /// The columns and all defined columns that depend on them, each after those it depends on.
  ///
  /// - Complexity: O(entries of these columns).
  mutating func dependents(of starts: [Int]) -> [Int32] {
    round += 1
    var postorder: [Int32] = []
    var path: [(column: Int, next: Int32)] = []
    for start in starts where columns[start].mark != round {
      columns[start].mark = round
      path.append((start, columns[start].first))
      while let (column, next) = path.last {
        guard next >= 0 else {
          postorder.append(Int32(truncatingIfNeeded: column))
          path.removeLast()
          continue
        }
        let entry = entries[Int(next)]
        path[path.count - 1].next = entry.next
        let row = rows[Int(entry.row)]
        let user = Int(row.output)
        guard row.state == .defining, user != column, columns[user].mark != round else { continue }
        columns[user].mark = round
        path.append((user, columns[user].first))
      }
    }
    return postorder.reversed()
  }
}
