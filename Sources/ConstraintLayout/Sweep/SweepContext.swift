import ConstraintSolver

/// What the ranges of a sweep refer to.
struct SweepContext {
  let translator: Translator
  /// The system whose constants follow the property.
  let system: ConstraintSystem

  /// A range of a piece in which an optional constraint does not hold.
  struct Violation {
    var origin: ConstraintOrigin
    var kind: UnsatisfiedKind
    var from: Double
    var to: Double
    var start: Double
    var end: Double

    /// The violation at a place in the range.
    func amount(at place: Double) -> Double {
      max(0, start + (place - from) / (to - from) * (end - start))
    }
  }

  /// The ranges in which optional constraints do not hold, highest priority first.
  ///
  /// - Complexity: O(terms + n log n) for n violated constraints.
  func violations(in piece: ParametricSweep.Piece) -> [Violation] {
    var found: [(violation: Violation, priority: Double, row: Int)] = []
    for row in translator.origins.indices {
      let header = system.header(of: row)
      guard header.priority < Priority.required.value, let origin = translator.origins[row] else {
        continue
      }
      let sign = header.relation == .greaterThanOrEqual ? -1.0 : 1.0
      let start = sign * system.residual(of: row, by: piece.start)
      let end = sign * system.residual(of: row, by: piece.end)
      // An equality is violated on both sides of zero.
      for side in header.relation == .equal ? [1.0, -1] : [1] {
        guard max(side * start, side * end) > LayoutTolerance.edge else { continue }
        var violation = Violation(
          origin: origin, kind: translator.kind(of: origin, in: piece.solution.values),
          from: piece.lower, to: piece.upper, start: max(0, side * start), end: max(0, side * end))
        let zero = piece.lower + start / (start - end) * (piece.upper - piece.lower)
        if side * start < 0 { violation.from = zero }
        if side * end < 0 { violation.to = zero }
        if violation.from < violation.to { found.append((violation, header.priority, row)) }
      }
    }
    return found.sorted { ($1.priority, $0.row) < ($0.priority, $1.row) }.map(\.violation)
  }
}
