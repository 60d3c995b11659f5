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
/// admitted in order.
///
/// Cost: the presolve of a solve for each start, and for each constraint a few steps of the simplex
/// method.
struct AdmissionSearch {
  /// A proof that some members cannot all hold.
  struct Proof {
    /// The members, each once, in the order of admission.
    var members: [ConflictMember]
    /// Whether a member has constraints that the proof does not use, so that the set need not be
    /// irreducible.
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
    for _ in 0..<AdmissionSearch.startLimit {
      var optimistic = system
      for r in isLate.indices where isLate[r] { optimistic.relations[r] = .lessThanOrEqual }
      var found = report
      let verdict: Verdict
      do throws(Failure) {
        verdict = try optimistic.withContext(meter: meter) { view, context throws(Failure) in
          try attempt(view, context, &found)
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
    _ view: Shared<SystemView>, _ context: SolveContext, _ report: inout ConflictReport
  ) throws(Failure) -> Verdict {
    let admission = try AdmissionSystem(view, isLate: isLate, original: system, context)
    let equalities = try EqualityBasis(admission.equalities, of: system, meter: meter)
    var round = Round(
      admission, of: system, isLate: isLate, equalities: equalities, context: context)
    try round.admitAll(&report)
    isLate = round.isLate
    return round.verdict
  }

  /// How an attempt ended.
  fileprivate enum Verdict {
    case done
    /// Some equalities have become late.
    case startAgain
    case unproven
  }
}

/// One attempt, with the equalities that are not late.
private struct Round {
  /// The bounds of a variable, and the events that they come from.
  private struct Bounds {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerEvent: Int32 = -1
    var upperEvent: Int32 = -1
  }

  private let system: ConstraintSystem
  private let equalities: EqualityBasis
  private var basis: Tableau<Double>
  private let events: [AdmissionEvent]
  private let meter: WorkMeter
  private var bounds: [Bounds]
  private var sum: Combination
  private var isRejected: [Bool]
  private(set) var isLate: [Bool]
  private(set) var verdict = AdmissionSearch.Verdict.done

  init(
    _ admission: AdmissionSystem, of system: ConstraintSystem, isLate: [Bool],
    equalities: EqualityBasis, context: SolveContext
  ) {
    self.system = system
    self.equalities = equalities
    self.isLate = isLate
    basis = admission.tableau
    events = admission.events
    meter = context.meter
    bounds = Array(repeating: Bounds(), count: basis.cells.count)
    sum = Combination(variableCount: system.variableCount)
    isRejected = Array(repeating: false, count: system.constraintCount)
  }

  /// Admits the events in their order, as long as their conflicts can be proved.
  mutating func admitAll(_ report: inout ConflictReport) throws(Failure) {
    for at in events.indices {
      try meter.charge(1)
      if case .constraint(let r) = events[at].member, isRejected[r] { continue }
      guard let blocking = try admit(at) else { continue }
      try judge(at, blocking, &report)
      if verdict == .unproven { return }
    }
  }

  /// Admits an event; returns what blocks it if it cannot be.
  private mutating func admit(_ at: Int) throws(Failure) -> [BoundMultiplier]? {
    let event = events[at]
    let v = Int(event.variable)
    if v < 0 { return event.holds ? nil : [] }
    let interval = (lower: event.lower, upper: event.upper)
    if let blocking = try basis.admit(v, within: interval, size: event.size) { return blocking }
    let number = Int32(truncatingIfNeeded: at)
    if event.lower > bounds[v].lower {
      (bounds[v].lower, bounds[v].lowerEvent) = (event.lower, number)
    }
    if event.upper < bounds[v].upper {
      (bounds[v].upper, bounds[v].upperEvent) = (event.upper, number)
    }
    return nil
  }

  /// Rejects an event that cannot be admitted, or makes the equality late that was assumed before
  /// its turn.
  private mutating func judge(
    _ at: Int, _ blocking: [BoundMultiplier], _ report: inout ConflictReport
  ) throws(Failure) {
    let inequalities = inequalities(at, blocking)
    var rejected = 0..<0
    if case .constraint(let r) = events[at].member { rejected = system.group(ofMember: r) }
    let isCertain = rejected.count == 1 && equalities.lastRow < rejected.lowerBound
    if verdict == .done, isCertain, !report.needsProof(sharing: inequalities.map(\.member)) {
      report.addUnproved(rejected.lowerBound, sharing: inequalities.map(\.member))
      isRejected[rejected.lowerBound] = true
      return
    }
    guard let proof = try proof(of: inequalities) else {
      verdict = .unproven
      return
    }
    guard case .constraint(let last)? = proof.members.last else {
      verdict = .unproven
      return
    }
    // Constraints of one member can be taken back together only if none of them is eliminated.
    let isPartly = rejected.count > 1 && rejected.contains { isRequired($0) && !isEvent($0) }
    if last > rejected.lowerBound || rejected.isEmpty || isPartly {
      let group = system.group(ofMember: last > rejected.lowerBound ? last : rejected.lowerBound)
      // A constraint that is late already is not the last: it was admitted in its turn.
      if !isLate[group.lowerBound] {
        for r in group { isLate[r] = system.relations[r] == .equal }
        verdict = .startAgain
      } else if verdict == .done {
        verdict = .unproven
      }
      return
    }
    guard verdict == .done else { return }
    for r in rejected { isRejected[r] = true }
    if rejected.count > 1 { release(rejected) }
    try report.add(rejected.lowerBound, proof)
  }

  private func isRequired(_ r: Int) -> Bool { system.priorities[r] >= Priority.required.value }

  /// Whether a constraint is admitted in order.
  private func isEvent(_ r: Int) -> Bool { system.relations[r] != .equal || isLate[r] }

  /// Takes back the bounds of a member of which one constraint was rejected.
  private mutating func release(_ group: Range<Int>) {
    func isReleased(_ event: Int32) -> Bool {
      guard event >= 0, case .constraint(let r) = events[Int(event)].member else { return false }
      return group.contains(r)
    }
    for at in events.indices where isReleased(Int32(truncatingIfNeeded: at)) {
      let v = Int(events[at].variable)
      guard v >= 0, isReleased(bounds[v].lowerEvent) || isReleased(bounds[v].upperEvent) else {
        continue
      }
      bounds[v] = Bounds()
      for other in events[..<at].indices where Int(events[other].variable) == v {
        if case .constraint(let r) = events[other].member, isRejected[r] { continue }
        let number = Int32(truncatingIfNeeded: other)
        if events[other].lower > bounds[v].lower {
          (bounds[v].lower, bounds[v].lowerEvent) = (events[other].lower, number)
        }
        if events[other].upper < bounds[v].upper {
          (bounds[v].upper, bounds[v].upperEvent) = (events[other].upper, number)
        }
      }
      basis.widen(v, to: (bounds[v].lower, bounds[v].upper))
    }
  }

  /// The inequalities of a conflict, with their multipliers: the event itself, and those whose
  /// bounds block it.
  private func inequalities(
    _ at: Int, _ blocking: [BoundMultiplier]
  ) -> [(member: ConflictMember, value: Double)] {
    let event = events[at]
    var result = [(member: event.member, value: 1 / event.factor)]
    guard event.variable >= 0 else { return result }
    // Whether the variable would have to be greater.
    let isUp = basis.cells[Int(event.variable)].value < event.lower
    for entry in blocking {
      let v = Int(entry.variable)
      let number = (entry.value > 0) == isUp ? bounds[v].upperEvent : bounds[v].lowerEvent
      guard number >= 0 else { continue }
      let other = events[Int(number)]
      result.append((other.member, -entry.value / other.factor))
    }
    return result
  }

  /// Completes inequalities to a proof; `nil` if rounding errors prevent it.
  private mutating func proof(
    of inequalities: [(member: ConflictMember, value: Double)]
  ) throws(Failure) -> AdmissionSearch.Proof? {
    sum.clear()
    for (member, value) in inequalities {
      switch member {
      case .constraint(let r): sum.add(value, times: r, of: system)
      case .nonNegative(let v): sum.add(value, timesSignOf: v.index)
      }
    }
    guard try equalities.complete(&sum, meter: meter), sum.isProof(in: system) else { return nil }
    var signs: [Int] = []
    var rows: [Int] = []
    for (member, _) in sum.multipliers {
      switch member {
      case .nonNegative(let v): signs.append(v.index)
      case .constraint(let r): if system.roles[r] != .definition { rows.append(r) }
      }
    }
    rows.sort()
    signs.sort()
    var proof = AdmissionSearch.Proof(
      members: signs.map { .nonNegative(Variable(index: $0)) }, hasUnusedParts: false)
    for r in rows {
      let group = system.group(ofMember: r)
      if group.count > 1 { proof.hasUnusedParts = true }
      let member = ConflictMember.constraint(group.lowerBound)
      if proof.members.last != member { proof.members.append(member) }
    }
    try meter.charge(4 * sum.multipliers.count)
    return proof
  }
}

extension Tableau<Double> {
  /// Replaces the bounds of a variable by wider ones.
  fileprivate func widen(_ v: Int, to bounds: (lower: Double, upper: Double)) {
    cells[v].lower = min(bounds.lower, cells[v].value)
    cells[v].upper = max(bounds.upper, cells[v].value)
  }
}
