import ConstraintSolver

/// An index of rows by variable.
struct RowsByVariable: Sendable {
  private var starts: [Int32]
  private var rows: [Int32]

  /// Indexes rows, preserving their order.
  ///
  /// - Complexity: O(variables + terms of these rows).
  init(_ rows: some Sequence<Int>, of system: ConstraintSystem) {
    let (termStarts, variables, coefficients) = system.flatTerms
    var starts = [Int32](repeating: 0, count: system.variableCount + 1)
    for row in rows {
      for slot in Int(termStarts[row])..<Int(termStarts[row + 1]) where coefficients[slot] != 0 {
        starts[Int(variables[slot]) + 1] += 1
      }
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    var all = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    for row in rows {
      for slot in Int(termStarts[row])..<Int(termStarts[row + 1]) where coefficients[slot] != 0 {
        all[Int(next[Int(variables[slot])])] = Int32(truncatingIfNeeded: row)
        next[Int(variables[slot])] += 1
      }
    }
    self.starts = starts
    self.rows = all
  }

  /// The rows that contain a variable.
  subscript(variable: Int) -> ArraySlice<Int32> {
    rows[Int(starts[variable])..<Int(starts[variable + 1])]
  }
}
