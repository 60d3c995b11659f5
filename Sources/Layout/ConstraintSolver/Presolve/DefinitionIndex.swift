/// The definitions of a system, indexed by their variables.
struct DefinitionIndex {
  /// The definitions with variable `v` are `rows[starts[v] ..< starts[v + 1]]`.
  private let starts: [Int32]
  private let rows: [Int32]

  /// - Complexity: O(terms).
  init(_ system: ConstraintSystem) {
    let definitions = (0..<system.constraintCount).filter { system.roles[$0] == .definition }
    var starts = [Int32](repeating: 0, count: system.variableCount + 1)
    for r in definitions {
      for slot in system.slots(of: r) { starts[Int(system.termVariables[slot]) + 1] += 1 }
    }
    for v in 0..<system.variableCount { starts[v + 1] += starts[v] }
    var fill = starts
    var rows = [Int32](repeating: 0, count: Int(starts[system.variableCount]))
    for r in definitions {
      for slot in system.slots(of: r) {
        let v = Int(system.termVariables[slot])
        rows[Int(fill[v])] = Int32(truncatingIfNeeded: r)
        fill[v] += 1
      }
    }
    self.starts = starts
    self.rows = rows
  }

  /// The definitions that contain a variable.
  func definitions(of variable: Int) -> ArraySlice<Int32> {
    rows[Int(starts[variable])..<Int(starts[variable + 1])]
  }

  /// Some constraints, followed by all definitions of their variables, directly or through other
  /// definitions.
  ///
  /// - Complexity: O(terms of the result).
  func closure(of constraints: [Int], in system: ConstraintSystem) -> [Int] {
    if rows.isEmpty { return constraints }
    var result = constraints
    var isTaken: Set<Int32> = []
    var seen: Set<Int32> = []
    var next = 0
    while next < result.count {
      for slot in system.slots(of: result[next]) {
        let v = system.termVariables[slot]
        guard seen.insert(v).inserted else { continue }
        for r in definitions(of: Int(v)) where isTaken.insert(r).inserted {
          result.append(Int(r))
        }
      }
      next += 1
    }
    return result
  }

  /// Whether definitions may connect members in a way that affects a conflict.
  ///
  /// A definition with a variable that is in no other constraint can always hold, so it is removed.
  /// Other definitions may then become removable too.
  ///
  /// - Complexity: O(terms of the members and their definitions).
  func matter(
    to members: [ConflictMember], of system: ConstraintSystem, meter: WorkMeter
  ) throws(Failure) -> Bool {
    var constraints: [Int] = []
    for case .constraint(let r) in members { constraints.append(r) }
    let all = closure(of: constraints, in: system)
    let own = all[constraints.count...]
    if own.isEmpty { return false }
    if constraints.count < members.count { return true }
    try meter.charge(all.count)
    var uses: [Int32: Int] = [:]
    for r in all {
      for slot in system.slots(of: r) { uses[system.termVariables[slot], default: 0] += 1 }
    }
    var isOut: Set<Int> = []
    var pending = Array(own)
    while let r = pending.popLast() {
      let variables = system.slots(of: r).map { system.termVariables[$0] }
      guard !isOut.contains(r), variables.contains(where: { uses[$0] == 1 }) else { continue }
      isOut.insert(r)
      for v in variables {
        uses[v, default: 0] -= 1
        guard uses[v] == 1 else { continue }
        pending += definitions(of: Int(v)).lazy.map { Int($0) }.filter { !isOut.contains($0) }
      }
    }
    return isOut.count < own.count
  }

  /// Whether constraints that a proof does not use may conflict with some that it uses.
  ///
  /// A constraint or definition with a variable that occurs nowhere else can always hold, so it is
  /// removed. Others may then become removable too. This removes the sides of a guide that crosses
  /// a conflict.
  ///
  /// `used` contains the members of the proof and the definitions that it uses, possibly repeated.
  ///
  /// - Complexity: O(terms of both and of the definitions of their variables).
  func connect(
    _ unused: [Int], to used: [ConflictMember], of system: ConstraintSystem, meter: WorkMeter
  ) throws(Failure) -> Bool {
    var uses: [Int32: Int] = [:]
    var isUsed: Set<Int> = []
    var all: [Int] = []
    for member in used {
      switch member {
      case .constraint(let r): if isUsed.insert(r).inserted { all.append(r) }
      case .nonNegative(let v): uses[Int32(truncatingIfNeeded: v.index), default: 0] += 1
      }
    }
    // The closure repeats the definitions already in use.
    let usedCount = all.count
    all = closure(of: all + unused, in: system)
    let others = all[usedCount...].filter { !isUsed.contains($0) }
    let own = isUsed.sorted() + others
    var termCount = 0
    var rowsOf: [Int32: [Int]] = [:]
    for r in own {
      for slot in system.slots(of: r) where system.termCoefficients[slot] != 0 {
        uses[system.termVariables[slot], default: 0] += 1
        if !isUsed.contains(r) { rowsOf[system.termVariables[slot], default: []].append(r) }
        termCount += 1
      }
    }
    try meter.charge(8 * (termCount + own.count))
    var isOut: Set<Int> = []
    var pending = others
    while let r = pending.popLast() {
      let slots = system.slots(of: r).filter { system.termCoefficients[$0] != 0 }
      guard !isOut.contains(r), slots.contains(where: { uses[system.termVariables[$0]] == 1 })
      else { continue }
      isOut.insert(r)
      for slot in slots {
        let v = system.termVariables[slot]
        uses[v, default: 0] -= 1
        if uses[v] == 1 { pending += rowsOf[v] ?? [] }
      }
    }
    return unused.contains { !isOut.contains($0) }
  }
}

extension ConstraintSystem {
  /// The constraints that share a member with some of `rows` but are not among them. `rows` must be
  /// ascending.
  func unusedParts(of rows: [Int]) -> [Int] {
    var unused: [Int] = []
    for (at, r) in rows.enumerated() where at == 0 || rows[at - 1] != r {
      let group = group(ofMember: r)
      guard group.count > 1 else { continue }
      // The constraints of a member are adjacent.
      let first = at > 0 ? max(group.lowerBound, rows[at - 1] + 1) : group.lowerBound
      unused += first..<r
      let next = rows[at...].first { $0 > r } ?? .max
      if next >= group.upperBound { unused += (r + 1)..<group.upperBound }
    }
    return unused
  }
}
