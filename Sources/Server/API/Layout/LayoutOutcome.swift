public import Cancellation
import ConstraintSolver
public import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import MemoryMetering
internal import ServiceContract

/// The result of a layout request: frames for the scene and for each of its variants.
public struct LayoutOutcome: Sendable {
  /// A variant's frames, or its conflicts.
  public enum Variant: Sendable {
    /// The variant is solved, with its query results.
    case solved(LayoutSolution, QueryResults)
    /// Required constraints cannot all hold: irreducible infeasible sets, and whether there are
    /// causes that none of them names.
    case conflict([LayoutConflict], hasMore: Bool)
  }

  /// The scene's own frames.
  public var base: LayoutSolution
  /// The results of the scene's own queries.
  var queryResults = QueryResults()
  /// The results of the variants, in the order of the request.
  public var variants: [Variant]

  /// The results of queries, in the order of the request.
  public struct QueryResults: Sendable {
    /// Explanations of frames, of the first views where a limit ended the search.
    var explanations: [LayoutExplanation] = []
    /// Whether all views are explained that were to be.
    var isExplained = true
    /// The fitting sizes.
    var fits: [Fit] = []
    /// The repairs of what is ambiguous.
    var repairs: LayoutRepairs?
    /// The repairs of the conflicts in which constraints were broken, in their order.
    var brokenRepairs: LayoutRepairs?
  }

  /// A view's fitting sizes, or its conflicts.
  enum Fit: Sendable {
    /// The smallest and the largest size that the contents allow.
    case sizes(compressed: Size, expanded: Size)
    /// Required constraints cannot all hold: irreducible infeasible sets, and whether there are
    /// causes that none of them names.
    case conflict([LayoutConflict], hasMore: Bool)
  }

  /// The repairs of the conflicts of variants, by the index of the variant.
  var conflictRepairs: [Int: LayoutRepairs] = [:]
  /// The sweep.
  public var sweep: LayoutSweep?

  /// The units of solver work of all solves; searching for conflicts is not counted.
  public var work = 0

  /// Whether the scene or a variant has a conflict or is ambiguous, or had a conflict that was
  /// broken.
  var hasFinding: Bool {
    func hasFault(_ solution: LayoutSolution) -> Bool {
      !solution.ambiguous.isEmpty || !solution.broken.isEmpty
    }
    return hasFault(base)
      || variants.contains {
        switch $0 {
        case .solved(let solution, _): hasFault(solution)
        case .conflict: true
        }
      }
  }
}

extension LayoutRequest {
  /// Solves the scene and its variants.
  ///
  /// - Parameters:
  ///   - limits: The limits of all solves together.
  ///   - cancellation: Checked at intervals; ends the solve.
  /// - Returns: The frames of the scene and of its variants.
  /// - Throws: A conflict of the scene itself, or a limit.
  public func solve(
    limits: RequestLimits, cancellation: CancellationCheck = .never
  ) throws(Problem) -> LayoutOutcome {
    var session = LayoutSession(
      options: options,
      limits: SolveLimits(
        work: limits.remainingWork, entries: limits.matrixEntries, cancellation: cancellation,
        mayAllocate: { MemoryMeter.mayAllocate($0) }))
    session.keepsSolutions = !variants.isEmpty
    let solved: SolvedScene
    do throws(LayoutError) {
      solved = try session.solved(scene)
    } catch {
      throw try problem(error, &session, limits)
    }
    var outcome = LayoutOutcome(base: solved.layout, variants: [])
    var share = QueryShare(session, limits)
    do throws(LayoutError) {
      outcome.queryResults = try queries.queryResults(in: scene, solved, &session, &share)
      addRepairs(of: solved, in: scene, to: &outcome.queryResults, &session, &share)
    } catch {
      throw Problem(error, naming: LayoutNaming(self), limits: limits)
    }
    if let sweep { outcome.sweep = try solve(sweep, &session, limits) }
    if !variants.isEmpty { session.prepareForEdits() }
    for (index, variant) in variants.enumerated() {
      let edited = scene(of: variant)
      do throws(LayoutError) {
        // Small solves never reach a check of their own.
        try cancellation.check(at: .presolve)
        // Each variant starts from the scene itself, so that it does not depend on those before it.
        var copy = session
        copy.options = options(of: variant)
        let solved = try copy.solved(edited)
        var queryResults = try variant.queries.queryResults(in: edited, solved, &copy, &share)
        addRepairs(of: solved, in: edited, to: &queryResults, &copy, &share)
        outcome.variants.append(.solved(solved.layout, queryResults))
        session.limits = copy.limits
      } catch {
        guard case .conflict(let sets, let hasMore) = error else {
          throw Problem(error, naming: LayoutNaming(self), limits: limits)
        }
        outcome.variants.append(.conflict(sets, hasMore: hasMore))
        guard wantsRepairs else { continue }
        var copy = session
        copy.options = options(of: variant)
        outcome.conflictRepairs[index] = share.spend(&copy) { $0.repairs(of: sets, in: edited) }
        session.limits = copy.limits
      }
    }
    share.spend(&session) { keepSafeRepairs(of: &outcome, &$0) }
    outcome.work = limits.remainingWork - session.limits.work
    return outcome
  }

  /// Adds the repairs of what is broken and of what is ambiguous in a solution, if they are asked
  /// for.
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

  /// The problem of the scene itself, with repairs if they are asked for.
  private func problem(
    _ error: LayoutError, _ session: inout LayoutSession, _ limits: RequestLimits
  ) throws(Problem) -> Problem {
    let naming = LayoutNaming(self)
    var problem = Problem(error, naming: naming, limits: limits)
    guard case .conflict(let sets, _) = error else { return problem }
    if let sweep {
      // Where the scene itself conflicts, it is worth the more to know where it does not.
      let bytes = try LayoutResponseEncoder.text(
        of: try solve(sweep, &session, limits), sweep, self, limit: limits.answerBytes)
      problem = problem.adding("sweep", bytes)
    }
    guard wantsRepairs else { return problem }
    var share = QueryShare(session, limits)
    var repairs = share.spend(&session) { $0.repairs(of: sets, in: scene) }
    share.spend(&session) { keepSafe(&repairs, &$0) }
    var json = JSONWriter.metered(limit: limits.answerBytes)
    json.beginArray()
    naming.writeConflictRepairs(repairs, to: &json)
    json.endArray()
    guard !json.isFull else { return .responseTooLong(limit: limits.answerBytes) }
    if !repairs.isComplete { problem = problem.adding("repairsComplete", Array("false".utf8)) }
    return problem.adding("repairs", json.bytes)
  }

  /// Solves for all values of a property.
  private func solve(
    _ sweep: Sweep, _ session: inout LayoutSession, _ limits: RequestLimits
  ) throws(Problem) -> LayoutSweep {
    do throws(LayoutSweepError) {
      return try session.sweep(
        scene, from: sweep.from, to: sweep.to, pieceLimit: limits.sweepPieces
      ) { sweep.edits($0, in: scene) }
    } catch {
      switch error {
      case .layout(let error):
        throw Problem(error, naming: LayoutNaming(self), limits: limits)
      case .tooManyPieces(let limit):
        throw Problem(
          .limitExceeded, "the sweep has more stretches than the limit of \(limit) sweepPieces")
      case .nonlinear:
        throw Problem(
          .invalidVariant, "the layout is not linear in \(Excerpt.quoted(sweep.text))",
          errors: [
            InputError(
              .invalidVariant, at: "/sweep/property",
              "the constraints are not linear in this property")
          ])
      }
    }
  }

  /// The scene with a variant's values.
  ///
  /// - Complexity: O(edits), plus a copy of the edited arrays.
  public func scene(of variant: Variant) -> LayoutScene {
    var scene = scene
    for edit in variant.edits { scene.apply(edit) }
    if let scale = variant.scale { measureTexts(of: &scene, at: scale) }
    return scene
  }

  /// The digest of the fonts that texts were measured with; `nil` if there is no text.
  var fontDigest: String? {
    textItems.first.flatMap { scene.viewText(of: $0)?.fontDigest }
  }

  /// Measures the texts of a scene on a screen of other pixels.
  ///
  /// - Complexity: O(texts).
  func measureTexts(of scene: inout LayoutScene, at scale: Double) {
    for item in textItems {
      guard let text = scene.viewText(of: item), text.setting.scale != scale else { continue }
      scene.apply(.text(item, MeasuredText(text.at(scale: scale))))
    }
  }

  /// The options of a variant.
  public func options(of variant: Variant) -> LayoutOptions {
    var options = options
    options.direction = variant.direction ?? options.direction
    options.scale = variant.scale ?? options.scale
    return options
  }
}

extension Problem {
  /// Makes the problem of a scene that cannot be solved; `limits` are those of the whole request.
  init(_ error: LayoutError, naming: LayoutNaming, limits: RequestLimits) {
    switch error {
    case .conflict(let sets, let hasMore):
      self.init(.unsatisfiableConstraints, naming.words(for: sets.map(\.members)))
      for (key, write) in naming.members(of: sets, hasMore: hasMore) {
        var json = JSONWriter.metered(limit: limits.answerBytes)
        write(&json)
        if json.isFull {
          self = .responseTooLong(limit: limits.answerBytes)
          return
        }
        self = adding(key, json.bytes)
      }
    case .workLimitExceeded(_, let progress):
      self.init(
        .workLimitExceeded,
        "solving exceeds the limit of \(limits.work) work; \(progress.inWords)")
    case .entryLimitExceeded(let limit, let progress):
      self.init(
        .workLimitExceeded,
        "solving exceeds the limit of \(limit) matrix entries; \(progress.inWords)")
    case .stopped(let progress):
      self.init(
        .timeLimitExceeded, "solving took longer than a request may; \(progress.inWords)")
    case .numbersOutOfRange:
      self.init(
        .numberOutOfRange,
        "a number of a frame is beyond the limit of \(NumberText.string(LayoutLimits.result))")
    case .numbersTooFarApart:
      self.init(
        .numberOutOfRange,
        "the numbers of required constraints are too far apart for all of these to hold at once")
    }
  }
}

extension SolveProgress {
  /// The progress of a solve, for the detail of a problem.
  fileprivate var inWords: String {
    switch stage {
    case .presolve: "it was reducing required equalities"
    case .components:
      "it had solved \(solvedComponentCount) of \(componentCount) independent parts"
        + (priority.map { " and was at priority \(NumberText.string($0)) of the next" } ?? "")
    case .conflicts: "it had found \(conflictCount) conflicts"
    case .ambiguity: "it was finding what is ambiguous"
    }
  }
}
