import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a `URLSession` and the answer that it gathers.
final class Exchange: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Result<Response, TransportError>, Never>?
    /// Why it was cancelled, if it was.
    var failure: TransportError?
    /// The answer of a task that is cancelled only because it asks for other credentials.
    var kept: URLResponse?
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

  /// Sends the request and waits until the task has ended, also where it was cancelled: what it
  /// holds, such as a connection, is released by then.
  func run() async -> Result<Response, TransportError> {
    await withCheckedContinuation { continuation in
      let isCancelled = state.withLock { state in
        state.continuation = continuation
        return state.failure != nil
      }
      task.resume()
      // A task that was cancelled before it ran reports nothing on some systems.
      if isCancelled { task.cancel() }
    }
  }

  /// Ends the task early. The first reason counts.
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
  /// Outside Apple's systems the program is ended where a task is cancelled between the question
  /// and the reply. So a cancelled task gets no reply, and one that had its reply is cancelled only
  /// after that: both are sent to the task's queue in the order in which they are made under the
  /// lock.
  func decline(_ reply: () -> Void) {
    state.withLock { state in
      if state.failure == nil { reply() }
    }
  }

  /// Takes an answer for the end of the task, even where it is cancelled after that.
  func keep(_ response: URLResponse?) { state.withLock { $0.kept = response } }

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
        .init(.answerTooLarge(limit: limit), "the answer exceeds the limit of \(limit) answerBytes")
      )
    }
  }

  func end(_ response: URLResponse?, _ error: (any Error)?) {
    let (continuation, result) = state.withLock { state in
      let continuation = state.continuation
      state.continuation = nil
      let error = state.kept == nil ? error : nil
      return (continuation, Self.result(state.failure, error, state.kept ?? response, state.body))
    }
    continuation?.resume(returning: result)
  }

  private static func result(
    _ failure: TransportError?, _ error: (any Error)?, _ response: URLResponse?, _ body: Data
  ) -> Result<Response, TransportError> {
    if let failure { return .failure(failure) }
    if let error { return .failure(TransportError(error)) }
    guard let response = response as? HTTPURLResponse, let url = response.url else {
      return .failure(.init(.malformedAnswer, "there is no HTTP answer"))
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
        .malformedAnswer
      case .fileDoesNotExist, .noPermissionsToReadFile: .bodyUnreadable
      case .cancelled: .cancelled
      default: .other
      }
    self.init(kind, "\(error.localizedDescription) (\(error.code.rawValue))")
  }

  /// Outside Apple's systems the code also stands for what came later on a connection to the second
  /// address of a host whose first address refused one. Only the text is libcurl's own about what
  /// failed.
  private static func isSureOfNoConnection(_ error: URLError) -> Bool {
    #if canImport(FoundationNetworking)
      error.localizedDescription.hasPrefix("Failed to connect to ")
    #else
      true
    #endif
  }
}
