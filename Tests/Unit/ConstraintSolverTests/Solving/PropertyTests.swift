import ConstraintSolver
import TestSupport
import Testing

struct `Properties of every solution` {
  @Test func `the order of the constraints changes no value that is unique`() throws {
    for seed in 0..<200 {
      let layout = RandomLayout(seed: UInt64(seed))
      var random = SplitMix64(seed: UInt64(seed) &+ 1_000)
      let solution = try layout.system().checked()
      let shuffled = try layout.system(order: layout.rows.indices.shuffled(using: &random))
        .checked()
      var face = solution.optimalFace()
      for v in 0..<layout.variableCount {
        let isOpen = try face.varies([Term(Variable(index: v))])
        let difference = abs(solution.values[v] - shuffled.values[v])
        #expect(isOpen || difference < 1e-6, "seed \(seed), variable \(v)")
      }
    }
  }

  @Test func `equal systems get equal values, to the bit`() throws {
    for seed in 0..<50 {
      let system = RandomLayout(seed: UInt64(seed)).system()
      #expect(try system.checked().values == system.checked().values)
    }
  }

  @Test func `another constraint at the end never improves a priority above it`() throws {
    for seed in 0..<200 {
      let layout = RandomLayout(seed: UInt64(seed))
      let before = layout.system()
      var after = before
      let variable = Variable(index: Int(seed) % layout.variableCount)
      after.addConstraint(
        [Term(variable)], constant: -500, .equal, priority: try #require(Priority(600)))
      let old = before.levelSums(try before.checked().values)
      let new = before.levelSums(try after.checked().values)
      // Levels above the new constraint stay equal; those below can only get worse.
      for priority in [999.0, 750] {
        let (was, now) = (old[priority] ?? 0, new[priority] ?? 0)
        #expect(abs(was - now) < 1e-5 * (1 + was), "seed \(seed)")
      }
      #expect((new[250] ?? 0) >= (old[250] ?? 0) - 1e-6, "seed \(seed)")
    }
  }

  @Test func `a constraint that already holds changes nothing`() throws {
    for seed in 0..<100 {
      let layout = RandomLayout(seed: UInt64(seed))
      let before = layout.system()
      let solution = try before.checked()
      var after = before
      for v in 0..<layout.variableCount {
        after.addConstraint(
          [Term(Variable(index: v))], constant: -solution.values[v], .equal)
      }
      let again = try after.checked()
      for (a, b) in zip(solution.values, again.values) { #expect(abs(a - b) < 1e-6) }
    }
  }
}
