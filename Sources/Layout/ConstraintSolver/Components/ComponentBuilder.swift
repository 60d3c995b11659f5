/// Splits a presolved system into independent components.
///
/// Constraints on a single class become bounds and soft bounds of its column; all others become
/// rows.
/// Components are numbered by their first column, so equal systems give equal components.
struct ComponentBuilder<Number: Scalar> {
  var presolve: Presolve<Number>
  var system: SystemView { presolve.system }
  var context: SolveContext { presolve.context }
  let feasibilityOnly: Bool

  /// The column of each class representative without a value.
  let columnOf: Buffer<Int32>
  let columnCount: Int
  let bounds: Buffer<ColumnBounds<Number>>
  /// The components: sets of columns connected by rows.
  var leaders: DisjointSets
  var rows: List<ComponentRow<Number>>
  /// The number of required equalities. They are the first rows.
  var equalityCount = 0
  /// The substitution of free columns, which belong to no component; `nil` if there are none.
  var substitution: FreeColumnSubstitution<Number>?
  /// The equalities added to the rows of large components that were split.
  var additions: RowAdditions
  var definitions: List<FreeColumnSubstitution<Number>.Definition>
  var definitionTerms: List<ComponentEntry>
  var entries: List<ComponentEntry>
  var softBounds: List<SoftBounds<Number>>

  var arena: Arena { context.arena }

  /// Starts from a presolve. If `feasibilityOnly`, optional constraints are ignored.
  init(_ presolve: Presolve<Number>, feasibilityOnly: Bool) {
    self.presolve = presolve
    self.feasibilityOnly = feasibilityOnly
    let system = presolve.system
    let arena = presolve.context.arena
    columnCount = presolve.classCount
    columnOf = arena.buffer(columnCount > 0 ? system.variableCount : 0, of: -1)
    var count: Int32 = 0
    for v in columnOf.indices where presolve.classes.isRoot(v) {
      columnOf[v] = count
      count += 1
    }
    bounds = arena.buffer(columnCount, of: ColumnBounds())
    leaders = DisjointSets(count: columnCount, in: arena)
    additions = RowAdditions(in: arena)
    let equalityCount = presolve.remaining.count
    rows = List(capacity: equalityCount, in: arena)
    // Room for the rows as they are, and for their longest sum.
    let entryCount = equalityCount * Presolve<Number>.shortRow
    entries = List(
      capacity: entryCount + min(entryCount, columnCount), in: arena)
    softBounds = List(
      capacity: feasibilityOnly ? 0 : presolve.others.count, in: arena)
    definitions = List(capacity: 0, in: arena)
    definitionTerms = List(capacity: 0, in: arena)
  }

  /// Builds the components.
  ///
  /// Throws ``Failure/infeasible(_:)`` if a bound contradicts another bound or a fixed value.
  mutating func build() throws(Failure) -> Components<Number> {
    try addSigns()
    try context.meter.charge(6 * (system.constraintCount + system.variables.count))
    for at in presolve.remaining.indices {
      let remaining = presolve.remaining[at]
      if remaining.isDistinct {
        addDistinct(Int(remaining.row), true)
      } else {
        try add(Int(remaining.row))
      }
    }
    equalityCount = rows.count
    for at in presolve.others.indices {
      let r = Int(presolve.others[at])
      if feasibilityOnly && !system.isRequired(r) { continue }
      try add(r)
    }
    if equalityCount > 0 { try substituteFreeColumns() }
    uniteRows()
    try splitLargeComponents()
    try mergeParallelRows()
    try checkBounds()
    return assemble()
  }

  /// Eliminates free columns, and replaces the equalities by the remaining sums.
  private mutating func substituteFreeColumns() throws(Failure) {
    let isFree = arena.buffer(columnCount) {
      !bounds[$0].lower.isFinite && !bounds[$0].upper.isFinite && bounds[$0].firstSoftBounds < 0
    }
    for r in equalityCount..<rows.count {
      for at in rows[r].range { isFree[entries[at].column] = false }
    }
    let before = rows.elements
    var substitution = FreeColumnSubstitution(
      rows: before, entries: entries.elements, equalityCount: equalityCount, isFree: isFree,
      context: context)
    try substitution.run()
    guard !substitution.definitions.isEmpty else { return }
    self.substitution = substitution
    definitions = substitution.definitions
    definitionTerms = substitution.terms
    rows = List(capacity: before.count, in: arena)
    try substitution.forEachRemaining { r, sum throws(Failure) in try addSum(before[r], sum) }
    for r in equalityCount..<before.count { rows.append(before[r], in: arena) }
  }

  /// Adds a sum of equalities under the name of the `first`.
  private mutating func addSum(_ first: ComponentRow<Number>, _ sum: RowSum<Number>) throws(Failure)
  {
    let start = entries.count
    for at in sum.entries.indices where sum.entries[at].value != 0 {
      entries.append(sum.entries[at], in: arena)
    }
    let count = entries.count - start
    if count > 1 {
      rows.append(
        ComponentRow(
          lower: sum.target, upper: sum.target, magnitude: sum.magnitude,
          constraint: first.constraint, firstEntry: Int32(truncatingIfNeeded: start),
          entryCount: Int32(truncatingIfNeeded: count), softBoundsIndex: -1), in: arena)
    } else if count == 1 {
      let entry = entries[start]
      let reason = BoundReason(constraint: Int(first.constraint))
      raise(Int(entry.column), to: sum.target / entry.value, reason: reason)
      cut(Int(entry.column), to: sum.target / entry.value, reason: reason)
    } else {
      guard abs(sum.target.value) <= Tolerance.feasibility * sum.magnitude else {
        throw .infeasible(try explanation(of: [.constraint(Int(first.constraint))]))
      }
      context.range.keepZero(sum.target)
    }
  }

  /// Adds the implied signs as bounds.
  private mutating func addSigns() throws(Failure) {
    // A value's rounding error is relative to the numbers it was computed from.
    let slack = max(Tolerance.feasibility, Tolerance.rounding * presolve.scale)
    for v in 0..<system.variableCount where system.isNonNegative[v] {
      if let value = presolve.classes.value(of: v) {
        guard value.value >= -slack else {
          throw .infeasible(try presolve.explanation(of: [], nonNegative: [v]))
        }
        context.range.keepNonNegative(value)
        continue
      }
      let form = presolve.classes.form(of: v)
      let column = Int(columnOf[form.root])
      let bound = -form.offset / form.factor
      if form.factor > 0 {
        raise(column, to: bound, reason: BoundReason(nonNegative: v))
      } else {
        cut(column, to: bound, reason: BoundReason(nonNegative: v))
      }
    }
    try context.meter.charge(system.variableCount)
  }

  /// Tightens the lower bound of a column.
  func raise(_ column: Int, to value: Number, reason: BoundReason) {
    context.range.keepOrder(value, bounds[column].lower)
    if value.value > bounds[column].lower.value {
      bounds[column].lower = value
      bounds[column].lowerReason = reason
    }
  }

  /// Tightens the upper bound of a column.
  func cut(_ column: Int, to value: Number, reason: BoundReason) {
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
        // Bounds that cross only by a rounding error count as equal.
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

  /// The constraints and signs that imply some members of components. A sum of equalities is named
  /// by its representative.
  func explanation(of members: [ConflictMember]) throws(Failure) -> [ConflictMember] {
    let members = additions.expanded(members)
    return try presolve.explanation(of: substitution?.expanded(members) ?? members)
  }
}
