/// Linearly independent equalities as sparse LU factors. They yield the only combination that
/// cancels other terms.
struct EqualityKernel {
  private let rows: [Int32]
  private let factors: BasisFactors
  /// The variable at each basis position, or -1 for the logical of a row that depends on others.
  private let variables: [Int32]
  private let vector: SparseVector

  /// Selects as many columns as there are rows, and factorises the square matrix.
  ///
  /// - Complexity: O(terms of the rows), plus the fill-in of the elimination.
  init(_ rows: [Int32], of system: ConstraintSystem, _ context: SolveContext) throws(Failure) {
    self.rows = rows
    let arena = context.arena
    var columnOf = [Int32](repeating: -1, count: system.variableCount)
    var names: [Int32] = []
    var entryCount = 0
    for r in rows {
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        entryCount += 1
        let v = Int(system.termVariables[slot])
        guard columnOf[v] < 0 else { continue }
        columnOf[v] = Int32(truncatingIfNeeded: names.count)
        names.append(Int32(truncatingIfNeeded: v))
      }
    }
    let (m, n) = (rows.count, names.count)
    try context.meter.allow(bytes: SparseSimplex.bytes(n, m, entryCount))
    try context.meter.charge(4 * (entryCount + m) + system.variableCount)
    let matrix = CompressedLines(count: m, capacity: entryCount, in: arena)
    var at = 0
    for (row, r) in rows.enumerated() {
      let first = at
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        let entry = SparseEntry(
          value: system.termCoefficients[slot], index: columnOf[Int(system.termVariables[slot])])
        if let known = (first..<at).first(where: { matrix.entries[$0].index == entry.index }) {
          matrix.entries[known].value += entry.value
        } else {
          matrix.entries[at] = entry
          at += 1
        }
      }
      matrix.close(row, at: at)
    }
    var columns = CompressedLines(count: n, capacity: at, in: arena)
    try columns.assign(transposeOf: matrix, context)
    var elimination = Elimination(rows: matrix, columns: columns, context)
    let stageOfColumn = arena.buffer(n, of: Int8(0))
    let stageOfLogical = arena.buffer(m, of: Int8(1))
    var options = Elimination.Options()
    options.selectsOnly = true
    _ = try elimination.run(
      stageOfColumn: stageOfColumn, stageOfLogical: stageOfLogical, stages: 1, options)
    for column in 0..<n where elimination.pivotOfVariable[column] < 0 { stageOfColumn[column] = -1 }
    for row in 0..<m where elimination.pivotOfVariable[n + row] >= 0 { stageOfLogical[row] = 0 }
    _ = try elimination.run(
      stageOfColumn: stageOfColumn, stageOfLogical: stageOfLogical, stages: 1,
      Elimination.Options())
    var factors = BasisFactors(size: m, context)
    try factors.adopt(elimination) { elimination.pivotOfVariable[$0] }
    self.factors = factors
    variables = (0..<m).map { k in
      let variable = Int(elimination.variableOfPivot[k])
      return variable < n ? names[variable] : -1
    }
    vector = SparseVector(size: m, in: arena)
  }

  /// Adds multiples of the equalities to a combination, to cancel the terms with their variables.
  ///
  /// `isMember` marks the equalities that already have a multiplier. These are corrected by any
  /// amount: the terms of a long sum have small multipliers, and cancelling them needs more
  /// precision than the threshold for a new member.
  func complete(
    _ sum: inout Combination, of system: ConstraintSystem, isMember: inout [Bool]
  ) throws(Failure) {
    vector.clear()
    for (position, v) in variables.enumerated() where v >= 0 {
      let rest = sum.coefficient(of: Int(v))
      if rest != 0 { vector.add(-rest, at: position) }
    }
    try factors.solveTransposed(vector)
    let multipliers = (0..<vector.count).map { at in
      (row: vector.index(at), value: vector[vector.index(at)])
    }
    vector.clear()
    for (row, value) in multipliers.sorted(by: { $0.row < $1.row })
    where isMember[row] || abs(value) > Tolerance.rate {
      isMember[row] = true
      sum.add(value, times: Int(rows[row]), of: system)
    }
  }
}
