internal import API
internal import HTTPCore
internal import HTTPServer
internal import Logging

/// The routes that orchestrators ask.
enum HealthRoutes {
  static func all(_ log: AccessLog) -> [Route] {
    [
      // Past the limit of connections a server lives, and is not ready for more.
      route("/healthz", isEssential: true, log) { _, response in
        response.answer(.ok, Representation.json.field, #"{"status":"ok"}"#)
      },
      route("/readyz", log) { request, response in
        if request.server.isReady {
          response.answer(.ok, Representation.json.field, #"{"status":"ready"}"#)
        } else {
          ProblemMapping.respond(Problem(.draining, "the service is about to stop"), &response)
        }
      },
    ]
  }

  private static func route(
    _ path: String, isEssential: Bool = false, _ log: AccessLog, _ handler: @escaping RequestHandler
  ) -> Route {
    Route(
      .get, path, isEssential: isEssential,
      handler: log.logging(at: .debug) { request, response in
        response.addField("Cache-Control", "no-store")
        handler(request, &response)
      })
  }
}
