import Foundation

/// One attempt at a request: sent, and sent on where answers redirect it.
struct Attempt: Sendable {
  typealias Reason = RequestSequenceError.Reason

  /// What an attempt came to.
  enum Result: Sendable {
    case success(Response)
    case failure(Reason)
  }

  /// How an attempt ended.
  struct Ended: Sendable {
    var result: Result
    /// The last answer, also where it is not the result.
    var answer: Response?
    var effect: RequestSequenceError.Effect
  }

  private let plan: SendingPlan
  private let key: String?
  private let step: SequenceStep
  private let onEvent: @Sendable (SequenceEvent) -> Void

  init(
    _ plan: SendingPlan, key: String?, step: SequenceStep,
    onEvent: @escaping @Sendable (SequenceEvent) -> Void
  ) {
    self.plan = plan
    self.key = key
    self.step = step
    self.onEvent = onEvent
  }

  func run(within limit: Duration) async -> Ended {
    let sleep = plan.runner.environment.sleep
    return await withTaskGroup(of: Ended?.self) { group in
      group.addTask { await follow() }
      group.addTask {
        try? await sleep(limit)
        return nil
      }
      // Either way the other one ends soon; a transport promises that of cancelled requests.
      var ended: Ended?
      var isLate = false
      while let next = await group.next() {
        if let next { ended = next } else if ended == nil, !Task.isCancelled { isLate = true }
        group.cancelAll()
      }
      var last = ended ?? Self.cancelled
      if isLate, case .failure(.transport(let error)) = last.result, error.kind == .cancelled {
        last.result = .failure(
          .transport(.init(.timeLimit, "the attempt exceeds the limit of \(limit) attemptTime")))
      }
      return last
    }
  }

  private static let cancelled = Ended(
    result: .failure(.transport(.init(.cancelled, "the task was cancelled"))), answer: nil,
    effect: .none)

  private func follow() async -> Ended {
    var ended = Self.cancelled
    let body: EncodedBody
    do throws(RequestError) {
      body = try await encode()
    } catch {
      ended.result = .failure(.invalidRequest(error))
      return ended
    }
    defer { body.remove() }
    var hop = RedirectHop(plan.request, plan.url, plan.settings)
    var redirects = 0
    while true {
      let message: TransportRequest
      do {
        message = try await self.message(hop, body.content, body.contentType)
      } catch {
        ended.result = .failure(.credentials(error))
        return ended
      }
      // A task that is cancelled by now has sent nothing.
      if Task.isCancelled { return ended }
      let sent: Swift.Result<Response, TransportError>
      do throws(TransportError) {
        sent = .success(
          try await plan.runner.transport.send(message) { onEvent(.uploaded(step, $0)) })
      } catch {
        sent = .failure(error)
      }
      let answer: Response
      switch sent {
      case .success(let received): answer = received
      case .failure(let error):
        ended.result = .failure(.transport(error))
        if !error.isBeforeSending { ended.effect = .unknown }
        return ended
      }
      ended.answer = answer
      ended.effect = .answered
      switch hop.next(after: answer) {
      case .stay:
        ended.result = .success(answer)
        return ended
      case .refuse(let location):
        ended.result = .failure(.redirectRefused(to: location))
        return ended
      case .follow(let next):
        guard redirects < plan.runner.limits.redirects else {
          ended.result = .failure(.tooManyRedirects(limit: plan.runner.limits.redirects))
          return ended
        }
        redirects += 1
        hop = next
        onEvent(.redirected(step, to: next.url))
      }
    }
  }

  private func encode() async throws(RequestError) -> EncodedBody {
    let (request, limit) = (plan.request, plan.runner.limits.requestBytes)
    let environment = plan.runner.environment
    // The boundary is that of the first attempt wherever there is a key: a server may compare
    // repetitions.
    let boundary = "form-" + (key ?? environment.makeKey()).filter { $0.isLetter || $0.isNumber }
    return try await DiskWork.run { () throws(RequestError) in
      try EncodedBody(
        request.body, boundary: boundary, folder: environment.temporaryFolder, limit: limit)
    }
  }

  private func message(
    _ hop: RedirectHop, _ body: TransportRequest.Body, _ contentType: String?
  ) async throws -> TransportRequest {
    var headers = hop.headers
    if hop.hasBody, let contentType, headers["Content-Type"] == nil {
      headers["Content-Type"] = contentType
    }
    if hop.isAtHome {
      if let header = plan.settings.idempotencyKeyHeader, let key { headers[header] = key }
      if let credentials = plan.settings.credentials {
        let value = try await credentials.value()
        guard credentials.header.isToken, value.isFieldValue else {
          throw RequestError.invalidHeader(name: credentials.header)
        }
        headers[credentials.header] = value
      }
    }
    return TransportRequest(
      audience: plan.request.audience, method: hop.method.rawValue, url: hop.url, headers: headers,
      body: hop.hasBody ? body : .none, answerLimit: plan.runner.limits.answerBytes,
      connectionsPerHost: plan.settings.connectionsPerHost,
      // One with a key is the runner's alone to repeat, which knows then whether it was ever sent.
      mayRepeat: plan.mayRepeat && key == nil)
  }
}
