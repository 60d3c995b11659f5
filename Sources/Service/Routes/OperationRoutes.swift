internal import Cancellation
internal import API
internal import HTTPCore
internal import HTTPServer
internal import MemoryMetering

/// The routes that do the work: a JSON body in, an answer out.
enum OperationRoutes {
  static func all(_ configuration: ServiceConfiguration, _ metrics: WorkMetrics) -> [Route] {
    Endpoint.all.map { route(for: $0, configuration, metrics) }
  }

  /// A route that takes JSON and responds in one of the forms that its endpoint offers.
  private static func route(
    for endpoint: Endpoint, _ configuration: ServiceConfiguration, _ metrics: WorkMetrics
  ) -> Route {
    let offers = endpoint.representations
    let limits = configuration.limits
    return Route(
      .post, endpoint.path,
      placement: .onQueueAbove(bodyBytes: configuration.loopBodyBytes), requiresLength: true,
      check: { request, response in accepts(request, offers, &response) },
      handler: { request, response in
        guard let form = Representation.choose(request.fields, among: offers) else { return }
        let budget = request.budget
        // It may have waited for its turn until its time was over; then nothing is begun.
        guard !budget.isSpent else {
          let answer = OperationResponse(
            Problem(.timeLimitExceeded, "the request's time ended before its turn came"))
          respond(answer, request, metrics, &response)
          return
        }
        let answer = endpoint.response(
          to: request.body, as: form, limits: limits,
          cancellation: CancellationCheck { budget.isSpent })
        respond(answer, request, metrics, &response)
        if offers.count > 1 { response.addField("Vary", "Accept") }
        // Of what a picture could do, it needs its own style sheet alone.
        if form == .svg {
          response.addField(
            "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
        }
      })
  }

  private static func respond(
    _ answer: OperationResponse, _ request: borrowing HTTPRequest, _ metrics: WorkMetrics,
    _ response: inout HTTPResponse
  ) {
    let budget = request.budget
    // The body is copied into the response.
    _ = MemoryMeter.mayAllocate(answer.body.count)
    let excess = budget.memoryExcess
    // What is given up to be begun anew counts then.
    if budget.isBegunAnew,
      answer.problem == .timeLimitExceeded || budget.isLoopShare && excess != nil
    {
      response.isUnfinished = true
      return
    }
    let answer = answer.telling(of: excess, request.server.memoryLimits)
    metrics.count(answer)
    ProblemMapping.respond(answer, &response)
  }

  /// Whether the body is of a type that is read and the answer of one that is written; otherwise
  /// the problem is in the response.
  private static func accepts(
    _ request: borrowing HTTPRequest, _ offers: [Representation], _ response: inout HTTPResponse
  ) -> Bool {
    guard ContentType.isPlain(request.fields) else {
      ProblemMapping.respond(
        Problem(.unsupportedMediaType, "the body must come without Content-Encoding"), &response)
      // What would have been taken (RFC 9110, section 15.5.16).
      response.addField("Accept-Encoding", "identity")
      return false
    }
    guard ContentType.isJSON(request.fields) else {
      ProblemMapping.respond(
        Problem(
          .unsupportedMediaType,
          "the body must be application/json in UTF-8 (with curl: --json instead of --data)"),
        &response)
      response.addField("Accept", "application/json")
      return false
    }
    guard Representation.choose(request.fields, among: offers) != nil else {
      let list = offers.map { "\($0.essence)" }.joined(separator: ", ")
      ProblemMapping.respond(
        Problem(.notAcceptable, "the answer can be given as: \(list)"), &response)
      return false
    }
    return true
  }
}
