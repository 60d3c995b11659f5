import TestSupport
import Testing

@testable import ConstraintSolver

struct `The infeasibility cost` {
  /// Required rows and bounds of two or three columns, with small integers.
  private struct Case {
    let columnCount: Int
    /// Rows, then columns: coefficients and bounds.
    var rows: [(coefficients: [Double], lower: Double, upper: Double)] = []
    var bounds: [(lower: Double, upper: Double)] = []

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      columnCount = Int.random(in: 2...3, using: &random)
      func interval(_ size: Int) -> (lower: Double, upper: Double) {
        let lower = Double(Int.random(in: -size...size, using: &random))
        return switch Int.random(in: 0..<5, using: &random) {
        case 0: (lower, lower)
        case 1: (lower, .infinity)
        case 2: (-.infinity, lower)
        default: (lower, lower + Double(Int.random(in: 1...6, using: &random)))
        }
      }
      for _ in 0..<columnCount { bounds.append(interval(6)) }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var coefficients = [Double](repeating: 0, count: columnCount)
        while coefficients.count(where: { $0 != 0 }) < 2 {
          for column in 0..<columnCount {
            coefficients[column] = Double(Int.random(in: -3...3, using: &random))
          }
        }
        let (lower, upper) = interval(9)
        rows.append((coefficients, lower, upper))
      }
    }

    func component(_ arena: Arena) -> Component<Double> {
      var entries: [ComponentEntry] = []
      let rows = rows.enumerated().map { index, row in
        let first = entries.count
        for column in 0..<columnCount where row.coefficients[column] != 0 {
          entries.append(ComponentEntry(value: row.coefficients[column], column: Int32(column)))
        }
        return ComponentRow<Double>(
          lower: row.lower, upper: row.upper, magnitude: 1, constraint: Int32(index),
          firstEntry: Int32(first), entryCount: Int32(entries.count - first),
          softBoundsIndex: -1)
      }
      let bounds = bounds.enumerated().map { column, ends in
        var bounds = ColumnBounds<Double>()
        (bounds.lower, bounds.upper) = (ends.lower, ends.upper)
        // Lower bounds are constraints 100 + column, upper bounds 200 + column.
        if ends.lower.isFinite { bounds.lowerReason = BoundReason(constraint: 100 + column) }
        if ends.upper.isFinite { bounds.upperReason = BoundReason(constraint: 200 + column) }
        return bounds
      }
      return Component(
        bounds: arena.buffer(of: bounds), rows: arena.buffer(of: rows),
        entries: arena.buffer(of: entries), softBounds: arena.buffer(0, of: .empty))
    }

    /// All rows and bounds, or those with these numbers, as inequalities.
    func enumeration(_ members: Set<Int>? = nil) -> VertexEnumeration {
      var inequalities: [VertexEnumeration.Inequality] = []
      func add(_ coefficients: [Double], _ number: Int, lower: Double, upper: Double) {
        if let members, !members.contains(number) { return }
        if upper.isFinite { inequalities.append(.init(coefficients: coefficients, limit: upper)) }
        if lower.isFinite {
          inequalities.append(.init(coefficients: coefficients.map { -$0 }, limit: -lower))
        }
      }
      for (index, row) in rows.enumerated() {
        add(row.coefficients, index, lower: row.lower, upper: row.upper)
      }
      for (column, ends) in bounds.enumerated() {
        let unit = (0..<columnCount).map { $0 == column ? 1.0 : 0 }
        add(unit, 100 + column, lower: ends.lower, upper: .infinity)
        add(unit, 200 + column, lower: -.infinity, upper: ends.upper)
      }
      return VertexEnumeration(inequalities, variableCount: columnCount)
    }
  }

  @Test func `comes down to zero exactly if a vertex is feasible`() throws {
    var counts = [true: 0, false: 0]
    for seed in 0..<500 {
      let example = Case(seed: UInt64(seed))
      let isFeasible = example.enumeration().feasibleVertex != nil
      try SolveContext.with { context in
        let component = example.component(context.arena)
        var tableau = try Tableau(component, keepsFixed: true, context: context)
        #expect(try tableau.fixRequired(of: component) == isFeasible, "seed \(seed)")
        counts[isFeasible, default: 0] += 1
        guard isFeasible else { return }
        #expect(tableau.infeasibilityCost == .infinity && tableau.infeasibles.isEmpty)
        try checkInvariants(tableau, "seed \(seed)")
        tableau.computeDefined()
        for (row, slack) in zip(example.rows, example.columnCount...) {
          let sum = (0..<example.columnCount).reduce(0) {
            $0 + row.coefficients[$1] * tableau.cells[$1].value
          }
          #expect(row.lower - 1e-6 <= sum && sum <= row.upper + 1e-6, "seed \(seed)")
          #expect(abs(tableau.cells[slack].value - sum) < 1e-6, "seed \(seed)")
        }
        for (column, ends) in example.bounds.enumerated() {
          let value = tableau.cells[column].value
          #expect(ends.lower - 1e-6 <= value && value <= ends.upper + 1e-6, "seed \(seed)")
        }
      }
    }
    #expect(counts.values.allSatisfy { $0 > 50 })
  }

  @Test func `stays above zero for the members of a certificate`() throws {
    for seed in 0..<500 {
      let example = Case(seed: UInt64(seed))
      if example.enumeration().feasibleVertex != nil { continue }
      try SolveContext.with { context in
        let component = example.component(context.arena)
        var tableau = try Tableau(component, keepsFixed: true, context: context)
        _ = try tableau.fixRequired(of: component)
        let members = tableau.certificate(of: component).map { member in
          if case .constraint(let number) = member { number } else { -1 }
        }
        #expect(
          example.enumeration(Set(members)).feasibleVertex == nil, "seed \(seed): \(members)")
      }
    }
  }

  /// Checks the basis, and each basic variable's value against its row.
  private func checkInvariants(_ tableau: Tableau<Double>, _ comment: Comment) throws {
    for row in tableau.basic.indices where tableau.basic[row] >= 0 {
      let variable = Int(tableau.basic[row])
      try #require(Int(tableau.cells[variable].row) == row, comment)
      var sum = 0.0
      var isNonbasic = true
      tableau.matrix.forEach(inRow: row) { v, value in
        sum += value * tableau.cells[v].value
        isNonbasic = isNonbasic && !tableau.isBasic(v)
      }
      try #require(isNonbasic && abs(tableau.cells[variable].value - sum) < 1e-6, comment)
    }
    let basic = tableau.cells.indices.filter { tableau.isBasic($0) }
    try #require(basic.count == tableau.rowCount, comment)
    for v in tableau.cells.indices where tableau.cells[v].row != Tableau<Double>.Cell.defined {
      let cell = tableau.cells[v]
      try #require(
        cell.lower - 1e-6 <= cell.value && cell.value <= cell.upper + 1e-6, comment)
    }
  }
}
