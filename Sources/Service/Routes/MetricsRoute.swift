internal import HTTPCore
internal import HTTPServer
private import Synchronization

/// `GET /metrics`.
enum MetricsRoute {
  /// A text that was made, and when the event loop woke whose request it was made for.
  private struct Made: Sendable {
    var wakeUpTime: UInt64 = 0
    var text: [UInt8] = []
  }

  /// What one scrape took is good for all that came with it: they would keep a loop from its health
  /// checks for as long as making it takes, many times.
  static func route(
    _ registry: PrometheusRegistry, _ lines: LineWriter?, isLogged: Bool
  ) -> Route {
    let last = Last()
    return Route(.get, "/metrics", isBulky: true, isLogged: isLogged) { request, response in
      guard EntityTag.permits(request) else {
        ProblemMapping.respond(.preconditionFailed, &response)
        return
      }
      var made = last.made.withLock { $0 }
      if made.wakeUpTime < request.wakeUpTime || made.text.isEmpty {
        made.wakeUpTime = request.wakeUpTime
        made.text = text(registry, lines, request.server)
        last.made.withLock { [made] in if made.wakeUpTime > $0.wakeUpTime { $0 = made } }
      }
      response.addField("Cache-Control", "no-store")
      response.set(.ok, contentType: PrometheusText.mediaType, body: made.text)
    }
  }

  private final class Last: Sendable {
    let made = Mutex(Made())
  }

  private static func text(
    _ registry: PrometheusRegistry, _ lines: LineWriter?, _ server: ServerStatus
  ) -> [UInt8] {
    var text = PrometheusText()
    ServerMetrics.write(server, to: &text)
    registry.write(to: &text)
    if let lines {
      text.single(
        "trellis_log_dropped_lines_total", .counter,
        "Lines of the log that could not be written in time.", Double(lines.droppedLines))
    }
    ProcessMetrics.write(to: &text)
    text.family("trellis_build_info", .gauge, "The version of the program; always 1.")
    text.sample(1, [("version", BuildFacts.version)])
    return Array(text.bytes)
  }
}
