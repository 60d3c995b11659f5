import TestSupport
import Testing

@testable import ConstraintSolver

struct `The presolve` {
  /// Random required equalities of up to five terms.
  private struct Equalities {
    var system = ConstraintSystem()
    let truth: [Double]

    /// Equalities that hold at `truth`; unless `isConsistent`, a few may not.
    init(seed: UInt64, isConsistent: Bool) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 2...14, using: &random)
      truth = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &random)) }
      for _ in 0..<count { system.addVariable() }
      for _ in 0..<Int.random(in: 1...2 * count, using: &random) {
        let terms = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          Term(
            Variable(index: Int.random(in: 0..<count, using: &random)),
            random.element(of: [1, 1, -1, 2, -3, 0]))
        }
        var sum = terms.reduce(0) { $0 + $1.coefficient * truth[$1.variable.index] }
        if !isConsistent && Int.random(in: 0..<8, using: &random) == 0 { sum += 1 }
        system.addConstraint(terms, constant: -sum, .equal)
      }
    }

    /// Some of the constraints as dense equations.
    func equations(_ constraints: [Int]) -> LinearEquations {
      LinearEquations(
        rows: constraints.map { r in
          var row = [Double](repeating: 0, count: truth.count + 1)
          for term in system.terms(of: r) { row[term.variable.index] += term.coefficient }
          row[truth.count] = -system.header(of: r).constant
          return row
        })
    }
  }

  @Test func `eliminates rows that hold whatever the representatives are`() throws {
    for seed in 0..<300 {
      let equalities = Equalities(seed: UInt64(seed), isConsistent: true)
      let system = equalities.system
      var random = SplitMix64(seed: UInt64(seed) + 1_000)
      try SolveContext.with { context in
        try system.withView { view throws in
          let presolve = try Presolve<Double>(context.arena.shared(view), context: context)
          let classes = presolve.classes
          // Postsolve for arbitrary values of the representatives.
          let free = equalities.truth.map { _ in Double.random(in: -9...9, using: &random) }
          let values = equalities.truth.indices.map { v in
            let form = classes.form(of: v)
            return form.root == classes.constant
              ? form.offset : form.factor * free[form.root] + form.offset
          }
          let remaining = Set(presolve.remaining.elements.array.map { Int($0.row) })
          for r in 0..<system.constraintCount where !remaining.contains(r) {
            #expect(system.violation(of: r, by: values) < 1e-6, "seed \(seed), row \(r)")
          }
          // Remaining rows still have at least three classes.
          for r in remaining {
            let coefficients = system.terms(of: r).reduce(into: [Int: Double]()) {
              let form = classes.form(of: $1.variable.index)
              if form.root != classes.constant {
                $0[form.root, default: 0] += $1.coefficient * form.factor
              }
            }
            #expect(coefficients.values.count { abs($0) > 1e-9 } > 2, "seed \(seed), row \(r)")
          }
          let roots = equalities.truth.indices.count { classes.isRoot($0) }
          #expect(presolve.classCount == roots, "seed \(seed)")
          #expect(presolve.others.isEmpty, "seed \(seed)")
        }
      }
    }
  }

  @Test func `loses no solution`() throws {
    for seed in 0..<300 {
      let equalities = Equalities(seed: UInt64(seed), isConsistent: true)
      try SolveContext.with { context in
        try equalities.system.withView { view throws in
          let presolve = try Presolve<Double>(context.arena.shared(view), context: context)
          for (v, value) in equalities.truth.enumerated() {
            let form = presolve.classes.form(of: v)
            let root = form.root == presolve.classes.constant ? 0 : equalities.truth[form.root]
            #expect(abs(form.factor * root + form.offset - value) < 1e-6, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func `explains a contradiction by equalities that contradict each other`() throws {
    var count = 0
    for seed in 0..<300 {
      let equalities = Equalities(seed: UInt64(seed), isConsistent: false)
      let all = Array(0..<equalities.system.constraintCount)
      let isSolvable = equalities.equations(all).isSolvable
      try SolveContext.with { context in
        try equalities.system.withView { view throws in
          do throws(Failure) {
            _ = try Presolve<Double>(context.arena.shared(view), context: context)
          } catch {
            count += 1
            guard case .infeasible(let members) = error else { throw error }
            #expect(!isSolvable, "seed \(seed)")
            let constraints = members.map { member in
              if case .constraint(let r) = member { r } else { -1 }
            }
            #expect(!equalities.equations(constraints).isSolvable, "seed \(seed)")
          }
        }
      }
    }
    #expect(count > 30)
  }

  @Test func `leaves inequalities and optional constraints to the components`() throws {
    var sheet = Sheet()
    let (x, y) = (sheet.variable(), sheet.variable())
    try sheet.add([(1, x)], .lessThanOrEqual, 3)
    try sheet.add([(1, x), (1, y)], .equal, 4)
    try sheet.add([(1, y)], .equal, 9, at: 250)
    try SolveContext.with { context in
      try sheet.system.withView { view throws in
        let presolve = try Presolve<Double>(context.arena.shared(view), context: context)
        #expect(presolve.others.elements.array == [0, 2])
        #expect(presolve.remaining.isEmpty)
        #expect(presolve.classCount == 1)
      }
    }
  }
}
