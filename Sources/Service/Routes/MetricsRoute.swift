internal import HTTPCore
internal import HTTPServer

/// `GET /metrics`.
enum MetricsRoute {
  static func route(
    _ registry: PrometheusRegistry, _ lines: LineWriter?, isLogged: Bool
  ) -> Route {
    Route(.get, "/metrics", isLogged: isLogged) { request, response in
      guard EntityTag.permits(request.fields) else {
        ProblemMapping.respond(.preconditionFailed, &response)
        return
      }
      var text = PrometheusText()
      ServerMetrics.write(request.server, to: &text)
      registry.write(to: &text)
      if let lines {
        text.single(
          "trellis_log_dropped_lines_total", .counter,
          "Lines of the log that could not be written in time.", Double(lines.droppedLines))
      }
      ProcessMetrics.write(to: &text)
      text.family("trellis_build_info", .gauge, "The version of the program; always 1.")
      text.sample(1, [("version", BuildFacts.version)])
      response.addField("Cache-Control", "no-store")
      response.answer(.ok, PrometheusText.mediaType, text.bytes)
    }
  }
}
