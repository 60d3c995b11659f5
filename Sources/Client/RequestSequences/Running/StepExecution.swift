import Foundation
import HTTPTypes

/// The execution of one request of a sequence: attempts, redirects and the journal.
struct StepExecution {
  let runner: SequenceRunner
  let request: Request
  let step: StepIdentity
  let onEvent: @Sendable (SequenceEvent) -> Void
  private let journal: JournalFile?
  private let deadline: Duration
  private var attempts = 0
  private var effect = RequestSequenceError.Effect.none
  private var lastResponse: Response?

  init(
    of request: Request, at index: Int, runner: SequenceRunner, journal: JournalFile?,
    deadline: Duration, onEvent: @escaping @Sendable (SequenceEvent) -> Void
  ) {
    self.runner = runner
    self.request = request
    self.journal = journal
    self.deadline = deadline
    self.onEvent = onEvent
    step = StepIdentity(index: index, name: request.name ?? "\(index)")
  }

  func error(_ reason: RequestSequenceError.Reason, _ response: Response?) -> RequestSequenceError {
    RequestSequenceError(
      step: step, request: request, response: response, attempts: attempts, effect: effect,
      reason: reason)
  }

  private func error(_ reason: RequestSequenceError.Reason) -> RequestSequenceError {
    error(reason, lastResponse)
  }

  /// The accepted response: from the journal, or from the server.
  mutating func response() async throws(RequestSequenceError) -> Response {
    let resolved: ResolvedRequest
    do throws(RequestError) {
      resolved = try ResolvedRequest(request, runner)
    } catch {
      throw self.error(.invalidRequest(error))
    }
    let state: SendState
    switch try await journalEntry(for: resolved) {
    case .answered(let response):
      effect = .responded
      onEvent(.received(step, response, isRecorded: true))
      return response
    case .unanswered(let found): state = found
    }
    var response = try await send(resolved, state)
    if journal != nil {
      // A resumed run gives the sequence the recorded response, so this run does the same.
      response = response.withoutSecrets
      try await record(.responded(step: step.index, response: response))
    }
    onEvent(.received(step, response, isRecorded: false))
    return response
  }

  // MARK: The journal

  /// The known state of a request without a recorded response.
  private struct SendState {
    /// The idempotency key, if it has one.
    var key: String?
    /// Whether an earlier run may have sent it.
    var mayHaveBeenSent: Bool
  }

  private enum JournalEntry {
    case answered(Response)
    case unanswered(SendState)
  }

  /// Looks the request up in the journal, and records it if it is new.
  private mutating func journalEntry(
    for resolved: ResolvedRequest
  ) async throws(RequestSequenceError) -> JournalEntry {
    guard let journal else {
      return .unanswered(SendState(key: resolved.makeKey(), mayHaveBeenSent: false))
    }
    let (request, url) = (request, resolved.url)
    let fingerprint: String
    do throws(RequestError) {
      fingerprint = try await BlockingIO.run { () throws(RequestError) in
        try RequestFingerprint.of(request, url: url)
      }
    } catch {
      throw self.error(.invalidRequest(error))
    }
    if let known = journal.entries[step.index] {
      guard known.intent.fingerprint == fingerprint, known.intent.name == step.name else {
        throw error(.journal(.otherRequest(step: step.name)))
      }
      if let response = known.response { return .answered(response) }
      effect = .unknown
      guard known.intent.mayRepeat, resolved.mayRepeat,
        resolved.takesKey || known.intent.key == nil
      else {
        throw error(.outcomeUnknown)
      }
      return .unanswered(SendState(key: known.intent.key, mayHaveBeenSent: true))
    }
    let key = resolved.makeKey()
    try await record(
      .intent(
        .init(
          step: step.index, name: step.name, audience: request.audience.rawValue,
          method: request.method.rawValue, url: Request.withoutQuery(url.absoluteString),
          fingerprint: fingerprint, key: key, mayRepeat: resolved.mayRepeat)))
    return .unanswered(SendState(key: key, mayHaveBeenSent: false))
  }

  private func record(_ record: JournalRecord) async throws(RequestSequenceError) {
    guard let journal else { return }
    do throws(JournalError) {
      try await BlockingIO.run { () throws(JournalError) in try journal.append(record) }
    } catch {
      throw self.error(.journal(error))
    }
  }

  // MARK: Attempts

  private mutating func send(
    _ resolved: ResolvedRequest, _ state: SendState
  ) async throws(RequestSequenceError) -> Response {
    while true {
      let left = deadline - runner.environment.now()
      guard left > .zero else { throw error(.timeLimit(runner.limits.sequenceTime)) }
      attempts += 1
      onEvent(.sending(step, request, attempt: attempts))
      let attempt = Attempt(resolved, key: state.key, step: step, onEvent: onEvent)
      let outcome = await attempt.run(within: min(left, runner.limits.attemptTime))
      lastResponse = outcome.response
      if outcome.effect != .none { effect = outcome.effect }
      var retryAfter: Duration?
      let reason: RequestSequenceError.Reason
      let isTransient: Bool
      switch outcome.completion {
      case .success(let response) where request.accepts.allows(response.status): return response
      case .success(let response):
        reason = .status(response.status)
        isTransient = runner.retries.statuses.contains(response.status)
        retryAfter = RetryPolicy.retryAfter(response.headers, now: runner.environment.date())
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
      guard isTransient, resolved.mayRepeat else { throw try await failure(reason, state) }
      try await pause(state, because: reason, retryAfter: retryAfter)
    }
  }

  /// Waits for the next attempt.
  ///
  /// - Throws: `reason` if the policy or the deadline allows no further attempt.
  private mutating func pause(
    _ state: SendState, because reason: RequestSequenceError.Reason, retryAfter: Duration?
  ) async throws(RequestSequenceError) {
    let pause = runner.retries.pause(
      after: attempts, retryAfter: retryAfter, random: runner.environment.random())
    guard let pause, pause < deadline - runner.environment.now() else {
      throw try await failure(reason, state)
    }
    onEvent(.retrying(step, after: pause, because: reason))
    do { try await runner.environment.sleep(pause) } catch { throw self.error(.cancelled) }
  }

  /// Records what is known about a request that has finally failed, so that a resumed run need not
  /// treat its effect as unknown.
  private func failure(
    _ reason: RequestSequenceError.Reason, _ state: SendState
  ) async throws(RequestSequenceError) -> RequestSequenceError {
    if effect == .none, !state.mayHaveBeenSent {
      try await record(.unsent(step: step.index))
    } else if case .status(let status) = reason, JournalRecord.refuses(status) {
      try await record(.refused(step: step.index, status: status))
    }
    return error(reason)
  }
}

extension JournalRecord {
  /// Whether a status means that the request had no effect.
  ///
  /// 408, 409, 425 and 429 may answer a repetition while the first request is still in progress.
  static func refuses(_ status: Int) -> Bool {
    (400...499).contains(status) && ![408, 409, 425, 429].contains(status)
  }
}
