/// The pieces of all parts of a system, joined to pieces of the whole.
struct ParametricPieces {
  private let parts: ParametricParts
  /// The pieces of each part, ascending.
  private let pieces: [[ParametricSweep.Piece]]
  /// The places at which a piece of the whole begins or ends.
  let cuts: [Double]
  /// For each part, the piece that was used last.
  private var current: [Int]

  /// Joins pieces of parts between two places; cuts that are nearer than `edge` are one.
  ///
  /// - Complexity: O(n log n) in the pieces of all parts.
  init(
    _ parts: ParametricParts, _ pieces: [[ParametricSweep.Piece]], from lower: Double,
    to upper: Double, edge: Double
  ) {
    self.parts = parts
    self.pieces = pieces
    current = Array(repeating: 0, count: pieces.count)
    var places: [Double] = []
    for own in pieces {
      for piece in own.dropFirst() where piece.lower - lower > edge && upper - piece.lower > edge {
        places.append(piece.lower)
      }
    }
    places.sort()
    var cuts = [lower]
    for place in places where place - (cuts.last ?? lower) > edge { cuts.append(place) }
    cuts.append(upper)
    self.cuts = cuts
  }

  /// The piece of the whole between two cuts. Must be called in ascending order.
  ///
  /// - Complexity: O(variables).
  mutating func piece(from lower: Double, to upper: Double) -> ParametricSweep.Piece {
    let middle = lower + (upper - lower) / 2
    var (start, end, inner) = (
      parts.forms.map { $0.value(at: lower) }, parts.forms.map { $0.value(at: upper) },
      parts.forms.map { $0.value(at: middle) }
    )
    var open: [(variables: [Int32], new: Freedom?)] = []
    for at in pieces.indices {
      while current[at] + 1 < pieces[at].count, pieces[at][current[at]].upper <= middle {
        current[at] += 1
      }
      guard current[at] < pieces[at].count else { continue }
      let piece = pieces[at][current[at]]
      let length = piece.upper - piece.lower
      let shares = [lower, middle, upper].map { length > 0 ? ($0 - piece.lower) / length : 0 }
      for (local, v) in parts.parts[at].variables.enumerated() {
        let (first, change) = (piece.start[local], piece.end[local] - piece.start[local])
        start[Int(v)] = first + shares[0] * change
        inner[Int(v)] = first + shares[1] * change
        end[Int(v)] = first + shares[2] * change
      }
      if piece.solution.freedom != nil {
        open.append((parts.parts[at].variables, piece.solution.freedom))
      }
    }
    return ParametricSweep.Piece(
      lower: lower, upper: upper, start: start, end: end,
      solution: Solution(
        values: inner, violations: [], broken: [], work: 0,
        freedom: Freedom.replacing(in: nil, open, count: inner.count)))
  }
}
