public import Cancellation
public import ConstraintLayout
public import ConstraintSolver
internal import JSONDocuments
internal import JSONText
public import LayoutRequests
internal import MemoryMetering
internal import ServiceContract
internal import TextBytes

extension RequestLimits {
  /// The limits of the solver, reduced by the work already done.
  public func solveLimits(_ cancellation: CancellationCheck = .never) -> SolveLimits {
    SolveLimits(
      work: remainingWork, entries: matrixEntries, cancellation: cancellation,
      mayAllocate: { MemoryMeter.mayAllocate($0) })
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
    do throws(Failure) {
      return try solve(
        limits: SolvingLimits(
          solve: limits.solveLimits(cancellation), queryTime: limits.queryTime,
          sweepPieces: limits.sweepPieces))
    } catch {
      throw try problem(error, limits)
    }
  }

  private func problem(_ failure: Failure, _ limits: RequestLimits) throws(Problem) -> Problem {
    let naming = LayoutNaming(self)
    switch failure {
    case .solving(let error): return Problem(error, naming: naming, limits: limits)
    case .sweep(let error): return problem(error, limits)
    case .conflict(let sets, let hasMore, let swept, let repairs):
      var problem = Problem(
        .conflict(sets, hasMore: hasMore), naming: naming, limits: limits)
      if let sweep, let swept {
        problem = problem.adding(
          "sweep",
          try LayoutResponseEncoder.text(of: swept, sweep, self, limit: limits.answerBytes))
      }
      guard let repairs else { return problem }
      var json = JSONWriter.metered(limit: limits.answerBytes)
      json.beginArray()
      naming.writeConflictRepairs(repairs, to: &json)
      json.endArray()
      guard !json.isFull else { return .responseTooLong(limit: limits.answerBytes) }
      if !repairs.isComplete {
        problem = problem.adding("repairsComplete", Array("false".utf8))
      }
      return problem.adding("repairs", json.bytes)
    }
  }

  private func problem(_ error: LayoutSweepError, _ limits: RequestLimits) -> Problem {
    switch error {
    case .layout(let error):
      return Problem(error, naming: LayoutNaming(self), limits: limits)
    case .tooManyPieces(let limit):
      return Problem(
        .limitExceeded, "the sweep has more stretches than the limit of \(limit) sweepPieces",
        limit: "sweepPieces")
    case .nonlinear:
      return Problem(
        .invalidVariant, "the layout is not linear in \(Excerpt.quoted(sweep?.text ?? ""))",
        errors: [
          InputError(
            .invalidVariant, at: "/sweep/property",
            "the constraints are not linear in this property")
        ])
    }
  }
}

extension Problem {
  /// Makes the problem of a scene that cannot be solved.
  ///
  /// - Parameters:
  ///   - error: The error of the solve.
  ///   - request: The request.
  ///   - scene: Its scene with the values at which it was solved.
  ///   - limits: The limits of the whole request.
  public init(
    _ error: LayoutError, of request: LayoutRequest, edited scene: LayoutScene,
    limits: RequestLimits
  ) {
    self.init(error, naming: LayoutNaming(request, edited: scene), limits: limits)
  }

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
        "solving exceeds the limit of \(limits.work) work; \(progress.inWords)", limit: "work")
    case .entryLimitExceeded(let limit, let progress):
      self.init(
        .workLimitExceeded,
        "solving exceeds the limit of \(limit) matrix entries; \(progress.inWords)",
        limit: "matrixEntries")
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
