/// A status code of a response.
public struct HTTPStatus: Sendable, Hashable {
  /// The three digits.
  public let code: UInt16

  /// Makes a status from its code. An invalid code, outside 100 to 599, becomes 500.
  @inlinable
  public init(code: Int) {
    self.code = (100...599).contains(code) ? UInt16(code) : 500
  }

  /// Whether a response with this status may have a body (RFC 9110, section 6.4.1).
  @inlinable public var allowsBody: Bool { code >= 200 && code != 204 && code != 304 }

  /// The reason phrase; empty for unlisted codes.
  public var reason: StaticString {
    switch code {
    case 100: "Continue"
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 307: "Temporary Redirect"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 406: "Not Acceptable"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 410: "Gone"
    case 411: "Length Required"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    case 505: "HTTP Version Not Supported"
    case 507: "Insufficient Storage"
    default: ""
    }
  }

  /// 200.
  @inlinable public static var ok: HTTPStatus { HTTPStatus(code: 200) }
  /// 204.
  @inlinable public static var noContent: HTTPStatus { HTTPStatus(code: 204) }
  /// 304.
  @inlinable public static var notModified: HTTPStatus { HTTPStatus(code: 304) }
  /// 503.
  @inlinable public static var serviceUnavailable: HTTPStatus { HTTPStatus(code: 503) }
}
