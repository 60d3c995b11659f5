/// The method of a request.
///
/// Methods that the server knows by name but implements nowhere, and methods that the parser
/// knows and HTTP does not (RTSP, WebDAV), are `other`.
public enum HTTPMethod: UInt8, Sendable, Equatable, CaseIterable {
  case get
  case head
  case post
  case put
  case delete
  case options
  case patch
  case trace
  case connect
  case other

  /// The method's name as it stands in a request line.
  public var name: StaticString {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
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
