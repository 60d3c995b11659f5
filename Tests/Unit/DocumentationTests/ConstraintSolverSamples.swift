import ConstraintSolver
import Testing

struct `Samples of ConstraintSolver` {
  @Test func `the first example`() throws {
    var system = ConstraintSystem()
    let screen = system.addVariable(isNonNegative: true)
    let label = system.addVariable(isNonNegative: true)
    // screen - 375 == 0
    system.addConstraint([Term(screen)], constant: -375, .equal)
    // label - screen + 40 <= 0
    system.addConstraint([Term(label), Term(screen, -1)], constant: 40, .lessThanOrEqual)
    // label - 400 == 0, if possible
    let wish = system.addConstraint(
      [Term(label)], constant: -400, .equal, priority: Priority(750)!)

    let solution = try system.solve()
    #expect(solution.values[label.index] == 335)
    #expect(solution.violations == [Violation(constraint: wish, amount: 65)])
  }

  @Test func `editing a system`() throws {
    var system = ConstraintSystem()
    let screen = system.addVariable(isNonNegative: true)
    let label = system.addVariable(isNonNegative: true)
    system.addConstraint([Term(label), Term(screen, -1)], constant: 40, .equal)

    var solver = try Solver(system)
    let width = try solver.addEditVariable(screen, value: 375, priority: .required)
    #expect(solver.values[label.index] == 335)

    try solver.suggest(320, for: width)
    #expect(solver.values[label.index] == 280)

    try solver.edit { edits in
      edits.setConstant(-768, of: width)
      edits.addConstraint([Term(label)], constant: -600, .lessThanOrEqual, priority: .required)
      edits.removeConstraint(0)
    }
    #expect(solver.values[screen.index] == 768)
    #expect(solver.values[label.index] <= 600)

    try solver.edit { edits in
      let icon = edits.addVariable(isNonNegative: true)
      edits.addConstraint([Term(icon)], constant: -24, .equal)
      edits.addConstraint([Term(label), Term(icon), Term(screen, -1)], .lessThanOrEqual)
    }
    #expect(solver.values.last == 24)
  }

  @Test func `reading a solution`() throws {
    var system = ConstraintSystem()
    let width = system.addVariable()
    let narrow = system.addConstraint([Term(width)], constant: -20, .equal)
    let wide = system.addConstraint([Term(width)], constant: -50, .greaterThanOrEqual)

    do throws(SolveError) {
      _ = try system.solve()
    } catch {
      guard case .conflict(let conflicts, _) = error else { throw error }
      #expect(conflicts[0].members == [.constraint(narrow), .constraint(wide)])
    }

    let broken = try system.solve(onConflict: .breakInOrder)
    #expect(broken.values[width.index] == 20)

    var open = ConstraintSystem()
    let x = open.addVariable(isNonNegative: true)
    open.addConstraint([Term(x)], constant: -10, .lessThanOrEqual)

    var face = try open.solve().optimalFace()
    let range = try face.range(of: [Term(x)])
    #expect(range.upper == 10)
    #expect(range.lower == 0)
  }
}
