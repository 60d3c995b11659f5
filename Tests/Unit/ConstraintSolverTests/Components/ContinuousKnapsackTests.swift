import TestSupport
import Testing

@testable import ConstraintSolver

struct `A continuous knapsack` {
  /// One row over a few columns with integer bounds.
  private struct Case {
    var box: [ClosedRange<Int>] = []
    var factors: [Double] = []
    var rowBounds = 0.0...0
    var softBounds: [LatticeOptimum.Soft] = []

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        let ends = [
          Int.random(in: -3...4, using: &random), Int.random(in: -3...4, using: &random),
        ].sorted()
        box.append(ends[0]...ends[1])
        factors.append(Bool.random(using: &random) ? 1 : -1)
      }
      let target = Double(Int.random(in: -5...9, using: &random))
      let room = Int.random(in: 0..<3, using: &random)
      rowBounds = target...(room == 0 ? .infinity : target + Double(room - 1))
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let ends = [
          Double(Int.random(in: -4...5, using: &random)),
          Double(Int.random(in: -4...5, using: &random)),
        ].sorted()
        softBounds.append(
          LatticeOptimum.Soft(
            column: Int.random(in: 0..<box.count, using: &random), lower: ends[0],
            upper: Bool.random(using: &random) ? ends[1] : .infinity,
            weight: Double(Int.random(in: 1...3, using: &random)),
            priority: Double(Int.random(in: 1...3, using: &random))))
      }
      softBounds.sort { $0.column < $1.column }
    }

    func sum(_ point: [Double]) -> Double { zip(factors, point).reduce(0) { $0 + $1.0 * $1.1 } }

    var optimum: LatticeOptimum {
      LatticeOptimum(box: box, softBounds: softBounds) { rowBounds.contains(sum($0)) }
    }

    func component(_ arena: Arena) -> Component<Double> {
      let bounds = box.enumerated().map { at, range in
        var bounds = ColumnBounds<Double>()
        (bounds.lower, bounds.upper) = (Double(range.lowerBound), Double(range.upperBound))
        bounds.lowerReason = BoundReason(constraint: 10 + at)
        bounds.upperReason = BoundReason(constraint: 20 + at)
        return bounds
      }
      let row = ComponentRow<Double>(
        lower: rowBounds.lowerBound, upper: rowBounds.upperBound, magnitude: 1, constraint: 1,
        firstEntry: 0, entryCount: Int32(box.count), softBoundsIndex: -1)
      let entries = factors.enumerated().map {
        ComponentEntry(value: $1, column: Int32($0))
      }
      let soft = softBounds.map {
        SoftBounds<Double>(
          lower: $0.lower, upper: $0.upper, weight: $0.weight, priority: $0.priority,
          variable: Int32($0.column), next: -1)
      }
      return Component(
        bounds: arena.buffer(of: bounds), rows: arena.buffer(of: [row]),
        entries: arena.buffer(of: entries), softBounds: arena.buffer(of: soft))
    }
  }

  @Test func `is as good at every priority as the best of all integer points`() throws {
    for seed in 0..<600 {
      let example = Case(seed: UInt64(seed))
      let optimum = example.optimum
      guard let best = optimum.points.first else { continue }
      try SolveContext.with { context in
        let values = context.arena.buffer(example.box.count, of: 0.0)
        let face = try example.component(context.arena).solve(
          into: values, costs: { nil }, context: context)
        let point = values.array
        let sum = example.sum(point)
        #expect(
          example.rowBounds.lowerBound - 1e-9 <= sum && sum <= example.rowBounds.upperBound + 1e-9,
          "seed \(seed)")
        for priority in [1.0, 2, 3] {
          let level = example.softBounds.filter { $0.priority == priority }
          let cost = LatticeOptimum.cost(of: point, level)
          #expect(abs(cost - LatticeOptimum.cost(of: best, level)) < 1e-6, "seed \(seed)")
        }
        for column in example.box.indices {
          let range = try #require(optimum.range(of: column))
          #expect(range.lowerBound - 1e-9 <= point[column], "seed \(seed)")
          #expect(point[column] <= range.upperBound + 1e-9, "seed \(seed)")
        }
        try checkFace(face, of: point, against: optimum, context: context, "seed \(seed)")
      }
    }
  }

  /// Checks that the optimal face reaches as far as the optimal integer points.
  private func checkFace(
    _ face: ComponentFace, of point: [Double], against optimum: LatticeOptimum,
    context: SolveContext, _ comment: Comment
  ) throws {
    for column in point.indices {
      let range = try #require(optimum.range(of: column))
      guard face.mayVary(Int32(column)), case .columns(let columns, _) = face else {
        #expect(range.lowerBound == range.upperBound, comment)
        continue
      }
      var kept = try columns.basis(context.meter, 0)
      let least = try kept.basis.extreme(of: [column: 1], isUpper: false)
      let greatest = try kept.basis.extreme(of: [column: 1], isUpper: true)
      #expect(abs(least - range.lowerBound) < 1e-6, comment)
      #expect(abs(greatest - range.upperBound) < 1e-6, comment)
    }
  }

  @Test func `is infeasible exactly if no integer point is feasible`() throws {
    var count = 0
    for seed in 0..<600 {
      let example = Case(seed: UInt64(seed))
      guard example.optimum.points.isEmpty else { continue }
      count += 1
      try SolveContext.with { context in
        let values = context.arena.buffer(example.box.count, of: 0.0)
        do throws(Failure) {
          _ = try example.component(context.arena).solve(
            into: values, costs: { nil }, context: context)
          Issue.record("seed \(seed) has a solution")
        } catch {
          guard case .infeasible(let members) = error else { throw error }
          // The row, and for each column the bound that limits the sum.
          let isTooLarge =
            members.contains(.constraint(example.factors[0] > 0 ? 10 : 20))
          let bounds = example.factors.indices.map { at in
            ConflictMember.constraint(
              ((example.factors[at] > 0) == isTooLarge ? 10 : 20) + at)
          }
          #expect(members == [.constraint(1)] + bounds, "seed \(seed)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test func `leaves at most one column between its bounds and the ends of soft bounds`() throws {
    for seed in 0..<600 {
      let example = Case(seed: UInt64(seed))
      if example.optimum.points.isEmpty { continue }
      try SolveContext.with { context in
        let values = context.arena.buffer(example.box.count, of: 0.0)
        _ = try example.component(context.arena).solve(
          into: values, costs: { nil }, context: context)
        let loose = example.box.indices.filter { column in
          let soft = example.softBounds.filter { $0.column == column }
          let ends =
            [example.box[column].lowerBound, example.box[column].upperBound].map(Double.init)
            + soft.flatMap { [$0.lower, $0.upper] }
          return !ends.contains { abs($0 - values[column]) < 1e-9 }
        }
        #expect(loose.count <= 1, "seed \(seed)")
      }
    }
  }

  @Test func `sums are exact after a bound of a trillion was removed`() {
    var sum = ContinuousKnapsack<Double>.Sum()
    for x in [0.1, 1e12, .infinity, 0.2] { sum.add(x) }
    sum.remove(1e12)
    #expect(sum.infinite == 1)
    sum.remove(.infinity)
    #expect(sum.infinite == 0)
    #expect(abs(sum.finite - 0.3) < 1e-15)
  }
}
