/// The values after edits.
extension LiveSystem {
  /// The number of times that violated rows may join the core in one solve.
  private static let mostRounds = 40

  /// Brings ``values`` and ``violations`` up to date.
  ///
  /// - Throws: ``Obstacle``. The system must not be used afterwards.
  /// - Complexity: O(entries of the columns that change), plus the solves of the components of the
  ///   core that the edits touch.
  package mutating func solve(limits: SolveLimits = SolveLimits()) throws(Obstacle) {
    work = 0
    for _ in 0..<LiveSystem.mostRounds {
      guard extremeCount == 0 else { throw .extreme }
      restructure()
      try evaluateFixed()
      let isWidened = try solveCore(limits)
      let hasNegative = try evaluateDefined()
      // Rows are judged by final values only.
      if isWidened || hasNegative { continue }
      if try !joinViolated() { return }
    }
    throw .unsettled
  }

  /// Takes over the values of a solve from scratch, the only optimum, after all rows were added.
  ///
  /// - Throws: ``Obstacle``, if edits of the system cannot be followed.
  /// - Complexity: O(entries).
  package mutating func adopt(_ solved: [Double]) throws(Obstacle) {
    guard extremeCount == 0 else { throw .extreme }
    for column in columns.indices where columns[column].state != .unused {
      values[column] = solved[column]
      columns[column].isSignTight = solved[column] <= Tolerance.violation
    }
    for row in rows.indices where rows[row].state != .removed {
      let isWatched = rows[row].relation != .equal && slack(of: row) > Tolerance.violation
      if isWatched { rows[row].state = .watched } else { join(row) }
    }
    pending.rows = []
    restructure()
    guard !columns.contains(where: { $0.state == .core && $0.coreCount == 0 }) else { throw .open }
    forgetPending()
    for row in rows.indices where rows[row].state != .removed && !rows[row].isRequired {
      setViolation(violation(of: row), of: row)
    }
  }

  /// Empties the lists of work that adopted values make unnecessary.
  private mutating func forgetPending() {
    for row in rows.indices { (rows[row].isSeed, rows[row].isRechecked) = (false, false) }
    for column in columns.indices {
      (columns[column].isSeed, columns[column].isStale) = (false, false)
    }
    pending = Pending()
  }

  // MARK: Rows

  /// The left side of a row.
  private func sum(of row: Int) -> Double {
    var sum = rows[row].constant
    for slot in rows[row].slots {
      sum += entries[slot].coefficient * values[Int(entries[slot].column)]
    }
    return sum
  }

  /// How far an inequality is from its limit; negative if it is violated.
  func slack(of row: Int) -> Double {
    rows[row].relation == .lessThanOrEqual ? -sum(of: row) : sum(of: row)
  }

  /// The violation of an optional row; 0 if it is none worth reporting.
  private func violation(of row: Int) -> Double {
    let amount = rows[row].relation == .equal ? abs(sum(of: row)) : -slack(of: row)
    return amount > Tolerance.violation ? amount : 0
  }

  /// The violation up to which a required row holds.
  private func tolerance(of row: Int) -> Double {
    var largest = max(1, abs(rows[row].constant))
    for slot in rows[row].slots {
      largest = max(
        largest, abs(entries[slot].coefficient * values[Int(entries[slot].column)]))
    }
    return Tolerance.bound * largest
  }

  /// Checks the rows whose columns have changed. Violated inequalities that can be met join the
  /// core; returns whether any did.
  private mutating func joinViolated() throws(Obstacle) -> Bool {
    var isJoined = false
    let rechecked = pending.rechecked
    pending.rechecked = []
    for row in rechecked.map({ Int($0) }) {
      rows[row].isRechecked = false
      switch rows[row].state {
      case .watched where rows[row].unknownCount > 0:
        setViolation(0, of: row)
        guard slack(of: row) < -tolerance(of: row) else { continue }
        join(row)
        isJoined = true
      case .watched where rows[row].isRequired:
        let excess = rows[row].relation == .equal ? abs(sum(of: row)) : -slack(of: row)
        guard excess <= tolerance(of: row) else { throw .unsolvable }
      case .core where !rows[row].isRequired, .watched:
        setViolation(violation(of: row), of: row)
      case .core, .fixing, .defining, .pending, .removed: break
      }
    }
    return isJoined
  }

  // MARK: Propagation

  /// Notes what depends on a column that has changed.
  private mutating func noteChange(_ column: Int) {
    if !columns[column].isChanged {
      columns[column].isChanged = true
      changedColumns.append(Int32(truncatingIfNeeded: column))
    }
    let isFixed = columns[column].state == .fixed
    var next = columns[column].first
    while next >= 0 {
      let row = Int(entries[Int(next)].row)
      next = entries[Int(next)].next
      let output = Int(rows[row].output)
      switch rows[row].state {
      case .fixing: if output != column { queueFixed(output) }
      case .defining: if output != column { queueDefined(output) }
      case .core:
        if isFixed { addSeed(row: row) }
        if !rows[row].isRequired { recheck(row) }
      case .watched: recheck(row)
      case .pending, .removed: break
      }
    }
  }

  mutating func set(_ column: Int, to value: Double) throws(Obstacle) {
    guard value != values[column] else { return }
    // Written so that NaN fails the comparison.
    guard abs(value) <= Self.largestValue else { throw .extreme }
    values[column] = value
    noteChange(column)
  }

  /// The value that a column's row gives it.
  private func evaluated(_ column: Int) -> Double {
    let row = rows[Int(columns[column].row)]
    var sum = row.constant
    var pivot = 1.0
    for slot in row.slots {
      let entry = entries[slot]
      if Int(entry.column) == column {
        pivot = entry.coefficient
      } else {
        sum += entry.coefficient * values[Int(entry.column)]
      }
    }
    // Adding zero turns a negative zero into a positive one.
    return -sum / pivot + 0
  }

  private mutating func evaluateFixed() throws(Obstacle) {
    while let (column, order) = pending.fixed.popFirst() {
      guard columns[column].isStale, columns[column].state == .fixed else { continue }
      columns[column].isStale = false
      guard columns[column].order == order else {
        // It was fixed again, by a row with columns that come later.
        queueFixed(column)
        continue
      }
      let value = evaluated(column)
      guard columns[column].isNonNegative, value < 0 else {
        try set(column, to: value)
        continue
      }
      guard value >= -Tolerance.bound else { throw .unsolvable }
      try set(column, to: 0)
    }
  }

  /// Evaluates the defined columns that depend on changes. Those that turn out negative against
  /// their sign return to the core; returns whether any did.
  private mutating func evaluateDefined() throws(Obstacle) -> Bool {
    guard !pending.defined.isEmpty else { return false }
    let stale = pending.defined.map { Int($0) }.filter { columns[$0].state == .defined }
    var negative: [Int] = []
    for column in dependents(of: stale).map({ Int($0) }) where columns[column].isStale {
      columns[column].isStale = false
      let value = evaluated(column)
      if columns[column].isNonNegative, value < -Tolerance.bound { negative.append(column) }
      try set(column, to: value)
    }
    for column in pending.defined { columns[Int(column)].isStale = false }
    pending.defined.removeAll(keepingCapacity: true)
    for column in negative {
      columns[column].isSignTight = true
      release(column)
    }
    return !negative.isEmpty
  }
}
