/// Linear equations `Σ coefficients[j] · x[j] = coefficients.last`, analyzed by Gaussian
/// elimination.
struct LinearEquations {
  var rows: [[Double]] = []

  /// The rank of the coefficients, with the right-hand sides if `isAugmented`.
  ///
  /// Exact enough for a few equations with small numbers.
  func rank(isAugmented: Bool = true) -> Int {
    var rows = isAugmented ? rows : rows.map { Array($0.dropLast()) }
    var rank = 0
    for column in 0..<(rows.first?.count ?? 0) {
      let pivot = (rank..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot, abs(rows[pivot][column]) > 1e-7 else { continue }
      rows.swapAt(rank, pivot)
      for other in rank + 1..<max(rows.count, rank + 1) {
        let factor = rows[other][column] / rows[rank][column]
        for k in column..<rows[other].count { rows[other][k] -= factor * rows[rank][k] }
      }
      rank += 1
      if rank == rows.count { break }
    }
    return rank
  }

  /// Whether the equations have a solution (Rouché and Capelli).
  var isSolvable: Bool { rank() == rank(isAugmented: false) }

  /// Whether two sets of equations have the same solutions.
  func isEquivalent(to other: LinearEquations) -> Bool {
    let rank = rank()
    return rank == other.rank() && rank == LinearEquations(rows: rows + other.rows).rank()
  }
}
