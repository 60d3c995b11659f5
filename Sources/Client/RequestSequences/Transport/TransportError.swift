/// The reason why there is no complete response.
public struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Kind: Hashable, Sendable {
    /// No connection was made. Nothing was sent.
    case cannotConnect
    /// The server's certificate is not trusted: it has expired, is for another host, or is signed
    /// by an unknown authority. Nothing was sent.
    case untrustedCertificate
    /// No secure connection could be established, for example without a common TLS version. Nothing
    /// was sent.
    case secureConnectionFailed
    /// The connection ended before the response did.
    case connectionLost
    /// The time limit of the attempt was reached.
    case timeLimit
    /// The response is not valid HTTP.
    case malformedResponse
    /// The body of the response exceeds `limit`.
    case responseTooLarge(limit: Int)
    /// The header of the response exceeds `limit`.
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
  /// A description of the reason.
  public let message: String
  /// Whether no part of the request was sent.
  public let isBeforeSending: Bool

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: The kind of reason.
  ///   - message: A description of the reason.
  ///   - isBeforeSending: Whether no part of the request was sent; `nil` if the kind decides.
  public init(_ kind: Kind, _ message: String, isBeforeSending: Bool? = nil) {
    self.kind = kind
    self.message = message
    self.isBeforeSending =
      isBeforeSending
      ?? [.cannotConnect, .untrustedCertificate, .secureConnectionFailed].contains(kind)
  }

  /// A description of the reason.
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
