import Foundation
import HTTPTypes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A `URLSession` whose delegate forwards the events of each task to its ``Exchange``.
final class HTTPSession: Sendable {
  private let session: URLSession
  private let delegate = Delegate()

  init(_ configuration: URLSessionConfiguration) {
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// Invalidates the session once its tasks have ended. Nothing may be sent afterwards.
  func finish() { session.finishTasksAndInvalidate() }

  func send(
    _ request: HTTPRequest, _ body: TransportBody, _ options: TransportOptions
  ) async throws(TransportError) -> (HTTPResponse, Data) {
    guard let url = URL(string: request.address) else {
      throw TransportError(.cannotConnect, "the URL of the request is invalid")
    }
    var message = URLRequest(url: url)
    message.httpMethod = request.method.rawValue
    for field in request.headerFields {
      // Joins all values of the name. Cookies use a different separator than other fields.
      message.setValue(request.headerFields[field.name], forHTTPHeaderField: field.name.rawName)
    }
    message.cachePolicy = .reloadIgnoringLocalCacheData
    let task: URLSessionTask
    switch body {
    case .none: task = session.dataTask(with: message)
    case .bytes(let bytes) where bytes.isEmpty: task = session.dataTask(with: message)
    case .bytes(let bytes): task = session.uploadTask(with: message, from: bytes)
    case .file(let url, _): task = session.uploadTask(with: message, fromFile: url)
    }
    let exchange = Exchange(task: task, options: options)
    delegate.exchanges.withLock { $0[task.taskIdentifier] = exchange }
    let result = await withTaskCancellationHandler {
      await exchange.run()
    } onCancel: {
      exchange.fail(.init(.cancelled, "the task was cancelled"))
    }
    return try result.get()
  }

  private final class Delegate: NSObject, URLSessionDataDelegate {
    /// The running exchanges, by task identifier.
    let exchanges = Locked<[Int: Exchange]>([:])

    private func exchange(_ task: URLSessionTask) -> Exchange? {
      exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      // The runner follows redirects and decides what the next request carries.
      exchange(task)?.decline { completionHandler(nil) }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      exchange(dataTask)?.receive(data)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
      totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
      exchange(task)?.options.progress(
        .init(sent: Int(clamping: totalBytesSent), total: Int(clamping: totalBytesExpectedToSend)))
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?)
        -> Void
    ) {
      let method = challenge.protectionSpace.authenticationMethod
      guard
        method == NSURLAuthenticationMethodHTTPBasic
          || method == NSURLAuthenticationMethodHTTPDigest
      else { return completionHandler(.performDefaultHandling, nil) }
      // A 401 is a normal response. Outside Apple platforms, the default handling never completes.
      // Rejecting the challenge cancels the task, whose response is complete by now.
      exchange(task)?.finish(withChallenge: challenge.failureResponse)
      completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let ended = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
      ended?.end(task.response, error)
    }
  }
}
