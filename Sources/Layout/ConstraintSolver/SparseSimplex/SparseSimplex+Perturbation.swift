/// Perturbation of costs. At the start of a level all multipliers are zero, so every variable at a
/// bound is dual degenerate.
extension SparseSimplex {
  /// Perturbs the rates of nonbasic variables at bounds, to avoid steps of length zero.
  mutating func perturb() throws(Failure) {
    isPerturbed = true
    try context.meter.charge(2 * movable.count)
    for at in movable.indices {
      let v = Int(movable[at])
      let cell = cells[v]
      guard !cell.isBasic else { continue }
      let edges = edges(cell)
      guard edges.leftSegment != edges.rightSegment else { continue }
      let size = SparseSimplex.perturbation * (0.5 + SparseSimplex.fraction(v))
      if edges.right == 0 {
        cells[v].shift = size
      } else if edges.left == 0 {
        cells[v].shift = -size
      }
    }
  }

  private static var perturbation: Double { 1e-5 }

  /// A number from 0 to 1 that depends only on a variable (a multiplicative hash).
  static func fraction(_ v: Int) -> Double {
    var hash = UInt32(truncatingIfNeeded: v) &* 2_654_435_761
    hash ^= hash >> 15
    hash = hash &* 2_246_822_519
    hash ^= hash >> 13
    return Double(hash & 0xFFFF) / 65_536
  }

  /// Removes the perturbation. Gradients must be recomputed afterwards.
  mutating func endPerturbation() {
    isPerturbed = false
    for at in movable.indices { cells[movable[at]].shift = 0 }
  }
}
