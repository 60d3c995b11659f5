/// Finds which required constraints cannot be admitted, and for each an irreducible set that shows
/// why.
///
/// Required constraints are admitted in order: implied signs first, then constraints by index. The
/// first that cannot hold with those admitted is looked for by bisection over prefixes, led by the
/// certificate of each infeasible one; its set is then reduced by leaving out one member after the
/// other (the deletion filter of Chinneck and Dravnieks, 1991), again from certificate to
/// certificate. Constraints that share no variables are looked at apart.
///
/// A set is only answered once it has been solved: unsatisfiable as a whole, satisfiable without
/// each of its members. Certificates only say where to look.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let meter: WorkMeter
  private let definitions: DefinitionIndex
  private var isRejected: [Bool]
  private var conflicts: [Conflict] = []
  /// For each variable, what it is in the part under examination, or -1.
  private var localOf: [Int32]

  init(_ system: ConstraintSystem, meter: WorkMeter) {
    self.system = system
    self.meter = meter
    definitions = DefinitionIndex(system)
    isRejected = Array(repeating: false, count: system.constraintCount)
    localOf = Array(repeating: -1, count: system.variableCount)
  }

  /// All conflicts up to `limit`, by the constraint that was rejected, and whether there are more.
  mutating func run(limit: Int) throws(Failure) -> (conflicts: [Conflict], hasMore: Bool) {
    var hasMore = false
    for component in components() {
      if conflicts.count < limit { try exhaust(component, limit: limit) }
      guard conflicts.count >= limit else { continue }
      if try infeasibility(of: admitted(component), signs: nil) != nil {
        hasMore = true
        break
      }
    }
    return (conflicts.sorted { follows($1.rejected, $0.rejected) }, hasMore)
  }

  private func isRequired(_ r: Int) -> Bool { system.priorities[r] >= Priority.required.value }

  private func admitted(_ rows: [Int]) -> [Int] { rows.filter { !isRejected[$0] } }

  /// Admits the constraints of a component in order until all that can hold do.
  private mutating func exhaust(_ component: [Int], limit: Int) throws(Failure) {
    // Positions in `component`: the prefix below `low` is satisfiable, the one that ends at `high`
    // is not.
    var low = 0
    while conflicts.count < limit {
      guard var certificate = try infeasibility(of: admitted(component), signs: nil) else { return }
      var high = lastPosition(of: certificate, in: component)
      // A certificate mostly ends with the one that is looked for; every other probe asks whether
      // it does.
      var isProof = true
      while low < high {
        let middle = isProof ? high - 1 : low + (high - low) / 2
        isProof.toggle()
        let prefix = admitted(Array(component[...middle]))
        if let found = try infeasibility(of: prefix, signs: nil) {
          certificate = found
          high = min(middle, lastPosition(of: found, in: component))
        } else {
          low = middle + 1
        }
      }
      let parts = system.group(ofMember: component[high])
      let rejected = ConflictMember.constraint(parts.lowerBound)
      let members = try reduced(
        certificate, keeping: rejected, admitted: admitted(Array(component[...high])))
      conflicts.append(Conflict(rejected: rejected, members: members))
      let count = conflicts.count
      meter.note { $0.conflictCount = count }
      for part in parts { isRejected[part] = true }
      low = high
    }
  }

  /// The place of a certificate's last constraint in the order of admission.
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

  /// Leaves out of a certificate whatever is not needed; `last` always is.
  ///
  /// Where the certificate turns out to name too few, its place is taken by all that was
  /// `admitted`.
  private mutating func reduced(
    _ certificate: [ConflictMember], keeping last: ConflictMember, admitted: [Int]
  ) throws(Failure) -> [ConflictMember] {
    if try !definitions.matter(to: certificate, of: system, meter),
      let cycle = try EqualityGraph(certificate, of: system).cycle(meter)
    {
      return cycle
    }
    let members = whole(certificate)
    if try infeasibility(of: members) != nil,
      let found = try filtered(members, keeping: last, trustingCertificates: true)
    {
      return found
    }
    var all = admitted.map { ConflictMember.constraint($0) }
    for v in variables(of: admitted) where system.isNonNegative[v] {
      all.append(.nonNegative(Variable(index: v)))
    }
    return try filtered(whole(all), keeping: last, trustingCertificates: false)
      ?? whole(certificate)
  }

  /// The deletion filter; nothing where what is left turns out to be satisfiable.
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
        // Members before this place are known to be needed, so they are in every certificate.
        members = trustingCertificates ? whole(found) : fewer
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

  /// The members in the order of admission, each once and by the first of its parts.
  private func whole(_ members: [ConflictMember]) -> [ConflictMember] {
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

  /// A certificate that `rows` cannot all hold with the definitions of what they name, or nothing
  /// where they can.
  ///
  /// `signs` are the variables whose implied sign counts; nil for all that are named.
  private mutating func infeasibility(
    of rows: [Int], signs: Set<Int>?
  ) throws(Failure) -> [ConflictMember]? {
    // A sign can matter without a row only together with one, so the rows name all variables.
    let rows = definitions.closure(of: rows, in: system)
    let part = extract(rows, signs: signs)
    defer { for v in part.variables { localOf[v] = -1 } }
    try meter.charge(part.system.termCount)
    do throws(Failure) {
      try part.system.checkFeasibility(meter: meter)
      return nil
    } catch .infeasible(let members) {
      var certificate: [ConflictMember] = []
      for member in members {
        switch member {
        case .constraint(let r):
          if system.roles[rows[r]] != .definition { certificate.append(.constraint(rows[r])) }
        case .nonNegative(let v):
          certificate.append(.nonNegative(Variable(index: part.variables[v.index])))
        }
      }
      return certificate
    }
  }

  /// The system of `rows` alone, and the variables that its own stand for.
  private mutating func extract(
    _ rows: [Int], signs: Set<Int>?
  ) -> (system: ConstraintSystem, variables: [Int]) {
    var part = ConstraintSystem()
    var variables: [Int] = []
    for r in rows {
      for slot in system.slots(of: r) {
        let v = Int(system.termVariables[slot])
        guard localOf[v] < 0 else { continue }
        let counts = system.isNonNegative[v] && (signs?.contains(v) ?? true)
        localOf[v] = Int32(truncatingIfNeeded: part.addVariable(isNonNegative: counts).index)
        variables.append(v)
      }
      part.addRequired(r, of: system, renamed: localOf)
    }
    return (part, variables)
  }

  /// The required constraints but for definitions in groups that share no variable, each by index.
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
    var place = [Int](repeating: -1, count: system.variableCount)
    var result: [[Int]] = []
    for r in required where system.roles[r] != .definition {
      guard system.starts[r] < system.starts[r + 1] else {
        result.append([r])
        continue
      }
      let root = root(Int(system.starts[r]))
      if place[root] < 0 {
        place[root] = result.count
        result.append([])
      }
      result[place[root]].append(r)
    }
    return result
  }
}
