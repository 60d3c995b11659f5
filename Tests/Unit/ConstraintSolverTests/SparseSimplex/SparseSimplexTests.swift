import TestSupport
import Testing

@testable import ConstraintSolver

struct `Sparse factors and the tableau` {
  /// Solves with both methods and compares the results that must agree.
  private func expectSame(
    _ system: ConstraintSystem, _ comment: Comment, asksRanges: Bool = true
  ) throws {
    let sparse = Result { () throws(SolveError) in
      try system.checked(limits: .sparse(from: 2))
    }
    let dense = Result { () throws(SolveError) in try system.checked(limits: .tableau) }
    switch (sparse, dense) {
    case (.success(let a), .success(let b)):
      let expected = system.levelSums(b.values)
      for (priority, sum) in system.levelSums(a.values) {
        let other = expected[priority] ?? 0
        #expect(abs(sum - other) <= 1e-6 * (1 + abs(other)), "\(comment), level \(priority)")
      }
      if asksRanges { try expectSameFace(a, b, comment) }
    case (.failure(.conflict(let a, _)), .failure(.conflict(let b, _))):
      #expect(a.map(\.rejected) == b.map(\.rejected), comment)
    default:
      Issue.record("\(comment): \(sparse), \(dense)")
    }
  }

  private func expectSameFace(_ a: Solution, _ b: Solution, _ comment: Comment) throws {
    var (first, second) = (a.optimalFace(), b.optimalFace())
    for v in a.values.indices {
      let terms = [Term(Variable(index: v))]
      let varies = try first.varies(terms)
      #expect(try varies == second.varies(terms), "\(comment), variable \(v)")
      guard varies else {
        #expect(abs(a.values[v] - b.values[v]) < 1e-3, "\(comment), variable \(v)")
        continue
      }
      guard v % 3 == 0 else { continue }
      let (x, y) = (try first.range(of: terms), try second.range(of: terms))
      #expect(x.lower == y.lower || abs(x.lower - y.lower) < 1e-3, "\(comment), variable \(v)")
      #expect(x.upper == y.upper || abs(x.upper - y.upper) < 1e-3, "\(comment), variable \(v)")
    }
  }

  @Test func `agree on every level, on what is open, and on ranges`() throws {
    for seed in 0..<1_500 { try expectSame(RandomSystem(seed: seed).system, "seed \(seed)") }
  }

  @Test func `agree on what is in conflict`() throws {
    for seed in 0..<150 {
      try expectSame(RandomSystem(seed: seed, clashing: true).system, "seed \(seed)")
    }
  }

  @Test func `agree on parts that only positions couple`() throws {
    for seed in 0..<400 {
      let system = try PartsSystem(
        seed: seed, parts: 2 + seed % 7, ties: seed % 4 == 0, clashing: seed % 2 == 1,
        floating: seed % 3 == 0
      ).sheet.system
      try expectSame(system, "seed \(seed)")
    }
  }

  @Test(arguments: CoupledFamily.allCases)
  func `agree on rows and grids of views`(_ family: CoupledFamily) throws {
    for count in [4, 9, 25, 64] {
      try expectSame(family.sheet(count).system, "\(family), \(count)")
    }
    try expectSame(family.sheet(225).system, "\(family), 225", asksRanges: false)
  }

  @Test func `agree where numbers are tiny or large`() throws {
    for seed in 0..<100 {
      for factor in [0.1, 3_333.3] {
        let system = try RandomSystem(seed: seed).system
        var scaled = ConstraintSystem()
        for isNonNegative in system.isNonNegative {
          scaled.addVariable(isNonNegative: isNonNegative)
        }
        for row in 0..<system.constraintCount {
          let (constant, relation, priority) = system.header(of: row)
          scaled.addConstraint(
            system.terms(of: row), constant: factor * constant, relation,
            priority: try #require(Priority(priority)))
        }
        try expectSame(scaled, "seed \(seed) times \(factor)")
      }
    }
  }
}

struct `The sparse simplex method` {
  /// Optimizes a component and returns the cost of each level.
  private func costs(
    _ component: Component<Double>, _ context: SolveContext, patience: Int? = nil,
    isPrimal: Bool = false
  ) throws -> (costs: [Double], statistics: SparseSimplex.Statistics)? {
    var simplex = try SparseSimplex(component, context: context)
    if let patience { simplex.patience = patience }
    guard try simplex.fixRequired() == nil else { return nil }
    var at = 0
    while at < component.softBounds.count {
      let end = component.softBounds.endOfLevel(at)
      let level = component.softBounds.slice(at..<end)
      if isPrimal {
        try simplex.minimiseByPrimal(level)
      }
      guard try simplex.fixLevel(level) else { break }
      at = end
    }
    try simplex.finish()
    var sums: [Double: Double] = [:]
    for soft in component.softBounds.array {
      let x = simplex.cells[soft.variable].value
      sums[soft.priority, default: 0] +=
        soft.weight * max(0, soft.lower - x, x - soft.upper)
    }
    return (sums.sorted { $0.key > $1.key }.map(\.value), simplex.statistics)
  }

  private func expectEqual(_ a: [Double], _ b: [Double], _ comment: Comment) {
    #expect(a.count == b.count, comment)
    for (x, y) in zip(a, b) { #expect(abs(x - y) <= 1e-6 * (1 + abs(y)), comment) }
  }

  @Test func `ends at the same costs by Bland's rule alone`() throws {
    var steps = 0
    for seed in 0..<300 {
      try RandomSystem(seed: seed).system.forEachComponent { component, context in
        let usual = try costs(component, context)
        let bland = try costs(component, context, patience: -1)
        expectEqual(usual?.costs ?? [], bland?.costs ?? [], "seed \(seed)")
        steps += bland?.statistics.blandSteps ?? 0
      }
    }
    for family in CoupledFamily.allCases {
      try family.sheet(30).system.forEachComponent { component, context in
        let usual = try costs(component, context)
        let bland = try costs(component, context, patience: -1)
        expectEqual(usual?.costs ?? [], bland?.costs ?? [], "\(family)")
        steps += bland?.statistics.blandSteps ?? 0
      }
    }
    #expect(steps > 1_000)
  }

  @Test func `ends at the same costs by primal steps alone`() throws {
    var steps = 0
    for seed in 0..<300 {
      try RandomSystem(seed: seed).system.forEachComponent { component, context in
        let usual = try costs(component, context)
        for patience in [nil, -1] {
          let primal = try costs(component, context, patience: patience, isPrimal: true)
          expectEqual(usual?.costs ?? [], primal?.costs ?? [], "seed \(seed)")
          steps += primal?.statistics.primalSteps ?? 0
        }
      }
    }
    #expect(steps > 1_000)
  }

  @Test func `proves infeasibility by an irreducible set`() throws {
    var count = 0
    for seed in 0..<600 {
      let system = try RandomSystem(seed: seed, clashing: true).system
      try? system.forEachComponent { component, context in
        var simplex = try SparseSimplex(component, context: context)
        guard let position = try simplex.fixRequired() else { return }
        count += 1
        let members = try simplex.certificate(at: position, of: component)
        try expectIrreducible(members, component, "seed \(seed)")
      }
    }
    #expect(count > 20)
  }

  /// Checks by the tableau that rows and bounds of a component are infeasible together, and
  /// feasible without any one of them.
  private func expectIrreducible(
    _ members: [ConflictMember], _ component: Component<Double>, _ comment: Comment
  ) throws {
    func isFeasible(_ kept: [ConflictMember]) throws -> Bool {
      try SolveContext.with { context in
        let bounds = component.bounds.array.map { bounds in
          var bounds = bounds
          if !kept.contains(where: { $0 == bounds.lowerReason.member }) {
            bounds.lower = -.infinity
          }
          if !kept.contains(where: { $0 == bounds.upperReason.member }) {
            bounds.upper = .infinity
          }
          return bounds
        }
        let rows = component.rows.array.map { row in
          var row = row
          if !kept.contains(.constraint(Int(row.constraint))) {
            (row.lower, row.upper) = (-.infinity, .infinity)
          }
          return row
        }
        let part = Component(
          bounds: context.arena.buffer(of: bounds), rows: context.arena.buffer(of: rows),
          entries: component.entries, softBounds: component.softBounds.slice(0..<0))
        var tableau = try Tableau(part, keepsFixed: false, context: context)
        return try tableau.fixRequired(of: part)
      }
    }
    #expect(try !isFeasible(members), comment)
    for at in members.indices {
      var fewer = members
      fewer.remove(at: at)
      #expect(try isFeasible(fewer), comment)
    }
  }

  @Test func `makes no step where wishes only compete for a sum that is given`() throws {
    // Each gap that cannot be as large as the others takes a step; the level below takes none.
    try CoupledFamily.centers.sheet(400).system.forEachComponent { component, context in
      let found = try #require(try costs(component, context))
      #expect(found.statistics.dualSteps < 100)
    }
  }

  @Test(arguments: [CoupledFamily.equalToFirst, .gaps, .overfull, .proportional, .ladder])
  func `does work that grows little faster than a row`(_ family: CoupledFamily) throws {
    let works = try [500, 2_000].map { count in
      try family.sheet(count).system.checked(limits: .sparse(from: 2)).work
    }
    // The exponent of growth at these sizes is 1.5.
    #expect(works[1] < 8 * works[0], "\(works)")
  }

  @Test func `moves a chain that nothing holds to a vertex in little more work than its views`()
    throws
  {
    let works = try [500, 2_000].map { count in
      var sheet = Sheet()
      let views = (0..<count).map { _ in
        (x: sheet.variable(), width: sheet.variable(isNonNegative: true))
      }
      for (before, view) in zip(views, views.dropFirst()) {
        try sheet.add(
          [(1, view.x), (-1, before.x), (-1, before.width)], .greaterThanOrEqual, 0)
      }
      return try sheet.system.checked().work
    }
    #expect(works[1] < 8 * works[0], "\(works)")
  }

  @Test func `ends at the limits of work and memory`() throws {
    let system = try CoupledFamily.hubs.sheet(400).system
    let work = try system.checked(limits: .sparse(from: 2)).work
    var limits = SolveLimits.sparse(from: 2)
    for part in 1..<8 {
      limits.work = work * part / 8
      #expect(throws: SolveError.self) { try system.solve(limits: limits) }
    }
    limits.work = .max
    limits.mayAllocate = { $0 < 1 << 20 }
    let large = try CoupledFamily.gaps.sheet(4_000).system
    #expect(throws: SolveError.self) { try large.solve(limits: limits) }
  }

  @Test(arguments: CoupledFamily.allCases)
  func `gives equal systems equal values, to the bit`(_ family: CoupledFamily) throws {
    let values = try (0..<2).map { _ in
      try family.sheet(150).system.checked(limits: .sparse(from: 2)).values
    }
    #expect(values[0] == values[1])
  }
}

extension SparseSimplex {
  /// Minimizes the cost of a level from the current values by primal steps only.
  fileprivate mutating func minimiseByPrimal(_ level: Buffer<SoftBounds<Double>>) throws {
    try beginCost(level)
    for at in named.indices {
      let v = Int(named[at])
      let cell = cells[v]
      for segment in 0...Int(cell.kinkCount) {
        let (low, high) = ends(cell, segment)
        if cell.value >= low - Tolerance.near(low) && cell.value <= high + Tolerance.near(high) {
          cells[v].segment = Int32(segment)
          break
        }
      }
    }
    try computeGradients()
    #expect(try minimisePrimal())
    var primal = 0.0
    for soft in level.array {
      let x = cells[soft.variable].value
      primal += soft.weight * max(0, soft.lower - x, x - soft.upper)
    }
    endCost()
    // The dual method must reach the same cost.
    try minimise(level)
    var dual = 0.0
    for soft in level.array {
      let x = cells[soft.variable].value
      dual += soft.weight * max(0, soft.lower - x, x - soft.upper)
    }
    endCost()
    #expect(abs(primal - dual) <= 1e-6 * (1 + dual))
  }
}

struct `Edits of a component with sparse factors` {
  @Test func `give what a solve from scratch gives`() throws {
    for seed in 0..<120 {
      var random = SplitMix64(seed: UInt64(seed))
      var system = try RandomSystem(seed: seed).system
      let variable = Variable(index: Int.random(in: 0..<system.variableCount, using: &random))
      let priority = try #require(Priority(random.element(of: [900, 725, 300])))
      let edited = system.addConstraint(
        [Term(variable)], constant: 0, .equal, priority: priority)
      var solver = try Solver(system, limits: .sparse(from: 2))
      for _ in 0..<12 {
        let constant = -Double(Int.random(in: -10...60, using: &random))
        try solver.setConstant(constant, of: edited)
        system.setConstant(constant, of: edited)
        let scratch = try system.checked(limits: .tableau)
        let expected = system.levelSums(scratch.values)
        for (level, sum) in system.levelSums(solver.values) {
          let other = expected[level] ?? 0
          #expect(abs(sum - other) <= 1e-6 * (1 + abs(other)), "seed \(seed), level \(level)")
        }
        #expect(system.requiredViolation(solver.values) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test(arguments: CoupledFamily.allCases)
  func `drag a row of views`(_ family: CoupledFamily) throws {
    var sheet = try family.sheet(36)
    let variable = Variable(index: sheet.system.variableCount / 2)
    let edited = try sheet.add([(1, variable)], .equal, 30, at: 900)
    var solver = try Solver(sheet.system, limits: .sparse(from: 2))
    for value in stride(from: 0.0, through: 60, by: 3) {
      try solver.setConstant(-value, of: edited)
      sheet.system.setConstant(-value, of: edited)
      let scratch = try sheet.system.checked(limits: .tableau)
      let expected = sheet.system.levelSums(scratch.values)
      for (level, sum) in sheet.system.levelSums(solver.values) {
        let other = expected[level] ?? 0
        #expect(abs(sum - other) <= 1e-6 * (1 + abs(other)), "\(family), \(value), \(level)")
      }
    }
  }
}
