/// What is wrong with a request at the level of HTTP, before any route has seen it.
///
/// An error knows the status that responses it and whether the connection can go on: after a
/// framing error nothing that follows on the connection can be trusted.
public struct HTTPError: Error, Sendable {
  /// The closed list of errors.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// 400: the bytes are not an HTTP/1 request that has one meaning only.
    case malformedRequest
    /// 404: no route has this path.
    case notFound
    /// 405: the path exists, the method does not; the response has `Allow`.
    case methodNotAllowed
    /// 408: the head or the body did not arrive in time.
    case requestTimeout
    /// 411: the route needs a body and the request has neither Content-Length nor chunks.
    case lengthRequired
    /// 413: the body is over its limit.
    case contentTooLarge
    /// 414: the request target is over its limit.
    case targetTooLong
    /// 417: an `Expect` other than `100-continue`.
    case expectationFailed
    /// 431: the header section is over its limit of bytes or of fields.
    case headersTooLarge
    /// 501: the server does not implement the method or the transfer coding anywhere.
    case notImplemented
    /// 503: the work queue, the connections or the buffers are full; the response has
    /// `Retry-After`.
    case overloaded
    /// 503: the server is shutting down.
    case shuttingDown
    /// 505: the major version is not 1.
    case versionNotSupported

    /// The status that responses this error.
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

  /// Which error.
  public let kind: Kind
  /// What happened, as a clause without a full stop.
  public let reason: StaticString
  /// The limit that was hit, where one was.
  public let limit: Int?

  /// Makes an error.
  public init(_ kind: Kind, _ reason: StaticString, limit: Int? = nil) {
    self.kind = kind
    self.reason = reason
    self.limit = limit
  }

  /// The status that responses this error.
  public var status: HTTPStatus { kind.status }

  /// A sentence for the client, with the limit's value where a limit was hit.
  public var detail: String {
    guard let limit else { return "\(reason)." }
    return "\(reason) (limit: \(limit))."
  }
}
