import ConstraintLayout
import Testing

@testable import Checking

@Suite struct OverlapSearchTests {
  /// All overlapping pairs by exhaustive comparison.
  private func pairs(_ frames: [Frame], _ tolerance: Double) -> Set<OverlapSearch.Pair> {
    var found: Set<OverlapSearch.Pair> = []
    for (first, a) in frames.enumerated() {
      for (second, b) in frames.enumerated().dropFirst(first + 1) {
        let width = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
        let height = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
        if width > tolerance, height > tolerance {
          found.insert(.init(first: first, second: second))
        }
      }
    }
    return found
  }

  @Test func `the search finds the pairs that comparing all with all finds`() {
    for _ in 0..<300 {
      let spread = Double.random(in: 1...300)
      let frames = (0..<Int.random(in: 0...40)).map { _ in
        Frame(
          x: Double(Int.random(in: -5...Int(spread))), y: Double(Int.random(in: 0...60)),
          width: Double(Int.random(in: 0...30)), height: Double(Int.random(in: 0...30)))
      }
      let search = OverlapSearch(frames, tolerance: 0.5)
      #expect(search.isComplete)
      #expect(Set(search.pairs) == pairs(frames, 0.5))
      #expect(search.pairs.count == Set(search.pairs).count)
    }
  }

  @Test func `a long list takes few comparisons`() {
    let rows = (0..<20_000).map { Frame(x: 0, y: Double($0) * 44, width: 320, height: 44) }
    let search = OverlapSearch(rows, tolerance: 0.5)
    #expect(search.isComplete && search.pairs.isEmpty)
  }

  @Test func `more comparisons than the limit end the search`() {
    let frames = (0..<3_000).map { _ in Frame(x: 0, y: 0, width: 10, height: 10) }
    let search = OverlapSearch(frames, tolerance: 0.5)
    #expect(!search.isComplete)
    #expect(search.pairs.count <= OverlapSearch.comparisonLimit)
    #expect(OverlapSearch(Array(frames.prefix(1_000)), tolerance: 0.5).isComplete)
  }
}
