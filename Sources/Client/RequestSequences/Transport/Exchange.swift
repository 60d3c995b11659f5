import Foundation
import HTTPTypes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A `URLSession` task and its response.
final class Exchange: Sendable {
  typealias Reply = Result<(HTTPResponse, Data), TransportError>

  private struct State {
    var continuation: CheckedContinuation<Void, Never>?
    /// The response, once the task has ended.
    var reply: Reply?
    /// The reason why the task was cancelled, if it was.
    var failure: TransportError?
    /// The response of a task that was cancelled only to reject its challenge.
    var challengeResponse: URLResponse?
    var body = Data()
  }

  private let task: URLSessionTask
  let options: TransportOptions
  private let state = Locked(State())

  init(task: URLSessionTask, options: TransportOptions) {
    self.task = task
    self.options = options
  }

  /// Sends the request and waits until the task has ended, even if it was cancelled, so that its
  /// connection is released.
  func run() async -> Reply {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isCancelled = state.withLock { state in
        state.continuation = continuation
        return state.failure != nil
      }
      task.resume()
      // On some systems a task cancelled before it was resumed never completes.
      if isCancelled { task.cancel() }
    }
    // By way of the lock, which ThreadSanitizer sees, unlike a continuation that is resumed before
    // it is waited for.
    return state.withLock { $0.reply } ?? .failure(.init(.other, "the task has no result"))
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
  /// Outside Apple platforms, Foundation crashes if a task is cancelled between the delegate's call
  /// and the reply. A cancelled task therefore gets no reply, and a task with a reply is cancelled
  /// only afterwards: the lock orders both on the task's queue.
  func decline(_ reply: () -> Void) {
    state.withLock { state in
      if state.failure == nil { reply() }
    }
  }

  /// Makes the response to a challenge the result of the task, although this cancels the task.
  func finish(withChallenge response: URLResponse?) {
    state.withLock { $0.challengeResponse = response }
  }

  func receive(_ data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.failure == nil else { return false }
      guard data.count <= options.responseLimit - state.body.count else {
        state.body = Data()
        return true
      }
      state.body.append(data)
      return false
    }
    if isTooLarge { fail(.responseTooLarge(options.responseLimit)) }
  }

  func end(_ response: URLResponse?, _ error: (any Error)?) {
    let continuation = state.withLock { state in
      let continuation = state.continuation
      state.continuation = nil
      let error = state.challengeResponse == nil ? error : nil
      state.reply =
        if let failure = state.failure {
          .failure(failure)
        } else if let error {
          .failure(TransportError(error))
        } else {
          reply(state.challengeResponse ?? response, body: state.body)
        }
      return continuation
    }
    continuation?.resume()
  }

  private func reply(_ response: URLResponse?, body: Data) -> Reply {
    guard let response = response as? HTTPURLResponse, (100...999).contains(response.statusCode)
    else { return .failure(.init(.malformedResponse, "there is no HTTP response")) }
    var fields = HTTPFields()
    var size = 0
    for case let (name as String, value as String) in response.allHeaderFields {
      size += name.utf8.count + value.utf8.count + 32
      guard size <= options.headerLimit else {
        return .failure(.headerTooLarge(options.headerLimit))
      }
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    let status = HTTPResponse.Status(code: response.statusCode)
    return .success((HTTPResponse(status: status, headerFields: fields), body))
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
      case .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
        .untrustedCertificate
      case .secureConnectionFailed, .clientCertificateRejected, .clientCertificateRequired:
        .secureConnectionFailed
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
  /// Outside Apple platforms, the code is the same for a later failure on a connection to a host's
  /// second address after its first refused. Only libcurl's message distinguishes them.
  private static func isSureOfNoConnection(_ error: URLError) -> Bool {
    #if canImport(FoundationNetworking)
      error.localizedDescription.hasPrefix("Failed to connect to ")
    #else
      true
    #endif
  }
}
