/// The basis: its factors, and the vectors computed with them.
extension SparseSimplex {
  /// The maximum number of attempts to repair a singular basis.
  private static var repairLimit: Int { 5 }

  /// Refactorises the basis. In a singular basis, dependent columns are replaced by logicals;
  /// values and gradients must then be recomputed.
  mutating func factorise() throws(Failure) {
    for _ in 0...SparseSimplex.repairLimit {
      statistics.factorisations += 1
      for v in 0..<columnCount { stageOfColumn[v] = cells[v].isBasic ? 0 : -1 }
      for row in 0..<rowCount { stageOfLogical[row] = cells[columnCount + row].isBasic ? 0 : 1 }
      _ = try elimination.run(
        stageOfColumn: stageOfColumn, stageOfLogical: stageOfLogical, stages: 1,
        Elimination.Options())
      if repairBasis() { continue }
      try factors.adopt(elimination) { cells[$0].position }
      return try context.meter.allow(entries: rows.entryCount + factors.entryCount)
    }
  }

  /// Replaces the basic variables without a pivot by the logicals of their rows; returns whether
  /// there were any.
  private mutating func repairBasis() -> Bool {
    var free = List<Int32>(capacity: 0, in: context.arena)
    for position in 0..<rowCount where elimination.pivotOfVariable[basic[position]] < 0 {
      free.append(Int32(truncatingIfNeeded: position), in: context.arena)
    }
    guard !free.isEmpty else { return false }
    statistics.repairs += free.count
    for row in 0..<rowCount {
      let logical = columnCount + row
      guard elimination.pivotOfVariable[logical] >= 0, !cells[logical].isBasic,
        let position = free.popLast()
      else { continue }
      let leaving = Int(basic[position])
      cells[leaving].position = -1
      standAtNearestBound(leaving)
      basic[position] = Int32(truncatingIfNeeded: logical)
      cells[logical].position = position
      cells[logical].segment = cells[logical].zeroSegment
    }
    return true
  }

  /// Moves a nonbasic variable to its nearer bound, if it has one.
  func standAtNearestBound(_ v: Int) {
    let cell = cells[v]
    let (below, above) = (abs(cell.value - cell.lower), abs(cell.upper - cell.value))
    if below <= above && cell.lower > -.infinity {
      stand(v, atLower: true)
    } else if cell.upper < .infinity {
      stand(v, atLower: false)
    }
  }

  /// Computes the values of the basic variables from the nonbasic ones.
  func computeValues() throws(Failure) {
    change.clear()
    var visited = 0
    for v in cells.indices where !cells[v].isBasic && cells[v].value != 0 {
      let value = cells[v].value
      forEachEntry(v) { row, a in change.add(-a * value, at: row) }
      visited += entryCount(v)
    }
    try context.meter.charge(cells.count + visited)
    try factors.solve(change)
    for position in 0..<rowCount { cells[basic[position]].value = change[position] }
    change.clear()
  }

  /// Computes the basic variables' changes per unit of the edited constant in the same way.
  func computeSlopes() throws(Failure) {
    guard isParametric else { return }
    change.clear()
    for v in cells.indices where !cells[v].isBasic && valueSlope[v] != 0 {
      forEachEntry(v) { row, a in change.add(-a * valueSlope[v], at: row) }
      try context.meter.charge(entryCount(v))
    }
    try context.meter.charge(cells.count)
    try factors.solve(change)
    for position in 0..<rowCount { valueSlope[basic[position]] = change[position] }
    change.clear()
  }

  /// Moves the basic variables after nonbasic ones have moved. `change` is minus the sum of the
  /// moved columns, each times its distance; it is cleared.
  func moveBasics() throws(Failure) {
    try factors.solve(change)
    for at in 0..<change.count {
      let position = change.index(at)
      cells[basic[position]].value += change[position]
      suspects.insert(position)
    }
    change.clear()
  }

  /// Computes the gradient from the costs of the basic variables.
  func computeGradients() throws(Failure) {
    clearGradients()
    row.clear()
    for position in 0..<rowCount {
      let cell = cells[basic[position]]
      let cost = rate(cell, Int(cell.segment))
      if cost != 0 { row.add(cost, at: position) }
    }
    try context.meter.charge(rowCount)
    guard row.count > 0 else { return }
    try factors.solveTransposed(row)
    try computePivotRow()
    for at in 0..<pivotRow.count {
      let v = pivotRow.index(at)
      guard pivotRow[v] != 0 else { continue }
      cells[v].gradient = -pivotRow[v]
      gradients.insert(v)
    }
    pivotRow.clear()
    row.clear()
  }

  /// Multiplies `row`, a vector over rows, by the columns of movable nonbasic variables.
  ///
  /// Entries of variables fixed since the last call move to the end of their rows.
  func computePivotRow() throws(Failure) {
    pivotRow.clear()
    var visited = row.count
    for at in 0..<row.count {
      let index = row.index(at)
      let factor = row[index]
      let logical = columnCount + index
      if !cells[logical].isBasic && cells[logical].canMove { pivotRow.add(-factor, at: logical) }
      var entry = Int(rows.starts[index])
      var end = Int(activeEnd[index])
      visited += end - entry
      while entry < end {
        let v = Int(rows.entries[entry].index)
        if !cells[v].canMove {
          end -= 1
          rows.swap(entry, end)
          continue
        }
        if !cells[v].isBasic { pivotRow.add(factor * rows.entries[entry].value, at: v) }
        entry += 1
      }
      activeEnd[index] = Int32(truncatingIfNeeded: end)
    }
    try context.meter.charge(visited)
  }

  /// Computes the row of `B⁻¹ N` at a basis position.
  func computePivotRow(position: Int) throws(Failure) {
    row.clear()
    row.add(1, at: position)
    try factors.solveTransposed(row, keeping: rowPartial)
    try computePivotRow()
  }

  /// Computes the row of `B⁻¹ [A | -I]` at a basis position, including fixed and basic variables.
  func computeFullRow(position: Int) throws(Failure) {
    row.clear()
    row.add(1, at: position)
    try factors.solveTransposed(row)
    pivotRow.clear()
    var visited = row.count
    for at in 0..<row.count {
      let index = row.index(at)
      pivotRow.add(-row[index], at: columnCount + index)
      for entry in rows.range(index) {
        pivotRow.add(
          row[index] * rows.entries[entry].value, at: Int(rows.entries[entry].index))
      }
      visited += rows.range(index).count
    }
    row.clear()
    try context.meter.charge(visited)
  }

  /// Computes a variable's column of `B⁻¹ N`.
  func computeColumn(_ v: Int) throws(Failure) {
    column.clear()
    forEachEntry(v) { row, a in column.add(a, at: row) }
    try factors.solve(column, keeping: columnPartial)
  }

  /// Exchanges the variable at a basis position with an entering one. The position's row and the
  /// entering column must have been computed last. Returns whether the basis was refactorised.
  mutating func exchange(position: Int, entering: Int) throws(Failure) -> Bool {
    let leaving = Int(basic[position])
    cells[leaving].position = -1
    basic[position] = Int32(truncatingIfNeeded: entering)
    cells[entering].position = Int32(truncatingIfNeeded: position)
    let isStable = try factors.update(
      position: position, entering: columnPartial, row: rowPartial)
    guard !isStable || factors.isWorn else { return false }
    try factorise()
    return true
  }

  /// Whether some nonbasic variable can move.
  func hasFreedom() -> Bool {
    for at in movable.indices where cells[movable[at]].canMove && !cells[movable[at]].isBasic {
      return true
    }
    return false
  }

  /// Lists the variables whose bounds differ.
  mutating func listMovable() throws(Failure) {
    narrowedCount = 0
    if movable.isEmpty {
      for v in cells.indices where cells[v].canMove {
        movable.append(Int32(truncatingIfNeeded: v), in: context.arena)
      }
      return try context.meter.charge(cells.count)
    }
    var kept = 0
    for at in movable.indices where cells[movable[at]].canMove {
      movable[kept] = movable[at]
      kept += 1
    }
    try context.meter.charge(movable.count)
    movable.keepFirst(kept)
  }
}
