extension ConstraintSystem {
  /// Conflicts beyond this many are not looked for when a solve ends with them.
  private static let mostConflicts = 50

  /// Finds the values that satisfy the required constraints and, priority by priority, violate the optional ones
  /// least.
  ///
  /// Required equalities of few unknowns are used up first; what is left falls into independent blocks,
  /// each solved from the highest priority down by the simplex method with piecewise linear costs.
  ///
  /// - Parameters:
  ///   - policy: What to do when required constraints cannot all hold.
  ///   - limits: What the solve may cost.
  /// - Returns: The values, and what is not satisfied.
  /// - Throws: ``SolveError``.
  /// - Complexity: O(n log n) in the terms for what equalities and blocks of one variable settle; the
  ///   rest is linear programming, under the budget of `limits`.
  public func solve(
    onConflict policy: ConflictPolicy = .fail, limits: SolveLimits = SolveLimits()
  ) throws(SolveError) -> Solution {
    try solve(policy, limits, parameter: -1).solution
  }

  /// The same; and how the values follow the constant of constraint `parameter`, if that is one.
  func solve(
    _ policy: ConflictPolicy, _ limits: SolveLimits, parameter: Int
  ) throws(SolveError) -> (solution: Solution, sensitivity: Sensitivity?) {
    let meter = WorkMeter(limits)
    do throws(Failure) {
      return try solve(policy, meter, parameter)
    } catch {
      switch error {
      case .ended(let reason): throw reason
      case .infeasible(let members):
        // Only reached if a set without its conflicts is still called infeasible: say what is known.
        throw .conflict(
          members.last.map { [Conflict(rejected: $0, members: members)] } ?? [])
      }
    }
  }

  private func solve(
    _ policy: ConflictPolicy, _ meter: WorkMeter, _ parameter: Int
  ) throws(Failure) -> (solution: Solution, sensitivity: Sensitivity?) {
    do throws(Failure) {
      return try attempt(meter, parameter, broken: [])
    } catch .infeasible {
      meter.progress.stage = .conflicts
      meter.progress.priority = nil
      var search = ConflictSearch(self, meter: meter)
      let limit = policy == .fail ? ConstraintSystem.mostConflicts : Int.max
      let conflicts = try search.run(limit: limit)
      guard policy == .breakInOrder else { throw .ended(.conflict(conflicts)) }
      var kept = self
      for conflict in conflicts {
        if case .constraint(let r) = conflict.rejected { kept.empty(r) }
      }
      // What is broken may change with any constant, so none is followed.
      return try kept.attempt(meter, -1, broken: conflicts)
    }
  }

  /// Solves what can hold, without looking for the reasons of a conflict.
  private func attempt(
    _ meter: WorkMeter, _ parameter: Int, broken: [Conflict]
  ) throws(Failure) -> (solution: Solution, sensitivity: Sensitivity?) {
    let context = SolveContext(arena: arena, meter: meter, parameter: parameter)
    return try withView { view throws(Failure) in
      try SolvedSystem(view, feasibilityOnly: false, context).answer(broken: broken)
    }
  }

  /// Throws ``Failure/infeasible(_:)`` where the required constraints cannot all hold.
  func checkFeasibility(meter: WorkMeter) throws(Failure) {
    let context = SolveContext(arena: arena, meter: meter)
    try withView { view throws(Failure) in
      _ = try SolvedSystem(view, feasibilityOnly: true, context)
    }
  }

  /// Memory that is enough for most systems of this size.
  private var arena: Arena {
    Arena(capacity: 2_048 + 96 * variableCount + 64 * constraintCount)
  }
}

/// How the values of a solution follow one constant.
struct Sensitivity {
  /// The change of each value per unit of the constant.
  var slopes: [Double]
  /// How far the constant may go before that ends.
  var range: ValidRange
}

/// A system's values by block, to be put together.
struct SolvedSystem {
  private let system: SystemView
  private let blocks: Blocks
  private let context: SolveContext
  /// The values of the columns, block by block.
  private let columnValues: Buffer<Quantity>
  /// The blocks that leave something open.
  private var faces: [Int: BlockFace] = [:]

  /// Reduces, splits and solves.
  init(
    _ system: SystemView, feasibilityOnly: Bool, _ context: SolveContext
  ) throws(Failure) {
    self.system = system
    self.context = context
    let reduction = try Reduction(system, context: context)
    var builder = BlockBuilder(reduction, feasibilityOnly: feasibilityOnly)
    blocks = try builder.build()
    columnValues = context.arena.buffer(blocks.bounds.count, of: .zero)
    let meter = context.meter
    if !feasibilityOnly {
      meter.progress.stage = .blocks
      meter.progress.blockCount = blocks.count
    }
    for b in 0..<blocks.count {
      if !feasibilityOnly { meter.progress.solvedBlockCount = b }
      do throws(Failure) {
        let face = try blocks[b].solve(
          into: columnValues.slice(blocks.columns.range(b)), context: context)
        if case .point = face { continue }
        if !feasibilityOnly { faces[b] = face }
      } catch .infeasible(let members) {
        throw .infeasible(try reduction.explanation(of: members))
      }
    }
  }

  func answer(
    broken: [Conflict]
  ) throws(Failure) -> (solution: Solution, sensitivity: Sensitivity?) {
    let count = system.variableCount
    let wanted = context.parameter >= 0
    var slopes: [Double] = wanted ? Array(repeating: 0, count: count) : []
    let values = [Double](unsafeUninitializedCapacity: count) { elements, initialized in
      for v in 0..<count {
        let quantity = value(of: v)
        elements.initializeElement(at: v, to: quantity.value == 0 ? 0 : quantity.value)
        if wanted { slopes[v] = quantity.slope }
      }
      initialized = count
    }
    try context.meter.charge(system.variables.count)
    let solution = Solution(
      values: values, violations: system.violations(of: values), broken: broken,
      work: context.meter.used, freedom: faces.isEmpty ? nil : freedom())
    return (solution, wanted ? Sensitivity(slopes: slopes, range: context.range) : nil)
  }

  @inline(__always)
  private func value(of v: Int) -> Quantity {
    let form = blocks.classes.form(of: v)
    if form.root == blocks.classes.constant { return form.offset }
    let place = blocks.columns.place[blocks.columnOf[form.root]]
    return form.factor * columnValues[place] + form.offset
  }

  /// What the open blocks leave open, and how the variables hang on them.
  private func freedom() -> Freedom {
    var links: [Freedom.Link?] = []
    links.reserveCapacity(system.variableCount)
    let blockOf = context.arena.buffer(columnValues.count, of: Int32(0))
    for b in 0..<blocks.count {
      for place in blocks.columns.range(b) { blockOf[place] = Int32(truncatingIfNeeded: b) }
    }
    for v in 0..<system.variableCount {
      let form = blocks.classes.form(of: v)
      guard form.root != blocks.classes.constant, form.factor != 0 else {
        links.append(nil)
        continue
      }
      let place = blocks.columns.place[blocks.columnOf[form.root]]
      let block = blockOf[place]
      guard faces[Int(block)] != nil else {
        links.append(nil)
        continue
      }
      links.append(
        Freedom.Link(
          block: block, column: place - blocks.columns.starts[block], factor: form.factor,
          offset: form.offset))
    }
    return Freedom(links: links, blocks: faces.mapValues { Freedom.Block(face: $0) })
  }
}
