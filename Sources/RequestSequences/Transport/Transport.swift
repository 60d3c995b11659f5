public import Foundation

/// Sends one request and receives its response, such as ``URLSessionTransport``.
///
/// A transport does not follow redirects, add credentials or keep cookies. It repeats a request
/// only if ``TransportRequest/mayRepeat`` is true, and returns soon after its task is cancelled.
public protocol Transport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - progress: Called from time to time while the body is sent, on any thread.
  /// - Returns: The response, whatever its status.
  /// - Throws: ``TransportError`` if there is no complete response.
  func send(
    _ request: TransportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(TransportError) -> Response
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

/// A request as it is sent, credentials included.
public struct TransportRequest: Sendable {
  /// The body of a request.
  public enum Body: Sendable {
    /// No body.
    case none
    /// Bytes.
    case bytes(Data)
    /// A file that is not empty, which is read while it is sent.
    case file(URL, length: Int)
  }

  /// The receiver.
  public var audience: Audience
  /// The method's name.
  public var method: String
  /// The URL.
  public var url: URL
  /// All headers but those that frame the message.
  public var headers: HeaderFields
  /// The body.
  public var body: Body
  /// The most bytes of the body of the response.
  public var responseLimit: Int
  /// The most connections that may be open to one host at a time.
  public var connectionsPerHost: Int
  /// Whether the transport may repeat it, such as after a kept connection turns out to be closed.
  public var mayRepeat: Bool
}

/// Why there is no complete response.
public struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Kind: Hashable, Sendable {
    /// No connection was made. Nothing was sent.
    case cannotConnect
    /// The connection ended before the response did.
    case connectionLost
    /// The time limit of the attempt was reached.
    case timeLimit
    /// The response is not valid HTTP.
    case malformedResponse
    /// The body of the response has more bytes than `limit`.
    case responseTooLarge(limit: Int)
    /// The body could not be read to its end.
    case bodyUnreadable
    /// The task was cancelled.
    case cancelled
    /// Another reason.
    case other
  }

  /// The kind of reason.
  public let kind: Kind
  /// The reason in words.
  public let message: String

  /// Makes an error.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Whether nothing of the request was sent.
  public var isBeforeSending: Bool { kind == .cannotConnect }

  /// The reason in words.
  public var description: String { message }
}
