/// The parts of a system with a parameter that can be solved separately.
///
/// Required equalities make some variables functions of the parameter alone: the edges of a screen,
/// and everything at a fixed distance from them. After substituting these, the rest splits into
/// connected components, each with its own breakpoints. The rows of a form are mostly independent,
/// and their heights do not change with its width.
struct ParametricParts {
  /// Connected variables as a system of their own.
  struct Part {
    /// The variables, ascending, which are the first variables of `system` in the same order.
    var variables: [Int32]
    var system: ConstraintSystem
    var parameter: Variable
  }

  /// A variable as a function of the parameter: `constant + slope · parameter`.
  struct Form: BitwiseCopyable {
    var constant = 0.0
    var slope = 0.0
    var isKnown = false

    func value(at place: Double) -> Double { constant + slope * place + 0 }
  }

  private(set) var parts: [Part] = []
  /// The function of each variable, if known.
  private(set) var forms: [Form]

  /// Splits a system.
  ///
  /// - Complexity: Nearly linear in the terms.
  init(_ system: ConstraintSystem, parameter: Variable) {
    forms = Array(repeating: Form(), count: system.variableCount)
    forms[parameter.index] = Form(constant: 0, slope: 1, isKnown: true)
    findForms(in: system, from: parameter)
    makeParts(of: system)
  }

  // MARK: Functions of the parameter

  private mutating func findForms(in system: ConstraintSystem, from parameter: Variable) {
    var starts = [Int](repeating: 0, count: system.variableCount + 1)
    var unknown = [Int32](repeating: 0, count: system.constraintCount)
    let equalities = (0..<system.constraintCount).filter {
      system.relations[$0] == .equal && system.priorities[$0] >= Priority.required.value
    }
    for r in equalities {
      for slot in system.slots(of: r) where system.termCoefficients[slot] != 0 {
        starts[Int(system.termVariables[slot]) + 1] += 1
        unknown[r] += 1
      }
    }
    for v in 0..<system.variableCount { starts[v + 1] += starts[v] }
    var rows = [Int32](repeating: 0, count: starts[system.variableCount])
    var fill = starts
    for r in equalities {
      for slot in system.slots(of: r) where system.termCoefficients[slot] != 0 {
        let v = Int(system.termVariables[slot])
        rows[fill[v]] = Int32(truncatingIfNeeded: r)
        fill[v] += 1
      }
    }
    var pending = equalities.filter { unknown[$0] == 1 }
    func note(_ v: Int, _ pending: inout [Int]) {
      for at in starts[v]..<starts[v + 1] {
        unknown[Int(rows[at])] -= 1
        if unknown[Int(rows[at])] == 1 { pending.append(Int(rows[at])) }
      }
    }
    note(parameter.index, &pending)
    var next = 0
    while next < pending.count {
      if let v = fix(by: pending[next], of: system) { note(v, &pending) }
      next += 1
    }
  }

  /// Derives the function of an equality's only unknown variable, and returns that variable.
  private mutating func fix(by r: Int, of system: ConstraintSystem) -> Int? {
    var sum = Form(constant: system.constants[r], slope: 0)
    var (only, coefficient, largest) = (-1, 0.0, 0.0)
    for slot in system.slots(of: r) where system.termCoefficients[slot] != 0 {
      let (v, a) = (Int(system.termVariables[slot]), system.termCoefficients[slot])
      largest = max(largest, abs(a))
      if forms[v].isKnown {
        sum.constant += a * forms[v].constant
        sum.slope += a * forms[v].slope
      } else {
        (only, coefficient) = (v, a)
      }
    }
    guard only >= 0, abs(coefficient) >= Tolerance.relativePivot * largest else { return nil }
    forms[only] = Form(
      constant: -sum.constant / coefficient, slope: -sum.slope / coefficient, isKnown: true)
    return only
  }

  // MARK: Components

  private mutating func makeParts(of system: ConstraintSystem) {
    var leader = Array(0..<system.variableCount)
    func root(_ variable: Int) -> Int {
      var v = variable
      while leader[v] != v {
        leader[v] = leader[leader[v]]
        v = leader[v]
      }
      return v
    }
    func isOpen(_ slot: Int) -> Bool {
      system.termCoefficients[slot] != 0 && !forms[Int(system.termVariables[slot])].isKnown
    }
    for r in 0..<system.constraintCount {
      var first = -1
      for slot in system.slots(of: r) where isOpen(slot) {
        let other = root(Int(system.termVariables[slot]))
        if first >= 0, first != other { leader[max(first, other)] = min(first, other) }
        first = first < 0 ? other : min(first, other)
      }
    }
    // A leader is the smallest variable of its component, so the loop meets it first.
    var partOf = [Int](repeating: -1, count: system.variableCount)
    var localOf = [Int](repeating: 0, count: system.variableCount)
    for v in 0..<system.variableCount where !forms[v].isKnown {
      let first = root(v)
      if partOf[first] < 0 {
        partOf[first] = parts.count
        parts.append(
          Part(variables: [], system: ConstraintSystem(), parameter: Variable(index: 0)))
      }
      partOf[v] = partOf[first]
      localOf[v] = parts[partOf[v]].variables.count
      parts[partOf[v]].variables.append(Int32(truncatingIfNeeded: v))
      parts[partOf[v]].system.addVariable(isNonNegative: system.isNonNegative[v])
    }
    for at in parts.indices {
      parts[at].system.identities = parts[at].variables
      parts[at].parameter = parts[at].system.addVariable()
    }
    for r in 0..<system.constraintCount {
      guard let open = system.slots(of: r).first(where: isOpen) else { continue }
      let part = partOf[Int(system.termVariables[open])]
      var sum = Form(constant: system.constants[r], slope: 0)
      for slot in system.slots(of: r) {
        let (v, a) = (Int(system.termVariables[slot]), system.termCoefficients[slot])
        if forms[v].isKnown {
          sum.constant += a * forms[v].constant
          sum.slope += a * forms[v].slope
        } else if a != 0 {
          parts[part].system.add(Term(Variable(index: localOf[v]), a))
        }
      }
      if abs(sum.slope) > Tolerance.slope {
        parts[part].system.add(Term(parts[part].parameter, sum.slope))
      }
      _ = parts[part].system.close(
        constant: sum.constant, system.relations[r],
        priority: Priority(system.priorities[r]) ?? .required,
        role: system.roles[r] == .definition ? .definition : .member)
    }
  }
}
