/// A system whose required constraints may be missed within the tolerance.
///
/// The stages of a solve judge required constraints by what each of them sees, so near the edge of
/// feasibility they may find a contradiction of rounding errors. One rule decides there: if the
/// required constraints are missed by as little as possible (elastic programming; Brown and
/// Graves, 1975), and each then holds within ``Tolerance/solution`` of its numbers, that is a
/// solution, and sizes below zero are zero; otherwise they conflict. In the elastic system they are
/// the wishes of the highest level, so that all other levels are solved as always.
extension ConstraintSystem {
  /// The priority of what is required, above every priority of a level.
  private static let elasticPriority = Priority(1000.0.nextDown) ?? .required

  /// Solves without the constraints that conflicts reject, and misses the other required ones by as
  /// little as possible; ``SolveOutcome/isAccurate`` says whether that is within the tolerance.
  ///
  /// - Throws: `numbersTooFarApart` if definitions contradict one another.
  func solveElastic(broken: [Conflict], meter: WorkMeter) throws(Failure) -> SolveOutcome {
    let kept = broken.isEmpty ? self : removing(rejectedBy: broken)
    // Equalities are kept as long as they hold: without them nothing is presolved.
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

  /// Solves without the constraints that conflicts reject, and with each other required inequality
  /// moved by half of its tolerance, which many constraints can share.
  ///
  /// A stage judges a sum of constraints by the numbers of the sum. A contradiction that is within
  /// the tolerance there can be beyond it in the one constraint that an elastic system misses.
  ///
  /// The tolerances are those of the numbers at `values`, which are about the solution.
  ///
  /// - Throws: `infeasible` if the constraints contradict one another all the same.
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

  /// The system with each required inequality moved by half of its tolerance at `values`.
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

  /// The most members of all sets that are judged.
  private static let mostJudgedMembers = 4_000

  /// The conflicts whose sets cannot hold within the tolerance of a solution; also those that are
  /// not judged, since they name no set or there are too many members.
  ///
  /// - Complexity: O(terms), and a solve of each set that is judged.
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
