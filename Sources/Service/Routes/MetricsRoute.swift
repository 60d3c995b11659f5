internal import HTTPCore
internal import HTTPServer

/// `GET /metrics`.
enum MetricsRoute {
  static func route(_ registry: PrometheusRegistry, isLogged: Bool) -> Route {
    Route(.get, "/metrics", isLogged: isLogged) { request, response in
      var text = PrometheusText()
      ServerMetrics.write(request.server, to: &text)
      registry.write(to: &text)
      ProcessMetrics.write(to: &text)
      text.family("trellis_build_info", .gauge, "The version of the program; always 1.")
      text.sample(1, [("version", BuildFacts.version)])
      response.addField("Cache-Control", "no-store")
      response.answer(.ok, PrometheusText.mediaType, text.bytes)
    }
  }
}
