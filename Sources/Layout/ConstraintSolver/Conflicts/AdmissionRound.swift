/// One attempt of ``AdmissionSearch``, with some equalities marked late.
struct AdmissionRound {
  /// The bounds of a variable, and the events that imposed them.
  private struct Bounds {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerEvent: Int32 = -1
    var upperEvent: Int32 = -1

    /// Whether no event bounds the variable.
    var isOpen: Bool { lowerEvent < 0 && upperEvent < 0 }
  }

  /// The events of a part that are admitted several at a time.
  private struct Batch {
    var events: [Int32] = []
    /// The number of events already admitted or tried alone.
    var next = 0
    /// The number of events to admit together. Doubles after a success and drops to one after a
    /// failure; zero if the part admits events only one by one.
    var length = 0
  }

  private let system: ConstraintSystem
  private var equalities: EqualityBasis
  private var parts: AdmissionParts
  private let events: [AdmissionEvent]
  private let meter: WorkMeter
  private var bounds: [Bounds]
  private var relations: BlockingRelations
  /// The maximum number of equalities of one proof that become late.
  private let lateLimit: Int
  /// How many more members the proofs may have once some equalities are late.
  private var proofBudget: Int
  private var sum: Combination
  /// The definitions of the system, built on first use.
  private var definitions: DefinitionIndex?
  private var isRejected: [Bool]
  private var isAdmitted: [Bool]
  /// The batches of the parts that admit several events together.
  private var batches: [Batch]
  private(set) var isLate: [Bool]
  private(set) var verdict = AdmissionSearch.Verdict.done

  init(
    _ admission: AdmissionSystem, of system: ConstraintSystem, isLate: [Bool],
    equalities: EqualityBasis, lateLimit: Int, context: SolveContext
  ) {
    self.system = system
    self.equalities = equalities
    self.isLate = isLate
    self.lateLimit = lateLimit
    parts = admission.parts
    events = admission.events
    meter = context.meter
    bounds = Array(repeating: Bounds(), count: parts.variableCount)
    relations = BlockingRelations(variableCount: parts.variableCount)
    proofBudget = 4 * system.constraintCount
    sum = Combination(variableCount: system.variableCount)
    isRejected = Array(repeating: false, count: system.constraintCount)
    isAdmitted = Array(repeating: false, count: events.count)
    batches = Array(repeating: Batch(), count: parts.count)
    for part in 0..<parts.count where parts.admitsTogether(part) {
      batches[part].length = events.count
    }
    for at in events.indices where events[at].variable >= 0 {
      let part = parts.part(of: Int(events[at].variable))
      if batches[part].length > 0 { batches[part].events.append(Int32(truncatingIfNeeded: at)) }
    }
  }

  /// The smallest number of events worth admitting together.
  private static let togetherLimit = 4

  /// Admits the events in order until a conflict cannot be proved.
  mutating func admitAll(_ report: inout ConflictReport) throws(Failure) {
    for at in events.indices {
      try meter.charge(1)
      if isAdmitted[at] || isSkipped(at) { continue }
      let v = Int(events[at].variable)
      guard v >= 0 else {
        if !events[at].holds { try judge(at, [], &report) }
        if verdict == .unproven || proofBudget < 0 { return }
        continue
      }
      let part = parts.part(of: v)
      if batches[part].length >= AdmissionRound.togetherLimit {
        try admitTogether(part, from: at)
        if isAdmitted[at] { continue }
      }
      try admitOrJudge(at, &report)
      if verdict == .unproven || proofBudget < 0 { return }
      guard batches[part].length > 0 else { continue }
      batches[part].length = isAdmitted[at] ? max(2, 2 * batches[part].length) : 1
    }
  }

  /// Admits events of a part together, from `first` up to the first that cannot be admitted.
  private mutating func admitTogether(_ part: Int, from first: Int) throws(Failure) {
    var batch = batches[part]
    while batch.next < batch.events.count, batch.events[batch.next] < first { batch.next += 1 }
    let end = min(batch.next + batch.length, batch.events.count)
    let indices = batch.events[batch.next..<end].map { Int($0) }.filter { !isSkipped($0) }
    try meter.charge(indices.count)
    let count = try parts.admit(together: indices.map { events[$0] }, in: part)
    for at in indices.prefix(count) { noteAdmitted(at) }
    batches[part].next = batch.next
    batches[part].length =
      count == indices.count ? min(2 * batch.length, events.count) : 1
  }

  private func isSkipped(_ at: Int) -> Bool {
    if case .constraint(let r) = events[at].member { isRejected[r] } else { false }
  }

  /// Admits an event, or judges the conflict that blocks it.
  private mutating func admitOrJudge(
    _ at: Int, _ report: inout ConflictReport
  ) throws(Failure) {
    let event = events[at]
    let v = Int(event.variable)
    if relations.block(event, interval(of: v)) {
      if rejectKnown(at, &report) { return }
      return try judge(at, relations.row(of: v), &report)
    }
    guard let row = try parts.admit(event) else { return noteAdmitted(at) }
    let (bounds, parts) = (bounds, parts)
    relations.add(v, isUp: isUp(event), row) { other in
      let value = parts.value(of: other)
      // A blocking variable that no event bounds is the slack of an equality.
      return bounds[other].isOpen && other != v
        ? (value, value, value) : (bounds[other].lower, bounds[other].upper, value)
    }
    try meter.charge(row.count)
    try judge(at, row, &report)
  }

  private func interval(of v: Int) -> BlockingRelations.Interval {
    (lower: bounds[v].lower, upper: bounds[v].upper)
  }

  /// Whether the variable of an event would have to increase.
  private func isUp(_ event: AdmissionEvent) -> Bool {
    parts.value(of: Int(event.variable)) < event.lower
  }

  /// Records the bounds of an admitted event.
  private mutating func noteAdmitted(_ at: Int) {
    isAdmitted[at] = true
    let event = events[at]
    let v = Int(event.variable)
    let number = Int32(truncatingIfNeeded: at)
    let before = interval(of: v)
    if event.lower > bounds[v].lower {
      (bounds[v].lower, bounds[v].lowerEvent) = (event.lower, number)
    }
    if event.upper < bounds[v].upper {
      (bounds[v].upper, bounds[v].upperEvent) = (event.upper, number)
    }
    relations.narrow(v, from: before, to: interval(of: v))
  }

  /// Rejects an event without a proof, if the relation that blocks it contains a constraint of a
  /// named set and the report needs no proof. Returns whether it did.
  private mutating func rejectKnown(_ at: Int, _ report: inout ConflictReport) -> Bool {
    guard verdict == .done, let rejected = certain(at) else { return false }
    var known: [ConflictMember] = []
    let v = Int(events[at].variable)
    if let witness = relations.witness(of: v), witness.variable != v,
      bounds[witness.variable].lowerEvent == witness.event
        || bounds[witness.variable].upperEvent == witness.event
    {
      known = [events[Int(witness.event)].member]
    } else if report.isSolutionRefused {
      return false
    }
    guard !report.needsProof(sharing: known) else { return false }
    report.addUnproved(rejected, sharing: known)
    isRejected[rejected] = true
    return true
  }

  /// The constraint of an event, unless a later equality can be at fault.
  private func certain(_ at: Int) -> Int? {
    guard let group = rejectable(at), let r = group.first else { return nil }
    return group.count == 1 && equalities.lastRow < r ? r : nil
  }

  /// The constraints rejected together with an event; `nil` for a sign or a definition. These
  /// always hold, so an assumed equality is at fault.
  private func rejectable(_ at: Int) -> Range<Int>? {
    guard case .constraint(let r) = events[at].member, system.roles[r] != .definition else {
      return nil
    }
    return system.group(ofMember: r)
  }

  /// Rejects an event that cannot be admitted, or marks the equality late that was assumed before
  /// its turn.
  private mutating func judge(
    _ at: Int, _ blocking: [BoundMultiplier], _ report: inout ConflictReport
  ) throws(Failure) {
    let inequalities = inequalities(at, blocking)
    defer { noteWitness(at, blocking, report) }
    if verdict == .done, let rejected = certain(at),
      !report.needsProof(sharing: inequalities.map(\.member))
    {
      report.addUnproved(rejected, sharing: inequalities.map(\.member))
      isRejected[rejected] = true
      return
    }
    guard let proof = try proof(of: inequalities),
      case .constraint(let last)? = proof.members.last
    else {
      verdict = .unproven
      return
    }
    if verdict == .startAgain { proofBudget -= proof.members.count }
    let rejected = rejectable(at) ?? 0..<0
    // The constraints of one member can be released together only if none of them was eliminated.
    let isPartly = rejected.count > 1 && rejected.contains { isRequired($0) && !isEvent($0) }
    if last > rejected.lowerBound || rejected.isEmpty || isPartly {
      makeLate(proof, after: rejected)
      return
    }
    guard verdict == .done else { return }
    for r in rejected { isRejected[r] = true }
    if rejected.count > 1 { release(rejected) }
    try report.add(rejected.lowerBound, proof)
  }

  /// Marks the last equalities of a proof late, as long as they come after the rejected constraint;
  /// or the rejected constraint itself, if it comes last.
  private mutating func makeLate(_ proof: AdmissionSearch.Proof, after rejected: Range<Int>) {
    var count = 0
    for case .constraint(let r) in proof.members.reversed() {
      guard count < lateLimit, rejected.isEmpty || r >= rejected.lowerBound else {
        break
      }
      let group = system.group(ofMember: r)
      // An inequality or an equality that is already late was admitted in its turn.
      let early = group.filter { system.relations[$0] == .equal && !isLate[$0] }
      guard !early.isEmpty else { continue }
      for r in early { isLate[r] = true }
      count += 1
    }
    if count > 0 {
      verdict = .startAgain
    } else if verdict == .done {
      verdict = .unproven
    }
  }

  /// Remembers a constraint of the relation that blocks an event, if it is in a named set.
  private mutating func noteWitness(
    _ at: Int, _ blocking: [BoundMultiplier], _ report: ConflictReport
  ) {
    let v = Int(events[at].variable)
    guard v >= 0, verdict == .done, report.isSolutionRefused else { return }
    for entry in blocking where Int(entry.variable) != v {
      let bounds = bounds[Int(entry.variable)]
      guard let c = relations.coefficient(of: Int(entry.variable), inRelationOf: v) else {
        continue
      }
      let event = c > 0 ? bounds.lowerEvent : bounds.upperEvent
      if event >= 0, report.isNamed(events[Int(event)].member) {
        return relations.setWitness(
          of: v, BlockingRelations.Witness(variable: Int(entry.variable), event: event))
      }
    }
  }

  private func isRequired(_ r: Int) -> Bool { system.priorities[r] >= Priority.required.value }

  /// Whether a constraint is admitted in order, rather than assumed.
  private func isEvent(_ r: Int) -> Bool { system.relations[r] != .equal || isLate[r] }

  /// Releases the bounds of a member after one of its constraints was rejected.
  private mutating func release(_ group: Range<Int>) {
    relations.removeAll()
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
      for other in events.indices where Int(events[other].variable) == v && isAdmitted[other] {
        if !isSkipped(other) { noteAdmitted(other) }
      }
      parts.widen(v, to: interval(of: v))
    }
  }

  /// The inequalities of a conflict with their multipliers: the event itself, and those that block
  /// it.
  private func inequalities(
    _ at: Int, _ blocking: [BoundMultiplier]
  ) -> [(member: ConflictMember, value: Double)] {
    let event = events[at]
    var result = [(member: event.member, value: 1 / event.factor)]
    guard event.variable >= 0 else { return result }
    let isUp = isUp(event)
    for entry in blocking {
      let v = Int(entry.variable)
      let number = (entry.value > 0) == isUp ? bounds[v].upperEvent : bounds[v].lowerEvent
      guard number >= 0 else { continue }
      let other = events[Int(number)]
      result.append((other.member, -entry.value / other.factor))
    }
    return result
  }

  /// Completes inequalities to a proof; `nil` if rounding errors prevent that.
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
    guard try equalities.complete(&sum), sum.isProof(in: system) else { return nil }
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
      let member = ConflictMember.constraint(system.group(ofMember: r).lowerBound)
      if proof.members.last != member { proof.members.append(member) }
    }
    let unused = system.unusedParts(of: rows)
    if !unused.isEmpty {
      let definitions = definitions ?? DefinitionIndex(system)
      self.definitions = definitions
      proof.hasUnusedParts = try definitions.connect(
        unused, to: sum.multipliers.map(\.member), of: system, meter: meter)
    }
    try meter.charge(16 * sum.multipliers.count)
    return proof
  }
}
