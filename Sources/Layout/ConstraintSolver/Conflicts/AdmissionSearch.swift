/// The search for required constraints that cannot be admitted, in the order of admission: implied
/// signs first, then constraints by index.
///
/// One feasible basis serves all constraints. The equalities are assumed to hold together from the
/// start, as in a solve; the other constraints are admitted to the basis one by one
/// (``AdmissionBasis``). Where one cannot be, its row of the tableau, completed by multiples of the
/// equalities (``EqualityBasis``), is a proof of it, and the only linear relation among its
/// members. So they are an irreducible infeasible subsystem as they are (Gleeson and Ryan,
/// Identifying Minimally Infeasible Subsystems of Inequalities, 1990): no deletion filter is
/// needed.
///
/// If the last member of a proof, in the order of admission, is the constraint whose turn it is, no
/// constraint before it is at fault, and it is rejected. Otherwise the last one is an equality that
/// was assumed too early. It becomes late, and the search starts again with it among those that are
/// admitted in order. With each start twice as many of the last equalities of a proof become late,
/// so that a conflict of equalities alone takes few starts.
///
/// Cost: the presolve of a solve for each start, and for each constraint a few steps of the simplex
/// method. A large component admits many constraints together, and few one by one.
struct AdmissionSearch {
  /// A proof that some members cannot all hold.
  struct Proof {
    /// The members, each once, in the order of admission.
    var members: [ConflictMember]
    /// Whether a member has constraints that the proof does not use and that may take part in a
    /// conflict with others, so that the set need not be irreducible.
    var hasUnusedParts: Bool
  }

  private let system: ConstraintSystem
  private let meter: WorkMeter
  private var isLate: [Bool]
  /// The most starts before the search gives up.
  private static let startLimit = 200

  init(_ system: ConstraintSystem, meter: WorkMeter) {
    self.system = system
    self.meter = meter
    isLate = Array(repeating: false, count: system.constraintCount)
  }

  /// Reports every constraint that cannot be admitted to `report`; returns `false` if a proof could
  /// not be found, due to rounding errors, or there were too many starts.
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
        // The sets that were proved before a limit ended the search are no less true.
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
    let admission = try AdmissionSystem(view, isLate: isLate, original: system, context)
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
