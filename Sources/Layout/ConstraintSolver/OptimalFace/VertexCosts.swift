/// The costs that select one vertex of the optimal face.
///
/// The choice must not depend on the path of the solve. A layout solved at each width, swept or
/// edited must put an ambiguous view in the same place, and the place must not jump as the width
/// changes. A linear cost over the variables guarantees both. Presolve preserves it, whichever
/// variables it substitutes. If its weights are generic, its optimum is unique, and therefore a
/// continuous function of the constants, as the optimal face is (Hoffman, 1952).
///
/// Sizes and positions are made small: sizes first, and earlier variables more than later ones.
/// Positions without a lower bound are made large instead.
struct VertexCosts {
  /// The cost of each column.
  let least: Buffer<Double>
  /// The cost of each column to use if `least` has no minimum.
  let greatest: Buffer<Double>

  /// The costs of a component's columns.
  func slice(_ columns: Range<Int>) -> VertexCosts {
    VertexCosts(least: least.slice(columns), greatest: greatest.slice(columns))
  }

  /// The end of a range with the least cost; `nil` if no cost selects a finite end.
  func end<Number: Scalar>(of lower: Number, _ upper: Number) -> Number? {
    for cost in [least[0], greatest[0]] where cost != 0 {
      let end = cost > 0 ? lower : upper
      if end.isFinite { return end }
    }
    return nil
  }
}

extension VertexCosts {
  /// The weight of a variable, by identity. Square roots of non-squares have no rational relation
  /// that a layout could match by accident.
  private static func weight(_ identity: Int32) -> Double {
    1_024 / (1_024 + (Double(identity) + 0.371_9).squareRoot())
  }

  /// The weight of a position relative to a size.
  private static var positionShare: Double { 0x1p-6 }

  /// Sums up the costs of all columns, by position.
  ///
  /// - Complexity: O(variables + terms of definitions).
  init<Number: Scalar>(
    _ components: Components<Number>, of system: SystemView, _ context: SolveContext
  ) throws(Failure) {
    let count = components.bounds.count
    least = context.arena.buffer(count, of: 0)
    greatest = context.arena.buffer(count, of: 0)
    try context.meter.charge(8 * system.variableCount + 4 * components.definitionTerms.count)
    for v in 0..<system.variableCount {
      let form = components.classes.form(of: v)
      guard form.root != components.classes.constant else { continue }
      let position = components.position(of: components.columnOf[form.root])
      let weight = VertexCosts.weight(system.identity(of: v)) * form.factor
      if system.isNonNegative[v] {
        least[position] += weight
        greatest[position] += weight
      } else {
        least[position] += VertexCosts.positionShare * weight
        greatest[position] -= VertexCosts.positionShare * weight
      }
    }
    for at in components.definitions.indices {
      let definition = components.definitions[at]
      let position = components.position(of: definition.column)
      for term in definition.range {
        let (column, factor) = (
          components.position(of: components.definitionTerms[term].column),
          components.definitionTerms[term].value
        )
        least[column] += factor * least[position]
        greatest[column] += factor * greatest[position]
      }
    }
  }
}

extension Tableau {
  /// Moves to the vertex of least cost. The face stays unchanged.
  mutating func moveToVertex(_ costs: VertexCosts?) throws(Failure) {
    try moveToVertex()
    guard let costs else { return }
    for cost in [costs.least, costs.greatest] {
      if try minimise(linear: expanded(cost)) { return }
    }
    try moveToVertex()
  }

  /// Minimises a linear cost of all variables; returns `false` if it is unbounded.
  mutating func minimise(linear cost: Buffer<Double>) throws(Failure) -> Bool {
    clearGradient()
    defer { clearGradient() }
    for v in cells.indices where cost[v] != 0 {
      if isBasic(v) {
        addToGradient(cost[v], row: Int(cells[v].row))
      } else if cells[v].canMove {
        cells[v].gradient += cost[v]
        makeCandidate(v)
      }
    }
    for at in candidates.indices { reprice(Int(candidates[at])) }
    try charge(cells.count + candidates.count)
    return try minimise()
  }

  /// Extends a cost of the columns to all variables, replacing substituted columns by their
  /// definitions.
  func expanded(_ cost: Buffer<Double>) -> Buffer<Double> {
    let all = arena.buffer(cells.count) { $0 < columnCount ? cost[$0] : 0 }
    for at in definitions.indices {
      let own = all[definitions[at].column]
      all[definitions[at].column] = 0
      forEachTerm(of: definitions[at]) { term in all[term.column] += own * term.value }
    }
    return all
  }
}
