import TestSupport
import Testing

@testable import ConstraintSolver

struct `The ratio test` {
  private func breakpoint(
    _ variable: Int, rise: Double, speed: Double
  ) -> Breakpoint<Double> {
    Breakpoint(
      target: 0, distance: 0, rise: rise, speed: speed, variable: Int32(variable), row: 0,
      softBoundsIndex: -1)
  }

  @Test func `yields breakpoints as a sort does, up to the first hard bound`() throws {
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      try SolveContext.with { context in
        var test = RatioTest<Double>(in: context.arena)
        var all: [Breakpoint<Double>] = []
        let x = Double(Int.random(in: -3...3, using: &random))
        let up = Bool.random(using: &random)
        for variable in 0..<Int.random(in: 0...30, using: &random) {
          let isHard = Int.random(in: 0..<6, using: &random) == 0
          let speed = Double(Int.random(in: 1...4, using: &random))
          var form = breakpoint(variable, rise: isHard ? .infinity : speed, speed: speed)
          // Ties are as frequent as other distances.
          let distance = Double(Int.random(in: 0...6, using: &random))
          let target = up ? x + distance * speed : x - distance * speed
          test.add(form, target: target, up: up, x: x, in: context.arena)
          (form.target, form.distance) = (target, distance)
          all.append(form)
        }
        #expect(test.metCount == all.count, "seed \(seed)")
        let hard = all.filter { $0.rise == .infinity }.map(\.distance).min() ?? .infinity
        let end = Breakpoint<Double>.together(with: hard)
        let expected = all.filter { $0.distance <= end }.sorted(by: Breakpoint.precedes)
        for (index, reference) in expected.enumerated() {
          #expect(test.rise(at: index) == reference.rise, "seed \(seed), index \(index)")
          #expect(test[index].variable == reference.variable, "seed \(seed), index \(index)")
          #expect(test[index].target == reference.target, "seed \(seed), index \(index)")
        }
        // The remaining ones were added before a nearer hard bound.
        #expect(test.count >= expected.count && test.count <= all.count, "seed \(seed)")
        #expect(test.rise(at: test.count) == nil, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `adds the bounds of a pair that are ahead`(up: Bool) throws {
    try SolveContext.with { context in
      for (side, expected) in [(-1, [2.0, 5]), (0, [5]), (1, [])] as [(Int8, [Double])] {
        var test = RatioTest<Double>(in: context.arena)
        // Mirrored, a step down meets the bounds at the same distances.
        let (lower, upper) = up ? (2.0, 5.0) : (-5, -2)
        test.addBounds(
          breakpoint(0, rise: 1, speed: 1), lower: lower, upper: upper, side: up ? side : -side,
          up: up, x: 0, in: context.arena)
        let found = (0..<test.count).compactMap { at in
          test.rise(at: at).map { _ in test[at].distance }
        }
        #expect(found == expected, "side \(side)")
        #expect(
          (0..<test.count).map { test[$0].end }
            == (found.count == 2 ? [0, 1] : found.map { _ in 1 }))
      }
    }
  }

  @Test func `has no breakpoint at an infinite bound`() throws {
    try SolveContext.with { context in
      var test = RatioTest<Double>(in: context.arena)
      let form = breakpoint(0, rise: 1, speed: 1)
      test.addBounds(
        form, lower: -.infinity, upper: .infinity, side: 0, up: true, x: 0, in: context.arena)
      #expect(test.count == 0 && test.metCount == 0)
      #expect(test.rise(at: 0) == nil)
      test.add(form, target: 4, up: true, x: 0, in: context.arena)
      test.removeAll()
      #expect(test.count == 0 && test.metCount == 0)
    }
  }

  @Test func `counts a bound that was passed as met at once`() throws {
    try SolveContext.with { context in
      var test = RatioTest<Double>(in: context.arena)
      test.add(
        breakpoint(0, rise: 1, speed: 2), target: 1, up: true, x: 3, in: context.arena)
      #expect(test.rise(at: 0) == 1)
      #expect(test[0].distance == 0)
    }
  }
}
