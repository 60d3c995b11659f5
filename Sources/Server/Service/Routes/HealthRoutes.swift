internal import API
internal import HTTPCore
internal import HTTPServer
internal import ListStores
internal import ServiceContract

/// The routes of liveness and readiness probes.
enum HealthRoutes {
  static func all(_ store: (any ListStore)?, isLogged: Bool) -> [Route] {
    [
      // Essential: a server at its connection limit is alive, but not ready for more.
      route("/healthz", isEssential: true, isLogged: isLogged) { _, response in
        response.set(.ok, contentType: Representation.json.field, body: #"{"status":"ok"}"#)
      },
      route("/readyz", isEssential: false, isLogged: isLogged) { request, response in
        if request.server.isReady {
          // All replicas share a database. If it ended their readiness, a balancer would have
          // nowhere to send the requests that need none.
          response.set(
            .ok, contentType: Representation.json.field,
            body: store?.fault == nil
              ? #"{"status":"ready"}"# : #"{"status":"ready","lists":"unavailable"}"#)
        } else if request.server.phase == .ready {
          ProblemMapping.respond(
            Problem(.overloaded, "a thread of the service is stuck"), &response)
        } else {
          ProblemMapping.respond(Problem(.draining, "the service is about to stop"), &response)
        }
      },
    ]
  }

  private static func route(
    _ path: String, isEssential: Bool, isLogged: Bool, _ handler: @escaping RequestHandler
  ) -> Route {
    Route(.get, path, isEssential: isEssential, isLogged: isLogged, isOpen: true) {
      request, response in
      guard EntityTag.permits(request) else {
        ProblemMapping.respond(.preconditionFailed, &response)
        return
      }
      response.addField("Cache-Control", "no-store")
      handler(request, &response)
    }
  }
}
