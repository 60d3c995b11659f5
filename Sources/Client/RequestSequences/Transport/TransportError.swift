/// Why there is no complete response.
public struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Kind: Hashable, Sendable {
    /// No connection was made. Nothing was sent.
    case cannotConnect
    /// The certificate of the server is not trusted: it has expired, is another host's, or is
    /// signed by an unknown authority. Nothing was sent.
    case untrustedCertificate
    /// No secure connection was made, such as for want of a common version of TLS. Nothing was
    /// sent.
    case secureConnectionFailed
    /// The connection ended before the response did.
    case connectionLost
    /// The time limit of the attempt was reached.
    case timeLimit
    /// The response is not valid HTTP.
    case malformedResponse
    /// The body of the response has more bytes than `limit`.
    case responseTooLarge(limit: Int)
    /// The header of the response has more bytes than `limit`.
    case headerTooLarge(limit: Int)
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
  /// Whether nothing of the request was sent.
  public let isBeforeSending: Bool

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: The kind of reason.
  ///   - message: The reason in words.
  ///   - isBeforeSending: Whether nothing of the request was sent; `nil` for what the kind says.
  public init(_ kind: Kind, _ message: String, isBeforeSending: Bool? = nil) {
    self.kind = kind
    self.message = message
    self.isBeforeSending =
      isBeforeSending
      ?? [.cannotConnect, .untrustedCertificate, .secureConnectionFailed].contains(kind)
  }

  /// The reason in words.
  public var description: String { message }

  static func responseTooLarge(_ limit: Int) -> TransportError {
    .init(
      .responseTooLarge(limit: limit), "the response exceeds the limit of \(limit) responseBytes")
  }

  static func headerTooLarge(_ limit: Int) -> TransportError {
    .init(
      .headerTooLarge(limit: limit),
      "the header of the response exceeds the limit of \(limit) headerBytes")
  }
}
