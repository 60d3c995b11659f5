/// Linearly independent equalities that complete a combination of other constraints, so that every
/// variable cancels.
///
/// Presolve, substitution and the pivots of a tableau add multiples of these equalities to a row.
/// Instead of recording each addition, the multipliers are computed from the result: because the
/// equalities are independent, they are the unique solution of a linear system. The system is
/// nearly triangular: most equalities have a variable that is in no other once some have been
/// removed. That order is found once. The remaining kernel is factorised.
struct EqualityBasis {
  private let system: ConstraintSystem
  /// The equalities, each with the variable that determines its multiplier. No later equality
  /// contains that variable.
  private let order: [(row: Int32, variable: Int32, coefficient: Double)]
  /// The index in `order` of each variable's equality, or -1.
  private let positionOf: [Int32]
  /// The equalities without such a variable.
  private let kernelRows: [Int32]
  /// The factors of the kernel, built on first use.
  private var kernel: EqualityKernel?
  private let context: SolveContext
  /// The greatest index of an equality that is not a definition, or -1.
  let lastRow: Int

  /// The maximum number of kernel solves per combination.
  private static let refinementLimit = 3

  /// - Complexity: O(terms of the rows).
  init(_ rows: [Int32], of system: ConstraintSystem, _ context: SolveContext) throws(Failure) {
    self.system = system
    self.context = context
    let meter = context.meter
    // A definition always holds, so it is never at fault.
    lastRow = Int(rows.lazy.filter { system.roles[Int($0)] != .definition }.max() ?? -1)
    var termCount = 0
    var counts = [Int32](repeating: 0, count: system.variableCount + 1)
    for r in rows {
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        counts[Int(system.termVariables[slot]) + 1] += 1
        termCount += 1
      }
    }
    try meter.charge(8 * (termCount + rows.count) + system.variableCount)
    var starts = counts
    for v in 0..<system.variableCount { starts[v + 1] += starts[v] }
    var fill = starts
    var rowsOf = [Int32](repeating: 0, count: termCount)
    for (at, r) in rows.enumerated() {
      for slot in system.slots(of: Int(r)) where system.termCoefficients[slot] != 0 {
        let v = Int(system.termVariables[slot])
        rowsOf[Int(fill[v])] = Int32(truncatingIfNeeded: at)
        fill[v] += 1
      }
    }
    // The number of terms with each variable in the remaining rows.
    var uses = [Int32](repeating: 0, count: system.variableCount)
    for v in uses.indices { uses[v] = starts[v + 1] - starts[v] }
    var pending = uses.indices.filter { uses[$0] == 1 }
    var isLeft = [Bool](repeating: true, count: rows.count)
    var order: [(row: Int32, variable: Int32, coefficient: Double)] = []
    while let v = pending.popLast() {
      guard uses[v] == 1,
        let at = rowsOf[Int(starts[v])..<Int(starts[v + 1])].first(where: { isLeft[Int($0)] })
      else { continue }
      let r = Int(rows[Int(at)])
      let slots = system.slots(of: r)
      var own = 0.0
      var largest = 0.0
      for slot in slots {
        if Int(system.termVariables[slot]) == v { own += system.termCoefficients[slot] }
        largest = max(largest, abs(system.termCoefficients[slot]))
      }
      guard abs(own) >= Tolerance.relativeFreePivot * largest else { continue }
      isLeft[Int(at)] = false
      order.append((rows[Int(at)], Int32(truncatingIfNeeded: v), own))
      for slot in slots where system.termCoefficients[slot] != 0 {
        let other = Int(system.termVariables[slot])
        uses[other] -= 1
        if uses[other] == 1 { pending.append(other) }
      }
    }
    self.order = order
    var positionOf = [Int32](repeating: -1, count: system.variableCount)
    for (at, step) in order.enumerated() {
      positionOf[Int(step.variable)] = Int32(truncatingIfNeeded: at)
    }
    self.positionOf = positionOf
    kernelRows = rows.indices.filter { isLeft[$0] }.map { rows[$0] }
  }

  /// Adds multiples of the equalities to a combination until every variable cancels, and returns
  /// whether all do.
  ///
  /// - Complexity: O(n log n) in the terms of the added equalities, plus a solve with the kernel.
  mutating func complete(_ sum: inout Combination) throws(Failure) -> Bool {
    let meter = context.meter
    // An equality contains no variable of an earlier one, so a heap yields them in order.
    var pending = MinHeap()
    var next = 0
    while true {
      while next < sum.touched.count {
        let position = positionOf[Int(sum.touched[next])]
        if position >= 0 { pending.push(position) }
        next += 1
      }
      guard let position = pending.popLeast() else { break }
      try meter.charge(8)
      let (row, variable, coefficient) = order[Int(position)]
      let rest = sum.coefficient(of: Int(variable))
      if rest != 0 { sum.add(-rest / coefficient, times: Int(row), of: system) }
    }
    if sum.isZero { return true }
    guard !kernelRows.isEmpty else { return false }
    if kernel == nil { kernel = try EqualityKernel(kernelRows, of: system, context) }
    // Iterative refinement: solve again for the rounding errors of a long sum.
    var isMember = [Bool](repeating: false, count: kernelRows.count)
    for _ in 0..<EqualityBasis.refinementLimit where !sum.isZero {
      try kernel?.complete(&sum, of: system, isMember: &isMember)
    }
    return sum.isZero
  }
}

/// A linear combination of constraints and signs, with the resulting coefficient of each variable.
struct Combination {
  /// The multiplier of each constraint or sign. A constraint may have several.
  private(set) var multipliers: [(member: ConflictMember, value: Double)] = []
  private var coefficients: [Double]
  /// The largest summand of each variable's coefficient.
  private var sizes: [Double]
  /// The largest summand or sum over all variables.
  private var largest = 0.0
  /// The variables that occur or have occurred, without duplicates.
  private(set) var touched: [Int32] = []

  init(variableCount: Int) {
    coefficients = Array(repeating: 0, count: variableCount)
    sizes = coefficients
  }

  /// A variable's coefficient; zero if only a rounding error is left of it.
  func coefficient(of v: Int) -> Double {
    abs(coefficients[v]) <= Tolerance.rate * sizes[v] ? 0 : coefficients[v]
  }

  /// Whether every variable has cancelled.
  ///
  /// The multipliers along a chain are sums of earlier ones. Each inherits the rounding error of
  /// the largest, even if it is small itself, so the remainder of a variable may be as large as
  /// that error.
  var isZero: Bool {
    touched.allSatisfy { v in
      let rest = abs(coefficient(of: Int(v)))
      return rest <= Tolerance.feasibility * sizes[Int(v)]
        && rest <= Tolerance.cancellation * largest
    }
  }

  mutating func add(_ factor: Double, times row: Int, of system: ConstraintSystem) {
    multipliers.append((.constraint(row), factor))
    for slot in system.slots(of: row) where system.termCoefficients[slot] != 0 {
      add(factor * system.termCoefficients[slot], times: Int(system.termVariables[slot]))
    }
  }

  mutating func add(_ factor: Double, timesSignOf variable: Int) {
    multipliers.append((.nonNegative(Variable(index: variable)), factor))
    add(factor, times: variable)
  }

  private mutating func add(_ summand: Double, times variable: Int) {
    if sizes[variable] == 0 { touched.append(Int32(truncatingIfNeeded: variable)) }
    coefficients[variable] += summand
    sizes[variable] = max(sizes[variable], abs(summand))
    largest = max(largest, abs(summand), abs(coefficients[variable]))
  }

  /// Removes all terms, in time proportional to their number.
  mutating func clear() {
    for v in touched { (coefficients[Int(v)], sizes[Int(v)]) = (0, 0) }
    largest = 0
    touched.removeAll(keepingCapacity: true)
    multipliers.removeAll(keepingCapacity: true)
  }

  /// Whether the combination proves that its members cannot all hold: every variable cancels, every
  /// inequality keeps its sense, and a false statement about constants remains (Farkas' lemma).
  ///
  /// - Complexity: O(members).
  func isProof(in system: ConstraintSystem) -> Bool {
    guard isZero else { return false }
    var constant = 0.0
    var largest = 0.0
    // Whether the inequalities imply that the sum is at most zero, or at least zero.
    var (hasUpper, hasLower) = (false, false)
    for (member, value) in multipliers {
      var relation = Relation.greaterThanOrEqual
      if case .constraint(let r) = member {
        constant += value * system.constants[r]
        largest = max(largest, abs(value * system.constants[r]))
        relation = system.relations[r]
      }
      if relation == .equal { continue }
      if (relation == .lessThanOrEqual) == (value > 0) { hasUpper = true } else { hasLower = true }
    }
    guard abs(constant) > Tolerance.cancellation * largest else { return false }
    return constant > 0 ? !hasLower : !hasUpper
  }
}

/// A binary min-heap of numbers.
private struct MinHeap {
  private var items: [Int32] = []

  mutating func push(_ item: Int32) {
    items.append(item)
    var at = items.count - 1
    while at > 0, items[at] < items[(at - 1) / 2] {
      items.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  mutating func popLeast() -> Int32? {
    guard let least = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return least }
    items[0] = last
    var at = 0
    while true {
      var below = 2 * at + 1
      guard below < items.count else { return least }
      if below + 1 < items.count, items[below + 1] < items[below] { below += 1 }
      guard items[below] < items[at] else { return least }
      items.swapAt(at, below)
      at = below
    }
  }
}
