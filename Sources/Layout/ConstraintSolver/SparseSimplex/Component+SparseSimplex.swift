/// Solves a component by the sparse simplex method.
extension Component {
  /// Solves the component level by level with sparse factors, and writes a value for each column.
  ///
  /// Throws ``Failure/infeasible(_:)`` with a certificate, like ``solve(into:costs:context:)``.
  func solveSparse(
    into values: Buffer<Number>, context: SolveContext
  ) throws(Failure) -> ComponentFace {
    var simplex = try SparseSimplex(self, context: context)
    if let position = try simplex.fixRequired() {
      throw .infeasible(try simplex.certificate(at: position, of: self))
    }
    if simplex.hasFreedom() {
      try forEachLevel(context) { level throws(Failure) in try simplex.fixLevel(level) }
      try simplex.moveToVertex()
    }
    try simplex.finish()
    for column in 0..<columnCount {
      let value = simplex.value(column)
      values[column] = Number(value.value, slope: value.slope)
    }
    guard simplex.hasFreedom() else { return .point }
    let varies = (0..<columnCount).map { simplex.cells[$0].canMove }
    return .columns(simplex.kept(), varies: varies)
  }
}

extension SparseSimplex {
  /// The maximum number of rows for which a tableau retries a component after rounding errors have
  /// defeated the sparse factors.
  static var mostRowsOfRetry: Int { 3000 }

  /// The simplex for use after the solve; retains its memory.
  fileprivate func kept() -> OpenColumns {
    let owner = context.memory.strong
    return OpenColumns { meter, shift throws(Failure) in
      try withExtendedLifetime(owner) { () throws(Failure) in
        let memory = ArenaMemory(capacity: 0)
        let context = SolveContext(memory: memory, meter: meter)
        return KeptBasis(
          basis: try SparseSimplex(copying: self, shift: shift, context), memory: memory)
      }
    }
  }
}
