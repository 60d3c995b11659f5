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
  /// The first rows are the required equalities.
  private var equalityCount = 0
  /// The columns that are functions of others, and so in no block.
  private var folding: Folding?
  private var definitions: List<Folding.Definition>
  private var definitionTerms: List<BlockEntry>
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
    columnCount = reduction.classCount
    columnOf = arena.buffer(columnCount > 0 ? system.variableCount : 0, of: -1)
    var count: Int32 = 0
    for v in columnOf.indices where reduction.classes.isRoot(v) {
      columnOf[v] = count
      count += 1
    }
    bounds = arena.buffer(columnCount, of: ColumnBounds())
    leader = arena.buffer(columnCount) { Int32(truncatingIfNeeded: $0) }
    rows = List(capacity: 0, in: arena)
    entries = List(capacity: 0, in: arena)
    intervals = List(
      capacity: feasibilityOnly ? 0 : reduction.others.count, in: arena)
    definitions = List(capacity: 0, in: arena)
    definitionTerms = List(capacity: 0, in: arena)
  }

  /// Throws ``Failure/infeasible(_:)`` where a bound alone contradicts another or a settled value.
  mutating func build() throws(Failure) -> Blocks {
    try addSigns()
    for at in reduction.remaining.indices { try add(Int(reduction.remaining[at])) }
    equalityCount = rows.count
    for at in reduction.others.indices {
      let r = Int(reduction.others[at])
      if feasibilityOnly && !system.isRequired(r) { continue }
      try add(r)
    }
    if equalityCount > 0 { try fold() }
    try checkBounds()
    return assemble()
  }

  /// Lets equalities define what nothing else speaks of, and keeps what is left of them.
  private mutating func fold() throws(Failure) {
    let isIdle = arena.buffer(columnCount) {
      !bounds[$0].lower.isFinite && !bounds[$0].upper.isFinite && bounds[$0].firstInterval < 0
    }
    for r in equalityCount..<rows.count {
      for at in rows[r].range { isIdle[entries[at].column] = false }
    }
    let before = rows.elements
    var folding = Folding(
      rows: before, entries: entries.elements, equalityCount: equalityCount, isIdle: isIdle,
      context: context)
    try folding.run()
    guard !folding.definitions.isEmpty else { return }
    self.folding = folding
    definitions = folding.definitions
    definitionTerms = folding.terms
    rows = List(capacity: before.count, in: arena)
    try folding.forEachRest { r, sum throws(Failure) in try addSum(before[r], sum) }
    for r in equalityCount..<before.count { rows.append(before[r], in: arena) }
  }

  /// Adds what is left of some equalities, in place of the `first` of them.
  private mutating func addSum(_ first: BlockRow, _ sum: RowSum) throws(Failure) {
    let start = entries.count
    for at in sum.entries.indices where sum.entries[at].value != 0 {
      entries.append(sum.entries[at], in: arena)
    }
    let count = entries.count - start
    if count > 1 {
      rows.append(
        BlockRow(
          lower: sum.target, upper: sum.target, magnitude: sum.magnitude,
          constraint: first.constraint, firstEntry: Int32(truncatingIfNeeded: start),
          entryCount: Int32(truncatingIfNeeded: count), interval: -1), in: arena)
    } else if count == 1 {
      let entry = entries[start]
      let reason = BoundReason(constraint: Int(first.constraint))
      raise(Int(entry.column), to: sum.target / entry.value, reason)
      cut(Int(entry.column), to: sum.target / entry.value, reason)
    } else {
      guard abs(sum.target.value) <= Tolerance.feasibility * sum.magnitude else {
        throw .infeasible(try explanation(of: [.constraint(Int(first.constraint))]))
      }
      context.range.keepZero(sum.target)
    }
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
    let slots = system.slots(r)
    try context.meter.charge(1 + slots.count)
    let isRequired = system.isRequired(r)
    if slots.count == 1 {
      let constant = Quantity(system.constants[r], slope: reduction.slope(r))
      if let only = ReducedRow.single(
        slots.lowerBound, constant, of: system, in: reduction.classes)
      {
        addSingle(r, only.root, only.coefficient, only.constant, isRequired)
        return
      }
    }
    reduction.row.evaluate(r, of: system, in: reduction.classes, slope: reduction.slope(r))
    let constant = reduction.row.constant
    switch reduction.row.count {
    case 0:
      guard isRequired else { return }
      let (low, high) = range(r, constant)
      guard max(low.value, -high.value, 0) <= reduction.row.tolerance else {
        throw .infeasible(try reduction.explanation(of: [r], nonNegative: []))
      }
      context.range.keepNonNegative(-low)
      context.range.keepNonNegative(high)
    case 1:
      let only = reduction.row.summands[0]
      addSingle(r, Int(only.root), only.coefficient, constant, isRequired)
    default:
      addRow(r, reduction.row, isRequired)
    }
  }

  /// Between what a row without its constant has to stay.
  @inline(__always)
  private func range(_ r: Int, _ constant: Quantity) -> (low: Quantity, high: Quantity) {
    let relation = system.relations[r]
    return (
      relation == .lessThanOrEqual ? -.infinity : -constant,
      relation == .greaterThanOrEqual ? .infinity : -constant
    )
  }

  @inline(__always)
  private mutating func addSingle(
    _ r: Int, _ root: Int, _ coefficient: Double, _ constant: Quantity, _ isRequired: Bool
  ) {
    let column = Int(columnOf[root])
    let weight = abs(coefficient)
    let (low, high) = range(r, constant)
    let lower = (coefficient > 0 ? low : high).quotient(by: coefficient)
    let upper = (coefficient > 0 ? high : low).quotient(by: coefficient)
    if isRequired {
      raise(column, to: lower, BoundReason(constraint: r))
      cut(column, to: upper, BoundReason(constraint: r))
    } else {
      let next = bounds[column].firstInterval
      bounds[column].firstInterval = Int32(truncatingIfNeeded: intervals.count)
      intervals.append(
        Interval(
          lower: lower, upper: upper, weight: weight, priority: system.priorities[r], next: next),
        in: arena)
    }
  }

  private mutating func addRow(_ r: Int, _ row: ReducedRow, _ isRequired: Bool) {
    let (low, high) = range(r, row.constant)
    let first = entries.count
    for at in 0..<row.count {
      let column = columnOf[row.summands[at].root]
      entries.append(BlockEntry(value: row.summands[at].coefficient, column: column), in: arena)
    }
    let interval = isRequired ? -1 : Int32(truncatingIfNeeded: intervals.count)
    if !isRequired {
      intervals.append(
        Interval(lower: low, upper: high, weight: 1, priority: system.priorities[r], next: -1),
        in: arena)
    }
    rows.append(
      BlockRow(
        lower: low, upper: high, magnitude: row.magnitude,
        constraint: Int32(truncatingIfNeeded: r), firstEntry: Int32(truncatingIfNeeded: first),
        entryCount: Int32(truncatingIfNeeded: entries.count - first), interval: interval),
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
    try explanation(
      of: [bounds.lowerReason.member, bounds.upperReason.member].compactMap { $0 })
  }

  /// All that stands behind some members of blocks, where a sum of equalities goes by its first one.
  func explanation(of members: [ConflictMember]) throws(Failure) -> [ConflictMember] {
    try reduction.explanation(of: folding?.expanded(members) ?? members)
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
    if columnCount == 0 { return Blocks(reduction.classes, in: arena) }
    for r in rows.indices {
      let leading = column(ofRow: r)
      for at in rows[r].range.dropFirst() { unite(leading, Int(entries[at].column)) }
    }
    let blockOf = arena.buffer(columnCount, of: Int32(-1))
    let folded: Int32 = -2
    for at in definitions.indices { blockOf[definitions[at].column] = folded }
    var blockCount = 0
    for column in 0..<columnCount where blockOf[column] != folded {
      let first = find(column)
      if blockOf[first] < 0 {
        blockOf[first] = Int32(truncatingIfNeeded: blockCount)
        blockCount += 1
      }
      blockOf[column] = blockOf[first]
    }
    // Columns that are functions of others come last.
    for at in definitions.indices {
      blockOf[definitions[at].column] = Int32(truncatingIfNeeded: blockCount)
    }
    let columns = Grouping(columnCount, into: blockCount + 1, in: arena) { blockOf[$0] }
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
    let sortedRows = arena.buffer(rows.count, of: BlockRow.empty)
    for r in rows.indices { sortedRows[ownRows.place[r]] = rows[r] }
    for at in entries.indices { entries[at].column = localOf[entries[at].column] }
    return Blocks(
      count: blockCount, classes: reduction.classes, columnOf: columnOf, columns: columns,
      rowGroups: ownRows, bounds: ownBounds, rows: sortedRows,
      entries: entries.elements, intervals: intervals.elements, definitions: definitions.elements,
      definitionTerms: definitionTerms.elements)
  }

  private func column(ofRow row: Int) -> Int { Int(entries[Int(rows[row].firstEntry)].column) }
}
