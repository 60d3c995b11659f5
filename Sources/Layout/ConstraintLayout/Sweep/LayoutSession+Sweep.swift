internal import Cancellation
import ConstraintSolver

extension LayoutSession {
  /// The default maximum number of stretches in a sweep.
  public static let defaultPieceLimit = 1_000

  /// Solves a scene for all values of a property.
  ///
  /// Frames are exact, regardless of scale, and conflicts are not broken. With wrapping text, one
  /// sweep finds the widths, and further ones cover each range in which all texts keep their
  /// heights.
  ///
  /// - Parameters:
  ///   - scene: A scene as for ``solve(_:)``.
  ///   - lower: The smallest value.
  ///   - upper: The greatest value, above `lower`.
  ///   - pieceLimit: The maximum number of stretches of frames and of conflicts.
  ///   - edits: Returns the edits that set the property to a value.
  /// - Returns: The frames as functions of the property, and the stretches with problems.
  /// - Throws: ``LayoutSweepError``.
  /// - Complexity: About one solve per stretch.
  public mutating func sweep(
    _ scene: LayoutScene, from lower: Double, to upper: Double,
    pieceLimit: Int = defaultPieceLimit, _ edits: (Double) -> [LayoutEdit]
  ) throws(LayoutSweepError) -> LayoutSweep {
    func edited(_ value: Double) -> LayoutScene {
      var scene = scene
      for edit in edits(value) { scene.apply(edit) }
      return scene
    }
    var run = SweepRun(options: options, limits: limits, pieceLimit: pieceLimit)
    let work = limits.work
    defer { limits.work = max(0, work - run.usedWork) }
    do throws(LayoutSweepError) {
      try run.sweep(from: lower, to: upper, edited)
    } catch {
      guard case .layout(.workLimitExceeded(_, let progress)) = error else { throw error }
      throw .layout(.workLimitExceeded(limit: work, after: progress))
    }
    return run.result
  }
}

/// A sweep in progress.
private struct SweepRun {
  /// The number of ranges per permitted stretch: adjacent ranges may form one stretch.
  static let rangesPerPiece = 16

  let options: LayoutOptions
  let limits: SolveLimits
  let pieceLimit: Int
  private(set) var result = LayoutSweep()
  private(set) var usedWork = 0
  /// The stretches in which all texts keep their heights.
  private var textStretches: [(from: Double, to: Double)] = []

  init(options: LayoutOptions, limits: SolveLimits, pieceLimit: Int) {
    var options = options
    options.scale = nil
    self.options = options
    self.limits = limits
    self.pieceLimit = pieceLimit
  }

  private var remainingLimits: SolveLimits {
    var remaining = limits
    remaining.work = max(0, limits.work - usedWork)
    return remaining
  }

  mutating func sweep(
    from lower: Double, to upper: Double, _ scene: (Double) -> LayoutScene
  ) throws(LayoutSweepError) {
    let texts = scene((lower + upper) / 2).wrappingTexts
    guard !texts.isEmpty else {
      return try sweepSystem(from: lower, to: upper, scene) {
        (run, piece, context) throws(LayoutSweepError) in try run.add(piece, context)
      }
    }
    // Sweep the widths, and cut where one of them reaches a row of its table.
    try sweepSystem(from: lower, to: upper, scene) {
      (run, piece, context) throws(LayoutSweepError) in
      let found = piece.stretches(
        of: texts, context.translator, limit: run.pieceLimit, work: &run.usedWork,
        cancellation: run.limits.cancellation)
      if run.limits.cancellation.isCancelled { throw .layout(.stopped(after: SolveProgress())) }
      guard let found, run.textStretches.count + found.count <= run.pieceLimit else {
        throw .tooManyPieces(limit: run.pieceLimit)
      }
      guard run.usedWork <= run.limits.work else {
        throw .layout(.workLimitExceeded(limit: run.limits.work, after: SolveProgress()))
      }
      run.textStretches += found
    }
    for stretch in textStretches {
      var solved = LayoutRun(options: options, limits: remainingLimits)
      let middle = (stretch.from + stretch.to) / 2
      let wrapped: [WrappedText]
      do throws(LayoutError) {
        wrapped = try solved.wrapped(scene(middle), texts)
      } catch {
        // At an end of the feasible range, rounding may make the scene infeasible.
        if case .conflict = error { continue }
        throw .layout(error)
      }
      usedWork += limits.work - usedWork - solved.remainingLimits.work
      func measured(_ value: Double) -> LayoutScene {
        var scene = scene(value)
        for text in wrapped { scene.set(text) }
        return scene
      }
      try sweepSystem(from: stretch.from, to: stretch.to, measured) {
        (run, piece, context) throws(LayoutSweepError) in try run.add(piece, context)
      }
    }
    result.conflicts.sort { $0.from < $1.from }
  }

  /// Sweeps the system of a scene, split into ranges in which it contains the same variables.
  private mutating func sweepSystem(
    from lower: Double, to upper: Double, _ scene: (Double) -> LayoutScene,
    _ body: (inout SweepRun, ParametricSweep.Piece, SweepContext) throws(LayoutSweepError) -> Void
  ) throws(LayoutSweepError) {
    let ranges = StackStructure.ranges(
      from: lower, to: upper, cancellation: limits.cancellation, scene)
    for range in ranges {
      try sweepLinearSystem(from: range.from, to: range.to, scene, body)
    }
  }

  /// Sweeps the system of a scene whose constants are linear in the property, mirrored as in a
  /// solve.
  private mutating func sweepLinearSystem(
    from lower: Double, to upper: Double, _ scene: (Double) -> LayoutScene,
    _ body: (inout SweepRun, ParametricSweep.Piece, SweepContext) throws(LayoutSweepError) -> Void
  ) throws(LayoutSweepError) {
    var mirrored = self
    do throws(LayoutSweepError) {
      if try mirrored.sweepLinearSystem(from: lower, to: upper, scene, mirrors: true, body) {
        self = mirrored
        return
      }
    } catch {
      usedWork = mirrored.usedWork
      throw error
    }
    usedWork = mirrored.usedWork
    _ = try sweepLinearSystem(from: lower, to: upper, scene, mirrors: false, body)
  }

  /// Sweeps a system with or without mirroring.
  ///
  /// - Returns: Whether a solve would use the same mirroring. If not, the results so far are void,
  ///   except for the used work.
  private mutating func sweepLinearSystem(
    from lower: Double, to upper: Double, _ scene: (Double) -> LayoutScene, mirrors: Bool,
    _ body: (inout SweepRun, ParametricSweep.Piece, SweepContext) throws(LayoutSweepError) -> Void
  ) throws(LayoutSweepError) -> Bool {
    func translator(_ share: Double) -> Translator {
      Translator(
        scene(lower + share * (upper - lower)), direction: options.direction, mirrors: mirrors)
    }
    if let mayAllocate = limits.mayAllocate,
      !mayAllocate(4 * Translator.byteCount(of: scene(lower)))
    {
      throw .layout(.stopped(after: SolveProgress()))
    }
    // Avoid the ends: a value there may be the scene's own, and change nothing.
    let (near, far) = (translator(0.25), translator(0.75))
    guard
      let (system, parameter) = near.system.following(
        from: lower + 0.25 * (upper - lower), to: lower + 0.75 * (upper - lower), far.system),
      translator(0.5).system.isMidway(between: near.system, and: far.system)
    else { throw .nonlinear }
    let context = SweepContext(translator: near, system: system)
    var sweep = ParametricSweep(
      system, over: parameter, limits: remainingLimits,
      pieceLimit: Self.rangesPerPiece * pieceLimit)
    var run = self
    var isReplaced = false
    var failure: LayoutSweepError?
    do throws(ParametricSweep.Failure) {
      try sweep.run(from: lower, to: upper) { piece throws(ParametricSweep.Failure) in
        isReplaced = near.isReplaced(in: piece, scene)
        if isReplaced { throw .tooManyPieces }
        do throws(LayoutSweepError) {
          try body(&run, piece, context)
        } catch {
          failure = error
          throw .tooManyPieces
        }
      }
    } catch {
      usedWork = run.usedWork + sweep.work
      if isReplaced { return false }
      if let failure { throw failure }
      switch error {
      case .tooManyPieces: throw .tooManyPieces(limit: pieceLimit)
      case .solve(let error): throw .layout(LayoutError(error))
      }
    }
    self = run
    usedWork += sweep.work
    for part in sweep.infeasibilities { add(part, near) }
    guard result.conflicts.count <= pieceLimit else { throw .tooManyPieces(limit: pieceLimit) }
    return true
  }

  // MARK: Results

  private mutating func add(
    _ part: ParametricSweep.Infeasibility, _ translator: Translator
  ) {
    let conflicts = LayoutSweep.Conflicts(
      sets: part.conflicts.map { translator.conflict($0) }, hasMore: part.hasMore)
    // Constraints may hold at a single value between equal conflicts on both sides.
    if let last = result.conflicts.indices.last, result.conflicts[last].to == part.lower,
      result.conflicts[last].value == conflicts,
      !result.pieces.contains(where: { $0.from >= part.lower && $0.to <= part.lower })
    {
      result.conflicts[last].to = part.upper
    } else {
      result.conflicts.append(.init(from: part.lower, to: part.upper, conflicts))
    }
  }

  private mutating func add(
    _ piece: ParametricSweep.Piece, _ context: SweepContext
  ) throws(LayoutSweepError) {
    let translator = context.translator
    func frames(_ values: [Double]) throws(LayoutSweepError) -> [Frame] {
      var values = values
      if !piece.solution.isUnique { context.freePositions.place(&values) }
      let reader = FrameReader(
        options: options, variables: translator.variables, values: values)
      guard let frames = reader.frames() else { throw .layout(.numbersOutOfRange) }
      return frames
    }
    append(
      LayoutSweep.Stretch(
        from: piece.lower, to: piece.upper,
        LayoutSweep.Frames(start: try frames(piece.start), end: try frames(piece.end))))
    guard result.pieces.count <= pieceLimit else { throw .tooManyPieces(limit: pieceLimit) }
    addAmbiguities(piece, translator)
    try addUnsatisfied(piece, context)
  }

  /// Appends frames, extending the last stretch if they continue it.
  private mutating func append(_ next: LayoutSweep.Stretch<LayoutSweep.Frames>) {
    guard let last = result.pieces.indices.last,
      result.pieces[last].to == next.from, result.pieces[last].isContinued(by: next)
    else { return result.pieces.append(next) }
    result.pieces[last].to = next.to
    result.pieces[last].value.end = next.value.end
  }

  private mutating func addAmbiguities(
    _ piece: ParametricSweep.Piece, _ translator: Translator
  ) {
    var finder = AmbiguityFinder(
      solution: piece.solution, translator: translator, coordinates: options.coordinates,
      limits: remainingLimits)
    let found = LayoutSweep.Ambiguities(items: finder.find(), isComplete: finder.isComplete)
    usedWork += finder.work
    guard !found.items.isEmpty || !found.isComplete else { return }
    if let last = result.ambiguous.indices.last, result.ambiguous[last].to == piece.lower,
      result.ambiguous[last].value == found
    {
      result.ambiguous[last].to = piece.upper
    } else {
      result.ambiguous.append(.init(from: piece.lower, to: piece.upper, found))
    }
  }

  /// Adds the unsatisfied optional constraints of a piece. Each stretch begins or ends where the
  /// linear violation is zero, which need not be a breakpoint of a frame.
  private mutating func addUnsatisfied(
    _ piece: ParametricSweep.Piece, _ context: SweepContext
  ) throws(LayoutSweepError) {
    let violations = context.violations(in: piece)
    guard !violations.isEmpty else { return }
    var cuts = [piece.lower, piece.upper]
    for violation in violations {
      if violation.from != piece.lower { cuts.append(violation.from) }
      if violation.to != piece.upper { cuts.append(violation.to) }
    }
    cuts.sort()
    var from = piece.lower
    for to in cuts where to > from {
      let middle = (from + to) / 2
      func isViolated(_ violation: SweepContext.Violation) -> Bool {
        violation.from < middle && middle < violation.to
      }
      var found: [LayoutSweep.Unsatisfied] = []
      found.reserveCapacity(violations.count(where: isViolated))
      for violation in violations where isViolated(violation) {
        found.append(
          LayoutSweep.Unsatisfied(
            origin: violation.origin, kind: violation.kind, start: violation.amount(at: from),
            end: violation.amount(at: to)))
      }
      if !found.isEmpty { append(LayoutSweep.Stretch(from: from, to: to, found)) }
      guard result.unsatisfied.count <= pieceLimit else {
        throw .tooManyPieces(limit: pieceLimit)
      }
      from = to
    }
  }

  /// Appends unsatisfied constraints, extending the last stretch if they continue it.
  private mutating func append(_ next: LayoutSweep.Stretch<[LayoutSweep.Unsatisfied]>) {
    guard let last = result.unsatisfied.indices.last,
      result.unsatisfied[last].to == next.from, result.unsatisfied[last].isContinued(by: next)
    else { return result.unsatisfied.append(next) }
    result.unsatisfied[last].to = next.to
    for index in next.value.indices {
      result.unsatisfied[last].value[index].end = next.value[index].end
    }
  }
}

extension Translator {
  /// Whether a solve at an end of a piece would replace this translation; widths are linear between
  /// the ends.
  fileprivate func isReplaced(
    in piece: ParametricSweep.Piece, _ scene: (Double) -> LayoutScene
  ) -> Bool {
    [(piece.lower, piece.start), (piece.upper, piece.end)].contains { value, values in
      let unmirrored = replacement(for: values, without: []) {
        Translator(scene(value), direction: direction, mirrors: false)
      }
      return unmirrored != nil
    }
  }
}
