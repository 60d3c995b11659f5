import ConstraintSolver
import TestSupport

/// A random system of parts below each other, like the cells of a table. The views of a part are
/// tied to its edges, so that only positions couple the parts.
struct PartsSystem {
  var sheet = Sheet()
  private var random: SplitMix64

  private let floats: Bool

  private typealias Edges = (top: Variable, bottom: Variable, height: Variable)

  /// Makes `parts` parts. With `ties` an optional constraint on the end of the last part couples
  /// them, with `clashing` some heights are required and may contradict others, and with `floating`
  /// views may have no fixed position in their part.
  init(seed: Int, parts: Int, ties: Bool = false, clashing: Bool = false, floating: Bool = false)
    throws
  {
    floats = floating
    random = SplitMix64(seed: UInt64(seed))
    var previous: Variable?
    for _ in 0..<parts {
      let part = try edges()
      if let previous {
        try sheet.add([(1, part.top), (-1, previous)], .equal, number(0...9))
      } else {
        try sheet.add([(1, part.top)], .equal, number(0...20))
      }
      previous = part.bottom
      for _ in 0..<Int.random(in: 1...3, using: &random) { try addView(to: part, clashing) }
      try wish([(1, part.height)], 0...80)
    }
    if ties, let previous { try wish([(1, previous)], 0...200) }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func edges() throws -> Edges {
    let edges = (sheet.variable(), sheet.variable(), sheet.variable(isNonNegative: true))
    try sheet.add([(1, edges.1), (-1, edges.0), (-1, edges.2)], .equal, 0)
    return edges
  }

  private mutating func wish(_ terms: [(Double, Variable)], _ range: ClosedRange<Int>) throws {
    let relations = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[Int.random(in: 0..<3, using: &random)]
    try sheet.add(terms, relation, number(range), at: random.element(of: [250, 500, 750.0]))
  }

  private mutating func addView(to part: Edges, _ isClashing: Bool) throws {
    let view = try edges()
    try sheet.add([(1, view.top), (-1, part.top)], .greaterThanOrEqual, number(0...8))
    try sheet.add([(1, part.bottom), (-1, view.bottom)], .greaterThanOrEqual, number(0...8))
    switch Int.random(in: 0..<(floats ? 4 : 2), using: &random) {
    case 0:
      let halves = [(0.5, view.top), (0.5, view.bottom), (-0.5, part.top), (-0.5, part.bottom)]
      try sheet.add(halves, .equal, 0)
    case 1: try sheet.add([(1, view.top), (-1, part.top)], .equal, number(8...16))
    case 2: try wish([(1, view.top), (-1, part.top)], 0...20)
    default: try wish([(1, part.bottom), (-1, view.top)], 0...40)
    }
    if Bool.random(using: &random) {
      try sheet.add([(1, view.height), (-1, part.height)], .equal, 0, at: 900)
    }
    try wish([(1, view.height)], 5...60)
    guard isClashing, Int.random(in: 0..<4, using: &random) == 0 else { return }
    try sheet.add([(1, view.height)], .greaterThanOrEqual, 30)
    try sheet.add([(1, part.height)], .lessThanOrEqual, number(20...60))
  }
}
