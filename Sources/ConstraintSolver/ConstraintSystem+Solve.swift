extension ConstraintSystem {
  /// Conflicts beyond this many are not looked for when a solve ends with them.
  private static let mostConflicts = 50

  /// Finds the values that satisfy the required constraints and, priority by priority, violate the optional ones
  /// least.
  ///
  /// Required equalities of few unknowns are used up first; what is left falls into independent blocks,
  /// each solved from the highest priority down by the simplex method with piecewise linear costs.
  ///
  /// - Parameters:
  ///   - policy: What to do when required constraints cannot all hold.
  ///   - limits: What the solve may cost.
  /// - Returns: The values, and what is not satisfied.
  /// - Throws: ``SolveError``.
  /// - Complexity: O(n log n) in the terms for what equalities and blocks of one variable settle; the
  ///   rest is linear programming, under the budget of `limits`.
  public func solve(
    onConflict policy: ConflictPolicy = .fail, limits: SolveLimits = SolveLimits()
  ) throws(SolveError) -> Solution {
    let meter = WorkMeter(limits)
    do throws(Failure) {
      return try solve(policy, meter)
    } catch {
      switch error {
      case .ended(let reason): throw reason
      case .infeasible(let members):
        // Only reached if a set without its conflicts is still called infeasible: say what is known.
        throw .conflict(
          members.last.map { [Conflict(rejected: $0, members: members)] } ?? [])
      }
    }
  }

  private func solve(_ policy: ConflictPolicy, _ meter: WorkMeter) throws(Failure) -> Solution {
    do throws(Failure) {
      return try solveParts(feasibilityOnly: false, meter: meter).solution(of: self, broken: [])
    } catch .infeasible {
      var search = ConflictSearch(self, meter: meter)
      let limit = policy == .fail ? ConstraintSystem.mostConflicts : Int.max
      let conflicts = try search.run(limit: limit)
      guard policy == .breakInOrder else { throw .ended(.conflict(conflicts)) }
      return try leavingOut(conflicts).solveParts(feasibilityOnly: false, meter: meter)
        .solution(of: self, broken: conflicts)
    }
  }

  /// The same system with broken constraints emptied, so that indices stay.
  private func leavingOut(_ conflicts: [Conflict]) -> ConstraintSystem {
    var isBroken = [Bool](repeating: false, count: constraintCount)
    for conflict in conflicts {
      if case .constraint(let r) = conflict.rejected { isBroken[r] = true }
    }
    var rest = ConstraintSystem()
    rest.reserveCapacity(
      variables: variableCount, constraints: constraintCount, terms: termCount)
    for v in 0..<variableCount { rest.addVariable(isNonNegative: isNonNegative[v]) }
    for r in 0..<constraintCount {
      let priority = Priority(priorities[r]) ?? .required
      if isBroken[r] {
        rest.addConstraint([], .equal, priority: priority)
      } else {
        rest.addConstraint(
          terms(of: r), constant: constants[r], relations[r], priority: priority)
      }
    }
    return rest
  }

  /// Reduces, splits and solves, without looking for the reasons of a conflict.
  func solveParts(feasibilityOnly: Bool, meter: WorkMeter) throws(Failure) -> SolvedParts {
    var reduction = try Reduction(self, meter: meter)
    var builder = BlockBuilder(reduction, feasibilityOnly: feasibilityOnly, meter: meter)
    let blocks = try builder.build()
    var solutions: [BlockSolution] = []
    solutions.reserveCapacity(blocks.count)
    for block in blocks {
      do throws(Failure) {
        solutions.append(try block.solve(meter: meter))
      } catch .infeasible(let members) {
        throw .infeasible(try reduction.explanation(of: members))
      }
    }
    let forms = (0..<variableCount).map { reduction.classes.form(of: $0) }
    return SolvedParts(
      forms: forms, classes: reduction.classes, blocks: blocks, solutions: solutions, meter: meter)
  }
}

extension Reduction {
  /// All that stands behind some members of a block.
  func explanation(of members: [ConflictMember]) throws(Failure) -> [ConflictMember] {
    var rows: [Int] = []
    var signs: [Int] = []
    for member in members {
      switch member {
      case .constraint(let r): rows.append(r)
      case .nonNegative(let v): signs.append(v.index)
      }
    }
    return try explanation(of: rows, nonNegative: signs)
  }
}

/// The blocks' values, to be put together.
struct SolvedParts {
  var forms: [AffineClasses.Form]
  var classes: AffineClasses
  var blocks: [Block]
  var solutions: [BlockSolution]
  var meter: WorkMeter

  func solution(of system: ConstraintSystem, broken: [Conflict]) throws(Failure) -> Solution {
    var rootValues = [Double](repeating: 0, count: system.variableCount)
    var places: [Int: (block: Int, column: Int)] = [:]
    var faces: [Int: BlockFace] = [:]
    for (b, solved) in solutions.enumerated() {
      for (column, root) in blocks[b].roots.enumerated() {
        rootValues[Int(root)] = solved.values[column]
      }
      if case .point = solved.face { continue }
      faces[b] = solved.face
      for (column, root) in blocks[b].roots.enumerated() { places[Int(root)] = (b, column) }
    }
    let values = forms.map { form in
      let value =
        form.factor * (classes.value(ofRoot: form.root) ?? rootValues[form.root]) + form.offset
      return value == 0 ? 0 : value
    }
    return Solution(
      values: values, violations: try violations(of: system, values), broken: broken,
      work: meter.used, forms: forms, placeOfRoot: places, faces: faces)
  }

  private func violations(
    of system: ConstraintSystem, _ values: [Double]
  ) throws(Failure) -> [Violation] {
    var result: [Violation] = []
    for r in 0..<system.constraintCount where system.priorities[r] < Priority.required.value {
      var sum = system.constants[r]
      for slot in Int(system.starts[r])..<Int(system.starts[r + 1]) {
        sum += system.termCoefficients[slot] * values[Int(system.termVariables[slot])]
      }
      let amount: Double =
        switch system.relations[r] {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      if amount > 1e-6 { result.append(Violation(constraint: r, amount: amount)) }
    }
    try meter.charge(system.termCount)
    return result
  }
}
