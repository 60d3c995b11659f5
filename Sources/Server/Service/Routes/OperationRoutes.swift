internal import Cancellation
internal import API
internal import HTTPCore
internal import HTTPServer
internal import MemoryMetering
internal import PictureRaster
internal import ServiceContract
internal import TextBytes

/// The routes of operations: `POST` and `QUERY` with a JSON or XML body.
enum OperationRoutes {
  static func all(
    _ configuration: ServiceConfiguration, _ metrics: WorkMetrics,
    _ compression: ResponseCompression
  ) -> [Route] {
    Endpoint.all.flatMap { endpoint in
      let query = QuerySemantics(of: endpoint, configuration, compression)
      return [nil, query].map { route(for: endpoint, $0, configuration, metrics, compression) }
    }
  }

  /// The policy for a picture opened as its own document: it may use its style sheet.
  static let picturePolicy: StaticString = "default-src 'none'; style-src 'unsafe-inline'"

  /// A route that accepts the type of its endpoint and responds with one of its representations. It
  /// is a route of `QUERY` if that has semantics, otherwise of `POST`.
  private static func route(
    for endpoint: Endpoint, _ query: QuerySemantics?, _ configuration: ServiceConfiguration,
    _ metrics: WorkMetrics, _ compression: ResponseCompression
  ) -> Route {
    let offers = PictureOffers(endpoint.representations, configuration.rasterizer)
    let limits = configuration.limitsOfOperations
    let (allFonts, readFonts) = (configuration.fonts, configuration.fonts.ifRead)
    let (bodyBytes, loopBytes) = (configuration.server.maxBodyBytes, configuration.loopBodyBytes)
    return Route(
      query == nil ? .post : .query, endpoint.path,
      placement: .onQueueAbove(bodyBytes: configuration.loopBodyBytes), requiresLength: true,
      queryTypes: query?.types, classifier: OperationKind.classifier,
      check: { request, response in
        guard query?.hasMediaType(request, &response) != false else { return false }
        return accepts(request, endpoint.bodyType, query, offers: offers, &response)
      },
      handler: { request, response in
        guard var form = Representation.choose(request.fields, among: offers.all) else { return }
        let budget = request.budget
        // A loop must not wait for fonts to be read, nor for a rendering process.
        let fonts = budget.isLoopShare ? readFonts : allFonts
        if form == .png, budget.isLoopShare {
          response.isUnfinished = true
          return
        }
        // A request whose time ran out in the queue does not begin.
        guard !budget.isSpent else {
          let result = OperationResponse(
            Problem(.timeLimitExceeded, "the request timed out before its turn came"))
          respond(with: result, to: request, metrics, &response)
          return
        }
        let parameters: TextDictionary<String>
        do throws(QueryParameters.Failure) {
          parameters = try QueryParameters(request.query, known: endpoint.parameters).values
        } catch {
          let problem = Problem(ofQuery: error.reason)
          respond(with: OperationResponse(problem), to: request, metrics, &response)
          return
        }
        var inflated = ByteBuffer()
        let isInflated = ContentCodings.applied(request.fields) == .gzip
        if isInflated {
          switch RequestInflation.inflate(
            request, into: &inflated, limit: bodyBytes, loopBytes: loopBytes)
          {
          case .complete:
            break
          case .unfinished:
            response.isUnfinished = true
            return
          case .refused(let problem):
            respond(with: OperationResponse(problem), to: request, metrics, &response)
            return
          }
        }
        var validator: QuerySemantics.Validator?
        if let query {
          guard
            let made = query.validator(
              of: request, body: isInflated ? inflated.bytes : request.body, as: form)
          else {
            response.isUnfinished = true
            return
          }
          switch query.outcome(of: request, made) {
          case .perform:
            validator = made
          case .notModified(let tag):
            query.respondNotModified(
              tag, to: request, body: isInflated ? inflated.bytes : request.body, as: form,
              &response)
            if offers.isChoice { response.vary(on: .accept) }
            return
          case .preconditionFailed:
            respond(with: OperationResponse(.unmatchedQuery), to: request, metrics, &response)
            return
          }
        }
        let stages = StageRecorder(request)
        var context = OperationContext(
          limits: limits, fonts: fonts, parameters: parameters,
          cancellation: CancellationCheck { budget.isSpent }, stages: stages)
        var result = endpoint.response(
          to: isInflated ? inflated.bytes : request.body, as: form, in: context)
        if form == .png {
          stages?.begins("draw")
          if let drawn = offers.png(result, limits: limits, for: budget) {
            result = drawn
          } else if let other = Representation.choose(request.fields, among: offers.all) {
            // librsvg is missing; fall back to the client's next choice.
            (form, validator) = (other, nil)
            if form != .svg {
              context.stages = nil
              result = endpoint.response(
                to: isInflated ? inflated.bytes : request.body, as: form, in: context)
            }
          } else {
            result = OperationResponse(offers.problem)
          }
        }
        stages?.finish(&response)
        if let query {
          var tag: String?
          if let validator, query.isLasting(result, of: request, validator) { tag = validator.tag }
          result.etag = tag
        }
        respond(with: result, to: request, metrics, &response)
        if offers.isChoice { response.vary(on: .accept) }
        // A picture needs only its own style sheet.
        if form == .svg {
          response.addField("Content-Security-Policy", picturePolicy)
        }
        query?.finish(
          &response, of: request, body: isInflated ? inflated.bytes : request.body, as: form)
        compression.apply(to: &response, of: request)
      })
  }

  /// Fills in the response with the result of an operation, or leaves it unfinished if the request
  /// will be restarted.
  static func respond(
    with result: OperationResponse, to request: borrowing HTTPRequest, _ metrics: WorkMetrics,
    _ response: inout HTTPResponse
  ) {
    let budget = request.budget
    // The body is copied into the response.
    _ = MemoryMeter.mayAllocate(result.body.count)
    let excess = budget.memoryExcess
    // A request that restarts on the work queue is counted there. An interrupted operation may also
    // succeed, but with less than it would have found in more time.
    if budget.isBegunAnew,
      budget.wasInterrupted || result.problem == .timeLimitExceeded
        || budget.isLoopShare && excess != nil
    {
      response.isUnfinished = true
      return
    }
    let result = result.reporting(excess, request.server.memoryLimits)
    metrics.count(result)
    ProblemMapping.respond(result, &response)
  }

  /// Whether the types of the body and of the response are supported. If not, fills in the response
  /// with the problem.
  private static func accepts(
    _ request: borrowing HTTPRequest, _ bodyType: Representation, _ query: QuerySemantics?,
    offers: PictureOffers, _ response: inout HTTPResponse
  ) -> Bool {
    guard acceptsBody(request, bodyType, query, &response) else { return false }
    guard Representation.choose(request.fields, among: offers.all) != nil else {
      ProblemMapping.respond(offers.problem, &response)
      return false
    }
    return true
  }

  /// Whether the type of the body is supported. If not, fills in the response with the problem.
  static func acceptsBody(
    _ request: borrowing HTTPRequest, _ bodyType: Representation, _ query: QuerySemantics?,
    _ response: inout HTTPResponse
  ) -> Bool {
    guard ContentCodings.applied(request.fields) != .unsupported else {
      ProblemMapping.respond(
        Problem(
          .unsupportedMediaType, "send the body without Content-Encoding, or with gzip only once"),
        &response)
      // The supported codings (RFC 9110, section 15.5.16).
      response.addField("Accept-Encoding", "gzip")
      return false
    }
    guard ContentType.permits(bodyType, request.fields) else {
      let advice =
        bodyType == .xml
        ? "with curl: -H 'Content-Type: application/xml'" : "with curl: --json instead of --data"
      ProblemMapping.respond(
        Problem(.unsupportedMediaType, "the body must be \(bodyType.essence) in UTF-8 (\(advice))"),
        &response)
      response.addField("Accept", bodyType.essence)
      if let query { response.addField("Accept-Query", query.types) }
      return false
    }
    return true
  }
}
