/// An HTTP-level error in a request, found before the request reaches its handler.
public struct HTTPError: Error, Sendable {
  /// The closed list of errors.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// 400: the bytes are not an unambiguous HTTP/1 request.
    case malformedRequest
    /// 404: no route has this path.
    case notFound
    /// 405: the route does not support the method; the response has `Allow`.
    case methodNotAllowed
    /// 408: the head or the body did not arrive in time.
    case requestTimeout
    /// 411: the route requires a body, and the request has neither Content-Length nor
    /// Transfer-Encoding.
    case lengthRequired
    /// 413: the body exceeds its limit.
    case contentTooLarge
    /// 414: the request target exceeds its limit.
    case targetTooLong
    /// 417: the expectation is not `100-continue`.
    case expectationFailed
    /// 431: the header section exceeds its limit of bytes or of fields.
    case headersTooLarge
    /// 501: no route implements the method, or the server does not implement the transfer coding.
    case notImplemented
    /// 503: the work queue, the connections or the buffers are full; the response has
    /// `Retry-After`.
    case overloaded
    /// 503: the server is shutting down.
    case shuttingDown
    /// 505: the major version is not 1.
    case versionNotSupported

    /// The status of the response to this error.
    public var status: HTTPStatus {
      switch self {
      case .malformedRequest: HTTPStatus(code: 400)
      case .notFound: HTTPStatus(code: 404)
      case .methodNotAllowed: HTTPStatus(code: 405)
      case .requestTimeout: HTTPStatus(code: 408)
      case .lengthRequired: HTTPStatus(code: 411)
      case .contentTooLarge: HTTPStatus(code: 413)
      case .targetTooLong: HTTPStatus(code: 414)
      case .expectationFailed: HTTPStatus(code: 417)
      case .headersTooLarge: HTTPStatus(code: 431)
      case .notImplemented: HTTPStatus(code: 501)
      case .overloaded, .shuttingDown: HTTPStatus(code: 503)
      case .versionNotSupported: HTTPStatus(code: 505)
      }
    }
  }

  /// The kind of error.
  public let kind: Kind
  /// The cause, as a clause without a full stop.
  public let reason: StaticString
  /// The value of the exceeded limit; nil if the error is not about a limit.
  public let limit: Int?
  /// What to send instead, as a sentence; nil if the reason implies it. The access log leaves it
  /// out.
  public let advice: String?
  /// The option that sets the exceeded limit, without the dashes; nil if there is none.
  public let limitName: StaticString?

  /// Makes an error.
  public init(
    _ kind: Kind, _ reason: StaticString, limit: Int? = nil, setBy name: StaticString? = nil,
    advice: String? = nil
  ) {
    self.kind = kind
    self.reason = reason
    self.limit = limit
    self.advice = advice
    limitName = name
  }

  /// The status of the response to this error.
  public var status: HTTPStatus { kind.status }

  /// The cause for the client, with the value of the exceeded limit and the advice.
  public var detail: String {
    let cause = limit.map { "\(reason) (limit: \($0))." } ?? "\(reason)."
    return advice.map { "\(cause) \($0)" } ?? cause
  }
}
