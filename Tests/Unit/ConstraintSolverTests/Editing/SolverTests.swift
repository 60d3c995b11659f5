import ConstraintSolver
import TestSupport
import Testing

/// A system edited in step with a ``Solver``, to be solved from scratch.
private struct Ledger {
  struct Row {
    var terms: [Term]
    var constant: Double
    var relation: Relation
    var priority: Priority
    var isRemoved = false
  }

  var isNonNegative: [Bool]
  var rows: [Row] = []

  var system: ConstraintSystem {
    var system = ConstraintSystem()
    for sign in isNonNegative { system.addVariable(isNonNegative: sign) }
    for row in rows {
      // A removed row keeps its index.
      system.addConstraint(
        row.isRemoved ? [] : row.terms, constant: row.isRemoved ? 0 : row.constant, row.relation,
        priority: row.priority)
    }
    return system
  }

  /// A constraint on up to three variables.
  func randomRow(using random: inout SplitMix64) -> Row {
    Row(
      terms: (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Term(
          Variable(index: Int.random(in: isNonNegative.indices, using: &random)),
          Double(Int.random(in: 1...3, using: &random)) - 1.5)
      }, constant: Double(Int.random(in: -60...60, using: &random)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
        ?? .equal,
      priority: Priority(Double([1000, 900, 500].randomElement(using: &random) ?? 1)) ?? .required)
  }

  init(_ layout: RandomLayout) {
    isNonNegative = layout.isNonNegative
    rows = layout.rows.map {
      Row(
        terms: $0.terms, constant: $0.constant, relation: $0.relation,
        priority: Priority($0.priority) ?? .required)
    }
  }
}

struct `A solver that is edited` {
  private func expectSame(
    _ solver: Solver, _ scratch: Solution, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let solution = solver.solution
    for error in SolutionCheck.errors(of: solution, to: solver.system) {
      Issue.record("\(comment): \(error)", sourceLocation: sourceLocation)
    }
    var (face, scratchFace) = (solution.optimalFace(), scratch.optimalFace())
    for (v, value) in scratch.values.enumerated() {
      let terms = [Term(Variable(index: v))]
      let (range, scratchRange) = (try face.range(of: terms), try scratchFace.range(of: terms))
      for (own, expected) in [
        (range.lower, scratchRange.lower), (range.upper, scratchRange.upper),
      ] where own != expected {
        #expect(
          abs(own - expected) <= 1e-6 * max(1, abs(expected)), comment,
          sourceLocation: sourceLocation)
      }
      // A value that is not unique may differ if it is equally good.
      if try scratchFace.varies(terms) { continue }
      #expect(
        abs(solver.values[v] - value) <= 1e-9 * max(1, abs(value)), comment,
        sourceLocation: sourceLocation)
    }
    let (sums, scratchSums) = (
      sums(of: solution, in: solver.system), sums(of: scratch, in: solver.system)
    )
    for (priority, sum) in scratchSums {
      #expect(
        abs(sums[priority, default: 0] - sum) <= 1e-6 * (1 + sum), comment,
        sourceLocation: sourceLocation)
    }
    #expect(solution.broken == scratch.broken, comment, sourceLocation: sourceLocation)
  }

  /// The sum of violations at each priority.
  private func sums(of solution: Solution, in system: ConstraintSystem) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for r in 0..<system.constraintCount { sums[system.header(of: r).priority] = 0 }
    for violation in solution.violations {
      sums[system.header(of: violation.constraint).priority, default: 0] += violation.amount
    }
    return sums
  }

  /// The simplex method that solves a component after an edit.
  enum Methods: CaseIterable {
    /// By the number of rows: the tableau for these systems.
    case usual
    /// Sparse factors, regardless of the number of rows.
    case sparse
    /// Alternating, as for components that edits enlarge and shrink.
    case alternating

    func limits(step: Int) -> SolveLimits {
      switch self {
      case .usual: SolveLimits()
      case .sparse: .sparse(from: 2)
      case .alternating: step % 2 == 0 ? .sparse(from: 2) : .tableau
      }
    }
  }

  @Test(arguments: [ConflictPolicy.fail, .breakInOrder], Methods.allCases)
  func `has the values of its system solved from scratch, after any edits`(
    _ policy: ConflictPolicy, _ methods: Methods
  ) throws {
    for seed in 0..<25 {
      var random = SplitMix64(seed: UInt64(seed))
      var ledger = Ledger(RandomLayout(seed: UInt64(seed)))
      var solver = try Solver(
        ledger.system, onConflict: policy, limits: methods.limits(step: 1))
      for step in 0..<40 {
        solver.limits = methods.limits(step: step)
        let comment: Comment = "\(methods), seed \(seed), step \(step)"
        var next = ledger
        let outcome: Result<Void, SolveError>
        let row = Int.random(in: ledger.rows.indices, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<6 where !ledger.rows[row].isRemoved:
          let constant = -Double(Int.random(in: 0...120, using: &random)) * 5
          next.rows[row].constant = constant
          outcome = Result { () throws(SolveError) in try solver.setConstant(constant, of: row) }
        case 6 where !ledger.rows[row].isRemoved:
          next.rows[row].isRemoved = true
          outcome = Result { () throws(SolveError) in try solver.removeConstraint(row) }
        case 7,
          8 where !ledger.rows[row].isRemoved:
          // A view comes with its constraints, and another constraint may go.
          for _ in 0..<2 { next.isNonNegative.append(Bool.random(using: &random)) }
          let new = (0..<3).map { _ in next.randomRow(using: &random) }
          next.rows += new
          next.rows[row].isRemoved = true
          outcome = Result { () throws(SolveError) in
            try solver.edit { edits in
              for sign in next.isNonNegative.suffix(2) { edits.addVariable(isNonNegative: sign) }
              for row in new {
                edits.addConstraint(
                  row.terms, constant: row.constant, row.relation, priority: row.priority)
              }
              edits.removeConstraint(row)
            }
          }
        default:
          let new = ledger.randomRow(using: &random)
          next.rows.append(new)
          outcome = Result { () throws(SolveError) in
            let index = try solver.addConstraint(
              new.terms, constant: new.constant, new.relation, priority: new.priority)
            #expect(index == ledger.rows.count, comment)
          }
        }
        let scratch = Result { () throws(SolveError) in
          try next.system.checked(onConflict: policy)
        }
        switch (outcome, scratch) {
        case (.success, .success(let solution)):
          ledger = next
          try expectSame(solver, solution, comment)
        case (.failure(.conflict), .failure(.conflict)):
          try expectSame(solver, ledger.system.checked(onConflict: policy), comment)
        default:
          Issue.record("\(comment): the edit gave \(outcome), from scratch it is \(scratch)")
        }
        #expect(solver.values.count == ledger.isNonNegative.count, comment)
      }
    }
  }

  @Test func `follows a suggestion without solving while no decision changes`() throws {
    var system = ConstraintSystem()
    let (screen, label) = (system.addVariable(), system.addVariable(isNonNegative: true))
    system.addConstraint([Term(label), Term(screen, -1)], constant: 40, .lessThanOrEqual)
    system.addConstraint(
      [Term(label)], constant: -300, .equal, priority: try #require(Priority(750)))
    var solver = try Solver(system)
    let width = try solver.addEditVariable(screen, value: 200, priority: .required)
    try solver.suggest(210, for: width)
    let work = solver.work
    for suggested in stride(from: 50.0, through: 330, by: 10) {
      try solver.suggest(suggested, for: width)
      #expect(solver.values[label.index] == suggested - 40)
    }
    #expect(solver.work == work)
    // From here on the label has its preferred width.
    try solver.suggest(600, for: width)
    #expect(solver.values[label.index] == 300)
    #expect(solver.work > work)
    #expect(throws: SolveError.self) { try solver.suggest(30, for: width) }
    #expect(solver.values[label.index] == 300)
  }

  @Test func `follows a suggestion no further than the tie at which it was made`() throws {
    // At 0 the suggestion and the sign of the size are the same bound; above it only one of them
    // applies.
    var solver = try Solver()
    let (size, other) = (solver.addVariable(isNonNegative: true), solver.addVariable())
    try solver.addConstraint([Term(size), Term(other, -1)], constant: -16, .greaterThanOrEqual)
    try solver.addConstraint([Term(other)], .equal)
    let edit = try solver.addEditVariable(size, value: 40, priority: try #require(Priority(900)))
    for value in [0.0, -1, 0, 15, 16, 17, 120, 0, 90] {
      try solver.suggest(value, for: edit)
      #expect(solver.values == [max(16, value), 0])
    }
  }

  @Test func `is as it was after an edit that cannot hold`() throws {
    var sheet = Sheet()
    let (a, b) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, a)], .equal, 10)
    try sheet.add([(1, b), (-1, a)], .equal, 5)
    var solver = try Solver(sheet.system)
    let refused = Result { () throws(SolveError) in
      try solver.edit { edits in
        edits.setConstant(-20, of: 0)
        edits.removeConstraint(1)
        let c = edits.addVariable()
        edits.addConstraint([Term(b), Term(c)], constant: -3, .equal)
        edits.addConstraint([Term(c)], .equal)
        edits.addConstraint([Term(b)], constant: -4, .equal)
      }
    }
    guard case .failure(.conflict(let conflicts, _)) = refused else {
      Issue.record("\(refused)")
      return
    }
    #expect(conflicts.map(\.members) == [[.constraint(2), .constraint(3), .constraint(4)]])
    #expect(solver.values == [10, 15])
    #expect(solver.system.variableCount == 2)
    #expect(solver.system.constraintCount == 2)
    try solver.setConstant(-7, of: 0)
    #expect(solver.values == [7, 12])
  }

  @Test func `forgets a constraint that is added and removed again`() throws {
    for seed in 0..<60 {
      let layout = RandomLayout(seed: UInt64(seed))
      var solver = try Solver(layout.system())
      let before = solver.solution
      var random = SplitMix64(seed: UInt64(seed))
      let added = try solver.addConstraint(
        [Term(Variable(index: Int.random(in: 0..<layout.variableCount, using: &random)))],
        constant: -100, .equal, priority: try #require(Priority(800)))
      try solver.removeConstraint(added)
      try expectSame(solver, before, "seed \(seed)")
    }
  }

  @Test func `solves only the component of the edit`() throws {
    var system = ConstraintSystem()
    for _ in 0..<1_000 {
      let (a, b) = (system.addVariable(), system.addVariable(isNonNegative: true))
      system.addConstraint([Term(a)], constant: -10, .equal)
      system.addConstraint([Term(b), Term(a, -1)], .lessThanOrEqual)
      system.addConstraint(
        [Term(b)], constant: -20, .equal, priority: try #require(Priority(500)))
    }
    var solver = try Solver(system)
    let whole = solver.work
    try solver.setConstant(-15, of: 300)
    #expect(solver.values[200...203] == [15, 15, 10, 10])
    #expect(solver.work - whole < whole / 100)
  }

  @Test func `takes new variables, which are open until a constraint names them`() throws {
    var solver = try Solver()
    let x = solver.addVariable(isNonNegative: true)
    #expect(solver.values == [0])
    #expect(solver.solution.mayVary(x))
    try solver.addConstraint([Term(x)], constant: -4, .greaterThanOrEqual)
    #expect(solver.values == [4])
    #expect(solver.solution.mayVary(x))
    let fixed = try solver.addConstraint([Term(x)], constant: -6, .equal)
    #expect(solver.values == [6])
    #expect(!solver.solution.mayVary(x))
    try solver.removeConstraint(fixed)
    #expect(solver.values == [4])
  }

  @Test func `gives the memory of removed constraints back`() throws {
    var solver = try Solver()
    let x = solver.addVariable()
    for round in 0..<2_000 {
      let index = try solver.addConstraint([Term(x)], constant: Double(-round), .equal)
      #expect(solver.values == [Double(round)])
      try solver.removeConstraint(index)
    }
    #expect(solver.system.termCount < 200)
  }

  @Test func `knows what is open after any number of edits`() throws {
    var system = ConstraintSystem()
    // Two chains of ambiguous sizes, whose positions are sums of them; edits affect only the
    // second.
    let chains = (0..<2).map { _ in
      let sizes = (0..<4).map { _ in system.addVariable(isNonNegative: true) }
      var before = system.addVariable()
      system.addConstraint([Term(before)], constant: -10, .equal)
      for size in sizes {
        let after = system.addVariable()
        system.addConstraint([Term(after), Term(before, -1), Term(size, -1)], .equal)
        before = after
      }
      return sizes
    }
    var solver = try Solver(system)
    for round in 0..<300 {
      let size = chains[1][round % 4]
      let added = try solver.addConstraint([Term(size)], constant: -5, .greaterThanOrEqual)
      try solver.removeConstraint(added)
    }
    system.addConstraint([Term(chains[1][2])], constant: -5, .equal)
    try solver.addConstraint([Term(chains[1][2])], constant: -5, .equal)
    var (face, scratch) = (solver.solution.optimalFace(), try system.solve().optimalFace())
    var openCount = 0
    for v in 0..<system.variableCount {
      let terms = [Term(Variable(index: v))]
      #expect(try face.varies(terms) == scratch.varies(terms), "variable \(v)")
      let (range, expected) = (try face.range(of: terms), try scratch.range(of: terms))
      #expect(range == expected, "variable \(v)")
      if try face.varies(terms) { openCount += 1 }
    }
    #expect(openCount == 15)
  }
}
