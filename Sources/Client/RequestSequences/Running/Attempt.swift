import Foundation
import HTTPTypes

/// One attempt at a request, redirects included.
struct Attempt: Sendable {
  typealias Reason = RequestSequenceError.Reason

  /// The final response of an attempt, or the reason why there is none.
  enum Completion: Sendable {
    case success(Response)
    case failure(Reason)
  }

  struct Outcome: Sendable {
    var completion: Completion
    /// The last response, even if the attempt failed after it.
    var response: Response?
    var effect: RequestSequenceError.Effect
  }

  private let resolved: ResolvedRequest
  private let key: String?
  private let step: StepIdentity
  private let onEvent: @Sendable (SequenceEvent) -> Void

  init(
    _ resolved: ResolvedRequest, key: String?, step: StepIdentity,
    onEvent: @escaping @Sendable (SequenceEvent) -> Void
  ) {
    self.resolved = resolved
    self.key = key
    self.step = step
    self.onEvent = onEvent
  }

  func run(within limit: Duration) async -> Outcome {
    let sleep = resolved.runner.environment.sleep
    return await withTaskGroup(of: Outcome?.self) { group in
      group.addTask { await follow() }
      group.addTask {
        try? await sleep(limit)
        return nil
      }
      // The other task ends soon after its cancellation, as `Transport` requires.
      var finished: Outcome?
      var isLate = false
      while let next = await group.next() {
        if let next { finished = next } else if finished == nil, !Task.isCancelled { isLate = true }
        group.cancelAll()
      }
      var outcome = finished ?? Self.cancelled
      if isLate, case .failure(.transport(let error)) = outcome.completion,
        error.kind == .cancelled
      {
        outcome.completion = .failure(
          .transport(.init(.timeLimit, "the attempt exceeds the limit of \(limit) attemptTime")))
      }
      return outcome
    }
  }

  private static let cancelled = Outcome(
    completion: .failure(.transport(.init(.cancelled, "the task was cancelled"))), response: nil,
    effect: .none)

  private func follow() async -> Outcome {
    var outcome = Self.cancelled
    let body: EncodedBody
    do throws(RequestError) {
      body = try await encode()
    } catch {
      outcome.completion = .failure(.invalidRequest(error))
      return outcome
    }
    defer { body.remove() }
    var hop = RedirectHop(resolved)
    var redirects = 0
    while true {
      let message: HTTPRequest
      do {
        message = try await self.message(for: hop, body)
      } catch {
        outcome.completion = .failure(.credentials(error))
        return outcome
      }
      // Checked before sending, so that a cancelled attempt is known to have had no effect.
      if Task.isCancelled { return outcome }
      let sent: Result<Response, TransportError>
      do throws(TransportError) {
        sent = .success(
          try await send(message, hop.hasBody ? body.content : .none, of: hop))
      } catch {
        sent = .failure(error)
      }
      let response: Response
      switch sent {
      case .success(let received): response = received
      case .failure(let error):
        outcome.completion = .failure(.transport(error))
        if !error.isBeforeSending { outcome.effect = .unknown }
        return outcome
      }
      outcome.response = response
      outcome.effect = .responded
      switch hop.next(after: response) {
      case .finish:
        outcome.completion = .success(response)
        return outcome
      case .refuse(let location):
        outcome.completion = .failure(.redirectRefused(to: location))
        return outcome
      case .follow(let next):
        guard redirects < resolved.runner.limits.redirects else {
          outcome.completion = .failure(.tooManyRedirects(limit: resolved.runner.limits.redirects))
          return outcome
        }
        redirects += 1
        hop = next
        onEvent(.redirected(step, to: next.url))
      }
    }
  }

  private func encode() async throws(RequestError) -> EncodedBody {
    let (request, limit) = (resolved.request, resolved.runner.limits.requestBytes)
    let environment = resolved.runner.environment
    // With a key, all attempts have the same boundary, because a server may compare repetitions
    // byte by byte.
    let boundary = "form-" + (key ?? environment.makeKey()).filter { $0.isLetter || $0.isNumber }
    return try await BlockingIO.run { () throws(RequestError) in
      try EncodedBody(
        request.body, boundary: boundary, folder: environment.temporaryFolder, limit: limit)
    }
  }

  private func send(
    _ message: HTTPRequest, _ body: TransportBody, of hop: RedirectHop
  ) async throws(TransportError) -> Response {
    let limits = resolved.runner.limits
    let options = TransportOptions(
      audience: resolved.request.audience, carriesCredentials: hop.isAtHome,
      responseLimit: limits.responseBytes, headerLimit: limits.headerBytes,
      connectionsPerHost: resolved.settings.connectionsPerHost,
      // Only the runner repeats a request with a key, so that it knows whether one was ever sent.
      mayRepeat: resolved.mayRepeat && key == nil,
      progress: { [onEvent, step] in onEvent(.uploaded(step, $0)) })
    let (response, bytes) = try await resolved.runner.transport.send(
      message, body: body, options: options)
    return Response(
      status: response.status.code, headers: response.headerFields, body: bytes, url: hop.url)
  }

  private func message(for hop: RedirectHop, _ body: EncodedBody) async throws -> HTTPRequest {
    var headers = hop.headers
    if hop.hasBody, let contentType = body.contentType, headers[.contentType] == nil {
      headers[.contentType] = contentType
    }
    if hop.isAtHome {
      if let header = resolved.settings.idempotencyKeyHeader, let key { headers[header] = key }
      if let credentials = resolved.settings.credentials {
        let value = try await credentials.value()
        guard value.isFieldValue else {
          throw RequestError.invalidHeader(name: credentials.header.rawName)
        }
        headers[credentials.header] = value
      }
    }
    return HTTPRequest(hop.method, at: hop.url, headers)
  }
}
