/// Joins the pieces of all parts to pieces of the whole system.
struct ParametricPieces {
  private let parts: ParametricParts
  /// The pieces of each part, ascending.
  private let pieces: [[ParametricSweep.Piece]]
  /// The parameter values at which a piece of the whole begins or ends.
  let cuts: [Double]
  /// The last used piece of each part, or -1.
  private var current: [Int]
  /// The lines of the variables of all parts in their current pieces, part by part.
  private var lines: [Line] = []

  /// A variable's value at the lower end of a piece, and the change up to its upper end.
  private struct Line: BitwiseCopyable {
    var variable: Int
    var first = 0.0
    var change = 0.0
  }

  /// Joins the pieces of parts between two values. Cuts closer than `edge` are merged.
  ///
  /// - Complexity: O(n log n) in the pieces of all parts.
  init(
    _ parts: ParametricParts, _ pieces: [[ParametricSweep.Piece]], from lower: Double,
    to upper: Double, edge: Double
  ) {
    self.parts = parts
    self.pieces = pieces
    current = Array(repeating: -1, count: pieces.count)
    for part in parts.parts { lines += part.variables.map { Line(variable: Int($0)) } }
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

  /// The piece of the whole between two cuts. Call it in ascending order.
  ///
  /// - Complexity: O(variables).
  mutating func piece(from lower: Double, to upper: Double) -> ParametricSweep.Piece {
    let middle = lower + (upper - lower) / 2
    var (start, end, inner) = (
      parts.forms.map { $0.value(at: lower) }, parts.forms.map { $0.value(at: upper) },
      parts.forms.map { $0.value(at: middle) }
    )
    var open: [(variables: [Int32], new: Freedom?)] = []
    var next = 0
    for at in pieces.indices {
      let range = next..<next + parts.parts[at].variables.count
      next = range.upperBound
      guard !pieces[at].isEmpty else { continue }
      advance(at, to: middle, range)
      let (from, to) = (pieces[at][current[at]].lower, pieces[at][current[at]].upper)
      let length = to - from
      func share(_ place: Double) -> Double { length > 0 ? (place - from) / length : 0 }
      let shares = (start: share(lower), inner: share(middle), end: share(upper))
      for index in range {
        let line = lines[index]
        start[line.variable] = line.first + shares.start * line.change
        inner[line.variable] = line.first + shares.inner * line.change
        end[line.variable] = line.first + shares.end * line.change
      }
      if let freedom = pieces[at][current[at]].solution.freedom {
        open.append((parts.parts[at].variables, freedom))
      }
    }
    return ParametricSweep.Piece(
      lower: lower, upper: upper, start: start, end: end,
      solution: Solution(
        values: inner, violations: [], broken: [], work: 0,
        freedom: Freedom.replacing(in: nil, open, count: inner.count)))
  }

  /// Makes the piece around `place` the current piece of a part, whose lines are at `range`.
  private mutating func advance(_ at: Int, to place: Double, _ range: Range<Int>) {
    var index = max(current[at], 0)
    while index + 1 < pieces[at].count, pieces[at][index].upper <= place { index += 1 }
    guard index != current[at] else { return }
    current[at] = index
    let (start, end) = (pieces[at][index].start, pieces[at][index].end)
    for (local, line) in range.enumerated() {
      lines[line].first = start[local]
      lines[line].change = end[local] - start[local]
    }
  }
}
