internal import API
internal import HTTPCore
internal import HTTPServer

/// The routes that orchestrators ask.
enum HealthRoutes {
  static func all() -> [Route] {
    [
      Route(.get, "/healthz", isEssential: true) { _, response in
        response.addField("Cache-Control", "no-store")
        response.answer(.ok, Representation.json.field, #"{"status":"ok"}"#)
      },
      Route(.get, "/readyz", isEssential: true) { request, response in
        response.addField("Cache-Control", "no-store")
        if request.server.isReady {
          response.answer(.ok, Representation.json.field, #"{"status":"ready"}"#)
        } else {
          ProblemMapping.respond(Problem(.draining, "the service is about to stop"), &response)
        }
      },
    ]
  }
}
