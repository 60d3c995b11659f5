import ConstraintLayout

/// Finds the pairs of rectangles that overlap.
///
/// A sweep along the axis with the larger spread compares each rectangle with those that began
/// before it and have not ended. In a list or a grid, few are open at a time.
struct OverlapSearch {
  /// A pair of overlapping rectangles, by index.
  struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  /// The maximum number of comparisons of one search, which ends there.
  static let comparisonLimit = 1_000_000

  /// The pairs, in the order of the first index, then of the second.
  private(set) var pairs: [Pair] = []
  /// The number of comparisons.
  private(set) var comparisonCount = 0
  /// Whether the limit ended the search.
  private(set) var isComplete = true

  /// Searches for pairs that cover each other by more than `tolerance` points on both axes.
  ///
  /// - Complexity: O(n log n + comparisons).
  init(_ frames: [Frame], tolerance: Double, limit: Int = comparisonLimit) {
    let isHorizontal = Self.spread(frames, \.x, \.width) > Self.spread(frames, \.y, \.height)
    func range(_ frame: Frame, _ horizontal: Bool) -> (low: Double, high: Double) {
      horizontal ? (frame.x, frame.x + frame.width) : (frame.y, frame.y + frame.height)
    }
    let order = frames.indices.sorted {
      (range(frames[$0], isHorizontal).low, $0) < (range(frames[$1], isHorizontal).low, $1)
    }
    var open: [Int] = []
    for index in order {
      let along = range(frames[index], isHorizontal)
      let across = range(frames[index], !isHorizontal)
      open.removeAll { range(frames[$0], isHorizontal).high - along.low <= tolerance }
      comparisonCount += open.count
      guard comparisonCount <= limit else {
        isComplete = false
        break
      }
      for other in open {
        let first = range(frames[other], isHorizontal)
        let second = range(frames[other], !isHorizontal)
        let depthAlong = min(first.high, along.high) - max(first.low, along.low)
        let depthAcross = min(second.high, across.high) - max(second.low, across.low)
        if depthAlong > tolerance, depthAcross > tolerance {
          pairs.append(Pair(first: min(index, other), second: max(index, other)))
        }
      }
      open.append(index)
    }
    pairs.sort { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private static func spread(
    _ frames: [Frame], _ origin: KeyPath<Frame, Double>, _ length: KeyPath<Frame, Double>
  ) -> Double {
    let low = frames.lazy.map { $0[keyPath: origin] }.min() ?? 0
    let high = frames.lazy.map { $0[keyPath: origin] + $0[keyPath: length] }.max() ?? 0
    return high - low
  }
}
