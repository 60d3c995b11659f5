/// Searches by solves alone for required constraints that cannot be admitted. Used when rounding
/// errors keep ``AdmissionSearch`` from a proof.
///
/// Bisection over prefixes, guided by the certificate of each infeasible prefix, finds the first
/// constraint that cannot hold with those before it. The deletion filter, also guided by
/// certificates, then reduces its certificate to an IIS (Chinneck and Dravnieks, 1991). Constraints
/// that share no variables are searched separately.
///
/// Certificates only guide the search. Solves verify that an IIS is infeasible as a whole and
/// feasible without each of its members. A cycle of equalities is irreducible by its form and needs
/// no check.
struct DeletionSearch {
  private let system: ConstraintSystem
  private let meter: WorkMeter
  private let definitions: DefinitionIndex
  private var isRejected: [Bool]
  /// The index of each variable in the subsystem being checked, or -1.
  private var localOf: [Int32]

  init(_ system: ConstraintSystem, meter: WorkMeter) {
    self.system = system
    self.meter = meter
    definitions = DefinitionIndex(system)
    isRejected = Array(repeating: false, count: system.constraintCount)
    localOf = Array(repeating: -1, count: system.variableCount)
  }

  /// Reports every constraint that cannot be admitted, until the report has no room for another
  /// set.
  mutating func run(_ report: inout ConflictReport) throws(Failure) {
    for component in components() { try search(component, &report) }
  }

  /// An irreducible infeasible subset of infeasible members that contains `last`. Returns all
  /// members if rounding errors prevent that.
  mutating func irreducible(
    _ members: [ConflictMember], keeping last: ConflictMember
  ) throws(Failure) -> [ConflictMember] {
    try filtered(normalised(members), keeping: last, trustingCertificates: true) ?? members
  }

  private func isRequired(_ r: Int) -> Bool { system.priorities[r] >= Priority.required.value }

  private func admitted(_ rows: [Int]) -> [Int] { rows.filter { !isRejected[$0] } }

  /// Finds the conflicts of one component, in the order of admission.
  private mutating func search(
    _ component: [Int], _ report: inout ConflictReport
  ) throws(Failure) {
    // Invariant: the prefix below `low` is feasible, and the prefix up to `high` is not.
    var low = 0
    while true {
      guard var certificate = try infeasibility(of: admitted(component), signs: nil) else { return }
      guard report.hasRoom || !report.isSolutionRefused else { return report.noteMore() }
      var high = lastPosition(of: certificate, in: component)
      // The rejected constraint is usually the last of the certificate, so every other probe checks
      // the prefix just before it.
      var probesLast = true
      while low < high {
        let middle = probesLast ? high - 1 : low + (high - low) / 2
        probesLast.toggle()
        let prefix = admitted(Array(component[...middle]))
        if let found = try infeasibility(of: prefix, signs: nil) {
          certificate = found
          high = min(middle, lastPosition(of: found, in: component))
        } else {
          low = middle + 1
        }
      }
      let group = system.group(ofMember: component[high])
      let rejected = ConflictMember.constraint(group.lowerBound)
      let members = try irreducible(
        certificate, keeping: rejected, admitted: admitted(Array(component[...high])))
      report.add(group.lowerBound, members)
      for r in group { isRejected[r] = true }
      low = high
    }
  }

  /// The index in `component` of the last constraint of a certificate.
  private func lastPosition(of certificate: [ConflictMember], in component: [Int]) -> Int {
    var last = -1
    for case .constraint(let r) in certificate { last = max(last, r) }
    var low = 0
    var high = component.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if component[middle] < last { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// An irreducible subset of a certificate that contains `last`.
  ///
  /// If rounding errors made the certificate feasible, reduces all `admitted` constraints instead.
  private mutating func irreducible(
    _ certificate: [ConflictMember], keeping last: ConflictMember, admitted: [Int]
  ) throws(Failure) -> [ConflictMember] {
    if try !definitions.matter(to: certificate, of: system, meter: meter),
      let cycle = try EqualityGraph(certificate, of: system).cycle(meter)
    {
      return cycle
    }
    let members = normalised(certificate)
    if try infeasibility(of: members) != nil,
      let found = try filtered(members, keeping: last, trustingCertificates: true)
    {
      return found
    }
    var all = admitted.map { ConflictMember.constraint($0) }
    for v in variables(of: admitted) where system.isNonNegative[v] {
      all.append(.nonNegative(Variable(index: v)))
    }
    return try filtered(normalised(all), keeping: last, trustingCertificates: false)
      ?? normalised(certificate)
  }

  /// The deletion filter; `nil` if the remaining set turns out feasible.
  private mutating func filtered(
    _ start: [ConflictMember], keeping last: ConflictMember, trustingCertificates: Bool
  ) throws(Failure) -> [ConflictMember]? {
    var members = start
    var at = 0
    while at < members.count {
      guard members[at] != last else {
        at += 1
        continue
      }
      var fewer = members
      let left = fewer.remove(at: at)
      if let found = try infeasibility(of: fewer) {
        // Members before this index are necessary, so every certificate contains them.
        members = trustingCertificates ? normalised(found) : fewer
        at = members.firstIndex { follows($0, left) } ?? members.count
      } else {
        at += 1
      }
    }
    return try infeasibility(of: members) == nil ? nil : members
  }

  private func key(_ member: ConflictMember) -> (Int, Int) {
    switch member {
    case .nonNegative(let v): (0, v.index)
    case .constraint(let r): (1, r)
    }
  }

  private func follows(_ a: ConflictMember, _ b: ConflictMember) -> Bool { key(a) > key(b) }

  /// The members in the order of admission, without duplicates, each as its first constraint.
  private func normalised(_ members: [ConflictMember]) -> [ConflictMember] {
    var result: [ConflictMember] = []
    for member in members {
      if case .constraint(let r) = member {
        result.append(.constraint(system.group(ofMember: r).lowerBound))
      } else {
        result.append(member)
      }
    }
    result.sort { key($0) < key($1) }
    var kept = 0
    for at in result.indices where at == 0 || result[at] != result[at - 1] {
      result[kept] = result[at]
      kept += 1
    }
    result.removeLast(result.count - kept)
    return result
  }

  private func variables(of rows: [Int]) -> [Int] {
    var seen: Set<Int> = []
    for r in definitions.closure(of: rows, in: system) {
      for slot in system.slots(of: r) { seen.insert(Int(system.termVariables[slot])) }
    }
    return seen.sorted()
  }

  private mutating func infeasibility(of members: [ConflictMember]) throws(Failure)
    -> [ConflictMember]?
  {
    var rows: [Int] = []
    var signs: Set<Int> = []
    for member in members {
      switch member {
      case .constraint(let r): rows += system.group(ofMember: r)
      case .nonNegative(let v): signs.insert(v.index)
      }
    }
    return try infeasibility(of: rows, signs: signs)
  }

  /// Whether a minimal set can hold within the tolerance of a solution.
  ///
  /// - Complexity: A solve of the set.
  mutating func isTolerable(_ conflict: Conflict) throws(Failure) -> Bool {
    var rows: [Int] = []
    var signs: Set<Int> = []
    for member in conflict.members {
      switch member {
      case .constraint(let r): rows += system.group(ofMember: r)
      case .nonNegative(let v): signs.insert(v.index)
      }
    }
    let subsystem = extract(definitions.closure(of: rows, in: system), signs: signs)
    defer { for v in subsystem.variables { localOf[v] = -1 } }
    do throws(Failure) {
      return try subsystem.system.solveElastic(broken: [], meter: meter).isAccurate
    } catch .ended(.numbersTooFarApart) {
      return false
    }
  }

  /// A certificate that `rows` and the definitions of their variables are infeasible, or `nil` if
  /// they are feasible.
  ///
  /// `signs` contains the variables whose implied sign applies; `nil` means all.
  private mutating func infeasibility(
    of rows: [Int], signs: Set<Int>?
  ) throws(Failure) -> [ConflictMember]? {
    // A sign outside the rows is never infeasible, so only the rows' variables are extracted.
    let rows = definitions.closure(of: rows, in: system)
    let subsystem = extract(rows, signs: signs)
    defer { for v in subsystem.variables { localOf[v] = -1 } }
    try meter.charge(subsystem.system.termCount)
    do throws(Failure) {
      try subsystem.system.checkFeasibility(meter: meter)
      return nil
    } catch .infeasible(let members) {
      var certificate: [ConflictMember] = []
      for member in members {
        switch member {
        case .constraint(let r):
          if system.roles[rows[r]] != .definition { certificate.append(.constraint(rows[r])) }
        case .nonNegative(let v):
          certificate.append(.nonNegative(Variable(index: subsystem.variables[v.index])))
        }
      }
      return certificate
    }
  }

  /// The subsystem of `rows`, and the original index of each of its variables.
  private mutating func extract(
    _ rows: [Int], signs: Set<Int>?
  ) -> (system: ConstraintSystem, variables: [Int]) {
    var subsystem = ConstraintSystem()
    var variables: [Int] = []
    for r in rows {
      for slot in system.slots(of: r) {
        let v = Int(system.termVariables[slot])
        guard localOf[v] < 0 else { continue }
        let isSigned = system.isNonNegative[v] && (signs?.contains(v) ?? true)
        localOf[v] = Int32(truncatingIfNeeded: subsystem.addVariable(isNonNegative: isSigned).index)
        variables.append(v)
      }
      subsystem.addRequired(r, of: system, renamed: localOf)
    }
    return (subsystem, variables)
  }

  /// The connected components of the required constraints, without definitions, in order of index.
  private func components() -> [[Int]] {
    var leader = Array(0..<system.variableCount)
    func root(_ slot: Int) -> Int {
      var v = Int(system.termVariables[slot])
      while leader[v] != v {
        leader[v] = leader[leader[v]]
        v = leader[v]
      }
      return v
    }
    let required = (0..<system.constraintCount).filter { isRequired($0) }
    for r in required {
      let slots = Int(system.starts[r])..<Int(system.starts[r + 1])
      for slot in slots.dropFirst() {
        let (a, b) = (root(slots.lowerBound), root(slot))
        leader[max(a, b)] = min(a, b)
      }
    }
    var indexOfRoot = [Int](repeating: -1, count: system.variableCount)
    var result: [[Int]] = []
    for r in required where system.roles[r] != .definition {
      guard system.starts[r] < system.starts[r + 1] else {
        result.append([r])
        continue
      }
      let root = root(Int(system.starts[r]))
      if indexOfRoot[root] < 0 {
        indexOfRoot[root] = result.count
        result.append([])
      }
      result[indexOfRoot[root]].append(r)
    }
    return result
  }
}
