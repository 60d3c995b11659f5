import ConstraintSolver
import Testing

private let strong = Priority(900) ?? .required
private let medium = Priority(500) ?? .required
private let weak = Priority(100) ?? .required

/// Edit variables as used in the tests of kiwi and Cassowary, and in their bug reports.
struct `Edits of kiwi's tests` {
  @Test func `a variable is managed by suggestions until these are withdrawn`() throws {
    var solver = try Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint([Term(b), Term(a, -2)], .equal)
    let edit = try solver.addEditVariable(a, value: 10, priority: medium)
    #expect(solver.values == [10, 20])
    try solver.suggest(15, for: edit)
    #expect(solver.values == [15, 30])
    try solver.removeConstraint(edit)
    let other = try solver.addEditVariable(b, value: 8, priority: strong)
    #expect(solver.values == [4, 8])
    try solver.suggest(-6, for: other)
    #expect(solver.values == [-3, -6])
  }

  @Test func `a stronger suggestion wins, and the weaker one takes over once it is gone`() throws {
    var solver = try Solver()
    let x = solver.addVariable()
    let weakEdit = try solver.addEditVariable(x, value: 100, priority: weak)
    let strongEdit = try solver.addEditVariable(x, value: 200, priority: strong)
    #expect(solver.values == [200])
    #expect(solver.solution.violations == [.init(constraint: weakEdit, amount: 100)])
    try solver.removeConstraint(strongEdit)
    #expect(solver.values == [100])
  }

  @Test func `a drag of the middle moves the ends until one is stopped`() throws {
    var solver = try Solver()
    let (left, middle, right) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    try solver.addConstraint([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal)
    try solver.addConstraint([Term(right), Term(left, -1)], constant: -10, .equal)
    try solver.addConstraint([Term(left)], .greaterThanOrEqual)
    try solver.addConstraint([Term(right)], constant: -100, .lessThanOrEqual)
    let drag = try solver.addEditVariable(middle, value: 40, priority: strong)
    for position in stride(from: -20.0, through: 120, by: 2.5) {
      try solver.suggest(position, for: drag)
      let expected = min(95, max(5, position))
      #expect(solver.values == [expected - 5, expected, expected + 5])
    }
  }

  @Test func `suggestions that make an optimal basis infeasible are followed`() throws {
    // Kiwi repairs this case by its dual method.
    var solver = try Solver()
    let x = (0..<4).map { _ in solver.addVariable(isNonNegative: true) }
    try solver.addConstraint(
      [Term(x[0]), Term(x[1]), Term(x[2]), Term(x[3])], constant: -100, .equal)
    for v in x { try solver.addConstraint([Term(v)], constant: -25, .equal, priority: weak) }
    let first = try solver.addEditVariable(x[0], value: 25, priority: medium)
    let second = try solver.addEditVariable(x[1], value: 25, priority: medium)
    for (a, b) in [(70.0, 10.0), (90, 30), (0, 100), (25, 25), (-5, 50)] {
      try solver.suggest(a, for: first)
      try solver.suggest(b, for: second)
      let scratch = try solver.system.checked()
      #expect(solver.values.reduce(0, +) == 100)
      #expect(
        solver.solution.violations.reduce(0) { $0 + $1.amount }
          == scratch.violations.reduce(0) { $0 + $1.amount })
    }
  }

  @Test func `a constraint that is refused leaves nothing behind`() throws {
    // kiwi.js #31: after a failed add, all later solutions were wrong.
    var solver = try Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint([Term(x)], constant: -5, .equal)
    try solver.addConstraint([Term(y), Term(x, -1)], .greaterThanOrEqual)
    let before = solver.values
    for _ in 0..<3 {
      let refused = Result { () throws(SolveError) in
        try solver.addConstraint([Term(y)], constant: -3, .lessThanOrEqual)
      }
      guard case .failure(.conflict(let conflicts, _)) = refused else {
        Issue.record("\(refused)")
        return
      }
      // kiwi #161: all members of the conflict must be named, not only the one added last.
      #expect(
        conflicts.map(\.members) == [[.constraint(0), .constraint(1), .constraint(2)]])
      #expect(solver.values == before)
    }
    try solver.addConstraint([Term(y)], constant: -7, .equal)
    #expect(solver.values == [5, 7])
  }

  @Test func `constraints of both kinds come and go in any order`() throws {
    var solver = try Solver()
    let x = solver.addVariable()
    try solver.addConstraint([Term(x)], constant: -100, .lessThanOrEqual, priority: weak)
    #expect(solver.values[0] <= 100)
    let atMostTen = try solver.addConstraint([Term(x)], constant: -10, .lessThanOrEqual)
    let atMostTwenty = try solver.addConstraint([Term(x)], constant: -20, .lessThanOrEqual)
    let optional = try solver.addConstraint([Term(x)], constant: -100, .equal, priority: medium)
    #expect(solver.values == [10])
    try solver.removeConstraint(atMostTen)
    #expect(solver.values == [20])
    try solver.removeConstraint(atMostTwenty)
    #expect(solver.values == [100])
    try solver.addConstraint([Term(x)], constant: -10, .lessThanOrEqual)
    try solver.removeConstraint(optional)
    #expect(solver.values[0] <= 10)
  }
}
