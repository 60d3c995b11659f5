/// Collects the conflicts to report from the constraints that cannot be admitted.
///
/// Each root cause is reported once: named sets share no constraint written by the user. A
/// constraint that fails because of a named set is counted there.
struct ConflictReport {
  private let system: ConstraintSystem
  private let policy: ConflictPolicy
  private let meter: WorkMeter
  private(set) var conflicts: [Conflict] = []
  /// The index of each constraint's named set, or -1.
  private var owner: [Int32]
  /// The constraints that were already counted.
  private var isCounted: [Bool]
  /// Whether constraints are rejected exactly as ``ConflictPolicy/breakInOrder`` would. Once named
  /// sets are left out, admission in order rejects others.
  private var isWholeSystem = true
  private var memberCount = 0
  /// Whether some causes are in no named set.
  private(set) var hasMore = false
  /// The first required constraint that bounds each variable alone from below; `nil` until first
  /// needed.
  private var lowerBounds: [Int32]?
  private var deletion: DeletionSearch?

  /// The maximum number of sets if no solution is wanted.
  private static let setLimit = 50
  /// The maximum number of members of all sets named beside broken constraints. The first set may
  /// exceed it.
  private static let memberLimit = 100_000
  /// The maximum number of constraints listed as also rejected by a set.
  private static let alsoRejectedLimit = 5

  init(_ system: ConstraintSystem, policy: ConflictPolicy, meter: WorkMeter) {
    self.system = system
    self.policy = policy
    self.meter = meter
    owner = Array(repeating: -1, count: system.constraintCount)
    isCounted = Array(repeating: false, count: system.constraintCount)
  }

  /// Whether another set may be named.
  var hasRoom: Bool {
    switch policy {
    case .fail: conflicts.count < ConflictReport.setLimit
    case .breakInOrder: memberCount < ConflictReport.memberLimit
    }
  }

  /// Whether only the conflicts are wanted, and no solution.
  var isSolutionRefused: Bool { policy == .fail }

  /// The first named set that contains one of the members.
  private func owner(of members: [ConflictMember]) -> Int? {
    for case .constraint(let r) in members where owner[r] >= 0 { return Int(owner[r]) }
    return nil
  }

  /// Whether a member is in a named set.
  func isNamed(_ member: ConflictMember) -> Bool { owner(of: [member]) != nil }

  /// Whether a rejected constraint may have to be named, given some members of its set.
  func needsProof(sharing known: [ConflictMember]) -> Bool {
    switch policy {
    case .fail: owner(of: known) == nil && hasRoom
    case .breakInOrder: hasRoom
    }
  }

  /// Adds a rejected constraint for which ``needsProof(sharing:)`` is `false`.
  mutating func addUnproved(_ rejected: Int, sharing known: [ConflictMember]) {
    switch policy {
    case .fail:
      if let owner = owner(of: known) { count(rejected, at: owner) } else { hasMore = true }
    case .breakInOrder:
      conflicts.append(Conflict(rejected: .constraint(rejected), members: []))
      hasMore = true
    }
  }

  /// Adds a rejected constraint with a proof.
  mutating func add(_ rejected: Int, _ proof: AdmissionSearch.Proof) throws(Failure) {
    var members = proof.members
    if proof.hasUnusedParts {
      members = try irreducible(members, keeping: .constraint(rejected))
    }
    add(rejected, members)
  }

  /// Adds a rejected constraint with an irreducible set.
  mutating func add(_ rejected: Int, _ members: [ConflictMember]) {
    guard hasRoom else { return addUnproved(rejected, sharing: members) }
    guard policy == .fail else {
      memberCount += members.count
      conflicts.append(Conflict(rejected: .constraint(rejected), members: members))
      return
    }
    if let owner = owner(of: members) { return count(rejected, at: owner) }
    let members = withoutSigns(members)
    let index = Int32(truncatingIfNeeded: conflicts.count)
    for case .constraint(let r) in members where system.roles[r] != .background { owner[r] = index }
    conflicts.append(Conflict(rejected: .constraint(rejected), members: members))
    let count = conflicts.count
    meter.note { $0.conflictCount = count }
  }

  private mutating func count(_ rejected: Int, at index: Int) {
    guard isWholeSystem, !isCounted[rejected], conflicts[index].rejected != .constraint(rejected)
    else { return }
    isCounted[rejected] = true
    conflicts[index].alsoRejectedCount += 1
    if conflicts[index].alsoRejected.count < ConflictReport.alsoRejectedLimit {
      conflicts[index].alsoRejected.append(.constraint(rejected))
    }
  }

  private mutating func irreducible(
    _ members: [ConflictMember], keeping rejected: ConflictMember
  ) throws(Failure) -> [ConflictMember] {
    var search = deletion ?? DeletionSearch(system, meter: meter)
    defer { deletion = search }
    return try search.irreducible(members, keeping: rejected)
  }

  /// Replaces implied signs by constraints that bound the same variable from below by zero or more.
  /// Both have the same expression, so the set stays irreducible.
  private mutating func withoutSigns(_ members: [ConflictMember]) -> [ConflictMember] {
    guard members.contains(where: { if case .nonNegative = $0 { true } else { false } }) else {
      return members
    }
    let bounds = lowerBounds ?? findLowerBounds()
    lowerBounds = bounds
    let taken = Set(members)
    var signs: [ConflictMember] = []
    var rows: [Int] = []
    for member in members {
      switch member {
      case .constraint(let r): rows.append(r)
      case .nonNegative(let v):
        let r = Int(bounds[v.index])
        if r >= 0, owner[r] < 0, !taken.contains(.constraint(r)) {
          rows.append(r)
        } else {
          signs.append(member)
        }
      }
    }
    return signs + rows.sorted().map { .constraint($0) }
  }

  private func findLowerBounds() -> [Int32] {
    var bounds = [Int32](repeating: -1, count: system.variableCount)
    for r in 0..<system.constraintCount {
      let slots = system.slots(of: r)
      guard slots.count == 1, system.priorities[r] >= Priority.required.value,
        system.roles[r] == .member, system.relations[r] != .equal,
        system.group(ofMember: r).count == 1
      else { continue }
      let v = Int(system.termVariables[slots.lowerBound])
      let a = system.termCoefficients[slots.lowerBound]
      guard a != 0, bounds[v] < 0, (a > 0) == (system.relations[r] == .greaterThanOrEqual),
        -system.constants[r] / a >= 0
      else { continue }
      bounds[v] = Int32(truncatingIfNeeded: r)
    }
    return bounds
  }

  /// The user's constraints in named sets.
  var ownedConstraints: [Int] { owner.indices.filter { owner[$0] >= 0 } }

  /// Records that the next search leaves out the named sets.
  mutating func leaveOutSets() { isWholeSystem = false }

  /// Records that some causes are in no named set.
  mutating func noteMore() { hasMore = true }
}
