internal import API
internal import HTTPCore
internal import HTTPServer

/// The routes that do the work: a JSON body in, an answer out.
enum OperationRoutes {
  static func all(_ configuration: ServiceConfiguration, _ log: AccessLog) -> [Route] {
    let operations = Operations(limits: configuration.limits)
    let placement = Route.Placement.onQueueAbove(bodyBytes: configuration.loopBodyBytes)
    return [
      post("/v1/layout", placement, log) { request, response in
        guard let form = accepted(request, [.json, .svg], &response) else { return }
        let budget = request.budget
        ProblemMapping.respond(
          operations.layout(request.body, as: form == .svg ? .svg : .json) { budget.isSpent },
          &response)
        response.addField("Vary", "Accept")
        // Of what a picture could do, it needs its own style sheet alone.
        if form == .svg {
          response.addField(
            "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
        }
      },
      post("/v1/snapshot", placement, log) { request, response in
        guard let form = accepted(request, [.json, .text], &response) else { return }
        let budget = request.budget
        ProblemMapping.respond(
          operations.snapshot(request.body, as: form == .text ? .text : .json) { budget.isSpent },
          &response)
        response.addField("Vary", "Accept")
      },
    ]
  }

  private static func post(
    _ path: String, _ placement: Route.Placement, _ log: AccessLog,
    _ handler: @escaping RequestHandler
  ) -> Route {
    Route(
      .post, path, placement: placement, requiresLength: true, handler: log.logging(handler))
  }

  /// The media type to answer with, after the checks that need no body; otherwise the problem is in
  /// the response.
  private static func accepted(
    _ request: borrowing HTTPRequest, _ offers: [Representation], _ response: inout HTTPResponse
  ) -> Representation? {
    guard ContentType.isJSON(request.fields) else {
      ProblemMapping.respond(
        Problem(
          .unsupportedMediaType,
          """
          the body must be application/json in UTF-8, without Content-Encoding (with curl: --json \
          instead of --data)
          """), &response)
      return nil
    }
    guard let choice = Representation.choose(request.fields, among: offers) else {
      let list = offers.map { "\($0.essence)" }.joined(separator: ", ")
      ProblemMapping.respond(
        Problem(.notAcceptable, "the answer can be given as: \(list)"), &response)
      return nil
    }
    // It may have waited for its turn until its time was over; then nothing is begun.
    guard !request.budget.isSpent else {
      ProblemMapping.respond(
        Problem(.timeLimitExceeded, "the request's time ended before its turn came"), &response)
      return nil
    }
    return choice
  }
}
