internal import API
internal import HTTPCore
internal import HTTPServer

/// Turns whatever goes wrong into HTTP. Nothing else does.
enum ProblemMapping {
  /// Seconds after which a client may try again what failed for lack of room or time.
  static let retryAfter: StaticString = "1"

  /// The problem that a fault of HTTP itself is.
  static func problem(_ fault: HTTPError) -> Problem {
    let code: ProblemCode =
      switch fault.kind {
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
    return Problem(code, fault.detail)
  }

  /// Fills in the answer to a fault of HTTP itself; status and required fields stand already.
  static func respond(_ fault: HTTPError, _ response: inout HTTPResponse) {
    let answer = OperationResponse(problem(fault))
    response.addField("Content-Type", Representation.problem.field)
    response.body.append(answer.body)
  }

  /// Fills in the answer of a route that fails.
  static func respond(_ problem: Problem, _ response: inout HTTPResponse) {
    respond(OperationResponse(problem), &response)
  }

  /// Fills in an answer, be it a problem or not.
  static func respond(_ answer: OperationResponse, _ response: inout HTTPResponse) {
    response.status = HTTPStatus(code: answer.status)
    response.addField("Content-Type", answer.mediaType)
    response.isUnfinished = answer.problem == .timeLimitExceeded
    if let etag = answer.etag { response.addField("ETag", etag) }
    if answer.status == 503 { response.addField("Retry-After", retryAfter) }
    response.body.append(answer.body)
  }
}

extension Problem {
  /// What `If-Match` names is not what there is.
  static var preconditionFailed: Problem {
    Problem(
      .preconditionFailed,
      "If-Match names no strong entity tag of this resource; its own are weak, and match none")
  }
}
