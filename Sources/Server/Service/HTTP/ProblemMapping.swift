internal import API
internal import HTTPCore
internal import HTTPServer
internal import ServiceContract

/// Maps errors to HTTP responses. No other code does.
enum ProblemMapping {
  /// `Retry-After` of 503, in seconds.
  static let retryAfter: StaticString = "1"

  /// The advice for requests that may be too long for a target.
  private static let longTarget =
    " For a picture, send the layout as a body: POST /v1/layout with Accept: image/svg+xml."
    + " For many lists, use several streams."

  /// The problem for an HTTP-level error.
  static func problem(_ error: HTTPError) -> Problem {
    let code: ProblemCode =
      switch error.kind {
      case .malformedRequest: .malformedRequest
      case .notFound: .notFound
      case .methodNotAllowed: .methodNotAllowed
      case .requestTimeout: .requestTimeout
      case .lengthRequired: .lengthRequired
      case .contentTooLarge: .contentTooLarge
      case .targetTooLong: .targetTooLong
      case .expectationFailed: .expectationFailed
      case .headersTooLarge: .headerFieldsTooLarge
      case .notImplemented: .notImplemented
      case .overloaded: .overloaded
      case .shuttingDown: .draining
      case .versionNotSupported: .versionNotSupported
      }
    return Problem(code, error.kind == .targetTooLong ? error.detail + longTarget : error.detail)
  }

  /// Fills in the response to an HTTP-level error. Its status and required fields are already set.
  static func respond(_ error: HTTPError, _ response: inout HTTPResponse) {
    let result = OperationResponse(problem(error))
    response.addField("Content-Type", Representation.problem.field)
    response.body.append(result.body)
  }

  /// Fills in the response of a route that fails.
  static func respond(_ problem: Problem, _ response: inout HTTPResponse) {
    respond(OperationResponse(problem), &response)
  }

  /// Fills in the response with the result of an operation.
  static func respond(_ result: OperationResponse, _ response: inout HTTPResponse) {
    response.status = HTTPStatus(code: result.status)
    response.addField("Content-Type", result.mediaType)
    if let limit = result.limitName { response.limitName = limit }
    response.isUnfinished = result.problem == .timeLimitExceeded
    if let etag = result.etag { response.addField("ETag", etag) }
    if result.status == 503 { response.addField("Retry-After", retryAfter) }
    response.body.append(result.body)
  }
}

extension Problem {
  /// The problem of an `If-Match` field that does not name the resource.
  static var preconditionFailed: Problem {
    Problem(
      .preconditionFailed,
      "If-Match requires a strong entity tag; this resource has only weak ones, which never match")
  }
}
