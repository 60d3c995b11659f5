import ConstraintSolver

/// The translation that the ranges of a sweep refer to.
struct SweepContext {
  let translator: Translator
  let freePositions: FreePositions
  /// The system whose constants depend on the property.
  private let system: ConstraintSystem
  /// The named optional constraints, highest priority first, then by row.
  private let wishes: [Wish]
  /// The rows of ``wishes``.
  private let rows: [Int]

  /// An optional constraint.
  private struct Wish {
    var row: Int
    var origin: ConstraintOrigin
    var relation: Relation
    var priority: Double
  }

  /// Lists the optional constraints of a system.
  ///
  /// - Complexity: O(n log n) in the constraints.
  init(translator: Translator, system: ConstraintSystem) {
    self.translator = translator
    freePositions = FreePositions(translator)
    self.system = system
    var found: [Wish] = []
    for row in translator.origins.indices {
      let header = system.header(of: row)
      guard header.priority < Priority.required.value, let origin = translator.origins[row] else {
        continue
      }
      found.append(
        Wish(row: row, origin: origin, relation: header.relation, priority: header.priority))
    }
    found.sort { ($1.priority, $0.row) < ($0.priority, $1.row) }
    wishes = found
    rows = found.map(\.row)
  }

  /// A range of a piece in which an optional constraint does not hold.
  struct Violation {
    var origin: ConstraintOrigin
    var kind: UnsatisfiedKind
    var from: Double
    var to: Double
    var start: Double
    var end: Double

    /// The violation at a value in the range.
    func amount(at place: Double) -> Double {
      max(0, start + (place - from) / (to - from) * (end - start))
    }
  }

  /// The ranges in which optional constraints are violated, highest priority first.
  ///
  /// - Complexity: O(terms).
  func violations(in piece: ParametricSweep.Piece) -> [Violation] {
    var found: [Violation] = []
    let starts = system.residuals(of: rows, by: piece.start)
    let ends = system.residuals(of: rows, by: piece.end)
    for (index, wish) in wishes.enumerated() {
      let sign = wish.relation == .greaterThanOrEqual ? -1.0 : 1.0
      let (start, end) = (sign * starts[index], sign * ends[index])
      // Skip constraints that hold, which most do.
      guard
        max(start, end) > LayoutTolerance.edge
          || wish.relation == .equal && min(start, end) < -LayoutTolerance.edge
      else { continue }
      // At an end of the piece, rounding may put a text into the lines of the next one.
      let kind = translator.scene.kind(of: wish.origin) { item in
        let width = translator.frameEdges(of: item).width
        return (piece.start[width] + piece.end[width]) / 2
      }
      // An equality is violated on both sides of zero.
      for side in [1.0, -1] where side > 0 || wish.relation == .equal {
        guard max(side * start, side * end) > LayoutTolerance.edge else { continue }
        var violation = Violation(
          origin: wish.origin, kind: kind,
          from: piece.lower, to: piece.upper, start: max(0, side * start), end: max(0, side * end))
        let zero = piece.lower + start / (start - end) * (piece.upper - piece.lower)
        if side * start < 0 { violation.from = zero }
        if side * end < 0 { violation.to = zero }
        if violation.from < violation.to { found.append(violation) }
      }
    }
    return found
  }
}
