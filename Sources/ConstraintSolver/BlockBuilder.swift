/// Writes what a reduction left over as independent blocks.
///
/// Constraints that have come down to one representative become bounds and intervals of a column; the
/// others become rows. Blocks are numbered by their first representative, so equal systems give equal blocks.
struct BlockBuilder {
  private var reduction: Reduction
  private let system: SystemView
  private let context: SolveContext
  private let feasibilityOnly: Bool

  /// For each variable that represents a class without a value, its column.
  private let columnOf: Buffer<Int32>
  private let columnCount: Int
  private let bounds: Buffer<ColumnBounds>
  private let leader: Buffer<Int32>
  private var rows: List<BlockRow>
  private var entries: List<BlockEntry>
  private var intervals: List<Interval>

  private var arena: Arena { context.arena }

  /// Starts from a reduction; `feasibilityOnly` leaves optional constraints out.
  init(_ reduction: Reduction, feasibilityOnly: Bool) {
    self.reduction = reduction
    self.feasibilityOnly = feasibilityOnly
    context = reduction.context
    system = reduction.system
    let arena = context.arena
    columnOf = arena.buffer(system.variableCount, of: -1)
    var count: Int32 = 0
    for v in 0..<system.variableCount where reduction.classes.isRoot(v) {
      columnOf[v] = count
      count += 1
    }
    columnCount = Int(count)
    bounds = arena.buffer(columnCount, of: ColumnBounds())
    leader = arena.buffer(columnCount, of: 0)
    for column in 0..<columnCount { leader[column] = Int32(truncatingIfNeeded: column) }
    rows = List(capacity: 0, in: arena)
    entries = List(capacity: 0, in: arena)
    intervals = List(capacity: columnCount, in: arena)
  }

  /// Throws ``Failure/infeasible(_:)`` where a bound alone contradicts another or a settled value.
  mutating func build() throws(Failure) -> Blocks {
    try addSigns()
    for at in reduction.remaining.indices { try add(Int(reduction.remaining[at])) }
    for r in 0..<system.constraintCount {
      let isRequired = system.isRequired(r)
      if isRequired ? system.relations[r] == .equal : feasibilityOnly { continue }
      try add(r)
    }
    try checkBounds()
    return assemble()
  }

  private mutating func addSigns() throws(Failure) {
    for v in 0..<system.variableCount where system.isNonNegative[v] {
      let form = reduction.classes.form(of: v)
      if form.root == reduction.classes.constant {
        // What the value was computed from may be larger than it is.
        let slack = max(Tolerance.feasibility, Tolerance.rounding * reduction.scale)
        guard form.offset.value >= -slack else {
          throw .infeasible(try reduction.explanation(of: [], nonNegative: [v]))
        }
        context.range.keepNonNegative(form.offset)
        continue
      }
      let column = Int(columnOf[form.root])
      let bound = -form.offset / form.factor
      if form.factor > 0 {
        raise(column, to: bound, BoundReason(nonNegative: v))
      } else {
        cut(column, to: bound, BoundReason(nonNegative: v))
      }
    }
    try context.meter.charge(system.variableCount)
  }

  private func raise(_ column: Int, to value: Quantity, _ reason: BoundReason) {
    context.range.keepOrder(value, bounds[column].lower)
    if value.value > bounds[column].lower.value {
      bounds[column].lower = value
      bounds[column].lowerReason = reason
    }
  }

  private func cut(_ column: Int, to value: Quantity, _ reason: BoundReason) {
    context.range.keepOrder(value, bounds[column].upper)
    if value.value < bounds[column].upper.value {
      bounds[column].upper = value
      bounds[column].upperReason = reason
    }
  }

  private mutating func add(_ r: Int) throws(Failure) {
    reduction.row.evaluate(r, of: system, in: reduction.classes, slope: reduction.slope(r))
    try context.meter.charge(1 + system.slots(r).count)
    let row = reduction.row
    let isRequired = system.isRequired(r)
    let relation = system.relations[r]
    // The row without its constant has to stay within these.
    let low = relation == .lessThanOrEqual ? -.infinity : -row.constant
    let high = relation == .greaterThanOrEqual ? .infinity : -row.constant
    switch row.count {
    case 0:
      guard isRequired else { return }
      guard max(low.value, -high.value, 0) <= row.tolerance else {
        throw .infeasible(try reduction.explanation(of: [r], nonNegative: []))
      }
      context.range.keepNonNegative(-low)
      context.range.keepNonNegative(high)
    case 1:
      let only = row.summands[0]
      let a = only.coefficient
      addSingle(
        r, column: Int(columnOf[only.root]), weight: abs(a), lower: (a > 0 ? low : high) / a,
        upper: (a > 0 ? high : low) / a, isRequired)
    default:
      addRow(r, row, low, high, isRequired)
    }
  }

  private mutating func addSingle(
    _ r: Int, column: Int, weight: Double, lower: Quantity, upper: Quantity, _ isRequired: Bool
  ) {
    if isRequired {
      raise(column, to: lower, BoundReason(constraint: r))
      cut(column, to: upper, BoundReason(constraint: r))
    } else {
      intervals.append(
        Interval(
          lower: lower, upper: upper, weight: weight, priority: system.priorities[r],
          variable: Int32(truncatingIfNeeded: column)), in: arena)
    }
  }

  private mutating func addRow(
    _ r: Int, _ row: ReducedRow, _ low: Quantity, _ high: Quantity, _ isRequired: Bool
  ) {
    let first = entries.count
    let leading = columnOf[row.summands[0].root]
    for at in row.summands.indices {
      let column = columnOf[row.summands[at].root]
      entries.append(BlockEntry(value: row.summands[at].coefficient, column: column), in: arena)
      if at > 0 { unite(Int(leading), Int(column)) }
    }
    if !isRequired {
      intervals.append(
        Interval(
          lower: low, upper: high, weight: 1, priority: system.priorities[r],
          variable: Int32(truncatingIfNeeded: columnCount + rows.count)), in: arena)
    }
    rows.append(
      BlockRow(
        lower: low, upper: high, magnitude: row.magnitude,
        constraint: Int32(truncatingIfNeeded: r), firstEntry: Int32(truncatingIfNeeded: first),
        entryCount: Int32(truncatingIfNeeded: entries.count - first), isRequired: isRequired),
      in: arena)
  }

  private mutating func checkBounds() throws(Failure) {
    for column in 0..<columnCount {
      let (low, high) = (bounds[column].lower, bounds[column].upper)
      guard low.value > -.infinity, high.value < .infinity else { continue }
      let size = max(1, abs(low.value), abs(high.value))
      guard low.value - high.value <= Tolerance.feasibility * size else {
        throw .infeasible(try contradiction(in: bounds[column]))
      }
      if high.value - low.value <= Tolerance.near(low.value) {
        // Bounds that cross by a rounding error are one bound.
        context.range.keepZero(high - low)
        bounds[column].upper = low
      } else {
        context.range.keepNonNegative(high - low)
      }
    }
  }

  private func contradiction(in bounds: ColumnBounds) throws(Failure) -> [ConflictMember] {
    try reduction.explanation(
      of: [bounds.lowerReason.member, bounds.upperReason.member].compactMap { $0 })
  }

  private func find(_ column: Int) -> Int {
    var v = column
    while Int(leader[v]) != v {
      leader[v] = leader[leader[v]]
      v = Int(leader[v])
    }
    return v
  }

  private func unite(_ a: Int, _ b: Int) {
    let (x, y) = (find(a), find(b))
    // The first column leads, so that the numbering does not hang on the order of rows.
    if x < y {
      leader[y] = Int32(truncatingIfNeeded: x)
    } else {
      leader[x] = Int32(truncatingIfNeeded: y)
    }
  }

  /// Numbers the blocks and lays their parts out block by block, by counting.
  private func assemble() -> Blocks {
    let blockOf = arena.buffer(columnCount, of: Int32(-1))
    var blockCount = 0
    for column in 0..<columnCount {
      let first = find(column)
      if blockOf[first] < 0 {
        blockOf[first] = Int32(truncatingIfNeeded: blockCount)
        blockCount += 1
      }
      blockOf[column] = blockOf[first]
    }
    let columns = Grouping(columnCount, into: blockCount, in: arena) { blockOf[$0] }
    let localOf = arena.buffer(columnCount, of: Int32(0))
    let ownBounds = arena.buffer(columnCount, of: ColumnBounds())
    for column in 0..<columnCount {
      let place = Int(columns.place[column])
      ownBounds[place] = bounds[column]
      localOf[column] = Int32(truncatingIfNeeded: place) - columns.starts[blockOf[column]]
    }
    let ownRows = Grouping(rows.count, into: blockCount, in: arena) {
      blockOf[entries[Int(rows[$0].firstEntry)].column]
    }
    let sortedRows = arena.buffer(
      rows.count,
      of: BlockRow(
        lower: .zero, upper: .zero, magnitude: 0, constraint: 0, firstEntry: 0, entryCount: 0,
        isRequired: false))
    for r in rows.indices { sortedRows[ownRows.place[r]] = rows[r] }
    let wanted = Grouping(intervals.count, into: blockCount, in: arena) {
      let v = Int(intervals[$0].variable)
      return blockOf[v < columnCount ? v : column(ofRow: v - columnCount)]
    }
    let sortedIntervals = arena.buffer(
      intervals.count,
      of: Interval(lower: .zero, upper: .zero, weight: 0, priority: 0, variable: 0))
    for at in intervals.indices {
      var own = intervals[at]
      let v = Int(own.variable)
      if v < columnCount {
        own.variable = localOf[v]
      } else {
        let r = v - columnCount
        let b = blockOf[column(ofRow: r)]
        own.variable =
          columns.starts[b + 1] - columns.starts[b] + ownRows.place[r] - ownRows.starts[b]
      }
      sortedIntervals[wanted.place[at]] = own
    }
    for at in entries.indices { entries[at].column = localOf[entries[at].column] }
    return Blocks(
      classes: reduction.classes, columnOf: columnOf, columns: columns, rowGroups: ownRows,
      intervalGroups: wanted, bounds: ownBounds, rows: sortedRows, entries: entries.elements,
      intervals: sortedIntervals)
  }

  private func column(ofRow row: Int) -> Int { Int(entries[Int(rows[row].firstEntry)].column) }
}

/// Things sorted into groups by counting: group `g` has the places `starts[g] ..< starts[g + 1]`.
struct Grouping: BitwiseCopyable {
  let starts: Buffer<Int32>
  let place: Buffer<Int32>

  /// Groups `count` things, in their order within a group.
  init(_ count: Int, into groups: Int, in arena: Arena, by group: (Int) -> Int32) {
    starts = arena.buffer(groups + 1, of: 0)
    place = arena.buffer(count, of: 0)
    for at in 0..<count { starts[group(at) + 1] += 1 }
    for g in 0..<groups { starts[g + 1] += starts[g] }
    let next = arena.copy(starts)
    for at in 0..<count {
      let g = group(at)
      place[at] = next[g]
      next[g] += 1
    }
  }

  func range(_ group: Int) -> Range<Int> { Int(starts[group])..<Int(starts[group + 1]) }
}

/// The independent blocks of a system, and how its variables hang on their columns.
struct Blocks {
  let classes: AffineClasses
  /// For each representative, its column before columns were sorted by block.
  let columnOf: Buffer<Int32>
  let columns: Grouping
  let rowGroups: Grouping
  let intervalGroups: Grouping
  let bounds: Buffer<ColumnBounds>
  let rows: Buffer<BlockRow>
  let entries: Buffer<BlockEntry>
  let intervals: Buffer<Interval>

  var count: Int { columns.starts.count - 1 }

  subscript(index: Int) -> Block {
    Block(
      bounds: bounds.slice(columns.range(index)), rows: rows.slice(rowGroups.range(index)),
      entries: entries, intervals: intervals.slice(intervalGroups.range(index)))
  }
}
