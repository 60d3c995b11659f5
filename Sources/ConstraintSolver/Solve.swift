extension ConstraintSystem {
  /// Conflicts beyond this many are not looked for when a solve ends with them.
  private static let mostConflicts = 50

  /// Finds the values that satisfy the required constraints and, priority by priority, violate the
  /// optional ones least.
  ///
  /// Required equalities of few unknowns are used up first; what is left falls into independent
  /// components, each solved from the highest priority down by the simplex method with piecewise
  /// linear costs.
  ///
  /// - Parameters:
  ///   - policy: What to do when required constraints cannot all hold.
  ///   - limits: What the solve may cost.
  /// - Returns: The values, and what is not satisfied.
  /// - Throws: ``SolveError``.
  /// - Complexity: O(n log n) in the terms for what equalities and components of one variable fix;
  ///   the rest is linear programming, under the budget of `limits`.
  public func solve(
    onConflict policy: ConflictPolicy = .fail, limits: SolveLimits = SolveLimits()
  ) throws(SolveError) -> Solution {
    try solve(policy, limits, parameter: -1).solution
  }

  /// The same; and how the values follow the constant of constraint `parameter`, if that is one.
  func solve(
    _ policy: ConflictPolicy, _ limits: SolveLimits, parameter: Int
  ) throws(SolveError) -> (solution: Solution, sensitivity: Sensitivity?) {
    let budget = WorkBudget(limits)
    do throws(Failure) {
      return try withExtendedLifetime(budget) { () throws(Failure) in
        try solve(policy, WorkMeter(budget), parameter)
      }
    } catch {
      switch error {
      case .ended(let reason): throw reason
      case .infeasible(let members):
        // Only reached if a set without its conflicts is still called infeasible: say what is
        // known.
        throw .conflict(
          members.last.map { [Conflict(rejected: $0, members: members)] } ?? [])
      }
    }
  }

  private func solve(
    _ policy: ConflictPolicy, _ meter: WorkMeter, _ parameter: Int
  ) throws(Failure) -> (solution: Solution, sensitivity: Sensitivity?) {
    let found = try admit(policy, meter, parameter)
    if !found.solution.violations.isEmpty, let scaling = try ColumnScaling(self, meter) {
      // What could satisfy them may have been too little to see.
      let scaled = try scaling.unscaled(scaling.system.admitted(policy, meter), of: self)
      if scaled.isRight, isBetter(scaled.solution, than: found.solution) {
        return (scaled.solution, nil)
      }
    }
    guard found.isRight else {
      return (try Refinement.solve(self, policy, meter, from: found.solution), nil)
    }
    return (found.solution, found.sensitivity)
  }

  /// Solves what can be admitted, and tells whether that is as exact as it has to be.
  func admit(
    _ policy: ConflictPolicy, _ meter: WorkMeter, _ parameter: Int
  ) throws(Failure) -> SolvedSystemAnswer {
    do throws(Failure) {
      return try attempt(meter, parameter, broken: [])
    } catch .infeasible {
      if let scaling = try ColumnScaling(self, meter) {
        // What makes it feasible may have been too little to see.
        return try scaling.unscaled(scaling.system.admitted(policy, meter), of: self)
      }
      return try admittedInOrder(policy, meter)
    }
  }

  /// Solves what can be admitted, in the units that there are.
  private func admitted(
    _ policy: ConflictPolicy, _ meter: WorkMeter
  ) throws(Failure) -> SolvedSystemAnswer {
    do throws(Failure) {
      return try attempt(meter, -1, broken: [])
    } catch .infeasible {
      return try admittedInOrder(policy, meter)
    }
  }

  /// Finds what cannot be admitted of an infeasible system, and solves the rest where that is asked
  /// for.
  private func admittedInOrder(
    _ policy: ConflictPolicy, _ meter: WorkMeter
  ) throws(Failure) -> SolvedSystemAnswer {
    meter.note {
      $0.stage = .conflicts
      $0.priority = nil
    }
    var search = ConflictSearch(self, meter: meter)
    let limit = policy == .fail ? ConstraintSystem.mostConflicts : Int.max
    let (conflicts, hasMore) = try search.run(limit: limit)
    // Part by part all of it holds: the whole is beyond the digits that there are.
    guard !conflicts.isEmpty else { throw .ended(.numbersTooFarApart) }
    guard policy == .breakInOrder else { throw .ended(.conflict(conflicts, hasMore: hasMore)) }
    // What is broken may change with any constant, so none is followed.
    return try keeping(allBut: conflicts).attempt(meter, -1, broken: conflicts)
  }

  /// Whether a solution violates less than another at the highest priority at which they differ.
  private func isBetter(_ a: Solution, than b: Solution) -> Bool {
    var differences: [Double: Double] = [:]
    for violation in a.violations {
      differences[priorities[violation.constraint], default: 0] -= violation.amount
    }
    for violation in b.violations {
      differences[priorities[violation.constraint], default: 0] += violation.amount
    }
    let decisive = differences.filter { abs($0.value) > Tolerance.answer }.max { $0.key < $1.key }
    return (decisive?.value ?? 0) > 0
  }

  /// The same without what conflicts reject.
  func keeping(allBut broken: [Conflict]) -> ConstraintSystem {
    var kept = self
    for conflict in broken {
      guard case .constraint(let r) = conflict.rejected else { continue }
      for part in parts(ofMember: r) { kept.empty(part) }
    }
    return kept
  }

  /// Solves what can hold, without looking for the reasons of a conflict.
  private func attempt(
    _ meter: WorkMeter, _ parameter: Int, broken: [Conflict]
  ) throws(Failure) -> SolvedSystemAnswer {
    try withContext(meter, parameter) { view, context throws(Failure) in
      // Without an edited constant nothing has a slope, and nothing computes one.
      if parameter < 0 {
        try SolvedSystem<Double>(view, feasibilityOnly: false, context).answer(broken: broken)
      } else {
        try SolvedSystem<DualNumber>(view, feasibilityOnly: false, context).answer(broken: broken)
      }
    }
  }

  /// Throws ``Failure/infeasible(_:)`` where the required constraints cannot all hold.
  func checkFeasibility(meter: WorkMeter) throws(Failure) {
    try withContext(meter, -1) { view, context throws(Failure) in
      _ = try SolvedSystem<Double>(view, feasibilityOnly: true, context)
    }
  }

  /// Calls `body` with the arrays, and with memory that is enough for most systems of this size.
  private func withContext<R>(
    _ meter: WorkMeter, _ parameter: Int,
    _ body: (Shared<SystemView>, SolveContext) throws(Failure) -> R
  ) throws(Failure) -> R {
    let capacity = 2_048 + 96 * variableCount + 64 * constraintCount
    try meter.allow(bytes: capacity)
    let memory = ArenaMemory(capacity: capacity)
    return try withExtendedLifetime(memory) { () throws(Failure) in
      let context = SolveContext(memory: memory, meter: meter, parameter: parameter)
      return try withView { view throws(Failure) in
        try body(context.arena.shared(view), context)
      }
    }
  }
}

/// How the values of a solution follow one constant.
struct Sensitivity {
  /// The change of each value per unit of the constant.
  var slopes: [Double]
  /// How far the constant may go before that ends.
  var range: ValidRange
}

/// What an attempt at a system came to.
struct SolvedSystemAnswer {
  var solution: Solution
  var sensitivity: Sensitivity?
  /// Whether all that is required holds.
  var isRight: Bool
}

/// A system's values by component, to be put together.
struct SolvedSystem<Number: Scalar> {
  private let sharedSystem: Shared<SystemView>
  private var system: SystemView { sharedSystem.value }
  private let components: Components<Number>
  private let context: SolveContext
  /// The values of the columns, component by component.
  private let columnValues: Buffer<Number>
  /// The constraints that are no required equalities.
  private let others: Buffer<Int32>
  /// The components that leave something open.
  private let faces: [OpenFace]

  /// Reduces, splits and solves.
  init(
    _ system: Shared<SystemView>, feasibilityOnly: Bool, _ context: SolveContext
  ) throws(Failure) {
    sharedSystem = system
    self.context = context
    let presolve = try Presolve<Number>(system, context: context)
    others = presolve.others.elements
    let found = try ComponentValues<Number>(presolve, feasibilityOnly: feasibilityOnly)
    (components, columnValues, faces) = (found.components, found.values, found.faces)
  }

  func answer(broken: [Conflict]) throws(Failure) -> SolvedSystemAnswer {
    let count = system.variableCount
    let wanted = context.parameter >= 0
    var slopes: [Double] = wanted ? Array(repeating: 0, count: count) : []
    var lowest = 0.0
    let values = [Double](unsafeUninitializedCapacity: count) { elements, initialized in
      for v in 0..<count {
        let quantity = value(of: v)
        // What is below zero by less than counts is zero; and zero has no sign.
        let isZero = system.isNonNegative[v] ? quantity.value <= 0 : quantity.value == 0
        if isZero { lowest = min(lowest, quantity.value) }
        elements.initializeElement(at: v, to: isZero ? 0 : quantity.value)
        if wanted { slopes[v] = quantity.slope }
      }
      initialized = count
    }
    try context.meter.charge(system.variables.count)
    let solution = Solution(
      values: values, violations: system.violations(of: values, among: others), broken: broken,
      work: context.meter.used, freedom: faces.isEmpty ? nil : Freedom(openBlocks))
    return SolvedSystemAnswer(
      solution: solution,
      sensitivity: wanted ? Sensitivity(slopes: slopes, range: context.range) : nil,
      isRight: system.isSatisfied(by: values)
        && (lowest == 0 || system.isSatisfied(by: values, within: -lowest)))
  }

  private var openBlocks: OpenComponents<Number> {
    OpenComponents(
      components: components, variableCount: system.variableCount, values: columnValues,
      faces: faces,
      memory: context.memory.strong)
  }

  @inline(__always)
  private func value(of v: Int) -> Number {
    if let value = components.classes.value(of: v) { return value }
    let form = components.classes.form(of: v)
    let place = components.columns.place[components.columnOf[form.root]]
    return form.factor * columnValues[place] + form.offset
  }
}

/// The components of a reduced system, solved.
private struct ComponentValues<Number: Scalar> {
  let components: Components<Number>
  /// The values of the columns, component by component.
  let values: Buffer<Number>
  /// The components that leave something open.
  let faces: [OpenFace]

  init(_ presolve: Presolve<Number>, feasibilityOnly: Bool) throws(Failure) {
    let context = presolve.context
    var builder = ComponentBuilder(presolve, feasibilityOnly: feasibilityOnly)
    // Locals, since what is stored in `self` is copied as a whole for each component that is taken
    // of it.
    let components = try builder.build()
    let values = context.arena.buffer(components.bounds.count, of: Number.zero)
    let count = components.count
    var faces: [OpenFace] = []
    if !feasibilityOnly {
      context.meter.note {
        $0.stage = .components
        $0.componentCount = count
      }
    }
    // A single component has them all.
    var intervals = List<SoftBounds<Number>>(
      capacity: count == 1 ? components.intervals.count : 16, in: context.arena)
    for b in 0..<count {
      if !feasibilityOnly { context.meter.note { $0.solvedComponentCount = b } }
      do throws(Failure) {
        let columns = components.columns.range(b)
        let face: ComponentFace
        if columns.count == 1 && components.rowGroups.range(b).isEmpty {
          let single = try SingleVariable(
            components.bounds[columns.lowerBound], components.intervals, gathering: &intervals,
            context: context)
          values[columns.lowerBound] = single.value
          if single.isPoint { continue }
          face = .interval(lower: single.lower.dual, upper: single.upper.dual)
        } else {
          let component = components.component(b, gathering: &intervals, in: context.arena)
          face = try component.solve(into: values.slice(columns), context: context)
          if case .point = face { continue }
        }
        if !feasibilityOnly { faces.append(OpenFace(component: b, face: face)) }
      } catch .infeasible(let members) {
        throw .infeasible(try builder.explanation(of: members))
      }
    }
    components.computeDefined(values)
    (self.components, self.values, self.faces) = (components, values, faces)
  }
}
