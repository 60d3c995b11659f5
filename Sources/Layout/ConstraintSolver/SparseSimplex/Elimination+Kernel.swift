/// Elimination by Markowitz counts.
extension Elimination {
  /// A pivot, and an upper bound of its fill-in.
  struct Pivot {
    var row: Int
    var column: Int
    var value: Double
    var cost: Int
  }

  /// The number of rows, and of columns, searched for a pivot.
  private static var searchLimit: Int { 4 }
  /// The magnitude below which an entry counts as cancelled; absolute.
  private static var cancelled: Double { 1e-13 }

  /// Copies the active entries.
  mutating func buildKernel() throws(Failure) {
    kernel.removeAll()
    var entries = 0
    for row in 0..<rows.count where isRowActive[row] {
      for at in rows.range(row) where isColumnActive[rows.entries[at].index] {
        let entry = rows.entries[at]
        try kernel.rows.append(entry, to: row, context)
        try kernel.columns.append(
          Int32(truncatingIfNeeded: row), to: Int(entry.index), context)
        if stageOfColumn[entry.index] <= stage { kernel.eligibleCount[row] += 1 }
      }
      entries += rows.range(row).count
      try kernel.indexIfLong(row, context)
      kernel.reorder(row)
    }
    for column in 0..<columnCount where isEligible(column) {
      kernel.columnOrder.set(column, count: Int(activeCount[column]))
    }
    try context.meter.charge(8 * entries)
  }

  /// Lists the columns that become eligible as pivots at this stage.
  mutating func openKernelStage() throws(Failure) {
    for column in 0..<columnCount where isColumnActive[column] && stageOfColumn[column] == stage {
      kernel.columnOrder.set(column, count: Int(activeCount[column]))
      for at in 0..<kernel.columns.count(column) {
        let row = Int(kernel.columns[column, at])
        guard isRowActive[row], kernel.place(row, column) >= 0 else { continue }
        kernel.eligibleCount[row] += 1
        kernel.reorder(row)
      }
      try context.meter.charge(1 + kernel.columns.count(column))
    }
  }

  /// Eliminates all columns of this stage; returns `false` if the fill-in exceeds its limit.
  mutating func eliminateKernel() throws(Failure) -> Bool {
    while let pivot = try choosePivot() {
      try context.meter.charge(8)
      guard kernel.fill <= options.fillLimit - pivot.cost else { return false }
      record(row: pivot.row, variable: pivot.column, value: pivot.value)
      try eliminate(pivot)
      try context.meter.allow(entries: rows.entryCount + kernel.fill)
    }
    return true
  }

  /// The pivot of least cost among the shortest rows and columns.
  private mutating func choosePivot() throws(Failure) -> Pivot? {
    var best: Pivot?
    var (columnTries, rowTries) = (0, 0)
    for count in 1...CountOrder.limit {
      if count == CountOrder.limit && best != nil { break }
      var column = kernel.columnOrder.first(count)
      while column >= 0 && columnTries < Elimination.searchLimit {
        try offer(column: column, &best)
        columnTries += 1
        column = kernel.columnOrder.after(column)
      }
      if let best, best.cost <= (count - 1) * (count - 1) { return best }
      var row = kernel.rowOrder.first(count)
      while row >= 0 && rowTries < Elimination.searchLimit {
        // A row of tiny entries leaves the order.
        let next = kernel.rowOrder.after(row)
        try offer(row: row, &best)
        rowTries += 1
        row = next
      }
      if let best, best.cost <= count * (count - 1) { return best }
      if columnTries + rowTries >= 2 * Elimination.searchLimit { break }
    }
    // No candidate was large enough beside its row. Search all rows: each has a suitable entry, or
    // only tiny ones.
    for count in 1...CountOrder.limit {
      while best == nil, kernel.rowOrder.first(count) >= 0 {
        try offer(row: kernel.rowOrder.first(count), &best)
      }
    }
    return best
  }

  @inline(__always)
  private func improve(_ best: inout Pivot?, _ row: Int, _ column: Int, _ value: Double) {
    let cost = (kernel.rows.count(row) - 1) * (Int(activeCount[column]) - 1)
    if let best, best.cost < cost || (best.cost == cost && abs(best.value) >= abs(value)) {
      return
    }
    best = Pivot(row: row, column: column, value: value, cost: cost)
  }

  /// Considers the entries of a column that are large enough beside their rows (threshold
  /// pivoting).
  private mutating func offer(column: Int, _ best: inout Pivot?) throws(Failure) {
    var visited = 0
    for at in 0..<kernel.columns.count(column) {
      let row = Int(kernel.columns[column, at])
      guard isRowActive[row] else { continue }
      visited += kernel.isIndexed[row] ? 1 : kernel.rows.count(row)
      let place = kernel.place(row, column)
      guard place >= 0 else { continue }
      let value = kernel.rows[row, place].value
      guard abs(value) > options.leastPivot,
        activeCount[column] == 1 || abs(value) >= Tolerance.relativePivot * kernel.largest(row)
      else { continue }
      improve(&best, row, column, value)
    }
    try context.meter.charge(1 + visited)
  }

  /// Considers the entries of a row. A row of only tiny entries leaves the order.
  private mutating func offer(row: Int, _ best: inout Pivot?) throws(Failure) {
    var largest = 0.0
    let count = kernel.rows.count(row)
    for at in 0..<count where isEligible(Int(kernel.rows[row, at].index)) {
      largest = max(largest, abs(kernel.rows[row, at].value))
    }
    try context.meter.charge(2 * count)
    guard largest > options.leastPivot else { return kernel.rowOrder.remove(row) }
    for at in 0..<count {
      let entry = kernel.rows[row, at]
      guard isEligible(Int(entry.index)), abs(entry.value) >= Tolerance.relativePivot * largest
      else { continue }
      improve(&best, row, Int(entry.index), entry.value)
    }
  }

  /// Adds a pivot's row to the other rows of its column.
  private mutating func eliminate(_ pivot: Pivot) throws(Failure) {
    let (row, column) = (pivot.row, pivot.column)
    if let own = Optional(kernel.place(row, column)), own >= 0 {
      try kernel.remove(row, at: own, context)
    }
    let count = kernel.rows.count(row)
    for at in 0..<count {
      let entry = kernel.rows[row, at]
      kernel.scattered[entry.index] = entry.value
      kernel.mark[entry.index] = .scattered
    }
    var visited = 2 * count
    for at in 0..<kernel.columns.count(column) {
      let other = Int(kernel.columns[column, at])
      guard isRowActive[other] else { continue }
      let place = kernel.place(other, column)
      visited += kernel.isIndexed[other] ? count : kernel.rows.count(other) + count
      guard place >= 0 else { continue }
      let multiplier = kernel.rows[other, place].value / pivot.value
      try kernel.remove(other, at: place, context)
      kernel.eligibleCount[other] -= 1
      recordLower(multiplier, row: other)
      try add(row, times: -multiplier, to: other)
      kernel.reorder(other)
    }
    kernel.columnOrder.remove(column)
    for at in 0..<count { kernel.mark[kernel.rows[row, at].index] = .absent }
    try closeKernelRow(row)
    try context.meter.charge(2 * visited)
  }

  /// Records the rest of a pivot's row, and removes it from the counts of its columns.
  mutating func closeKernelRow(_ row: Int) throws(Failure) {
    kernel.rowOrder.remove(row)
    let count = kernel.rows.count(row)
    try context.meter.allow(bytes: upper.growth(by: count))
    for at in 0..<count {
      let entry = kernel.rows[row, at]
      let column = Int(entry.index)
      recordUpper(entry.value, column: column)
      activeCount[column] -= 1
      reorder(column)
    }
    try context.meter.charge(2 * count)
  }

  @inline(__always)
  private func reorder(_ column: Int) {
    guard stageOfColumn[column] <= stage else { return }
    kernel.columnOrder.set(column, count: Int(activeCount[column]))
  }

  private mutating func add(
    _ row: Int, times factor: Double, to other: Int
  ) throws(Failure) {
    if kernel.isIndexed[other] {
      try addIndexed(row, times: factor, to: other)
    } else {
      try addScattered(row, times: factor, to: other)
      try kernel.indexIfLong(other, context)
    }
  }

  /// Adds the scattered row to a short row, visiting all entries of that.
  private mutating func addScattered(
    _ row: Int, times factor: Double, to other: Int
  ) throws(Failure) {
    var largest = 0.0
    var at = 0
    while at < kernel.rows.count(other) {
      let entry = kernel.rows[other, at]
      guard kernel.mark[entry.index] != .absent else {
        largest = max(largest, abs(entry.value))
        at += 1
        continue
      }
      kernel.mark[entry.index] = .added
      let value = entry.value + factor * kernel.scattered[entry.index]
      if abs(value) < Elimination.cancelled {
        try drop(other, at: at, Int(entry.index))
      } else {
        kernel.rows[other, at].value = value
        largest = max(largest, abs(value))
        at += 1
      }
    }
    for at in 0..<kernel.rows.count(row) {
      let entry = kernel.rows[row, at]
      if kernel.mark[entry.index] == .added {
        kernel.mark[entry.index] = .scattered
      } else {
        try fill(other, factor * entry.value, Int(entry.index))
        largest = max(largest, abs(factor * entry.value))
      }
    }
    kernel.largest[other] = largest
  }

  /// Adds a row to a long row without visiting the long row's other entries.
  private mutating func addIndexed(
    _ row: Int, times factor: Double, to other: Int
  ) throws(Failure) {
    var largest = kernel.largest(other)
    for at in 0..<kernel.rows.count(row) {
      let entry = kernel.rows[row, at]
      let place = kernel.index.place(other, entry.index)
      if place < 0 {
        try fill(other, factor * entry.value, Int(entry.index))
        largest = max(largest, abs(factor * entry.value))
        continue
      }
      let value = kernel.rows[other, place].value + factor * entry.value
      if abs(value) < Elimination.cancelled {
        try drop(other, at: place, Int(entry.index))
      } else {
        kernel.rows[other, place].value = value
        largest = max(largest, abs(value))
      }
    }
    kernel.largest[other] = largest
  }

  /// Adds an entry that was zero.
  private mutating func fill(_ row: Int, _ value: Double, _ column: Int) throws(Failure) {
    try kernel.append(
      SparseEntry(value: value, index: Int32(truncatingIfNeeded: column)), to: row, context)
    try kernel.columns.append(Int32(truncatingIfNeeded: row), to: column, context)
    kernel.fill += 1
    activeCount[column] += 1
    if stageOfColumn[column] <= stage { kernel.eligibleCount[row] += 1 }
    reorder(column)
  }

  private mutating func drop(_ row: Int, at place: Int, _ column: Int) throws(Failure) {
    try kernel.remove(row, at: place, context)
    activeCount[column] -= 1
    if stageOfColumn[column] <= stage { kernel.eligibleCount[row] -= 1 }
    reorder(column)
  }
}
