import Foundation

/// One request of a sequence on its way to its answer, through attempts, redirects and the journal.
struct StepRun {
  let runner: SequenceRunner
  let request: Request
  let step: SequenceStep
  let onEvent: @Sendable (SequenceEvent) -> Void
  private let journal: JournalFile?
  private let deadline: Duration
  private var attempts = 0
  private var effect = RequestSequenceError.Effect.none
  private var received: Response?

  init(
    _ runner: SequenceRunner, _ request: Request, index: Int, _ journal: JournalFile?,
    deadline: Duration, _ onEvent: @escaping @Sendable (SequenceEvent) -> Void
  ) {
    self.runner = runner
    self.request = request
    self.journal = journal
    self.deadline = deadline
    self.onEvent = onEvent
    step = SequenceStep(index: index, name: request.name ?? "\(index)")
  }

  func error(_ reason: RequestSequenceError.Reason, _ answer: Response?) -> RequestSequenceError {
    RequestSequenceError(
      step: step, request: request, answer: answer, attempts: attempts, effect: effect,
      reason: reason)
  }

  private func error(_ reason: RequestSequenceError.Reason) -> RequestSequenceError {
    error(reason, received)
  }

  /// The answer that the request accepts: the recorded one, or the one that comes back.
  mutating func answer() async throws(RequestSequenceError) -> Response {
    let plan: SendingPlan
    do throws(RequestError) {
      plan = try SendingPlan(request, runner)
    } catch {
      throw self.error(.invalidRequest(error))
    }
    let place: Place
    switch try await recorded(plan) {
    case .answered(let answer):
      effect = .answered
      onEvent(.answered(step, answer, isRecorded: true))
      return answer
    case .place(let found): place = found
    }
    var answer = try await send(plan, at: place)
    if journal != nil {
      // A resumed run gives the sequence what was recorded; this one gives it the same.
      answer = answer.withoutSecrets
      try await record(.answered(step: step.index, answer: answer))
    }
    onEvent(.answered(step, answer, isRecorded: false))
    return answer
  }

  // MARK: The journal

  /// Where in its life a request is when this run comes to it.
  private struct Place {
    /// The idempotency key, if it has one.
    var key: String?
    /// Whether a run before this one may have sent it.
    var mayHaveBeenSent: Bool
  }

  private enum Recorded {
    case answered(Response)
    case place(Place)
  }

  private mutating func recorded(
    _ plan: SendingPlan
  ) async throws(RequestSequenceError) -> Recorded {
    guard let journal else {
      return .place(Place(key: plan.makeKey(), mayHaveBeenSent: false))
    }
    let (request, url) = (request, plan.url)
    let fingerprint: String
    do throws(RequestError) {
      fingerprint = try await DiskWork.run { () throws(RequestError) in
        try RequestFingerprint.of(request, url: url)
      }
    } catch {
      throw self.error(.invalidRequest(error))
    }
    if let known = journal.recorded[step.index] {
      guard known.intent.fingerprint == fingerprint, known.intent.name == step.name else {
        throw error(.journal(.otherRequest(step: step.name)))
      }
      if let answer = known.answer { return .answered(answer) }
      effect = .unknown
      guard known.intent.mayRepeat, plan.mayRepeat, plan.takesKey || known.intent.key == nil else {
        throw error(.outcomeUnknown)
      }
      return .place(Place(key: known.intent.key, mayHaveBeenSent: true))
    }
    let key = plan.makeKey()
    try await record(
      .intent(
        .init(
          step: step.index, name: step.name, audience: request.audience.rawValue,
          method: request.method.rawValue, url: Request.withoutQuery(url.absoluteString),
          fingerprint: fingerprint, key: key, mayRepeat: plan.mayRepeat)))
    return .place(Place(key: key, mayHaveBeenSent: false))
  }

  private func record(_ record: JournalRecord) async throws(RequestSequenceError) {
    guard let journal else { return }
    do throws(JournalError) {
      try await DiskWork.run { () throws(JournalError) in try journal.append(record) }
    } catch {
      throw self.error(.journal(error))
    }
  }

  // MARK: Attempts

  private mutating func send(
    _ plan: SendingPlan, at place: Place
  ) async throws(RequestSequenceError) -> Response {
    while true {
      let left = deadline - runner.environment.now()
      guard left > .zero else { throw error(.timeLimit(runner.limits.sequenceTime)) }
      attempts += 1
      onEvent(.sending(step, request, attempt: attempts))
      let attempt = Attempt(plan, key: place.key, step: step, onEvent: onEvent)
      let ended = await attempt.run(within: min(left, runner.limits.attemptTime))
      received = ended.answer
      if ended.effect != .none { effect = ended.effect }
      var retryAfter: Duration?
      let reason: RequestSequenceError.Reason
      let isTransient: Bool
      switch ended.result {
      case .success(let answer) where request.accepts.allows(answer.status): return answer
      case .success(let answer):
        reason = .status(answer.status)
        isTransient = runner.retries.statuses.contains(answer.status)
        retryAfter = RetryPolicy.retryAfter(answer.headers, now: runner.environment.date())
      case .failure(.transport(let error)):
        if error.kind == .cancelled {
          reason = .cancelled
        } else if error.kind == .timeLimit, runner.environment.now() >= deadline {
          reason = .timeLimit(runner.limits.sequenceTime)
        } else {
          reason = .transport(error)
        }
        isTransient = runner.retries.covers(error)
      case .failure(let other):
        reason = other
        isTransient = false
      }
      try await pause(
        plan, place, because: reason, isTransient: isTransient, retryAfter: retryAfter)
    }
  }

  /// Waits for the next attempt, or throws where there is none.
  private mutating func pause(
    _ plan: SendingPlan, _ place: Place, because reason: RequestSequenceError.Reason,
    isTransient: Bool, retryAfter: Duration?
  ) async throws(RequestSequenceError) {
    let pause = runner.retries.pause(
      after: attempts, retryAfter: retryAfter, random: runner.environment.random())
    guard isTransient, plan.mayRepeat, let pause else { throw try await failure(reason, place) }
    guard pause < deadline - runner.environment.now() else {
      throw try await failure(reason, place)
    }
    onEvent(.retrying(step, after: pause, because: reason))
    do { try await runner.environment.sleep(pause) } catch { throw self.error(.cancelled) }
  }

  /// Records what is known of a request that has failed for good, so that a resumed run need not
  /// take its effect for unknown.
  private func failure(
    _ reason: RequestSequenceError.Reason, _ place: Place
  ) async throws(RequestSequenceError) -> RequestSequenceError {
    if effect == .none, !place.mayHaveBeenSent {
      try await record(.unsent(step: step.index))
    } else if case .status(let status) = reason, JournalRecord.refuses(status) {
      try await record(.refused(step: step.index, status: status))
    }
    return error(reason)
  }
}

extension JournalRecord {
  /// Whether a status says that the request did nothing. 408, 409, 425 and 429 may be about a
  /// repetition while the first request is still at work.
  static func refuses(_ status: Int) -> Bool {
    (400...499).contains(status) && ![408, 409, 425, 429].contains(status)
  }
}
