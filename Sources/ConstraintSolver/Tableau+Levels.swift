/// Priority by priority: what is required first, then each level within the optima of those above it.
extension Tableau {
  /// Takes the required equalities into the basis for good, those of few entries first.
  ///
  /// Where a row could give way to an idle column that only one shorter equality names too, that one is
  /// used up instead: folding short rows into long ones keeps the definitions of a chain short.
  mutating func settleEqualities(of block: Block, _ meter: WorkMeter) throws(Failure) {
    let equalities = block.rows.indices.filter {
      block.rows[$0].isRequired && block.rows[$0].lower == block.rows[$0].upper
    }
    let ordered = equalities.sorted {
      (block.rows[$0].entries.count, $0) < (block.rows[$1].entries.count, $1)
    }
    var isWaiting = [Bool](repeating: false, count: block.rows.count)
    for index in ordered { isWaiting[index] = true }
    for index in ordered {
      while isWaiting[index] {
        guard let place = settlingPlace(Int(rowOf[columnCount + index])) else { break }
        if let shorter = shorterEquality(sharing: place, of: index, isWaiting) {
          isWaiting[shorter.index] = false
          try settleEquality(
            shorter.index, place: shorter.place, to: block.rows[shorter.index].lower, meter)
        } else {
          isWaiting[index] = false
          try settleEquality(index, place: place, to: block.rows[index].lower, meter)
        }
      }
    }
  }

  /// The other equality that still waits and names the idle column at `place` of a row, if it is shorter.
  private func shorterEquality(
    sharing place: Int, of index: Int, _ isWaiting: [Bool]
  ) -> (index: Int, place: Int)? {
    let row = Int(rowOf[columnCount + index])
    let column = Int(matrix.rows[row][place].column)
    let references = matrix.columns[column]
    guard isIdle[column], references.count == 2 else { return nil }
    let other = Int(references[0].row) == row ? references[1] : references[0]
    let slack = Int(basic[Int(other.row)])
    guard slack >= columnCount, isWaiting[slack - columnCount] else { return nil }
    let entries = matrix.rows[Int(other.row)]
    guard entries.count < matrix.rows[row].count else { return nil }
    let largest = entries.reduce(0) { max($0, abs($1.value)) }
    guard abs(matrix.value(other)) >= 0.1 * largest else { return nil }
    return (slack - columnCount, Int(other.place))
  }

  private mutating func settleEquality(
    _ index: Int, place: Int, to target: Double, _ meter: WorkMeter
  ) throws(Failure) {
    let slack = columnCount + index
    let row = Int(rowOf[slack])
    let entering = Int(matrix.rows[row][place].column)
    try pivot(row: row, place: place, meter)
    try move(slack, by: target - value[slack], meter)
    value[slack] = target
    lower[slack] = target
    upper[slack] = target
    if !keepsSettled { matrix.removeColumn(slack) }
    retireIfIdle(entering)
  }

  /// The required bounds of columns and rows, as intervals by variable.
  func requiredIntervals(of block: Block) -> [Interval] {
    var result: [Interval] = []
    for column in 0..<columnCount {
      let (low, high) = (block.lower[column].value, block.upper[column].value)
      guard low > -.infinity || high < .infinity else { continue }
      result.append(
        Interval(variable: Int32(column), lower: low, upper: high, weight: 1, priority: 1000))
    }
    for (index, row) in block.rows.enumerated() where row.isRequired {
      let slack = columnCount + index
      // An equality that left the basis holds by its bounds.
      if row.lower == row.upper && !isBasic(slack) { continue }
      result.append(
        Interval(
          variable: Int32(slack), lower: row.lower, upper: row.upper, weight: 1, priority: 1000))
    }
    return result
  }

  /// Makes everything required hold and turns it into bounds; tells whether that can be.
  ///
  /// Where it cannot, the cost is left in place for ``certificate(of:)``.
  mutating func settleRequired(of block: Block, _ meter: WorkMeter) throws(Failure) -> Bool {
    try settleEqualities(of: block, meter)
    let required = requiredIntervals(of: block)
    beginCost(required[...])
    guard try minimise(meter) else { return false }
    for interval in required {
      let v = Int(interval.variable)
      let size = v < columnCount ? 1 : block.rows[v - columnCount].magnitude
      let ends = max(
        size, interval.lower.isFinite ? abs(interval.lower) : 0,
        interval.upper.isFinite ? abs(interval.upper) : 0)
      let off = max(interval.lower - value[v], value[v] - interval.upper)
      guard off <= Tolerance.feasibility * ends else { return false }
    }
    endCost()
    for interval in required {
      let v = Int(interval.variable)
      bound(v, interval.lower, interval.upper)
    }
    for interval in required where !canMove(Int(interval.variable)) {
      try settle(Int(interval.variable), meter)
    }
    return true
  }

  /// Minimises one level's cost and keeps to its optima from then on.
  mutating func settleLevel(_ slice: ArraySlice<Interval>, _ meter: WorkMeter) throws(Failure) {
    beginCost(slice)
    // A sum of distances is never unbounded.
    _ = try minimise(meter)
    let settled = tighten()
    endCost()
    for v in settled { try settle(v, meter) }
  }

  /// Narrows every bound to the values that the variable has over the optimal face.
  ///
  /// By complementary slackness with the optimal basis: a nonbasic variable whose cost rises in a direction stays,
  /// one whose cost is level goes no further than its next breakpoint, and a basic one keeps its side.
  private mutating func tighten() -> [Int] {
    var settled: [Int] = []
    for candidate in candidates {
      let v = Int(candidate)
      guard !isBasic(v), canMove(v) else { continue }
      let x = value[v]
      var (low, high) = (lower[v], upper[v])
      if rate(v, up: true) > Tolerance.rate { high = x }
      if rate(v, up: false) > Tolerance.rate { low = x }
      for offset in intervalRange(v) {
        let interval = interval(offset)
        switch ownSide(interval, x, up: true) {
        case -1: high = min(high, interval.lower)
        case 0: high = min(high, interval.upper)
        default: break
        }
        switch ownSide(interval, x, up: false) {
        case 1: low = max(low, interval.upper)
        case 0: low = max(low, interval.lower)
        default: break
        }
      }
      bound(v, low, high)
      if !canMove(v) { settled.append(v) }
    }
    for at in intervals.indices {
      let v = Int(intervals[at].variable)
      guard isBasic(v), canMove(v) else { continue }
      switch side[at - intervals.startIndex] {
      case -1: bound(v, -.infinity, intervals[at].lower)
      case 0: bound(v, intervals[at].lower, intervals[at].upper)
      default: bound(v, intervals[at].upper, .infinity)
      }
      if !canMove(v) { settled.append(v) }
    }
    return settled
  }

  /// Narrows the bounds of a variable, never past its value; bounds that all but meet are one.
  private mutating func bound(_ v: Int, _ low: Double, _ high: Double) {
    let x = value[v]
    lower[v] = min(x, max(lower[v], low))
    upper[v] = max(x, min(upper[v], high))
    if upper[v] - lower[v] <= Tolerance.near(x) {
      lower[v] = x
      upper[v] = x
    }
  }

  /// Drops a variable whose bounds have met.
  private mutating func settle(_ v: Int, _ meter: WorkMeter) throws(Failure) {
    if isBasic(v) {
      try settleBasic(v, meter)
    } else if !keepsSettled {
      matrix.removeColumn(v)
    }
  }

  /// Moves what still can to a vertex of the optimal face: towards zero first, else to where it is stopped.
  mutating func moveToVertex(_ meter: WorkMeter) throws(Failure) {
    for v in value.indices where !isBasic(v) && canMove(v) {
      let x = value[v]
      guard x != lower[v], x != upper[v] else { continue }
      let direction = x > 0 || (x == 0 && lower[v] > -.infinity) ? -1.0 : 1.0
      if try step(Choice(variable: v, direction: direction, rate: -1), meter) == nil {
        _ = try step(Choice(variable: v, direction: -direction, rate: -1), meter)
      }
    }
  }

  /// The required rows and bounds that already cannot hold together, read off the multipliers (Farkas).
  mutating func certificate(of block: Block) -> [ConflictMember] {
    refreshGradient()
    var members: [ConflictMember] = []
    func add(_ v: Int, isBelow: Bool) {
      if v >= columnCount {
        members.append(.constraint(Int(block.rows[v - columnCount].constraint)))
      } else if let reason = (isBelow ? block.lower[v] : block.upper[v]).reason {
        members.append(reason)
      }
    }
    for at in intervals.indices {
      let v = Int(intervals[at].variable)
      guard isBasic(v) else { continue }
      let side = side[at - intervals.startIndex]
      if side != 0 { add(v, isBelow: side < 0) }
    }
    for candidate in candidates {
      let v = Int(candidate)
      guard !isBasic(v), abs(gradient[v]) > Tolerance.rate else { continue }
      add(v, isBelow: gradient[v] > 0)
    }
    return members
  }
}
