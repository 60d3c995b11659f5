public import Foundation
public import HTTPTypes

/// Sends one request and receives its response, such as ``CurlTransport`` and
/// ``URLSessionTransport``.
///
/// A transport does not follow redirects, add credentials or keep cookies. It repeats a request
/// only if ``TransportOptions/mayRepeat`` is true, and returns soon after its task is cancelled.
public protocol Transport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request, with scheme, authority and path, credentials included. Its fields
  ///     are all but those that frame the message.
  ///   - body: Its body.
  ///   - options: Limits, and what the request is for.
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
  /// All bytes of the body.
  public let total: Int

  /// Makes a progress.
  public init(sent: Int, total: Int) {
    self.sent = sent
    self.total = total
  }
}

/// What a transport may do for a request.
public struct TransportOptions: Sendable {
  /// The audience of the request.
  public var audience: Audience
  /// Whether the request may carry what identifies the client to the audience.
  ///
  /// It is false once a redirect has left the origins of the audience. A transport then offers no
  /// client certificate, and adds no header of its own.
  public var carriesCredentials: Bool
  /// The most bytes of the body of the response, after content decoding.
  public var responseLimit: Int
  /// The most bytes of the header of the response, as ``RunnerLimits/headerBytes`` counts them.
  public var headerLimit: Int
  /// The most connections that may be open to one host at a time.
  public var connectionsPerHost: Int
  /// Whether the transport may repeat it, such as after a kept connection turns out to be closed.
  public var mayRepeat: Bool
  /// Called from time to time while the body is sent, on any thread.
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
