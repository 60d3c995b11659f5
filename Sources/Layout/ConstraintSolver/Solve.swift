// The pipeline of a solve; read this file first.
//
// 1. Presolve (`Presolve/`): required equalities of one or two unknowns fix variables or merge them
//    into classes of affine functions.
// 2. Components (`Components/ComponentBuilder`): the rest becomes bounds, soft bounds and rows over
//    one column per class. Free columns are substituted out, and parts that share no row are
//    separated.
// 3. Optimisation: each component is solved lexicographically, from the highest priority down, each
//    level within the optimal face of the levels above. A single column needs a weighted median
//    (`SingleVariable`), a single row a continuous knapsack (`ContinuousKnapsack`), and all else
//    the simplex method: a tableau (`Simplex/`) below 150 rows, sparse factors (`SparseSimplex/`)
//    from 150 on.
// 4. Postsolve (`SolvedSystem.outcome`): column values are substituted into definitions and
//    classes.
//
// An infeasible system goes on to `ConflictSearch`, an inaccurate solution to `Refinement`. A
// system with coefficients of very different magnitude goes through `ColumnScaling` first.

extension ConstraintSystem {
  /// Finds the values that satisfy the required constraints and, priority by priority, violate the
  /// optional ones least.
  ///
  /// Presolve substitutes required equalities of few unknowns. The rest splits into independent
  /// components. The simplex method with piecewise linear costs solves each from the highest
  /// priority down.
  ///
  /// - Parameters:
  ///   - policy: What to do when required constraints cannot all hold.
  ///   - limits: The limits of the solve.
  /// - Returns: The values, and the constraints that are not satisfied.
  /// - Throws: ``SolveError``.
  /// - Complexity: O(n log n) in the terms for the part that equalities and components of one
  ///   variable fix. The rest is linear programming, under the budget of `limits`.
  public func solve(
    onConflict policy: ConflictPolicy = .fail, limits: SolveLimits = SolveLimits()
  ) throws(SolveError) -> Solution {
    try solve(onConflict: policy, limits: limits, parameter: -1).solution
  }

  /// Solves, and tracks how the values depend on the constant of constraint `parameter`, unless it
  /// is -1.
  func solve(
    onConflict policy: ConflictPolicy, limits: SolveLimits, parameter: Int
  ) throws(SolveError) -> SolveOutcome {
    let budget = WorkBudget(limits)
    do throws(Failure) {
      return try withExtendedLifetime(budget) { () throws(Failure) in
        let meter = WorkMeter(budget)
        let outcome = try solveOnce(onConflict: policy, meter: meter, parameter: parameter)
        if let scaled = try solveScaled(onConflict: policy, meter: meter, unless: outcome.solution)
        {
          return scaled
        }
        if outcome.isAccurate { return outcome }
        return try refined(outcome.solution, onConflict: policy, meter: meter)
      }
    } catch {
      switch error {
      case .ended(let reason): throw reason
      case .infeasible(let members):
        // Reached only if a system is still infeasible without its conflicts; only the certificate
        // is known.
        throw .conflict(
          members.last.map { [Conflict(rejected: $0, members: members)] } ?? [])
      }
    }
  }

  /// Finds an accurate outcome, starting from an inaccurate solution.
  private func refined(
    _ solution: Solution, onConflict policy: ConflictPolicy, meter: WorkMeter
  ) throws(Failure) -> SolveOutcome {
    var failure = Failure.ended(.numbersTooFarApart)
    do throws(Failure) {
      let found = try Refinement.refine(solution, of: self, onConflict: policy, meter: meter)
      if found.broken.count <= solution.broken.count {
        return SolveOutcome(solution: found, sensitivity: nil, isAccurate: true)
      }
      let outcome = try solveBreaking(found.broken, meter: meter)
      if outcome.isAccurate { return outcome }
    } catch .ended(.conflict(let conflicts, let hasMore)) {
      failure = .ended(.conflict(conflicts, hasMore: hasMore))
      if try !beyondTolerance(conflicts, meter: meter).isEmpty { throw failure }
    } catch .ended(.numbersTooFarApart) {
    }
    var outcome = try solveElastic(broken: solution.broken, meter: meter)
    if outcome.isAccurate { return outcome }
    do throws(Failure) {
      outcome = try solveRelaxed(
        broken: solution.broken, at: outcome.solution.values, meter: meter)
    } catch .infeasible {
      throw failure
    }
    guard outcome.isAccurate else { throw failure }
    return outcome
  }

  /// Solves without refinement; handles conflicts according to `policy`.
  func solveOnce(
    onConflict policy: ConflictPolicy, meter: WorkMeter, parameter: Int
  ) throws(Failure) -> SolveOutcome {
    do throws(Failure) {
      return try runPipeline(meter: meter, parameter: parameter, broken: [])
    } catch .infeasible {
      // Coefficients below the pivot tolerance may make the system feasible.
      if let scaling = try ColumnScaling(self, meter: meter) {
        return try scaling.unscaled(
          scaling.system.solveUnscaled(onConflict: policy, meter: meter), of: self)
      }
      return try solveConflicting(onConflict: policy, meter: meter)
    }
  }

  /// Solves without refinement or scaling.
  private func solveUnscaled(
    onConflict policy: ConflictPolicy, meter: WorkMeter
  ) throws(Failure) -> SolveOutcome {
    do throws(Failure) {
      return try runPipeline(meter: meter, parameter: -1, broken: [])
    } catch .infeasible {
      return try solveConflicting(onConflict: policy, meter: meter)
    }
  }

  /// Finds the conflicts of an infeasible system, and solves the rest if `policy` allows.
  private func solveConflicting(
    onConflict policy: ConflictPolicy, meter: WorkMeter
  ) throws(Failure) -> SolveOutcome {
    meter.note {
      $0.stage = .conflicts
      $0.priority = nil
    }
    let (conflicts, hasMore) = try ConflictSearch(self, meter: meter).run(policy)
    let real = try beyondTolerance(conflicts, meter: meter)
    if real.isEmpty {
      let outcome = try solveElastic(broken: [], meter: meter)
      if outcome.isAccurate || conflicts.isEmpty { return outcome }
    }
    guard policy == .breakInOrder else {
      let isEnough = try areEnough(real, of: conflicts, meter: meter)
      throw .ended(.conflict(isEnough ? real : conflicts, hasMore: hasMore))
    }
    return try solveBreaking(conflicts, meter: meter)
  }

  /// Whether rejecting only the `real` conflicts leaves a system that holds within the tolerance. A
  /// set that holds alone may not hold among the other constraints.
  private func areEnough(
    _ real: [Conflict], of conflicts: [Conflict], meter: WorkMeter
  ) throws(Failure) -> Bool {
    if real.isEmpty || real.count == conflicts.count { return !real.isEmpty }
    do throws(Failure) {
      return try solveElastic(broken: real, meter: meter).isAccurate
    } catch .ended(.numbersTooFarApart) {
      return false
    }
  }

  /// Solves without the rejected constraints whose conflicts exceed the tolerance.
  private func solveBreaking(
    _ conflicts: [Conflict], meter: WorkMeter
  ) throws(Failure) -> SolveOutcome {
    let real = try beyondTolerance(conflicts, meter: meter)
    if real.count < conflicts.count {
      let outcome = try solveElastic(broken: real, meter: meter)
      if outcome.isAccurate { return outcome }
    }
    do throws(Failure) {
      // Another constant may break other constraints, so the values are not tracked.
      return try removing(rejectedBy: conflicts).runPipeline(
        meter: meter, parameter: -1, broken: conflicts)
    } catch .infeasible {
      return try solveElastic(broken: conflicts, meter: meter)
    }
  }

  /// The outcome in rescaled units if it violates less than `found`; otherwise `nil`.
  private func solveScaled(
    onConflict policy: ConflictPolicy, meter: WorkMeter, unless found: Solution
  ) throws(Failure) -> SolveOutcome? {
    // Coefficients below the tolerances may allow a better optimum.
    guard !found.violations.isEmpty, let scaling = try ColumnScaling(self, meter: meter) else {
      return nil
    }
    let scaled = try scaling.unscaled(
      scaling.system.solveUnscaled(onConflict: policy, meter: meter), of: self)
    return scaled.isAccurate && isBetter(scaled.solution, than: found) ? scaled : nil
  }

  /// Whether `a` violates less than `b` at the highest priority at which they differ.
  private func isBetter(_ a: Solution, than b: Solution) -> Bool {
    var differences: [Double: Double] = [:]
    for violation in a.violations {
      differences[priorities[violation.constraint], default: 0] -= violation.amount
    }
    for violation in b.violations {
      differences[priorities[violation.constraint], default: 0] += violation.amount
    }
    let decisive = differences.filter { abs($0.value) > Tolerance.violation }
      .max { $0.key < $1.key }
    return (decisive?.value ?? 0) > 0
  }

  /// The system without the constraints that conflicts reject. All constraints keep their indices.
  func removing(rejectedBy conflicts: [Conflict]) -> ConstraintSystem {
    var kept = self
    for conflict in conflicts {
      guard case .constraint(let r) = conflict.rejected else { continue }
      for member in group(ofMember: r) { kept.empty(member) }
    }
    return kept
  }

  /// Runs all stages.
  ///
  /// Throws ``Failure/infeasible(_:)`` with a certificate if the required constraints cannot all
  /// hold.
  func runPipeline(
    meter: WorkMeter, parameter: Int, broken: [Conflict]
  ) throws(Failure) -> SolveOutcome {
    try withContext(meter: meter, parameter: parameter) { view, context throws(Failure) in
      // Without an edited constant, no slopes are needed.
      if parameter < 0 {
        try SolvedSystem<Double>(view, feasibilityOnly: false, context).outcome(broken: broken)
      } else {
        try SolvedSystem<DualNumber>(view, feasibilityOnly: false, context).outcome(broken: broken)
      }
    }
  }

  /// Throws ``Failure/infeasible(_:)`` if the required constraints cannot all hold.
  func checkFeasibility(meter: WorkMeter) throws(Failure) {
    try withContext(meter: meter, parameter: -1) { view, context throws(Failure) in
      _ = try SolvedSystem<Double>(view, feasibilityOnly: true, context)
    }
  }

  /// Calls `body` with the system's arrays, and an arena large enough for most systems of this
  /// size.
  func withContext<R>(
    meter: WorkMeter, parameter: Int = -1,
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

/// A system after optimisation: the values of all columns, before postsolve.
struct SolvedSystem<Number: Scalar> {
  private let sharedSystem: Shared<SystemView>
  private var system: SystemView { sharedSystem.value }
  private let components: Components<Number>
  private let context: SolveContext
  /// The values of the columns, component by component.
  private let columnValues: Buffer<Number>
  /// The constraints other than required equalities.
  private let others: Buffer<Int32>
  /// The components with more than one optimal solution.
  private let faces: [OpenFace]

  /// Presolves, splits and optimises. If `feasibilityOnly`, optional constraints are ignored.
  init(
    _ system: Shared<SystemView>, feasibilityOnly: Bool, _ context: SolveContext
  ) throws(Failure) {
    sharedSystem = system
    self.context = context
    let presolve = try Presolve<Number>(system, context: context)
    others = presolve.others.elements
    let solved = try ComponentValues<Number>(presolve, feasibilityOnly: feasibilityOnly)
    (components, columnValues, faces) = (solved.components, solved.values, solved.faces)
  }

  /// Postsolve: the values of all variables, the violations and the alternative optima.
  func outcome(broken: [Conflict]) throws(Failure) -> SolveOutcome {
    let count = system.variableCount
    let hasParameter = context.parameter >= 0
    var slopes: [Double] = hasParameter ? Array(repeating: 0, count: count) : []
    var lowest = 0.0
    let values = [Double](unsafeUninitializedCapacity: count) { elements, initialized in
      for v in 0..<count {
        let number = value(of: v)
        if hasParameter { slopes[v] = number.slope }
        if number.value > 0 {
          elements.initializeElement(at: v, to: number.value)
          continue
        }
        // Negative zeros, and rounding errors below zero, become zero.
        let isZero = system.isNonNegative[v] ? number.value <= 0 : number.value == 0
        if isZero { lowest = min(lowest, number.value) }
        elements.initializeElement(at: v, to: isZero ? 0 : number.value)
      }
      initialized = count
    }
    try context.meter.charge(2 * (system.constraintCount + system.variables.count))
    let solution = Solution(
      values: values, violations: system.violations(of: values, among: others), broken: broken,
      work: context.meter.used, freedom: faces.isEmpty ? nil : Freedom(openComponents))
    return SolveOutcome(
      solution: solution,
      sensitivity: hasParameter ? Sensitivity(slopes: slopes, range: context.range) : nil,
      isAccurate: system.isSatisfied(by: values)
        && (lowest == 0 || system.isSatisfied(by: values, within: -lowest)))
  }

  private var openComponents: OpenComponents<Number> {
    OpenComponents(
      components: components, variableCount: system.variableCount, values: columnValues,
      faces: faces,
      memory: context.memory.strong)
  }

  /// The value of a variable, from its class or its class's column.
  @inline(__always)
  private func value(of v: Int) -> Number {
    if let value = components.classes.value(of: v) { return value }
    let form = components.classes.form(of: v)
    let position = components.columns.position[components.columnOf[form.root]]
    return form.factor * columnValues[position] + form.offset
  }
}
