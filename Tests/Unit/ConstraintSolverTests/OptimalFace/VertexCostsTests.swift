import TestSupport
import Testing

@testable import ConstraintSolver

struct `An ambiguous solution` {
  /// A random system in which every variable is bounded below, with its constraints shuffled.
  private func bounded(_ seed: Int, order: UInt64?) throws -> ConstraintSystem {
    let given = try RandomSystem(seed: seed).system
    var system = ConstraintSystem()
    for sign in given.isNonNegative { system.addVariable(isNonNegative: sign) }
    var constraints = Array(0..<given.constraintCount)
    if let order {
      var random = SplitMix64(seed: order)
      constraints.shuffle(using: &random)
    }
    for r in constraints {
      let (constant, relation, priority) = given.header(of: r)
      system.addConstraint(
        given.terms(of: r), constant: constant, relation,
        priority: try #require(Priority(priority)))
    }
    for v in 0..<given.variableCount {
      system.addConstraint([Term(Variable(index: v))], constant: 90, .greaterThanOrEqual)
    }
    return system
  }

  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test func `does not depend on the order of the constraints`() throws {
    var openCount = 0
    for seed in 0..<300 {
      let system = try bounded(seed, order: nil)
      let given = try system.checked()
      openCount +=
        system.isNonNegative.indices.contains {
          given.mayVary(Variable(index: $0))
        } ? 1 : 0
      for order in UInt64(0)..<2 {
        let shuffled = try bounded(seed, order: order).solve(limits: .tableau)
        #expect(distance(given.values, shuffled.values) < 1e-6, "seed \(seed), order \(order)")
      }
    }
    #expect(openCount > 100)
  }

  /// Two rows of views that fill a width, with tied optional constraints, next to views of another
  /// component.
  private func rows(seed: UInt64, width: Double) throws -> Sheet {
    var random = SplitMix64(seed: seed)
    var sheet = Sheet()
    let whole = sheet.variable(isNonNegative: true)
    try sheet.add([(1, whole)], .equal, width)
    var above: [Variable] = []
    for _ in 0..<2 {
      _ = sheet.variable(isNonNegative: true)
      let views = (0..<4).map { _ in sheet.variable(isNonNegative: true) }
      try sheet.add(views.map { (1, $0) } + [(-1, whole)], .equal, 0)
      for view in views {
        let wished = random.element(of: [20, 40, 40, 60])
        try sheet.add(
          [(1, view)], .lessThanOrEqual, wished, at: random.element(of: [250, 250, 251]))
        try sheet.add([(1, view)], .greaterThanOrEqual, wished, at: 750)
      }
      for (a, b) in zip(above, views) where Bool.random(using: &random) {
        try sheet.add(
          [(1, a), (-1, b)], random.element(of: [0, 1]) == 0 ? .equal : .lessThanOrEqual, 0, at: 500
        )
      }
      above = views
    }
    return sheet
  }

  @Test func `does not jump while a width changes`() throws {
    let step = 0.5
    for seed in UInt64(0)..<40 {
      var last: [Double]?
      for place in stride(from: 10.0, through: 400, by: step) {
        let values = try rows(seed: seed, width: place).system.solve().values
        if let last { #expect(distance(last, values) <= 4 * step, "seed \(seed) at \(place)") }
        last = values
      }
    }
  }

  @Test func `is the same after an edit as from scratch`() throws {
    for seed in UInt64(0)..<40 {
      var solver = try Solver(try rows(seed: seed, width: 400).system)
      for width in [390.0, 300, 160, 159, 20, 333] {
        try solver.setConstant(-width, of: 0)
        let plain = try rows(seed: seed, width: width).system.solve().values
        #expect(distance(solver.values, plain) < 1e-6, "seed \(seed) at \(width)")
      }
    }
  }

  @Test func `is at the end of a range of least cost that there is`() throws {
    try SolveContext.with { context in
      func end(_ cost: Double, _ other: Double, _ lower: Double, _ upper: Double) -> Double? {
        VertexCosts(
          least: context.arena.buffer(1, of: cost), greatest: context.arena.buffer(1, of: other)
        ).end(of: lower, upper)
      }
      #expect(end(1, -1, -8, -3) == -8)
      #expect(end(-1, 1, -8, -3) == -3)
      #expect(end(1, -1, -.infinity, -3) == -3)
      #expect(end(1, 1, -.infinity, 3) == nil)
    }
  }

  @Test func `puts a view that is tied on one side only where its size is least`() throws {
    var sheet = Sheet()
    let (start, width) = (sheet.variable(), sheet.variable(isNonNegative: true))
    try sheet.add([(1, start), (1, width)], .equal, 300)
    #expect(try sheet.system.checked().values == [300, 0])
    try sheet.add([(1, width)], .greaterThanOrEqual, 40)
    #expect(try sheet.system.checked().values == [260, 40])
  }
}
