/// Searches for required constraints that cannot be admitted, in the order of admission: implied
/// signs first, then constraints by index.
///
/// One feasible basis serves all constraints. As in a solve, the equalities are assumed to hold
/// together from the start; the other constraints are admitted to the basis one by one
/// (``AdmissionBasis``). If one cannot be admitted, its tableau row, completed by multiples of the
/// equalities (``EqualityBasis``), proves it. The row is the only linear relation among its
/// members, so they form an irreducible infeasible subsystem without a deletion filter (Gleeson and
/// Ryan, Identifying Minimally Infeasible Subsystems of Inequalities, 1990).
///
/// If the constraint being admitted is the last member of its proof, no earlier constraint is at
/// fault, and it is rejected. Otherwise the last member is an equality that was assumed too early.
/// It becomes late: the search starts again and admits it in order. Each restart makes twice as
/// many of a proof's last equalities late, so that a conflict of equalities alone takes few
/// restarts.
///
/// Each restart costs the presolve of a solve, and each constraint a few simplex steps. A large
/// component admits many constraints together, and few one by one.
struct AdmissionSearch {
  /// A proof that some members cannot all hold.
  struct Proof {
    /// The members, without duplicates, in the order of admission.
    var members: [ConflictMember]
    /// Whether the proof leaves constraints of a member unused. These may conflict with others, so
    /// the set need not be irreducible.
    var hasUnusedParts: Bool
  }

  private let system: ConstraintSystem
  private let meter: WorkMeter
  private var isLate: [Bool]
  /// The maximum number of starts before the search gives up.
  private static let startLimit = 200

  init(_ system: ConstraintSystem, meter: WorkMeter) {
    self.system = system
    self.meter = meter
    isLate = Array(repeating: false, count: system.constraintCount)
  }

  /// Reports every constraint that cannot be admitted.
  ///
  /// Returns `false` after too many starts, or if rounding errors prevent a proof.
  mutating func run(_ report: inout ConflictReport) throws(Failure) -> Bool {
    for start in 0..<AdmissionSearch.startLimit {
      var optimistic = system
      for r in isLate.indices where isLate[r] { optimistic.relations[r] = .lessThanOrEqual }
      var found = report
      let verdict: Verdict
      do throws(Failure) {
        verdict = try optimistic.withContext(meter: meter) { view, context throws(Failure) in
          try attempt(start, view, context, &found)
        }
      } catch {
        // Keep the sets that were proved before a limit ended the search.
        report = found
        throw error
      }
      switch verdict {
      case .done:
        report = found
        return true
      case .startAgain: continue
      case .unproven: return false
      }
    }
    return false
  }

  private mutating func attempt(
    _ start: Int, _ view: Shared<SystemView>, _ context: SolveContext,
    _ report: inout ConflictReport
  ) throws(Failure) -> Verdict {
    let admission = try AdmissionSystem(view, original: system, context)
    let equalities = try EqualityBasis(admission.equalities, of: system, context)
    var round = AdmissionRound(
      admission, of: system, isLate: isLate, equalities: equalities, lateLimit: 1 << min(start, 30),
      context: context)
    try round.admitAll(&report)
    isLate = round.isLate
    return round.verdict
  }

  /// How an attempt ended.
  enum Verdict {
    case done
    /// Some equalities have become late.
    case startAgain
    case unproven
  }
}
