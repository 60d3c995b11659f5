/// The reason why a transfer has no complete response.
public struct CurlError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Kind: Hashable, Sendable {
    /// The URL, the proxy or an option is invalid.
    case invalidRequest
    /// No connection was made: the host name is unknown, or nothing listens there.
    case cannotConnect
    /// The certificate of the server is not trusted.
    case untrustedCertificate
    /// No secure connection could be established.
    case secureConnectionFailed
    /// The connection ended before the response did.
    case connectionLost
    /// The time limit was reached.
    case timeLimit
    /// The response is not valid HTTP.
    case malformedResponse
    /// The body of the response exceeds the limit.
    case responseTooLarge
    /// The header of the response exceeds `limit`, which is that of the options or libcurl's own.
    case headerTooLarge(limit: Int)
    /// The body of the request could not be read to its end.
    case bodyUnreadable
    /// The task was cancelled.
    case cancelled
    /// Another reason.
    case other
  }

  /// The kind of reason.
  public let kind: Kind
  /// A description of the reason.
  public let message: String
  /// Whether no part of the request was sent.
  public let isBeforeSending: Bool

  init(_ kind: Kind, _ message: String, isBeforeSending: Bool = false) {
    self.kind = kind
    self.message = message
    self.isBeforeSending = isBeforeSending
  }

  /// A description of the reason.
  public var description: String { message }
}
