import TestSupport
import Testing

@testable import ConstraintSolver

struct `A combination of constraints` {
  @Test func `a long sum of small multiples has cancelled but for its rounding errors`() {
    // Their sum is 600,000 times as large, and so is its rounding error.
    var random = SplitMix64(seed: 7)
    var system = ConstraintSystem()
    let variable = system.addVariable()
    system.addConstraint([Term(variable)], .equal)
    let factors = (0..<400_000).map { _ in Double.random(in: 1...2, using: &random) }
    var sum = Combination(variableCount: 1)
    for factor in factors { sum.add(factor, times: 0, of: system) }
    for factor in factors.shuffled(using: &random) { sum.add(-factor, times: 0, of: system) }
    #expect(sum.isZero)
    sum.add(1e-3, times: 0, of: system)
    #expect(!sum.isZero)
  }
}
