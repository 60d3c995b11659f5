/// A system whose required constraints may be missed within the tolerance.
///
/// Near the edge of feasibility, the stages of a solve may find a contradiction of a rounding error
/// in numbers that no constraint can be blamed for, as each of them holds relative to its own
/// numbers. Such a system has a solution all the same: the required constraints become the wishes of
/// the highest level (elastic programming; Brown and Graves, 1975), so that they are missed by as
/// little as possible, and all other levels are as before.
extension ConstraintSystem {
  /// The priority of what is required, above every priority of a level.
  private static let elasticPriority = Priority(1000.0.nextDown) ?? .required

  /// Solves with required constraints that are missed by as little as possible. Sizes below zero
  /// become zero. What misses the tolerance is for ``SolveOutcome/isAccurate`` to say.
  ///
  /// - Throws: `numbersTooFarApart` if definitions contradict one another.
  func solveElastic(broken: [Conflict], meter: WorkMeter) throws(Failure) -> SolveOutcome {
    // Equalities are kept as long as they hold: without them nothing is presolved.
    for keepsEqualities in [true, false] {
      do throws(Failure) {
        let solution = try elastic(keepsEqualities: keepsEqualities).runPipeline(
          meter: meter, parameter: -1, broken: broken
        ).solution
        let values = zip(solution.values, isNonNegative).map { $1 ? max(0, $0) : $0 }
        return SolveOutcome(
          solution: Solution(
            values: values, violations: violations(of: values), broken: broken,
            work: solution.work, freedom: solution.freedom),
          sensitivity: nil, isAccurate: isSatisfied(by: values))
      } catch .infeasible {
        continue
      }
    }
    throw .ended(.numbersTooFarApart)
  }

  /// The system with required inequalities and signs as wishes, and equalities too unless they are
  /// kept. Definitions are required as before.
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
