import ConstraintSolver
import TestSupport
import Testing

/// Work counts visited entries, which makes these tests exact; `make bench-solver` measures time.
struct `The order of the constraints` {
  /// The same constraints, shuffled by `seed`.
  private func shuffled(_ system: ConstraintSystem, seed: UInt64) -> ConstraintSystem {
    var random = SplitMix64(seed: seed)
    var result = ConstraintSystem()
    for sign in system.isNonNegative { result.addVariable(isNonNegative: sign) }
    for constraint in (0..<system.constraintCount).shuffled(using: &random) {
      let (constant, relation, priority) = system.header(of: constraint)
      result.addConstraint(
        system.terms(of: constraint), constant: constant, relation,
        priority: Priority(priority) ?? .required)
    }
    return result
  }

  @Test(arguments: LayoutFamily.allCases)
  func `changes the work of a layout by at most a factor of two, and no value`(
    _ family: LayoutFamily
  ) throws {
    for count in [10, 200] {
      let system = try family.sheet(count).system
      let given = try system.checked()
      #expect(!given.values.indices.contains { given.mayVary(Variable(index: $0)) })
      for seed in UInt64(0)..<5 {
        let other = try shuffled(system, seed: seed).checked()
        #expect(other.work <= 2 * given.work, "\(count) views: \(other.work) \(given.work)")
        #expect(given.work <= 2 * other.work, "\(count) views: \(other.work) \(given.work)")
        let farthest = zip(given.values, other.values).map { abs($0 - $1) }.max() ?? 0
        #expect(farthest < 1e-6, "\(count) views")
      }
    }
  }
}
