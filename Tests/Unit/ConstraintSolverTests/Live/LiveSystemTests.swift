import ConstraintSolver
import TestSupport
import Testing

/// A system edited in step with a ``LiveSystem``, to be solved from scratch.
private struct Ledger {
  struct Row {
    var terms: [Term]
    var constant: Double
    var relation: Relation
    var priority: Priority
    /// The index in the live system; `nil` while the row is removed.
    var live: Int?
    var isActive = true
  }

  var isNonNegative: [Bool]
  var rows: [Row] = []
  var live: LiveSystem?

  init(_ system: ConstraintSystem) {
    isNonNegative = system.isNonNegative
    for index in 0..<system.constraintCount {
      let header = system.header(of: index)
      rows.append(
        Row(
          terms: system.terms(of: index), constant: header.constant, relation: header.relation,
          priority: Priority(header.priority) ?? .required))
    }
  }

  var system: ConstraintSystem {
    var system = ConstraintSystem()
    for sign in isNonNegative { system.addVariable(isNonNegative: sign) }
    for row in rows where row.isActive {
      system.addConstraint(
        row.terms, constant: row.constant, row.relation, priority: row.priority)
    }
    return system
  }

  /// Makes a live system of the rows with the values of a solve.
  mutating func adopt(_ solution: Solution) throws {
    live = nil
    guard solution.isUnique else { return }
    var made = LiveSystem(columnCount: isNonNegative.count)
    for (column, sign) in isNonNegative.enumerated() {
      made.addColumn(column, isNonNegative: sign)
    }
    for index in rows.indices where rows[index].isActive {
      rows[index].live = made.addRow(
        rows[index].terms, constant: rows[index].constant, rows[index].relation,
        priority: rows[index].priority.value)
    }
    try made.adopt(solution.values)
    live = made
  }

  mutating func setConstant(_ constant: Double, of index: Int) {
    rows[index].constant = constant
    if let row = rows[index].live { live?.setConstant(constant, of: row) }
  }

  mutating func remove(_ index: Int) {
    guard rows[index].isActive else { return }
    rows[index].isActive = false
    if let row = rows[index].live { live?.removeRow(row) }
    rows[index].live = nil
  }

  mutating func add(_ index: Int) {
    guard !rows[index].isActive else { return }
    rows[index].isActive = true
    rows[index].live = live?.addRow(
      rows[index].terms, constant: rows[index].constant, rows[index].relation,
      priority: rows[index].priority.value)
  }

  /// Adds a view after another, with a size of its own.
  mutating func addView(after other: Int, _ random: inout SplitMix64) {
    let start = isNonNegative.count
    for (column, sign) in [(start, false), (start + 1, true)] {
      isNonNegative.append(sign)
      live?.addColumn(column, isNonNegative: sign)
    }
    let size = Double(Int.random(in: 1...20, using: &random))
    let (x, width) = (Variable(index: start), Variable(index: start + 1))
    let anchor = Term(Variable(index: other), -1)
    for (terms, constant, relation, priority) in [
      ([Term(x), anchor], -8, Relation.equal, 1000.0),
      ([Term(width)], -size, .lessThanOrEqual, 250),
      ([Term(width)], -size, .greaterThanOrEqual, 750),
    ] {
      rows.append(
        Row(
          terms: terms, constant: constant, relation: relation,
          priority: Priority(priority) ?? .required, isActive: false))
      add(rows.count - 1)
    }
  }
}

struct `A live system` {
  /// Edits a system at random; returns how many edits were followed, and how many could have been.
  private func edit(
    _ system: ConstraintSystem, steps: Int, seed: UInt64
  ) throws -> (followed: Int, possible: Int) {
    var random = SplitMix64(seed: seed)
    var ledger = Ledger(system)
    try ledger.adopt(system.solve())
    var (followed, possible) = (0, 0)
    for step in 0..<steps {
      let comment: Comment = "seed \(seed), step \(step)"
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: ledger.rows.indices, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let change = Double(Int.random(in: -40...40, using: &random)) / 4
          ledger.setConstant(ledger.rows[index].constant + change, of: index)
        case 5..<7: ledger.remove(index)
        case 7..<9:
          for index in ledger.rows.indices.shuffled(using: &random).prefix(20) {
            ledger.add(index)
          }
        default:
          ledger.addView(
            after: Int.random(in: ledger.isNonNegative.indices, using: &random), &random)
        }
      }
      let scratch = try? ledger.system.solve()
      let isUnique = scratch?.isUnique ?? false
      if ledger.live != nil {
        if isUnique { possible += 1 }
        if (try? ledger.live?.solve()) == nil {
          ledger.live = nil
        } else if let live = ledger.live {
          followed += 1
          let expected = try #require(scratch, comment)
          for (v, value) in expected.values.enumerated() {
            #expect(abs(live.values[v] - value) <= 1e-6 * max(1, abs(value)), comment)
          }
          expectSameViolations(live, ledger, expected, comment)
        }
      }
      if ledger.live == nil {
        if let scratch, isUnique {
          try? ledger.adopt(scratch)
        } else if scratch == nil || step.isMultiple(of: 4) {
          // Without this, few systems would ever have a single optimum again.
          ledger = Ledger(system)
          try ledger.adopt(system.solve())
        }
      }
    }
    return (followed, possible)
  }

  private func expectSameViolations(
    _ live: LiveSystem, _ ledger: Ledger, _ expected: Solution, _ comment: Comment
  ) {
    let active = ledger.rows.filter(\.isActive)
    var amounts: [Int: Double] = [:]
    for violation in expected.violations {
      if let row = active[violation.constraint].live { amounts[row] = violation.amount }
    }
    #expect(Set(amounts.keys) == Set(live.violations.keys), comment)
    for (row, amount) in amounts {
      #expect(abs(amount - (live.violations[row] ?? 0)) <= 1e-5, comment)
    }
  }

  @Test func `has the values of a solve from scratch after random edits`() throws {
    var (followed, possible) = (0, 0)
    for seed in 0..<UInt64(100) {
      let system = RandomLayout(seed: seed).system()
      let counts = try edit(system, steps: 60, seed: seed)
      followed += counts.followed
      possible += counts.possible
    }
    #expect(followed > 2_000)
    #expect(Double(followed) > 0.95 * Double(possible), "\(followed) of \(possible)")
  }

  @Test(arguments: LayoutFamily.allCases)
  func `follows edits of layouts`(_ family: LayoutFamily) throws {
    var (followed, possible) = (0, 0)
    for seed in 0..<UInt64(6) {
      let system = try family.sheet(20).system
      let counts = try edit(system, steps: 80, seed: seed)
      followed += counts.followed
      possible += counts.possible
    }
    #expect(followed > 100)
    #expect(Double(followed) > 0.95 * Double(possible), "\(followed) of \(possible)")
  }
}
