/// A system whose required constraints may be missed within the tolerance.
///
/// Each stage of a solve judges required constraints by its own numbers. Near the edge of
/// feasibility, rounding errors may therefore look like a contradiction. One rule decides there:
/// minimise the violations of the required constraints (elastic programming; Brown and Graves,
/// 1975). If each then holds within ``Tolerance/solution`` of its numbers, that is a solution, and
/// sizes below zero are set to zero; otherwise the constraints conflict. In the elastic system they
/// become wishes of the highest level, so all other levels are solved as usual.
extension ConstraintSystem {
  /// The priority of required constraints in the elastic system, above all other priorities.
  private static let elasticPriority = Priority(1000.0.nextDown) ?? .required

  /// Solves without the constraints that conflicts reject, and violates the other required ones as
  /// little as possible. ``SolveOutcome/isAccurate`` tells whether that is within the tolerance.
  ///
  /// - Throws: `numbersTooFarApart` if definitions contradict one another.
  func solveElastic(broken: [Conflict], meter: WorkMeter) throws(Failure) -> SolveOutcome {
    let kept = broken.isEmpty ? self : removing(rejectedBy: broken)
    // Keep equalities while they hold: without them nothing is presolved.
    for keepsEqualities in [true, false] {
      do throws(Failure) {
        let found = try kept.elastic(keepsEqualities: keepsEqualities).runPipeline(
          meter: meter, parameter: -1, broken: broken
        ).solution
        let lowest = zip(found.values, isNonNegative).reduce(0.0) { $1.1 ? min($0, $1.0) : $0 }
        let values = zip(found.values, isNonNegative).map { $1 ? max(0, $0) : $0 }
        return SolveOutcome(
          solution: Solution(
            values: values, violations: kept.violations(of: values), broken: broken,
            work: found.work, freedom: found.freedom),
          sensitivity: nil, isAccurate: kept.isSatisfied(by: values, afterClamping: lowest))
      } catch .infeasible {
        continue
      }
    }
    throw .ended(.numbersTooFarApart)
  }

  /// Solves without the constraints that conflicts reject, with each other required inequality
  /// relaxed by half its tolerance. Many constraints can share such slack.
  ///
  /// A stage judges a sum of constraints by the numbers of the sum. A contradiction within the
  /// tolerance there can exceed the tolerance of the one constraint that an elastic system
  /// violates.
  ///
  /// The tolerances are those of the numbers at `values`, which approximate the solution.
  ///
  /// - Throws: `infeasible` if the constraints still contradict one another.
  func solveRelaxed(
    broken: [Conflict], at values: [Double], meter: WorkMeter
  ) throws(Failure) -> SolveOutcome {
    try meter.charge(termCount)
    let kept = broken.isEmpty ? self : removing(rejectedBy: broken)
    let found = try kept.relaxed(at: values).runPipeline(
      meter: meter, parameter: -1, broken: broken
    ).solution
    return SolveOutcome(
      solution: Solution(
        values: found.values, violations: kept.violations(of: found.values), broken: broken,
        work: found.work, freedom: found.freedom),
      sensitivity: nil, isAccurate: kept.isSatisfied(by: found.values))
  }

  /// Relaxes each required inequality by half its tolerance at `values`.
  private func relaxed(at values: [Double]) -> ConstraintSystem {
    var result = self
    for r in priorities.indices
    where priorities[r] >= Priority.required.value && relations[r] != .equal {
      var largest = larger(1, abs(constants[r]))
      for slot in slots(of: r) {
        largest = larger(largest, abs(termCoefficients[slot] * values[Int(termVariables[slot])]))
      }
      let shift = Tolerance.solution / 2 * largest
      result.constants[r] += relations[r] == .lessThanOrEqual ? -shift : shift
    }
    return result
  }

  /// The maximum total number of members of the sets that are judged.
  private static let mostJudgedMembers = 4_000

  /// The conflicts whose sets cannot hold within the tolerance of a solution. Conflicts that cannot
  /// be judged are included: those without a named set, or beyond the limit of members.
  ///
  /// - Complexity: O(terms), plus a solve per judged set.
  func beyondTolerance(
    _ conflicts: [Conflict], meter: WorkMeter
  ) throws(Failure) -> [Conflict] {
    guard !conflicts.isEmpty else { return [] }
    var search = DeletionSearch(self, meter: meter)
    var judged = 0
    var found: [Conflict] = []
    for conflict in conflicts {
      judged += conflict.members.count
      if !conflict.members.isEmpty, judged <= Self.mostJudgedMembers,
        try search.isTolerable(conflict)
      {
        continue
      }
      found.append(conflict)
    }
    return found
  }

  /// Turns required inequalities and signs into wishes, and equalities too unless they are kept.
  /// Definitions stay required.
  private func elastic(keepsEqualities: Bool) -> ConstraintSystem {
    var result = self
    for r in priorities.indices where priorities[r] >= Priority.required.value {
      if relations[r] == .equal, keepsEqualities || roles[r] == .definition { continue }
      result.priorities[r] = Self.elasticPriority.value
    }
    for v in isNonNegative.indices where isNonNegative[v] {
      result.isNonNegative[v] = false
      result.addConstraint(
        [Term(Variable(index: v))], .greaterThanOrEqual, priority: Self.elasticPriority)
    }
    return result
  }
}
