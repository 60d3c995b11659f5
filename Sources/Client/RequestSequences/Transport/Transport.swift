public import Foundation
public import HTTPTypes

/// Sends one request and receives its response. ``CurlTransport`` and ``URLSessionTransport``
/// conform.
///
/// A transport does not follow redirects, add credentials or keep cookies. It repeats a request
/// only if ``TransportOptions/mayRepeat`` is true, and returns soon after its task is cancelled.
public protocol Transport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request, with scheme, authority and path, and including credentials. Its
  ///     fields are complete except for those that frame the message.
  ///   - body: Its body.
  ///   - options: The limits, and the purpose of the request.
  /// - Returns: The response, whatever its status, and its body after content decoding.
  /// - Throws: ``TransportError`` if there is no complete response.
  func send(
    _ request: HTTPRequest, body: TransportBody, options: TransportOptions
  ) async throws(TransportError) -> (HTTPResponse, Data)
}

/// The progress of sending a body, in bytes.
public struct TransferProgress: Hashable, Sendable {
  /// The bytes sent so far.
  public let sent: Int
  /// The total number of bytes in the body.
  public let total: Int

  /// Makes a progress.
  public init(sent: Int, total: Int) {
    self.sent = sent
    self.total = total
  }
}

/// The transport's options for a request.
public struct TransportOptions: Sendable {
  /// The audience of the request.
  public var audience: Audience
  /// Whether the request may carry data that identifies the client to the audience.
  ///
  /// It is false once a redirect has left the audience's origins. A transport then neither offers a
  /// client certificate nor adds headers of its own.
  public var carriesCredentials: Bool
  /// The maximum size of the response body in bytes, after content decoding.
  public var responseLimit: Int
  /// The maximum size of the response header in bytes, as counted by ``RunnerLimits/headerBytes``.
  public var headerLimit: Int
  /// The maximum number of open connections per host.
  public var connectionsPerHost: Int
  /// Whether the transport may repeat it, for example if a kept connection was closed.
  public var mayRepeat: Bool
  /// Called repeatedly while the body is sent, on any thread.
  public var progress: @Sendable (TransferProgress) -> Void

  /// Makes options.
  public init(
    audience: Audience = .service, carriesCredentials: Bool = true,
    responseLimit: Int = RunnerLimits().responseBytes,
    headerLimit: Int = RunnerLimits().headerBytes, connectionsPerHost: Int = 64,
    mayRepeat: Bool = false,
    progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
  ) {
    self.audience = audience
    self.carriesCredentials = carriesCredentials
    self.responseLimit = responseLimit
    self.headerLimit = headerLimit
    self.connectionsPerHost = connectionsPerHost
    self.mayRepeat = mayRepeat
    self.progress = progress
  }
}
