/// The solves of the core's components.
extension LiveSystem {
  /// A connected component of the core.
  private struct Component {
    var columns: [Int] = []
    var rows: [Int] = []
  }

  /// Solves the components that have changed.
  ///
  /// - Returns: Whether watched rows had to join the core because a component was open without
  ///   them. It then has no values yet.
  mutating func solveCore(_ limits: SolveLimits) throws(Obstacle) -> Bool {
    guard !pending.seedRows.isEmpty || !pending.seedColumns.isEmpty else { return false }
    let (seedRows, seedColumns) = (pending.seedRows, pending.seedColumns)
    pending.seedRows.removeAll(keepingCapacity: true)
    pending.seedColumns.removeAll(keepingCapacity: true)
    round += 1
    var components: [Component] = []
    for row in seedRows.map({ Int($0) }) {
      rows[row].isSeed = false
      guard rows[row].state == .core, rows[row].mark != round,
        let slot = rows[row].slots.first(where: {
          columns[Int(entries[$0].column)].state == .core
        })
      else { continue }
      components.append(component(of: Int(entries[slot].column)))
    }
    for column in seedColumns.map({ Int($0) }) {
      columns[column].isSeed = false
      guard columns[column].state == .core, columns[column].mark != round else { continue }
      components.append(component(of: column))
    }
    var isWidened = false
    for component in components {
      if try solve(component, limits) { continue }
      guard joinWatched(reaching: component.columns) else { throw .open }
      for column in component.columns where columns[column].state == .core {
        addSeed(column: column)
      }
      isWidened = true
    }
    return isWidened
  }

  /// The component of a column.
  ///
  /// - Complexity: O(entries of its columns).
  private mutating func component(of start: Int) -> Component {
    var component = Component()
    component.columns.append(start)
    columns[start].mark = round
    var visited = 0
    while visited < component.columns.count {
      let column = component.columns[visited]
      columns[column].local = Int32(truncatingIfNeeded: visited)
      visited += 1
      var next = columns[column].first
      while next >= 0 {
        let row = Int(entries[Int(next)].row)
        next = entries[Int(next)].next
        guard rows[row].state == .core, rows[row].mark != round else { continue }
        rows[row].mark = round
        component.rows.append(row)
        for slot in rows[row].slots {
          let other = Int(entries[slot].column)
          guard columns[other].state == .core, columns[other].mark != round else { continue }
          columns[other].mark = round
          component.columns.append(other)
        }
      }
    }
    return component
  }

  /// Solves a component; returns `false` if it has more than one optimum.
  private mutating func solve(
    _ component: Component, _ limits: SolveLimits
  ) throws(Obstacle) -> Bool {
    guard !component.rows.isEmpty else { return false }
    scratch.removeAll()
    for column in component.columns {
      scratch.addVariable(isNonNegative: columns[column].isNonNegative)
    }
    for row in component.rows { addToScratch(row) }
    var rest = limits
    rest.work = max(0, limits.work - work)
    let solution: Solution
    do throws(SolveError) {
      solution = try scratch.solve(limits: rest)
    } catch {
      throw .unsolvable
    }
    work += solution.work
    guard solution.isUnique else { return false }
    for (column, value) in zip(component.columns, solution.values) {
      try set(column, to: value)
      guard columns[column].isNonNegative else { continue }
      let isTight = value <= Tolerance.violation
      if columns[column].isSignTight && !isTight { addCandidate(column) }
      columns[column].isSignTight = isTight
    }
    for row in component.rows where rows[row].relation != .equal {
      if slack(of: row) > Tolerance.violation { relax(row) }
    }
    return true
  }

  private mutating func addToScratch(_ row: Int) {
    var constant = rows[row].constant
    for slot in rows[row].slots {
      let entry = entries[slot]
      let column = columns[Int(entry.column)]
      if column.state == .fixed {
        constant += entry.coefficient * values[Int(entry.column)]
      } else {
        scratch.add(Term(Variable(index: Int(column.local)), entry.coefficient))
      }
    }
    _ = scratch.close(
      constant: constant, rows[row].relation,
      priority: Priority(rows[row].priority) ?? .required, role: .member)
  }

  /// Lets the watched rows with these columns, or with columns that depend on them, join the core.
  ///
  /// - Returns: Whether there are any.
  private mutating func joinWatched(reaching starts: [Int]) -> Bool {
    var found: [Int] = []
    for column in dependents(of: starts).map({ Int($0) }) {
      if columns[column].isNonNegative, columns[column].state == .defined {
        columns[column].isSignTight = true
        release(column)
        addSeed(column: column)
        found.append(-1)
      }
      var next = columns[column].first
      while next >= 0 {
        let row = Int(entries[Int(next)].row)
        next = entries[Int(next)].next
        if rows[row].state == .watched, rows[row].unknownCount > 0 { found.append(row) }
      }
    }
    for row in found where row >= 0 && rows[row].state == .watched { join(row) }
    return !found.isEmpty
  }
}
