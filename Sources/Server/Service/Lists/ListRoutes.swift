internal import API
internal import HTTPCore
internal import HTTPServer
internal import ListStores
internal import ServiceContract

/// The routes of kept lists. All run on the work queue, since the store may wait for the disk.
enum ListRoutes {
  static func all(
    _ configuration: ServiceConfiguration, _ metrics: WorkMetrics,
    _ compression: ResponseCompression, _ announcer: EventAnnouncer?
  ) -> [Route] {
    let service = ListService(configuration, metrics, compression, announcer)
    return [
      read(.get, "/v1/lists", metrics, service.page),
      read(.get, "/v1/lists/{id}", metrics, service.get),
      read(.get, "/v1/lists/{id}/changes", metrics, service.changes),
      events("/v1/lists/{id}/events", metrics, service, service.events),
      events("/v1/lists/events", metrics, service, service.eventsOfLists),
      read(.delete, "/v1/lists/{id}", metrics, service.delete),
      write(.put, "/v1/lists/{id}", metrics, service.put),
      write(.post, "/v1/lists/{id}/operations", metrics, service.operate),
    ]
  }

  private typealias Handler =
    @Sendable (borrowing HTTPRequest, inout HTTPResponse) throws(Problem) -> Void

  private static func read(
    _ method: HTTPMethod, _ path: String, _ metrics: WorkMetrics, _ handler: @escaping Handler
  ) -> Route {
    Route(method, path, placement: .onQueue) { request, response in
      respond(to: request, metrics, &response, handler)
    }
  }

  /// A route for streams, whose clients come back if the service is overloaded.
  private static func events(
    _ path: String, _ metrics: WorkMetrics, _ service: ListService, _ handler: @escaping Handler
  ) -> Route {
    Route(
      .get, path, placement: .onQueue,
      refusal: { error, target, fields, response in
        service.sendAway(ProblemMapping.problem(error), target, fields, &response)
      },
      handler: { request, response in
        let hasWaited = request.budget.isSpent && !request.isHead
        if hasWaited, service.sendAway(late, request.target, request.fields, &response) {
          return metrics.count(OperationResponse(late))
        }
        respond(to: request, metrics, &response) { request, response throws(Problem) in
          do throws(Problem) {
            try handler(request, &response)
          } catch {
            response.clear()
            guard error.code == .storeFailed, !request.isHead,
              service.sendAway(error, request.target, request.fields, &response)
            else { throw error }
            metrics.count(OperationResponse(error))
          }
        }
      })
  }

  private static let late = Problem(
    .timeLimitExceeded, "the request timed out before its turn came")

  /// A route with a JSON body.
  private static func write(
    _ method: HTTPMethod, _ path: String, _ metrics: WorkMetrics, _ handler: @escaping Handler
  ) -> Route {
    Route(
      method, path, placement: .onQueue, requiresLength: true,
      check: { request, response in
        OperationRoutes.acceptsBody(request, .json, nil, &response)
          && statesType(request, &response)
      },
      handler: { request, response in respond(to: request, metrics, &response, handler) })
  }

  /// Whether the request is not of a page, or states its type. Browsers send a body without a type
  /// to other origins without asking them first, so the page of any site could write. If not, fills
  /// in the response with the problem.
  private static func statesType(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) -> Bool {
    guard request.fields.first("origin") != nil, request.fields.first("content-type") == nil
    else { return true }
    ProblemMapping.respond(
      Problem(.unsupportedMediaType, "a page must send Content-Type: application/json"), &response)
    response.addField("Accept", Representation.json.essence)
    return false
  }

  private static func respond(
    to request: borrowing HTTPRequest, _ metrics: WorkMetrics, _ response: inout HTTPResponse,
    _ handler: Handler
  ) {
    do throws(Problem) {
      // A request whose time ran out in the queue does not begin.
      guard !request.budget.isSpent else {
        throw late
      }
      try handler(request, &response)
    } catch {
      response.clear()
      // A client that repeats a failed read must reach the service.
      if [.notFound, .listsOff, .versionGone].contains(error.code) {
        response.addField("Cache-Control", "no-store")
      }
      if error.code == .tooManyRequests { response.addField("Retry-After", "5") }
      if error.code == .unauthorized {
        response.addField("WWW-Authenticate", #"Bearer realm="trellis", error="invalid_token""#)
      }
      let result = OperationResponse(error)
      let budget = request.budget
      if budget.isBegunAnew, budget.wasInterrupted || error.code == .timeLimitExceeded {
        response.isUnfinished = true
        return
      }
      let reported = result.reporting(budget.memoryExcess, request.server.memoryLimits)
      metrics.count(reported)
      ProblemMapping.respond(reported, &response)
    }
  }
}
