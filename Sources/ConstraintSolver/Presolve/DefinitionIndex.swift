/// The definitions of a system by the variables that they name.
struct DefinitionIndex {
  /// Variable `v` is named by `rows[starts[v] ..< starts[v + 1]]`.
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

  /// The definitions that name a variable.
  func definitions(of variable: Int) -> ArraySlice<Int32> {
    rows[Int(starts[variable])..<Int(starts[variable + 1])]
  }

  /// Some constraints, then all definitions of their variables, directly or through other
  /// definitions.
  ///
  /// - Complexity: O(terms of these).
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

  /// Whether definitions may connect members in a way that matters for a conflict.
  ///
  /// A definition with a variable that no other constraint names can always hold, so it is left
  /// out; then others may become such definitions.
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
}
