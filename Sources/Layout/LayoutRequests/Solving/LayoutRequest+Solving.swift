internal import Cancellation
public import ConstraintLayout
public import ConstraintSolver
internal import TextLayout

extension LayoutRequest {
  /// The limits for solving a request with all its variants and queries.
  public struct SolvingLimits: Sendable {
    /// The limits of all solves together.
    public var solve: SolveLimits
    /// The most time for repairs and explanations, from the first frames on; `nil` for no limit.
    /// They also take at most half of the remaining work.
    public var queryTime: Duration?
    /// The most pieces of a sweep.
    public var sweepPieces: Int

    /// Makes limits.
    public init(solve: SolveLimits, queryTime: Duration? = nil, sweepPieces: Int) {
      self.solve = solve
      self.queryTime = queryTime
      self.sweepPieces = sweepPieces
    }
  }

  /// The reason why a request has no frames.
  public enum Failure: Error {
    /// The required constraints of the scene conflict. The sweep and the repairs are present if
    /// requested.
    case conflict(
      [LayoutConflict], hasMore: Bool, sweep: LayoutSweep?, repairs: LayoutRepairs?)
    /// A limit is exceeded, or numbers are out of range.
    case solving(LayoutError)
    /// The sweep has too many pieces, or is not linear.
    case sweep(LayoutSweepError)
  }

  /// Solves the scene and its variants.
  ///
  /// - Parameter limits: The limits.
  /// - Returns: The frames of the scene and of its variants.
  /// - Throws: A conflict of the scene itself, or a limit.
  public func solve(limits: SolvingLimits) throws(Failure) -> LayoutOutcome {
    var session = LayoutSession(options: options, limits: limits.solve)
    session.keepsSolutions = !variants.isEmpty
    let solved: SolvedScene
    do throws(LayoutError) {
      solved = try session.solved(scene)
    } catch {
      throw try failure(error, &session, limits)
    }
    var outcome = LayoutOutcome(base: solved.layout, variants: [])
    var share = QueryShare(session, time: limits.queryTime)
    do throws(LayoutError) {
      outcome.queryResults = try queries.results(in: scene, solved, &session, &share)
    } catch {
      throw .solving(error)
    }
    addRepairs(of: solved, in: scene, to: &outcome.queryResults, &session, &share)
    if let sweep { outcome.sweep = try solve(sweep, &session, limits) }
    if !variants.isEmpty { session.prepareForEdits() }
    for (index, variant) in variants.enumerated() {
      let edited = scene(of: variant)
      do throws(LayoutError) {
        // Small solves never reach a check of their own.
        try limits.solve.cancellation.check(at: .presolve)
        // Each variant starts from the scene itself, so that it does not depend on earlier
        // variants.
        var copy = session
        copy.options = options(of: variant)
        let solved = try copy.solved(edited)
        var results = try variant.queries.results(in: edited, solved, &copy, &share)
        addRepairs(of: solved, in: edited, to: &results, &copy, &share)
        outcome.variants.append(.solved(solved.layout, results))
        session.limits = copy.limits
      } catch {
        guard case .conflict(let sets, let hasMore) = error else { throw .solving(error) }
        outcome.variants.append(.conflict(sets, hasMore: hasMore))
        guard wantsRepairs else { continue }
        var copy = session
        copy.options = options(of: variant)
        outcome.conflictRepairs[index] = share.spend(&copy) { $0.repairs(of: sets, in: edited) }
        session.limits = copy.limits
      }
    }
    share.spend(&session) { keepSafeRepairs(of: &outcome, &$0) }
    outcome.work = limits.solve.work - session.limits.work
    outcome.ranOutOfTime = hasSearches && share.isOver
    return outcome
  }

  /// Whether anything is searched that may end early without an error.
  private var hasSearches: Bool {
    wantsRepairs || !queries.explained.isEmpty
      || variants.contains { !$0.queries.explained.isEmpty }
  }

  /// Adds the repairs of a solution's broken constraints and ambiguities, if requested.
  private func addRepairs(
    of solved: SolvedScene, in scene: LayoutScene, to results: inout LayoutOutcome.QueryResults,
    _ session: inout LayoutSession, _ share: inout QueryShare
  ) {
    guard wantsRepairs else { return }
    let broken = solved.layout.broken
    if !broken.isEmpty {
      let conflicts = broken.map { LayoutConflict(members: $0.conflict) }
      results.brokenRepairs = share.spend(&session) {
        $0.repairs(of: conflicts, in: scene, solved: solved)
      }
    }
    if !solved.layout.ambiguous.isEmpty {
      results.repairs = share.spend(&session) { $0.repairs(ofAmbiguityIn: solved, of: scene) }
    }
  }

  /// The failure of the scene itself, with its sweep and repairs if requested.
  private func failure(
    _ error: LayoutError, _ session: inout LayoutSession, _ limits: SolvingLimits
  ) throws(Failure) -> Failure {
    guard case .conflict(let sets, let hasMore) = error else { return .solving(error) }
    // A conflicting scene may be feasible at other sizes.
    var swept: LayoutSweep?
    if let sweep { swept = try solve(sweep, &session, limits) }
    guard wantsRepairs else {
      return .conflict(sets, hasMore: hasMore, sweep: swept, repairs: nil)
    }
    var share = QueryShare(session, time: limits.queryTime)
    var repairs = share.spend(&session) { $0.repairs(of: sets, in: scene) }
    share.spend(&session) { keepSafe(&repairs, &$0) }
    return .conflict(sets, hasMore: hasMore, sweep: swept, repairs: repairs)
  }

  /// Solves for all values of a property.
  private func solve(
    _ sweep: Sweep, _ session: inout LayoutSession, _ limits: SolvingLimits
  ) throws(Failure) -> LayoutSweep {
    do throws(LayoutSweepError) {
      return try session.sweep(
        scene, from: sweep.from, to: sweep.to, pieceLimit: limits.sweepPieces
      ) { sweep.edits($0, in: scene) }
    } catch {
      throw .sweep(error)
    }
  }

  /// The scene with a variant's edits.
  ///
  /// - Complexity: O(edits), plus a copy of the edited arrays.
  public func scene(of variant: Variant) -> LayoutScene {
    var scene = scene
    for edit in variant.edits { scene.apply(edit) }
    if let scale = variant.scale { scene = scene.measuringTexts(of: textItems, at: scale) }
    return scene
  }

  /// The options of a variant.
  public func options(of variant: Variant) -> LayoutOptions {
    var options = options
    options.direction = variant.direction ?? options.direction
    options.scale = variant.scale ?? options.scale
    return options
  }
}

extension LayoutScene {
  /// The scene with the texts of some views measured at a scale in pixels per point.
  ///
  /// - Complexity: O(texts).
  package func measuringTexts(of items: [ItemIndex], at scale: Double) -> LayoutScene {
    var scene = self
    for item in items {
      guard let text = viewText(of: item), text.block.pixelScale != scale else { continue }
      scene.apply(.text(item, MeasuredText(text.at(pixelScale: scale))))
    }
    return scene
  }
}
