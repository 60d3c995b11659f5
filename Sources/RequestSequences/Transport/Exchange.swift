import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a `URLSession` and the response that it gathers.
final class Exchange: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Result<Response, TransportError>, Never>?
    /// Why the task was cancelled, if it was.
    var failure: TransportError?
    /// The response of a task that is cancelled only because its challenge is rejected.
    var challengeResponse: URLResponse?
    var body = Data()
  }

  private let task: URLSessionTask
  private let limit: Int
  let progress: @Sendable (TransferProgress) -> Void
  private let state = Locked(State())

  init(
    task: URLSessionTask, limit: Int, progress: @escaping @Sendable (TransferProgress) -> Void
  ) {
    self.task = task
    self.limit = limit
    self.progress = progress
  }

  /// Sends the request and waits until the task has ended, even where it was cancelled, so that its
  /// connection is released.
  func run() async -> Result<Response, TransportError> {
    await withCheckedContinuation { continuation in
      let isCancelled = state.withLock { state in
        state.continuation = continuation
        return state.failure != nil
      }
      task.resume()
      // On some systems a task that was cancelled before it was resumed never completes.
      if isCancelled { task.cancel() }
    }
  }

  /// Cancels the task. The first reason counts.
  func fail(_ error: TransportError) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.failure = error
      // Under the lock: see `decline`.
      if state.continuation != nil { task.cancel() }
    }
  }

  /// Declines a redirect, unless the task was cancelled.
  ///
  /// Outside Apple's systems Foundation ends the program if a task is cancelled between the
  /// delegate's call and the reply. So a cancelled task gets no reply, and one with a reply is
  /// cancelled only after it: the lock orders both on the task's queue.
  func decline(_ reply: () -> Void) {
    state.withLock { state in
      if state.failure == nil { reply() }
    }
  }

  /// Makes the response to a challenge the result of the task, although the task is cancelled then.
  func finish(withChallenge response: URLResponse?) {
    state.withLock { $0.challengeResponse = response }
  }

  func receive(_ data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.failure == nil else { return false }
      guard data.count <= limit - state.body.count else {
        state.body = Data()
        return true
      }
      state.body.append(data)
      return false
    }
    if isTooLarge {
      fail(
        .init(
          .responseTooLarge(limit: limit),
          "the response exceeds the limit of \(limit) responseBytes")
      )
    }
  }

  func end(_ response: URLResponse?, _ error: (any Error)?) {
    let (continuation, result) = state.withLock { state in
      let continuation = state.continuation
      state.continuation = nil
      let error = state.challengeResponse == nil ? error : nil
      let result: Result<Response, TransportError> =
        if let failure = state.failure {
          .failure(failure)
        } else if let error {
          .failure(TransportError(error))
        } else {
          Self.result(state.challengeResponse ?? response, body: state.body)
        }
      return (continuation, result)
    }
    continuation?.resume(returning: result)
  }

  private static func result(
    _ response: URLResponse?, body: Data
  ) -> Result<Response, TransportError> {
    guard let response = response as? HTTPURLResponse, let url = response.url else {
      return .failure(.init(.malformedResponse, "there is no HTTP response"))
    }
    var headers = HeaderFields()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    return .success(Response(status: response.statusCode, headers: headers, body: body, url: url))
  }
}

extension TransportError {
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self.init(.other, "\(error)")
      return
    }
    let kind: Kind =
      switch error.code {
      case .cannotConnectToHost:
        Self.isSureOfNoConnection(error) ? .cannotConnect : .connectionLost
      case .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet: .cannotConnect
      case .networkConnectionLost: .connectionLost
      case .timedOut: .timeLimit
      case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
        .cannotDecodeRawData, .zeroByteResource:
        .malformedResponse
      case .fileDoesNotExist, .noPermissionsToReadFile: .bodyUnreadable
      case .cancelled: .cancelled
      default: .other
      }
    self.init(kind, "\(error.localizedDescription) (\(error.code.rawValue))")
  }

  /// Whether no connection was made at all.
  ///
  /// Outside Apple's systems the code is the same for a later failure on a connection to the second
  /// address of a host whose first address refused one. Only libcurl's message tells them apart.
  private static func isSureOfNoConnection(_ error: URLError) -> Bool {
    #if canImport(FoundationNetworking)
      error.localizedDescription.hasPrefix("Failed to connect to ")
    #else
      true
    #endif
  }
}
