/// Finds which required constraints cannot be admitted, and for each an irreducible set that shows why.
///
/// Required constraints are admitted in order: implied signs first, then constraints by index. The first
/// that cannot hold with those admitted is looked for by bisection over prefixes, helped by the certificate of each
/// infeasible one; its set is then reduced by leaving out one member after the other (the deletion filter of
/// Chinneck and Dravnieks, 1991), again from certificate to certificate. Only constraints connected to the first
/// certificate are looked at.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let meter: WorkMeter
  private var isRejected: [Bool]
  private var conflicts: [Conflict] = []

  init(_ system: ConstraintSystem, meter: WorkMeter) {
    self.system = system
    self.meter = meter
    isRejected = Array(repeating: false, count: system.constraintCount)
  }

  /// All conflicts up to `limit`, given the certificate at which a solve ended.
  mutating func run(
    from certificate: [ConflictMember], limit: Int
  ) throws(Failure) -> [Conflict] {
    var certificate = certificate
    while true {
      let component = component(of: certificate)
      try exhaust(component, certificate: certificate, limit: limit)
      guard conflicts.count < limit else { break }
      let rest = admitted((0..<system.constraintCount).filter { isRequired($0) })
      guard let next = try infeasibility(of: rest, signs: nil) else { break }
      certificate = next
    }
    return conflicts
  }

  private func isRequired(_ r: Int) -> Bool { system.priorities[r] >= Priority.required.value }

  private func admitted(_ rows: [Int]) -> [Int] { rows.filter { !isRejected[$0] } }

  /// Admits the constraints of a component in order until all that can hold do.
  private mutating func exhaust(
    _ component: [Int], certificate: [ConflictMember], limit: Int
  ) throws(Failure) {
    // Positions in `component`: the prefix below `low` is satisfiable, the one that ends at `high` is not.
    var low = 0
    var certificate = certificate
    while conflicts.count < limit {
      var high = lastPosition(of: certificate, in: component)
      while low < high {
        let middle = low + (high - low) / 2
        let prefix = admitted(Array(component[...middle]))
        if let found = try infeasibility(of: prefix, signs: nil) {
          certificate = found
          high = min(middle, lastPosition(of: found, in: component))
        } else {
          low = middle + 1
        }
      }
      let rejected = component[high]
      let members = try reduced(certificate, keeping: .constraint(rejected))
      conflicts.append(Conflict(rejected: .constraint(rejected), members: members))
      isRejected[rejected] = true
      low = high
      guard let next = try infeasibility(of: admitted(component), signs: nil) else { return }
      certificate = next
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
  private func reduced(
    _ certificate: [ConflictMember], keeping last: ConflictMember
  ) throws(Failure) -> [ConflictMember] {
    var members = sorted(certificate)
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
        members = sorted(found)
        at = members.firstIndex { follows($0, left) } ?? members.count
      } else {
        at += 1
      }
    }
    return members
  }

  private func key(_ member: ConflictMember) -> (Int, Int) {
    switch member {
    case .nonNegative(let v): (0, v.index)
    case .constraint(let r): (1, r)
    }
  }

  private func follows(_ a: ConflictMember, _ b: ConflictMember) -> Bool { key(a) > key(b) }

  private func sorted(_ members: [ConflictMember]) -> [ConflictMember] {
    members.sorted { key($0) < key($1) }
  }

  private func infeasibility(of members: [ConflictMember]) throws(Failure) -> [ConflictMember]? {
    var rows: [Int] = []
    var signs: Set<Int> = []
    for member in members {
      switch member {
      case .constraint(let r): rows.append(r)
      case .nonNegative(let v): signs.insert(v.index)
      }
    }
    return try infeasibility(of: rows, signs: signs)
  }

  /// A certificate that `rows` cannot all hold, or nothing where they can.
  ///
  /// `signs` are the variables whose implied sign counts; nil for all that the rows name.
  private func infeasibility(
    of rows: [Int], signs: Set<Int>?
  ) throws(Failure) -> [ConflictMember]? {
    var part = ConstraintSystem()
    var local: [Int: Variable] = [:]
    var global: [Int] = []
    func variable(_ v: Int) -> Variable {
      if let known = local[v] { return known }
      let counts = system.isNonNegative[v] && (signs?.contains(v) ?? true)
      let new = part.addVariable(isNonNegative: counts)
      local[v] = new
      global.append(v)
      return new
    }
    // A sign can matter without a row only together with one, so the rows name all variables.
    for r in rows {
      let terms = system.terms(of: r).map { Term(variable($0.variable.index), $0.coefficient) }
      part.addConstraint(terms, constant: system.constants[r], system.relations[r])
    }
    try meter.charge(part.termCount)
    do throws(Failure) {
      _ = try part.solveParts(feasibilityOnly: true, meter: meter)
      return nil
    } catch .infeasible(let members) {
      return members.map {
        switch $0 {
        case .constraint(let r): .constraint(rows[r])
        case .nonNegative(let v): .nonNegative(Variable(index: global[v.index]))
        }
      }
    }
  }

  /// The required constraints that share variables, directly or not, with a certificate, by index.
  private func component(of certificate: [ConflictMember]) -> [Int] {
    var classes = AffineClasses(count: system.variableCount)
    func root(_ v: Int32) -> Int { classes.form(of: Int(v)).root }
    for r in 0..<system.constraintCount where isRequired(r) && !isRejected[r] {
      let slots = Int(system.starts[r])..<Int(system.starts[r + 1])
      for slot in slots.dropFirst() {
        let (a, b) = (
          root(system.termVariables[slots.lowerBound]), root(system.termVariables[slot])
        )
        if a != b { classes.join(a, b, factor: 1, offset: 0) }
      }
    }
    var wanted: Set<Int> = []
    for case .constraint(let r) in certificate {
      for slot in Int(system.starts[r])..<Int(system.starts[r + 1]) {
        wanted.insert(root(system.termVariables[slot]))
      }
    }
    let named = Set(
      certificate.compactMap { member -> Int? in
        if case .constraint(let r) = member { r } else { nil }
      })
    return (0..<system.constraintCount).filter { r in
      guard isRequired(r), !isRejected[r] else { return false }
      guard system.starts[r] < system.starts[r + 1] else { return named.contains(r) }
      return wanted.contains(root(system.termVariables[Int(system.starts[r])]))
    }
  }
}
