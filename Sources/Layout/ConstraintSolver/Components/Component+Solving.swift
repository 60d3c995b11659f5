extension Component {
  /// Solves the component level by level, and writes a value for each column.
  ///
  /// Among several optimal solutions, takes the one of least `costs`, unless the component is so
  /// large that the sparse simplex method solves it.
  ///
  /// Throws ``Failure/infeasible(_:)`` with a certificate: constraints of the component that cannot
  /// all hold.
  func solve(
    into values: Buffer<Number>, costs: () throws(Failure) -> VertexCosts?, context: SolveContext
  ) throws(Failure) -> ComponentFace {
    try context.meter.charge(32 + 8 * softBounds.count)
    SoftBoundsOrder.sort(softBounds, in: context.arena)
    if rows.count == 1 {
      guard var row = ContinuousKnapsack(self, context: context) else {
        throw .infeasible(ContinuousKnapsack.certificate(of: self))
      }
      try forEachLevel(context) { level throws(Failure) in
        try row.fixLevel(level)
        return true
      }
      return try row.finish(columnCount, into: values, costs: costs)
    }
    context.meter.note { $0.priority = Priority.required.value }
    if rows.count >= context.meter.sparseRows {
      do throws(Failure) {
        return try solveSparse(into: values, context: context)
      } catch .ended(.numbersTooFarApart) where rows.count <= SparseSimplex.mostRowsOfRetry {
        // The tableau takes other steps, so its rounding errors differ.
      }
    }
    var tableau = try Tableau(self, keepsFixed: false, context: context)
    guard try tableau.fixRequired(of: self) else {
      var traced = try Tableau(self, keepsFixed: true, context: context)
      // Solve again with the fixed entries kept: the multipliers of all rows can then be read.
      _ = try traced.fixRequired(of: self)
      throw .infeasible(traced.certificate(of: self))
    }
    if var row = ContinuousKnapsack(tableau) {
      try forEachLevel(context) { level throws(Failure) in
        try row.fixLevel(level)
        return true
      }
      try row.finish(&tableau, costs: costs)
    } else if tableau.hasFreedom() {
      try forEachLevel(context) { level throws(Failure) in try tableau.fixLevel(level) }
      if tableau.hasFreedom() { try tableau.moveToVertex(costs()) }
    }
    tableau.noteRange()
    tableau.computeDefined()
    for column in 0..<columnCount { values[column] = tableau.cells[column].value }
    guard tableau.hasFreedom() else { return .point }
    return .columns(tableau.kept(), varies: tableau.varyingColumns())
  }

  /// Calls `body` with each level from the highest down, until it returns `false` because no
  /// variable can move any more.
  func forEachLevel(
    _ context: SolveContext, _ body: (Buffer<SoftBounds<Number>>) throws(Failure) -> Bool
  ) throws(Failure) {
    var at = 0
    while at < softBounds.count {
      let end = softBounds.endOfLevel(at)
      let priority = softBounds[at].priority
      context.meter.note { $0.priority = priority }
      guard try body(softBounds.slice(at..<end)) else { return }
      at = end
    }
  }
}

extension Tableau {
  /// The tableau for use after the solve; retains its memory.
  fileprivate func kept() -> OpenColumns {
    let owner = context.memory.strong
    return OpenColumns { meter, shift throws(Failure) in
      try withExtendedLifetime(owner) { () throws(Failure) in
        try meter.allow(bytes: matrix.byteCount)
        let memory = ArenaMemory(capacity: 0)
        let context = SolveContext(memory: memory, meter: meter)
        return KeptBasis(basis: copy(in: context, shift: shift), memory: memory)
      }
    }
  }
}
