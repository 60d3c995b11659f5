/// Splits large components by substituting free columns.
extension ComponentBuilder {
  /// Splits components of many rows where possible; see ``ComponentSplitting``.
  mutating func splitLargeComponents() throws(Failure) {
    let least = context.meter.sparseRows
    guard rows.count >= least else { return }
    let sizes = rowCountsByLeader()
    let componentOf = arena.buffer(columnCount) {
      let leader = leaders.find($0)
      return sizes[leader] >= least ? Int32(truncatingIfNeeded: leader) : -1
    }
    var hasFree = false
    let isFree = arena.buffer(columnCount) { column in
      let bounds = bounds[column]
      let isFree =
        componentOf[column] >= 0 && !bounds.lower.isFinite && !bounds.upper.isFinite
        && bounds.firstSoftBounds < 0
      hasFree = hasFree || isFree
      return isFree
    }
    try context.meter.charge(rows.count + 2 * columnCount)
    guard hasFree else { return }
    var splitting = try ComponentSplitting(
      rows: rows.elements, entries: entries.elements, componentOf: componentOf, isFree: isFree,
      context: context)
    try splitting.run()
    let isSplit = try splitting.splitComponents()
    if splitting.definitions.indices.contains(where: {
      isSplit[splitting.component(of: splitting.definitions[$0])]
    }) {
      try take(splitting, of: isSplit)
    }
  }

  /// Replaces the rows of the components that were split.
  private mutating func take(
    _ splitting: ComponentSplitting<Number>, of isSplit: Buffer<Bool>
  ) throws(Failure) {
    additions = splitting.additions
    for at in splitting.definitions.indices {
      var definition = splitting.definitions[at]
      guard isSplit[splitting.component(of: definition)] else { continue }
      let first = definitionTerms.count
      for term in definition.range { definitionTerms.append(splitting.terms[term], in: arena) }
      definition.firstTerm = Int32(truncatingIfNeeded: first)
      definitions.append(definition, in: arena)
    }
    let before = rows.elements
    rows = List(capacity: before.count, in: arena)
    for r in before.indices {
      let component = splitting.componentOfRow[r]
      if component < 0 || !isSplit[component] {
        rows.append(before[r], in: arena)
      } else if splitting.isLeft[r] {
        try addReduced(r, of: splitting)
      }
    }
    try context.meter.charge(before.count + entries.count)
    leaders = DisjointSets(count: columnCount, in: arena)
    uniteRows()
  }

  /// Adds a row after substitution; a row with a single column becomes bounds or soft bounds.
  private mutating func addReduced(
    _ r: Int, of splitting: ComponentSplitting<Number>
  ) throws(Failure) {
    var row = splitting.rows[r]
    let count = splitting.lines.count(r)
    let first = entries.count
    for at in 0..<count { entries.append(splitting.lines[r, at], in: arena) }
    row.firstEntry = Int32(truncatingIfNeeded: first)
    row.entryCount = Int32(truncatingIfNeeded: count)
    switch count {
    case 0:
      guard row.isRequired else { return }
      let allowed = Tolerance.feasibility * row.magnitude
      guard max(row.lower.value, -row.upper.value) <= allowed else {
        throw .infeasible(try explanation(of: [.constraint(Int(row.constraint))]))
      }
      if row.isEquality {
        context.range.keepZero(row.lower)
      } else {
        if row.lower.isFinite { context.range.keepNonNegative(-row.lower) }
        if row.upper.isFinite { context.range.keepNonNegative(row.upper) }
      }
    case 1: addSingle(row, entries[first])
    default:
      rows.append(row, in: arena)
      if !row.isRequired {
        softBounds[Int(row.softBoundsIndex)].lower = row.lower
        softBounds[Int(row.softBoundsIndex)].upper = row.upper
      }
    }
  }

  private func addSingle(_ row: ComponentRow<Number>, _ entry: ComponentEntry) {
    let column = Int(entry.column)
    if row.isRequired {
      let reason = BoundReason(constraint: Int(row.constraint))
      let (lower, upper) = quotients(of: row, by: entry.value)
      raise(column, to: lower, reason: reason)
      cut(column, to: upper, reason: reason)
      return
    }
    scaleSoftBounds(of: row, by: entry.value)
    softBounds[Int(row.softBoundsIndex)].next = bounds[column].firstSoftBounds
    bounds[column].firstSoftBounds = row.softBoundsIndex
  }

  /// The row's bounds divided by `factor`.
  private func quotients(
    of row: ComponentRow<Number>, by factor: Double
  ) -> (lower: Number, upper: Number) {
    let (lower, upper) = (row.lower.quotient(by: factor), row.upper.quotient(by: factor))
    return factor > 0 ? (lower, upper) : (upper, lower)
  }

  /// Divides the bounds of an optional row's soft bounds by `factor`, and scales their weight to
  /// match.
  func scaleSoftBounds(of row: ComponentRow<Number>, by factor: Double) {
    let index = Int(row.softBoundsIndex)
    let (lower, upper) = quotients(of: row, by: factor)
    softBounds[index].lower = lower
    softBounds[index].upper = upper
    softBounds[index].weight *= abs(factor)
  }
}
