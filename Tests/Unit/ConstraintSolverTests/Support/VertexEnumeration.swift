/// The feasibility of a few inequalities over a few variables, by vertex enumeration.
struct VertexEnumeration {
  struct Inequality {
    /// `Σ coefficients · x <= limit`.
    var coefficients: [Double]
    var limit: Double

    func excess(at point: [Double]) -> Double {
      zip(coefficients, point).reduce(-limit) { $0 + $1.0 * $1.1 }
    }
  }

  private let inequalities: [Inequality]
  private let count: Int

  /// Adds a box so large that it does not affect inequalities with small integers, which guarantees
  /// that a feasible set has a vertex.
  init(_ inequalities: [Inequality], variableCount: Int, box: Double = 1e4) {
    count = variableCount
    var all = inequalities
    for v in 0..<variableCount {
      for sign in [1.0, -1] {
        var coefficients = [Double](repeating: 0, count: variableCount)
        coefficients[v] = sign
        all.append(Inequality(coefficients: coefficients, limit: box))
      }
    }
    self.inequalities = all
  }

  /// A feasible vertex, if any.
  var feasibleVertex: [Double]? {
    var chosen: [Int] = []
    return search(from: 0, &chosen)
  }

  private func search(from first: Int, _ chosen: inout [Int]) -> [Double]? {
    if chosen.count == count {
      guard let point = intersection(chosen) else { return nil }
      return inequalities.allSatisfy { $0.excess(at: point) < 1e-6 } ? point : nil
    }
    for next in first..<max(first, inequalities.count) {
      chosen.append(next)
      defer { chosen.removeLast() }
      if let point = search(from: next + 1, &chosen) { return point }
    }
    return nil
  }

  /// The point at which inequalities hold with equality, by Gauss-Jordan elimination.
  private func intersection(_ chosen: [Int]) -> [Double]? {
    var rows = chosen.map { inequalities[$0].coefficients + [inequalities[$0].limit] }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot, abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      let inverse = 1 / rows[column][column]
      for k in 0...count { rows[column][k] *= inverse }
      for other in 0..<count where other != column {
        let factor = rows[other][column]
        for k in 0...count { rows[other][k] -= factor * rows[column][k] }
      }
    }
    return rows.map { $0[count] }
  }
}
