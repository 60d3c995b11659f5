/// Writes what a reduction left over as independent blocks.
///
/// Constraints that have come down to one representative become bounds and intervals of a column; the
/// others become rows. Blocks are numbered by their first representative, so equal systems give equal blocks.
struct BlockBuilder<Number: Quantity> {
  var reduction: Reduction<Number>
  var system: SystemView { reduction.system }
  var context: SolveContext { reduction.context }
  let feasibilityOnly: Bool

  /// For each variable that represents a class without a value, its column.
  let columnOf: Buffer<Int32>
  let columnCount: Int
  let bounds: Buffer<ColumnBounds<Number>>
  let leader: Buffer<Int32>
  var rows: List<BlockRow<Number>>
  /// The first rows are the required equalities.
  var equalityCount = 0
  /// The columns that are functions of others, and so in no block.
  var folding: Folding<Number>?
  var definitions: List<Folding<Number>.Definition>
  var definitionTerms: List<BlockEntry>
  var entries: List<BlockEntry>
  var intervals: List<Interval<Number>>

  var arena: Arena { context.arena }

  /// Starts from a reduction; `feasibilityOnly` leaves optional constraints out.
  init(_ reduction: Reduction<Number>, feasibilityOnly: Bool) {
    self.reduction = reduction
    self.feasibilityOnly = feasibilityOnly
    let system = reduction.system
    let arena = reduction.context.arena
    columnCount = reduction.classCount
    columnOf = arena.buffer(columnCount > 0 ? system.variableCount : 0, of: -1)
    var count: Int32 = 0
    for v in columnOf.indices where reduction.classes.isRoot(v) {
      columnOf[v] = count
      count += 1
    }
    bounds = arena.buffer(columnCount, of: ColumnBounds())
    leader = arena.buffer(columnCount) { Int32(truncatingIfNeeded: $0) }
    let equalityCount = reduction.remaining.count
    rows = List(capacity: equalityCount, in: arena)
    // Their own, and those of a sum of all of them.
    let entryCount = equalityCount * Reduction<Number>.shortRow
    entries = List(
      capacity: entryCount + min(entryCount, columnCount), in: arena)
    intervals = List(
      capacity: feasibilityOnly ? 0 : reduction.others.count, in: arena)
    definitions = List(capacity: 0, in: arena)
    definitionTerms = List(capacity: 0, in: arena)
  }

  /// Throws ``Failure/infeasible(_:)`` where a bound alone contradicts another or a settled value.
  mutating func build() throws(Failure) -> Blocks<Number> {
    try addSigns()
    try context.meter.charge(system.constraintCount + system.variables.count)
    for at in reduction.remaining.indices {
      let waiting = reduction.remaining[at]
      if waiting.isApart {
        addApart(Int(waiting.row), true)
      } else {
        try add(Int(waiting.row))
      }
    }
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
  private mutating func addSum(_ first: BlockRow<Number>, _ sum: RowSum<Number>) throws(Failure) {
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
    // What a value was computed from may be larger than it is.
    let slack = max(Tolerance.feasibility, Tolerance.rounding * reduction.scale)
    for v in 0..<system.variableCount where system.isNonNegative[v] {
      if let value = reduction.classes.value(of: v) {
        guard value.value >= -slack else {
          throw .infeasible(try reduction.explanation(of: [], nonNegative: [v]))
        }
        context.range.keepNonNegative(value)
        continue
      }
      let form = reduction.classes.form(of: v)
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

  func raise(_ column: Int, to value: Number, _ reason: BoundReason) {
    context.range.keepOrder(value, bounds[column].lower)
    if value.value > bounds[column].lower.value {
      bounds[column].lower = value
      bounds[column].lowerReason = reason
    }
  }

  func cut(_ column: Int, to value: Number, _ reason: BoundReason) {
    context.range.keepOrder(value, bounds[column].upper)
    if value.value < bounds[column].upper.value {
      bounds[column].upper = value
      bounds[column].upperReason = reason
    }
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

  private func contradiction(in bounds: ColumnBounds<Number>) throws(Failure) -> [ConflictMember] {
    try explanation(
      of: [bounds.lowerReason.member, bounds.upperReason.member].compactMap { $0 })
  }

  /// All that stands behind some members of blocks, where a sum of equalities goes by its first one.
  func explanation(of members: [ConflictMember]) throws(Failure) -> [ConflictMember] {
    try reduction.explanation(of: folding?.expanded(members) ?? members)
  }
}
