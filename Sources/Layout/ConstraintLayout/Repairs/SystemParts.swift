import ConstraintSolver

/// A solved system, split into parts that share no open variable, so that a change solves only the
/// parts it can affect.
///
/// A variable is fixed if required equalities untouched by any change determine its value, like the
/// sides of a screen. Parts connected only by fixed variables are independent.
struct SystemParts {
  /// The rows that changes may touch.
  let volatile: Set<Int>
  private let solved: SolvedScene
  /// The part of each variable; -1 for a fixed one.
  private var parts: [Int32]
  /// The rows of part `p` are at `starts[p] ..< starts[p + 1]`.
  private var starts: [Int32] = [0]
  private var rows: [Int32] = []
  /// The index of each variable in the system being solved; -1 outside it.
  private var localIndices: [Int32]

  /// The solution of the parts affected by a change.
  struct Local {
    var solution: Solution
    /// The variable of each local index.
    var variables: [Int32]
    /// The row of each local index; -1 for an added row.
    var rows: [Int32]
    /// The affected rows, including removed ones.
    var reached: [Int32]
  }

  /// Splits the system of a solved scene.
  ///
  /// - Complexity: Nearly linear in the terms.
  init(_ solved: SolvedScene, volatile: Set<Int>) {
    self.solved = solved
    self.volatile = volatile
    let count = solved.translator.system.variableCount
    parts = [Int32](repeating: 0, count: count)
    localIndices = [Int32](repeating: -1, count: count)
    fix()
    split()
  }

  private var system: ConstraintSystem { solved.translator.system }

  /// Finds the variables fixed by required equalities; they get -1 in ``parts``.
  private mutating func fix() {
    let system = self.system
    let (termStarts, variables, coefficients) = system.flatTerms
    var open = [Int32](repeating: 0, count: system.constraintCount)
    func isUsable(_ row: Int) -> Bool {
      let header = system.header(of: row)
      return header.relation == .equal && header.priority >= Priority.required.value
        && !volatile.contains(row)
    }
    let usable = (0..<system.constraintCount).filter(isUsable)
    for row in usable {
      for slot in Int(termStarts[row])..<Int(termStarts[row + 1]) where coefficients[slot] != 0 {
        open[row] += 1
      }
    }
    let naming = RowsByVariable(usable, of: system)
    var queue = usable.filter { open[$0] == 1 }
    while let row = queue.popLast() {
      guard open[row] == 1 else { continue }
      let slots = Int(termStarts[row])..<Int(termStarts[row + 1])
      guard
        let slot = slots.first(where: { coefficients[$0] != 0 && parts[Int(variables[$0])] == 0 })
      else { continue }
      let variable = Int(variables[slot])
      parts[variable] = -1
      for other in naming[variable] {
        open[Int(other)] -= 1
        if open[Int(other)] == 1 { queue.append(Int(other)) }
      }
    }
  }

  /// Joins the variables that are not fixed through their rows.
  private mutating func split() {
    let system = self.system
    let (termStarts, variables, coefficients) = system.flatTerms
    var leaders = (0..<Int32(truncatingIfNeeded: parts.count)).map { $0 }
    func find(_ variable: Int32, _ leaders: inout [Int32]) -> Int32 {
      var next = variable
      while leaders[Int(next)] != next {
        leaders[Int(next)] = leaders[Int(leaders[Int(next)])]
        next = leaders[Int(next)]
      }
      return next
    }
    var firsts = [Int32](repeating: -1, count: system.constraintCount)
    for row in firsts.indices {
      for slot in Int(termStarts[row])..<Int(termStarts[row + 1])
      where coefficients[slot] != 0 && parts[Int(variables[slot])] >= 0 {
        let leader = find(variables[slot], &leaders)
        if firsts[row] < 0 {
          firsts[row] = leader
        } else {
          let other = find(firsts[row], &leaders)
          leaders[Int(max(leader, other))] = min(leader, other)
        }
      }
    }
    var count: Int32 = 0
    for variable in parts.indices where parts[variable] >= 0 {
      let leader = Int(find(Int32(truncatingIfNeeded: variable), &leaders))
      if leader == variable {
        parts[variable] = count
        count += 1
      } else {
        // The leader is the smallest variable of its part, so its part is already numbered.
        parts[variable] = parts[leader]
      }
    }
    starts = [Int32](repeating: 0, count: Int(count) + 1)
    for first in firsts where first >= 0 { starts[Int(parts[Int(first)]) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    rows = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    for (row, first) in firsts.enumerated() where first >= 0 {
      let part = Int(parts[Int(first)])
      rows[Int(next[part])] = Int32(truncatingIfNeeded: row)
      next[part] += 1
    }
  }

  /// Solves the parts that contain changed rows, with the changes applied.
  ///
  /// - Throws: ``SolveError``.
  /// - Complexity: A solve of those parts.
  mutating func solution(
    with changes: RowChanges, onConflict policy: ConflictPolicy, limits: SolveLimits
  ) throws(SolveError) -> Local {
    let rows = rows(reachedBy: changes)
    var variables: [Int32] = []
    let (termStarts, names, coefficients) = system.flatTerms
    var local = ConstraintSystem()
    let removed = Set(changes.removed)
    var kept: [Int32] = []
    func term(_ variable: Int32, _ factor: Double) -> Term? {
      guard factor != 0, parts[Int(variable)] >= 0 else { return nil }
      if localIndices[Int(variable)] < 0 {
        localIndices[Int(variable)] = Int32(truncatingIfNeeded: variables.count)
        variables.append(variable)
        local.addVariable(isNonNegative: system.isNonNegative[Int(variable)])
      }
      return Term(Variable(index: Int(localIndices[Int(variable)])), factor)
    }
    defer { for variable in variables { localIndices[Int(variable)] = -1 } }
    // Keep the order of rows in the whole system.
    for row in rows {
      for slot in Int(termStarts[Int(row)])..<Int(termStarts[Int(row) + 1]) {
        _ = term(names[slot], coefficients[slot])
      }
    }
    for row in rows where !removed.contains(Int(row)) {
      let header = system.header(of: Int(row))
      var constant = changes.constants[Int(row)] ?? header.constant
      var terms: [Term] = []
      for slot in Int(termStarts[Int(row)])..<Int(termStarts[Int(row) + 1]) {
        if let term = term(names[slot], coefficients[slot]) {
          terms.append(term)
        } else {
          constant += coefficients[slot] * solved.solution.values[Int(names[slot])]
        }
      }
      var role = system.role(of: Int(row))
      if role == .continuation, kept.last != row - 1 { role = .member }
      if changes.backgrounds.contains(Int(row)) { role = .background }
      local.addConstraint(
        terms, constant: constant, header.relation,
        priority: changes.priorities[Int(row)] ?? Priority(header.priority) ?? .required,
        role: role)
      kept.append(row)
    }
    for row in changes.added {
      var constant = row.constant
      var terms: [Term] = []
      for each in row.terms {
        if let term = term(Int32(truncatingIfNeeded: each.variable.index), each.coefficient) {
          terms.append(term)
        } else {
          constant += each.coefficient * solved.solution.values[each.variable.index]
        }
      }
      local.addConstraint(terms, constant: constant, row.relation, priority: row.priority)
      kept.append(-1)
    }
    let solution = try local.solve(onConflict: policy, limits: limits)
    return Local(solution: solution, variables: variables, rows: kept, reached: rows)
  }

  /// The rows of all parts that contain changed rows, plus the changed rows, ascending.
  private func rows(reachedBy changes: RowChanges) -> [Int32] {
    var reached: Set<Int32> = []
    let (termStarts, names, _) = system.flatTerms
    var found = Set(changes.touched.map { Int32(truncatingIfNeeded: $0) })
    for row in changes.touched {
      for slot in Int(termStarts[row])..<Int(termStarts[row + 1]) where parts[Int(names[slot])] >= 0
      {
        reached.insert(parts[Int(names[slot])])
      }
    }
    for term in changes.added.flatMap(\.terms) where parts[term.variable.index] >= 0 {
      reached.insert(parts[term.variable.index])
    }
    guard reached.count > 1 || !found.isSubset(of: Set(rows(of: reached.first))) else {
      return Array(rows(of: reached.first))
    }
    for part in reached { found.formUnion(rows(of: part)) }
    return found.sorted()
  }

  private func rows(of part: Int32?) -> ArraySlice<Int32> {
    guard let part else { return [] }
    return rows[Int(starts[Int(part)])..<Int(starts[Int(part) + 1])]
  }
}
