/// The method of a request.
///
/// All other methods that the parser accepts, such as those of WebDAV and RTSP, are `other`.
public enum HTTPMethod: UInt8, Sendable, Equatable, CaseIterable {
  case get
  case head
  case post
  /// Safe and idempotent, with a body (RFC 10008).
  case query
  case put
  case delete
  case options
  case patch
  case trace
  case connect
  case other

  /// The method's name in a request line.
  public var name: StaticString {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .query: "QUERY"
    case .put: "PUT"
    case .delete: "DELETE"
    case .options: "OPTIONS"
    case .patch: "PATCH"
    case .trace: "TRACE"
    case .connect: "CONNECT"
    case .other: "(other)"
    }
  }
}
