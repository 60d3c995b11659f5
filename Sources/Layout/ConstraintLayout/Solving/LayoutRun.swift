internal import Cancellation
import ConstraintSolver
import TextLayout

/// The solves of one layout, which share a budget of work.
struct LayoutRun {
  let options: LayoutOptions
  /// The limits, including the total budget of all solves.
  let limits: SolveLimits
  /// The work used so far.
  private var usedWork = 0
  /// The last solved system. The next solve edits it if only constants differ.
  private(set) var solver: Solver?
  /// The system of the last frames.
  private(set) var framed: (translator: Translator, solution: Solution)?
  /// Whether to keep the last solved system.
  private var keepsSolutions: Bool

  init(
    options: LayoutOptions, limits: SolveLimits, solver: Solver? = nil, keepsSolutions: Bool = true
  ) {
    self.options = options
    self.limits = limits
    self.solver = solver
    self.keepsSolutions = keepsSolutions
  }

  /// The limits with the remaining budget of work.
  var remainingLimits: SolveLimits {
    var remaining = limits
    remaining.work = max(0, limits.work - usedWork)
    return remaining
  }

  /// Solves a scene and reads its frames.
  mutating func solve(_ scene: LayoutScene) throws(LayoutError) -> LayoutSolution {
    do throws(LayoutError) {
      if let scale = options.scale {
        return try unscaledSolution(of: scene.snappedToPixels(scale: scale))
      }
      return try unscaledSolution(of: scene)
    } catch {
      // The solver reports the remaining budget, but the caller knows only the total.
      if case .workLimitExceeded(_, let progress) = error {
        throw .workLimitExceeded(limit: limits.work, after: progress)
      }
      throw error
    }
  }

  /// Computes the frames of a scene whose lengths are already snapped to pixels, if they should be.
  private mutating func unscaledSolution(
    of scene: LayoutScene
  ) throws(LayoutError) -> LayoutSolution {
    guard scene.hasHeightsByWidth else { return try layoutSolution(of: scene) }
    // The second of two solves edits the first one's system.
    keepsSolutions = true
    return try layoutSolution(of: try measured(scene))
  }

  /// Translates a scene to a system and solves it.
  private mutating func translated(
    _ scene: LayoutScene
  ) throws(LayoutError) -> (translator: Translator, solution: Solution) {
    let translator = try translator(of: scene, mirrors: true)
    let solution = try solution(of: translator)
    let replacement = try translator.replacement(
      for: solution.values, without: solution.broken
    ) { () throws(LayoutError) in
      try self.translator(of: scene, mirrors: false)
    }
    guard let replacement else { return (translator, solution) }
    return (replacement, try self.solution(of: replacement))
  }

  /// The system of a scene.
  ///
  /// - Throws: `stopped` if its memory is refused.
  private func translator(
    of scene: LayoutScene, mirrors: Bool
  ) throws(LayoutError) -> Translator {
    if let mayAllocate = limits.mayAllocate, !mayAllocate(Translator.byteCount(of: scene)) {
      throw .stopped(after: SolveProgress())
    }
    return Translator(scene, direction: options.direction, mirrors: mirrors)
  }

  /// The scene with the heights of its wrapping texts at the widths of a first solve.
  private mutating func measured(_ scene: LayoutScene) throws(LayoutError) -> LayoutScene {
    var measured = scene
    for text in try wrapped(scene, scene.wrappingTexts) { measured.set(text) }
    return measured
  }

  /// The heights of wrapping texts at the widths of a solve.
  mutating func wrapped(
    _ scene: LayoutScene, _ texts: [ItemIndex]
  ) throws(LayoutError) -> [WrappedText] {
    let (translator, solution) = try translated(scene)
    var all: [WrappedText] = []
    for item in texts {
      if let measure = scene.measureOfHeight(of: item) {
        usedWork += measure.work
        guard usedWork <= limits.work else {
          throw .workLimitExceeded(limit: limits.work, after: SolveProgress())
        }
        if limits.cancellation.isCancelled { throw .stopped(after: SolveProgress()) }
      }
      let width = solution.values[translator.frameEdges(of: item).width]
      if let text = scene.wrapped(item, frameWidth: width, scale: options.scale) {
        all.append(text)
      }
    }
    return all
  }

  private mutating func solution(of translator: Translator) throws(LayoutError) -> Solution {
    do throws(SolveError) {
      return try solution(of: translator.system)
    } catch {
      guard case .conflict(let conflicts, let hasMore) = error else { throw LayoutError(error) }
      throw .conflict(conflicts.map { translator.conflict($0) }, hasMore: hasMore)
    }
  }

  /// Solves a system, as an edit of the last one if they differ only in constants.
  private mutating func solution(of system: ConstraintSystem) throws(SolveError) -> Solution {
    if var edited = solver, let changes = edited.system.constantChanges(to: system) {
      edited.limits = remainingLimits
      let before = edited.work
      try edited.edit { edits in
        for (index, constant) in changes { edits.setConstant(constant, of: index) }
      }
      usedWork += edited.work - before
      solver = edited
      return edited.solution
    }
    let solution = try system.solve(onConflict: options.onConflict, limits: remainingLimits)
    usedWork += solution.work
    if keepsSolutions {
      solver = Solver(
        system, solution: solution, onConflict: options.onConflict, limits: remainingLimits)
    }
    return solution
  }

  private mutating func layoutSolution(of scene: LayoutScene) throws(LayoutError) -> LayoutSolution
  {
    var (translator, solution) = try translated(scene)
    if !solution.isUnique { FreePositions(translator).place(&solution.values) }
    framed = (translator, solution)
    let reader = FrameReader(
      options: options, variables: translator.variables, values: solution.values)
    guard let frames = reader.frames() else { throw .numbersOutOfRange }
    // Most solutions are unique, and a finder copies the face it queries.
    if solution.isUnique {
      return LayoutSolution(
        frames: frames, ambiguous: [], isAmbiguityComplete: true,
        broken: broken(solution, translator), unsatisfied: unsatisfied(solution, translator),
        work: usedWork)
    }
    var finder = AmbiguityFinder(
      solution: solution, translator: translator, coordinates: options.coordinates,
      limits: remainingLimits)
    let ambiguous = finder.find()
    return LayoutSolution(
      frames: frames, ambiguous: ambiguous, isAmbiguityComplete: finder.isComplete,
      broken: broken(solution, translator),
      unsatisfied: unsatisfied(solution, translator), work: usedWork)
  }

  private func broken(
    _ solution: Solution, _ translator: Translator
  ) -> [LayoutSolution.Broken] {
    solution.broken.compactMap { conflict in
      translator.origin(of: conflict.rejected).map {
        .init(origin: $0, conflict: translator.origins(of: conflict.members))
      }
    }
  }

  /// The violations by descending priority. Ties keep row order: constraints, stacks, views.
  private func unsatisfied(
    _ solution: Solution, _ translator: Translator
  ) -> [LayoutSolution.Unsatisfied] {
    let rows = solution.violations.map {
      (row: $0, priority: translator.system.header(of: $0.constraint).priority)
    }
    let ordered = rows.sorted {
      ($1.priority, $0.row.constraint) < ($0.priority, $1.row.constraint)
    }
    return ordered.compactMap { entry in
      translator.origins[entry.row.constraint].map {
        .init(
          origin: $0, kind: translator.kind(of: $0, in: solution.values),
          violation: entry.row.amount)
      }
    }
  }
}

/// A wrapping text at the solved width.
struct WrappedText {
  var item: ItemIndex
  var height: Double
  /// The distances of the baselines from top and bottom, if the text determines them.
  var baselines: (first: Double, last: Double)?

  mutating func snapToPixels(scale: Double) {
    height.snapToPixels(scale: scale)
    guard var baselines else { return }
    baselines.first.snapToPixels(scale: scale)
    baselines.last.snapToPixels(scale: scale)
    self.baselines = baselines
  }
}

extension LayoutScene {
  var hasHeightsByWidth: Bool { intrinsicSizes.contains { $0.followsWidth } }

  /// What measures the text of an item at a width; `nil` if a table has its heights.
  func measureOfHeight(of item: ItemIndex) -> (any TextMeasure)? {
    guard let size = intrinsicSize(of: item), size.heightForWidth == nil else { return nil }
    return size.text?.measure
  }

  /// The height of a wrapping text in a frame of a width; `nil` if the item has none.
  func wrapped(_ item: ItemIndex, frameWidth: Double, scale: Double?) -> WrappedText? {
    guard let size = intrinsicSize(of: item) else { return nil }
    let insets = geometry(of: item).alignment
    let width = frameWidth - insets.left - insets.right
    var text: WrappedText
    if let table = size.heightForWidth {
      text = WrappedText(item: item, height: table.height(at: width))
    } else if let extent = size.text?.measure.extent(forWidth: width) {
      text = WrappedText(item: item, height: extent.height, baselines: extent.edgeBaselines)
    } else {
      return nil
    }
    if let scale { text.snapToPixels(scale: scale) }
    return text
  }
}
