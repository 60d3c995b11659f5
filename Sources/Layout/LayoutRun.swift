import ConstraintSolver

/// One request's solves, which share a budget of work.
struct LayoutRun {
  let options: LayoutOptions
  /// The whole budget.
  let limits: SolveLimits
  /// What the solves so far have cost.
  private var used = 0
  /// The system that was solved last, which the next one may be an edit of.
  private(set) var solver: Solver?

  init(options: LayoutOptions, limits: SolveLimits, solver: Solver? = nil) {
    self.options = options
    self.limits = limits
    self.solver = solver
  }

  /// What is left of the budget.
  var rest: SolveLimits {
    var rest = limits
    rest.work = max(0, limits.work - used)
    return rest
  }

  mutating func solve(_ scene: LayoutScene) throws(LayoutError) -> LayoutAnswer {
    let scene = options.scale.map { scene.settled(scale: $0) } ?? scene
    do {
      guard scene.hasHeightsByWidth else { return try answer(scene) }
      return try answer(try measured(scene))
    } catch {
      // The budget that ran out was what was left of the whole one.
      if case .workLimitExceeded(_, let progress) = error {
        throw .workLimitExceeded(limit: limits.work, after: progress)
      }
      throw error
    }
  }

  /// The system of a scene, with the heights of its wrapping texts, and its solution.
  mutating func solved(
    _ scene: LayoutScene
  ) throws(LayoutError) -> (translator: Translator, solution: Solution) {
    try translated(scene.hasHeightsByWidth ? try measured(scene) : scene)
  }

  /// The system of a scene, and its solution.
  private mutating func translated(
    _ scene: LayoutScene
  ) throws(LayoutError) -> (translator: Translator, solution: Solution) {
    let translator = try translator(of: scene, turns: true)
    let solution = try solution(of: translator)
    guard translator.isTurned, translator.hasWideRoot(solution.values) else {
      return (translator, solution)
    }
    // Seen from the left, numbers may be so small that what holds from the right does not.
    let plain = try self.translator(of: scene, turns: false)
    if plain.system.isSatisfied(by: translator.unturned(solution.values), without: solution.broken)
    {
      return (translator, solution)
    }
    return (plain, try self.solution(of: plain))
  }

  /// The scene as a system, if there is memory for one.
  private func translator(
    of scene: LayoutScene, turns: Bool
  ) throws(LayoutError) -> Translator {
    if let mayAllocate = limits.mayAllocate, !mayAllocate(Translator.byteCount(of: scene)) {
      throw .stopped(after: SolveProgress())
    }
    return Translator(scene, direction: options.direction, turns: turns)
  }

  /// The scene with the heights that its wrapping texts have at the widths of a first solve.
  private mutating func measured(_ scene: LayoutScene) throws(LayoutError) -> LayoutScene {
    let (translator, solution) = try translated(scene)
    var measured = scene
    for index in scene.items.indices {
      let item = ItemIndex(index)
      guard let table = scene.intrinsicSize(of: item)?.heightForWidth else { continue }
      let frameWidth = solution.values[translator.frameEdges(of: item).width]
      let insets = scene.geometry(of: item).alignment
      var height = table.height(at: frameWidth - insets.left - insets.right)
      if let scale = options.scale { height.settle(scale: scale) }
      measured.apply(.intrinsic(item, .vertical, height))
    }
    return measured
  }

  private mutating func solution(of translator: Translator) throws(LayoutError) -> Solution {
    do throws(SolveError) {
      return try solution(of: translator.system)
    } catch {
      guard case .conflict(let conflicts, let hasMore) = error else { throw LayoutError(error) }
      throw .conflict(conflicts.map { translator.names(of: $0.members) }, hasMore: hasMore)
    }
  }

  /// Solves a system, from where the last one was solved if it differs in constants only.
  private mutating func solution(of system: ConstraintSystem) throws(SolveError) -> Solution {
    if var edited = solver, let changes = edited.system.constantChanges(to: system) {
      edited.limits = rest
      let before = edited.work
      try edited.edit { edits in
        for (index, constant) in changes { edits.setConstant(constant, of: index) }
      }
      used += edited.work - before
      solver = edited
      return edited.solution
    }
    let solution = try system.solve(onConflict: options.onConflict, limits: rest)
    used += solution.work
    solver = Solver(system, solution: solution, onConflict: options.onConflict, limits: rest)
    return solution
  }

  private mutating func answer(_ scene: LayoutScene) throws(LayoutError) -> LayoutAnswer {
    let (translator, solution) = try translated(scene)
    let reader = FrameReader(
      scene: scene, options: options, translator: translator, values: solution.values)
    guard let frames = reader.frames() else { throw .numbersOutOfRange }
    var doubts = AmbiguityFinder(solution, translator, options.coordinates, limits: rest)
    return LayoutAnswer(
      frames: frames, ambiguous: try doubts.find(), broken: broken(solution, translator),
      unsatisfied: unsatisfied(solution, translator), work: used)
  }

  private func broken(
    _ solution: Solution, _ translator: Translator
  ) -> [LayoutAnswer.Broken] {
    solution.broken.compactMap { conflict in
      translator.name(of: conflict.rejected).map {
        .init(origin: $0, conflict: translator.names(of: conflict.members))
      }
    }
  }

  /// Rows stand in the order of constraints, parts and views, so only priorities need sorting.
  private func unsatisfied(
    _ solution: Solution, _ translator: Translator
  ) -> [LayoutAnswer.Unsatisfied] {
    let rows = solution.violations.map {
      (row: $0, priority: translator.system.header(of: $0.constraint).priority)
    }
    let ordered = rows.sorted {
      ($1.priority, $0.row.constraint) < ($0.priority, $1.row.constraint)
    }
    return ordered.compactMap { entry in
      translator.origins[entry.row.constraint].map {
        .init(origin: $0, violation: entry.row.amount)
      }
    }
  }
}

extension LayoutScene {
  fileprivate var hasHeightsByWidth: Bool {
    intrinsicSizes.contains { $0.heightForWidth != nil }
  }
}
