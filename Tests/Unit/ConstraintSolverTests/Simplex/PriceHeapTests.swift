import TestSupport
import Testing

@testable import ConstraintSolver

struct `A price heap` {
  @Test func `has the steepest and the first descent of a plain list`() throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      try SolveContext.with { context in
        let count = Int.random(in: 1...20, using: &random)
        var heap = PriceHeap(variableCount: count, in: context.arena)
        var rates = [Double](repeating: 0, count: count)
        for step in 0..<80 {
          let variable = Int.random(in: 0..<count, using: &random)
          // Ties are frequent, and a rate below the tolerance is not a descent.
          let rate = random.element(of: [-3.0, -2, -1, -Tolerance.rate / 2, 0, 1])
          heap.set(variable, rate: rate)
          rates[variable] = rate
          let descending = rates.indices.filter { rates[$0] < -Tolerance.rate }
          let steepest = descending.min { (rates[$0], $0) < (rates[$1], $1) }
          #expect(heap.count == descending.count, "seed \(seed), step \(step)")
          #expect(heap.steepest == steepest, "seed \(seed), step \(step)")
          #expect(heap.first == descending.first, "seed \(seed), step \(step)")
        }
        heap.removeAll()
        #expect(heap.steepest == nil && heap.first == nil)
        heap.set(0, rate: -1)
        #expect(heap.steepest == 0 && heap.count == 1)
      }
    }
  }
}
