public import Foundation

/// What sends one request and receives its answer: ``URLSessionTransport``, or whatever stands in
/// for it.
///
/// A transport follows no redirect, adds no credentials, keeps no cookies, repeats nothing by
/// itself unless ``TransportRequest/mayRepeat`` says so, and ends soon after its task is cancelled.
public protocol Transport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: All of it.
  ///   - progress: Called now and then while the body is sent, from anywhere.
  /// - Returns: The answer, whatever its status.
  /// - Throws: Where there is no whole answer.
  func send(
    _ request: TransportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(TransportError) -> Response
}

/// How much of a body was sent.
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

/// A request as it goes over the wire, credentials included.
public struct TransportRequest: Sendable {
  /// What is sent with a request.
  public enum Body: Sendable {
    /// Nothing.
    case none
    /// Bytes.
    case bytes(Data)
    /// A file that is not empty, which is read while it is sent.
    case file(URL, length: Int)
  }

  /// Who is asked.
  public var audience: Audience
  /// The method's name.
  public var method: String
  /// The URL.
  public var url: URL
  /// All headers but those that frame messages.
  public var headers: HeaderFields
  /// What is sent with it.
  public var body: Body
  /// The most bytes that the body of the answer may have.
  public var answerLimit: Int
  /// How many connections may be open to one host at a time.
  public var connectionsPerHost: Int
  /// Whether the transport may send it again by itself, as on a connection that turns out to be
  /// closed.
  public var mayRepeat: Bool
}

/// Why there is no whole answer.
public struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Kind: Hashable, Sendable {
    /// No connection was made, so that nothing was sent.
    case cannotConnect
    /// The connection ended before the answer did.
    case connectionLost
    /// The time for the attempt ended.
    case timeLimit
    /// What came back is no HTTP.
    case malformedAnswer
    /// The answer's body has more bytes than this.
    case answerTooLarge(limit: Int)
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
