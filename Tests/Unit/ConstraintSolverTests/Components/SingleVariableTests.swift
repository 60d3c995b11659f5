import TestSupport
import Testing

@testable import ConstraintSolver

struct `A single variable` {
  /// Random soft bounds of one column.
  private func softBounds(
    _ count: Int, levels: Int, using random: inout SplitMix64
  ) -> [LatticeOptimum.Soft] {
    (0..<count).map { _ in
      let bounds = [
        Double(Int.random(in: -12...12, using: &random)),
        Double(Int.random(in: -12...12, using: &random)),
      ].sorted()
      return LatticeOptimum.Soft(
        column: 0, lower: Bool.random(using: &random) ? bounds[0] : -.infinity,
        upper: Int.random(in: 0..<3, using: &random) > 0 ? bounds[1] : .infinity,
        weight: Double(Int.random(in: 1...3, using: &random)),
        priority: Double(Int.random(in: 1...levels, using: &random)))
    }
  }

  @Test(arguments: [1, 3, 20])
  func `has the optimal interval of an enumeration`(levels: Int) throws {
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let soft = softBounds(
        Int.random(in: 0...2 * levels + 4, using: &random), levels: levels, using: &random)
      let optimum = LatticeOptimum(box: [-15...15], softBounds: soft) { _ in true }
      try SolveContext.with { context in
        var bounds = ColumnBounds<Double>()
        (bounds.lower, bounds.upper) = (-15, 15)
        bounds.firstSoftBounds = Int32(soft.count - 1)
        let linked = context.arena.buffer(soft.count) { at in
          SoftBounds(
            lower: soft[at].lower, upper: soft[at].upper, weight: soft[at].weight,
            priority: soft[at].priority, next: Int32(at - 1))
        }
        var gathered = List<SoftBounds<Double>>(capacity: 4, in: context.arena)
        let single = try SingleVariable(bounds, linked, gathering: &gathered, context: context)
        #expect(single.lower...single.upper == optimum.range(of: 0), "seed \(seed)")
        #expect(single.isPoint == (single.lower == single.upper), "seed \(seed)")
      }
    }
  }
}
