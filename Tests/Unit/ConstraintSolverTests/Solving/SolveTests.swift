import Cancellation
import TestSupport
import Testing

@testable import ConstraintSolver

struct `Solving a system` {
  @Test func `required equalities alone fix everything`() throws {
    var sheet = Sheet()
    let (left, width, right) = (sheet.variable(), sheet.variable(), sheet.variable())
    try sheet.add([(1, left)], .equal, 20)
    try sheet.add([(1, width)], .equal, 80)
    try sheet.add([(1, right), (-1, left), (-1, width)], .equal, 0)
    let solution = try sheet.system.checked()
    #expect(solution.values == [20, 80, 100])
    #expect(!solution.mayVary(right))
  }

  @Test func `a higher priority is never outvoted by many lower ones`() throws {
    var sheet = Sheet()
    let x = sheet.variable()
    try sheet.add([(1, x)], .equal, 100, at: 251)
    for _ in 0..<2_000 { try sheet.add([(1, x)], .equal, 0, at: 250) }
    #expect(try sheet.system.checked().values == [100])
  }

  @Test func `at one priority the sum of violations is smallest, so the majority wins`() throws {
    var sheet = Sheet()
    let x = sheet.variable()
    for value in [10.0, 20, 90] { try sheet.add([(1, x)], .equal, value, at: 500) }
    let solution = try sheet.system.checked()
    #expect(solution.values == [20])
    #expect(solution.violations.map(\.constraint) == [0, 2])
    #expect(solution.violations.map(\.amount) == [10, 70])
  }

  @Test func `on a flat optimum the next lower priority decides`() throws {
    var sheet = Sheet()
    let x = sheet.variable()
    try sheet.add([(1, x)], .equal, 0, at: 750)
    try sheet.add([(1, x)], .equal, 100, at: 750)
    try sheet.add([(1, x)], .greaterThanOrEqual, 60, at: 250)
    try sheet.add([(1, x)], .lessThanOrEqual, 70, at: 251)
    try sheet.add([(1, x)], .equal, 65, at: 1)
    #expect(try sheet.system.checked().values == [65])
  }

  @Test func `a non-negative variable stops at zero`() throws {
    var sheet = Sheet()
    let (a, b) = (sheet.variable(isNonNegative: true), sheet.variable(isNonNegative: true))
    try sheet.add([(1, a), (1, b)], .equal, 10)
    try sheet.add([(1, a)], .equal, 50, at: 750)
    #expect(try sheet.system.checked().values == [10, 0])
  }

  @Test func `copies of an equality, scaled or not, change nothing`() throws {
    var sheet = Sheet()
    let (a, b, c) = (sheet.variable(), sheet.variable(), sheet.variable())
    for scale in [1.0, 1, -3, 0.001, 7e5] {
      try sheet.add([(scale, a), (scale, b), (scale, c)], .equal, 60 * scale)
    }
    try sheet.add([(1, a), (-1, b)], .equal, 0)
    try sheet.add([(1, b), (-1, c)], .equal, 0)
    let values = try sheet.system.checked().values
    for value in values { #expect(abs(value - 20) < 1e-9) }
  }

  @Test func `an empty system has an empty solution`() throws {
    #expect(try ConstraintSystem().checked().values.isEmpty)
  }

  @Test func `parallel rows that meet at one breakpoint do not go round in circles`() throws {
    // Two rows with the same direction, each held at its own target by two weights: every step
    // between them has length zero.
    var sheet = Sheet()
    let (a, b, c) = (sheet.variable(), sheet.variable(), sheet.variable(isNonNegative: true))
    try sheet.add([(1, a), (-1, b), (1, c)], .equal, 20)
    for scale in [1.0, 2] {
      try sheet.add([(scale, a)], .equal, 50 * scale, at: 750)
      try sheet.add([(scale, b)], .equal, 30 * scale, at: 750)
      try sheet.add([(scale, a), (scale, b)], .equal, 90 * scale, at: 750)
      try sheet.add([(scale, a), (-3 * scale, b), (scale, c)], .lessThanOrEqual, 7, at: 750)
    }
    let solution = try sheet.system.checked()
    #expect(abs(solution.values[0] - solution.values[1] + solution.values[2] - 20) < 1e-9)
  }
}

struct `Conflicts` {
  @Test func `two required values for one variable are the whole conflict`() throws {
    var sheet = Sheet()
    let (x, y) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, y)], .equal, 1)
    try sheet.add([(1, x)], .equal, 1)
    try sheet.add([(1, x), (1, y)], .lessThanOrEqual, 90)
    try sheet.add([(1, x)], .equal, 2)
    #expect(
      throws: SolveError.conflict([
        Conflict(rejected: .constraint(3), members: [.constraint(1), .constraint(3)])
      ])
    ) { try sheet.system.checked() }
  }

  @Test func `a chain that comes back to itself names every link`() throws {
    var sheet = Sheet()
    let ring = (0..<10).map { _ in sheet.variable() }
    for k in 0..<10 {
      try sheet.add([(1, ring[(k + 1) % 10]), (-1, ring[k])], .equal, 5)
    }
    let conflicts = sheet.system.conflicts
    #expect(conflicts.map(\.members) == [(0..<10).map { .constraint($0) }])
  }

  @Test func `a conflict of twenty thousand links and one of two are found alike`() throws {
    var sheet = Sheet()
    let chain = (0..<20_000).map { _ in sheet.variable() }
    try sheet.add([(1, chain[0])], .equal, 5)
    for (a, b) in zip(chain, chain.dropFirst()) { try sheet.add([(1, b), (-1, a)], .equal, 1) }
    let last = try sheet.add([(1, chain[19_999])], .equal, 3)
    for _ in 0..<20_000 {
      let x = sheet.variable()
      try sheet.add([(1, x)], .equal, 1)
      try sheet.add([(1, x)], .equal, 2)
    }
    let broken = try sheet.system.checked(onConflict: .breakInOrder).broken
    #expect(broken.count == 20_001)
    #expect(broken[0].rejected == .constraint(last))
    #expect(broken[0].members.count == 20_001)
    #expect(broken.dropFirst().allSatisfy { $0.members.count == 2 })
  }

  @Test func `a fixed end that a cycle does not need is left out of its conflict`() throws {
    var sheet = Sheet()
    let (a, b, c) = (sheet.variable(), sheet.variable(), sheet.variable())
    try sheet.add([(1, c)], .equal, 0)
    try sheet.add([(1, c), (-1, a)], .equal, 4)
    try sheet.add([(1, a), (-1, b)], .equal, 1)
    try sheet.add([(2, a), (-2, b)], .equal, 1)
    #expect(sheet.system.conflicts.map(\.members) == [[.constraint(2), .constraint(3)]])
  }

  @Test func `an implied sign takes part by name`() throws {
    var sheet = Sheet()
    let width = sheet.variable(isNonNegative: true)
    try sheet.add([(1, width)], .lessThanOrEqual, -5)
    let conflicts = sheet.system.conflicts
    #expect(conflicts.map(\.members) == [[.nonNegative(width), .constraint(0)]])
  }

  @Test func `breaking keeps what came first and solves the rest`() throws {
    var sheet = Sheet()
    let x = sheet.variable()
    for value in [10.0, 20, 10, 30] { try sheet.add([(1, x)], .equal, value) }
    try sheet.add([(1, x)], .equal, 500, at: 400)
    let solution = try sheet.system.checked(onConflict: .breakInOrder)
    #expect(solution.values == [10])
    #expect(solution.broken.map(\.rejected) == [.constraint(1), .constraint(3)])
    #expect(solution.broken[0].members == [.constraint(0), .constraint(1)])
  }

  @Test func `a contradiction without variables is a conflict of its own`() throws {
    var sheet = Sheet()
    try sheet.add([], .equal, 3)
    #expect(
      throws: SolveError.conflict([
        Conflict(rejected: .constraint(0), members: [.constraint(0)])
      ])
    ) { try sheet.system.checked() }
  }
}

struct `Ambiguity` {
  @Test func `the range of what is open is known, and its value is at an end of it`() throws {
    var sheet = Sheet()
    let (x, y) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, x)], .greaterThanOrEqual, 10)
    try sheet.add([(1, x), (1, y)], .equal, 100)
    try sheet.add([(1, y)], .greaterThanOrEqual, 0)
    let solution = try sheet.system.checked()
    #expect(solution.mayVary(x))
    var face = solution.optimalFace()
    let range = try face.range(of: [Term(x)])
    #expect(range == (10, 100))
    #expect([10, 100].contains(solution.values[0]))
    #expect(try !face.varies([Term(x), Term(y)]))
  }

  @Test func `a variable that nothing names can be anything`() throws {
    var sheet = Sheet()
    let x = sheet.variable()
    var face = try sheet.system.checked().optimalFace()
    #expect(try face.range(of: [Term(x)]) == (-.infinity, .infinity))
  }
}

struct `Limits of a solve` {
  /// A dense component with many pivots.
  private static func knot(_ size: Int) throws -> ConstraintSystem {
    var sheet = Sheet()
    var random = SplitMix64(seed: 1)
    let variables = (0..<size).map { _ in sheet.variable(isNonNegative: true) }
    for _ in 0..<2 * size {
      let some = (0..<4).map { _ in
        (
          Double(Int.random(in: 1...3, using: &random)),
          variables[Int.random(in: 0..<size, using: &random)]
        )
      }
      try sheet.add(some, .equal, Double(Int.random(in: 0...100, using: &random)), at: 500)
    }
    return sheet.system
  }

  @Test func `a budget of work that is too small ends the solve, and says how far it came`() throws
  {
    let system = try Self.knot(60)
    let work = try system.checked().work
    let outcome = Result { () throws(SolveError) in
      try system.checked(limits: SolveLimits(work: work / 2))
    }
    guard case .failure(.workLimitExceeded(work / 2, let progress)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(progress.stage == .components)
    #expect((progress.solvedComponentCount, progress.componentCount) == (0, 1))
    #expect(progress.priority == 500)
    #expect(progress.work >= work / 2)
    #expect(try system.checked(limits: SolveLimits(work: work + 1)).work == work)
  }

  @Test func `priorities below the one that decides the last variable cost no work`() throws {
    func work(priorities: Int) throws -> Int {
      var sheet = Sheet()
      let (x, y, z) = (sheet.variable(), sheet.variable(), sheet.variable())
      try sheet.add([(1, x), (1, y)], .greaterThanOrEqual, 10)
      try sheet.add([(1, y), (1, z)], .greaterThanOrEqual, 10)
      try sheet.add([(1, x), (1, z)], .lessThanOrEqual, 30)
      for (variable, value) in [(x, 10.0), (y, 20), (z, 5)] {
        try sheet.add([(1, variable)], .equal, value, at: 900)
      }
      for index in 0..<12 {
        try sheet.add([(1, x), (-1, y)], .equal, 0, at: Double(1 + index % priorities))
      }
      let solution = try sheet.system.checked()
      #expect(solution.values == [10, 20, 5])
      return solution.work
    }
    #expect(try work(priorities: 1) == work(priorities: 12))
  }

  @Test func `a tableau that would grow past its limit ends the solve by name`() throws {
    let system = try Self.knot(60)
    let outcome = Result { () throws(SolveError) in
      try system.checked(limits: SolveLimits(entries: 500))
    }
    guard case .failure(.entryLimitExceeded(500, _)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(throws: Never.self) { try system.checked(limits: SolveLimits(entries: 60 * 180)) }
  }

  @Test func `the injected check ends a solve`() throws {
    let system = try Self.knot(120)
    let outcome = Result { () throws(SolveError) in
      try system.checked(limits: SolveLimits(cancellation: CancellationCheck { true }))
    }
    guard case .failure(.stopped(let progress)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(progress.work > 0)
  }

  @Test func `a solve asks before it allocates much at once, and ends where it may not`() throws {
    // Its matrix is sparse, and grows to a megabyte.
    let system = try Self.knot(200)
    let asked = Locked<[Int]>([])
    var limits = SolveLimits.tableau
    limits.mayAllocate = { bytes in
      asked.withLock { $0.append(bytes) }
      return false
    }
    let outcome = Result { () throws(SolveError) in try system.solve(limits: limits) }
    guard case .failure(.stopped) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let sizes = asked.withLock { $0 }
    #expect(sizes.count == 1)
    #expect(sizes.allSatisfy { $0 >= 1 << 20 })
  }

  @Test func `a chain of a hundred thousand links is no deeper than one`() throws {
    var sheet = Sheet()
    var last = sheet.variable()
    try sheet.add([(1, last)], .equal, 0)
    for _ in 0..<100_000 {
      let next = sheet.variable()
      try sheet.add([(1, next), (-1, last)], .equal, 1)
      last = next
    }
    #expect(try sheet.system.checked().values.last == 100_000)
  }
}
