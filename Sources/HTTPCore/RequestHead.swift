/// The head of a request, as a view of the bytes in which it came.
///
/// Valid until the parser that made it is fed again.
public struct RequestHead {
  /// The method.
  public let method: HTTPMethod
  /// The request target as it came, checked only for the bytes that may stand in it.
  public let target: Bytes
  /// The header fields.
  public let fields: HeaderFields
  /// The minor version: 0 or 1.
  public let minorVersion: UInt8
  /// What the head says about the body.
  public let framing: BodyFraming
  /// Whether the connection can go on after the answer.
  public let keepsAlive: Bool
  /// Whether the client waits for `100 Continue` before it sends the body.
  public let expectsContinue: Bool
}

/// How the end of a request's body is found.
public enum BodyFraming: Sendable, Equatable {
  /// There is neither Content-Length nor Transfer-Encoding: no body.
  case none
  /// Content-Length.
  case length(UInt64)
  /// Transfer-Encoding: chunked.
  case chunked
}
