/// Where a block's values may lie at the same cost.
enum BlockFace {
  /// Nowhere else.
  case point
  /// A block of one column.
  case interval(lower: Quantity, upper: Quantity)
  /// The tableau, its bounds narrowed to the optimal face.
  /// For each column, `varies` says whether it may have other values.
  case tableau(Tableau, varies: [Bool])
}

extension Block {
  /// Solves the block, level by level, and writes a value for each column.
  ///
  /// Throws ``Failure/infeasible(_:)`` with the constraints of the block that cannot all hold.
  func solve(into values: Buffer<Quantity>, context: SolveContext) throws(Failure) -> BlockFace {
    try context.meter.charge(1 + intervals.count)
    if intervals.count > 1 { intervals.sort(by: Interval.precedes) }
    if rows.count == 0 && columnCount == 1 {
      let single = SingleColumn(self, context: context)
      values[0] = single.value
      return single.isPoint
        ? .point : .interval(lower: single.lower, upper: single.upper)
    }
    context.meter.progress.priority = Priority.required.value
    var tableau = Tableau(self, keepsSettled: false, context: context)
    guard try tableau.settleRequired(of: self) else {
      var traced = Tableau(self, keepsSettled: true, context: context)
      // The same block without shortcuts; what it ends at names the rows.
      _ = try traced.settleRequired(of: self)
      throw .infeasible(traced.certificate(of: self))
    }
    if var row = OneRow(tableau) {
      try forEachLevel(context) { level throws(Failure) in try row.settleLevel(level) }
      try row.finish(&tableau)
    } else {
      try forEachLevel(context) { level throws(Failure) in try tableau.settleLevel(level) }
      try tableau.moveToVertex()
    }
    tableau.noteRange()
    tableau.computeDefined()
    for column in 0..<columnCount { values[column] = tableau.cells[column].value }
    return tableau.hasFreedom() ? .tableau(tableau, varies: tableau.varyingColumns()) : .point
  }

  private func forEachLevel(
    _ context: SolveContext, _ body: (Buffer<Interval>) throws(Failure) -> Void
  ) throws(Failure) {
    var at = 0
    while at < intervals.count {
      let end = endOfLevel(at)
      context.meter.progress.priority = intervals[at].priority
      try body(intervals.slice(at..<end))
      at = end
    }
  }
}
