internal import HTTPCore
internal import HTTPServer
internal import ListStores
private import Synchronization

/// `GET /metrics`.
enum MetricsRoute {
  /// The text of a scrape, and the event-loop wake-up in which it was made.
  private struct Scrape: Sendable {
    var wakeUpTime: UInt64 = 0
    var text: [UInt8] = []
    /// Its compressed form, once a client has requested it.
    var compressed: [UInt8]?
  }

  /// Requests that one wake-up of an event loop reads share the text. Making it for each of them
  /// would delay health checks.
  static func route(
    _ registry: PrometheusRegistry, _ lines: LineWriter?, _ traces: SpanExporter?,
    _ store: (any ListStore)?, _ announcer: EventAnnouncer?, _ compression: ResponseCompression,
    isLogged: Bool
  ) -> Route {
    let cache = Cache()
    return Route(.get, "/metrics", isBulky: true, isLogged: isLogged) { request, response in
      guard EntityTag.permits(request) else {
        ProblemMapping.respond(.preconditionFailed, &response)
        return
      }
      var scrape = cache.last.withLock { $0 }
      if scrape.wakeUpTime < request.wakeUpTime || scrape.text.isEmpty {
        scrape.wakeUpTime = request.wakeUpTime
        scrape.text = text(
          of: registry, lines: lines, traces, store, announcer, server: request.server)
        scrape.compressed = nil
        cache.store(scrape)
      }
      response.addField("Cache-Control", "no-store")
      response.vary(on: .acceptEncoding)
      if ContentCodings.prefersGzip(request.fields), scrape.compressed == nil {
        scrape.compressed = scrape.text.withUnsafeBytes { compression.compressed($0) }
        cache.store(scrape)
      }
      if ContentCodings.prefersGzip(request.fields), let compressed = scrape.compressed {
        response.set(.ok, contentType: PrometheusText.mediaType, body: compressed)
        response.markEncoded("gzip")
      } else {
        response.set(.ok, contentType: PrometheusText.mediaType, body: scrape.text)
      }
    }
  }

  private final class Cache: Sendable {
    let last = Mutex(Scrape())

    func store(_ scrape: Scrape) {
      last.withLock { if scrape.wakeUpTime >= $0.wakeUpTime { $0 = scrape } }
    }
  }

  private static func text(
    of registry: PrometheusRegistry, lines: LineWriter?, _ traces: SpanExporter?,
    _ store: (any ListStore)?, _ announcer: EventAnnouncer?, server: ServerStatus
  ) -> [UInt8] {
    var text = PrometheusText()
    ServerMetrics.write(server, to: &text)
    registry.write(to: &text)
    if let lines {
      text.single(
        "trellis_log_dropped_lines_total", .counter,
        help: "Log lines that could not be written, or not in time.",
        value: Double(lines.droppedLines))
    }
    if let traces {
      text.single(
        "trellis_traces_sent_spans_total", .counter,
        help: "Trace spans that the collector accepted.", value: Double(traces.sentSpans))
      text.single(
        "trellis_traces_dropped_spans_total", .counter,
        help: "Trace spans that the collector rejected or did not accept in time.",
        value: Double(traces.droppedSpans))
    }
    if let store {
      text.single(
        "trellis_lists_available", .gauge,
        help: "Whether the database of kept lists can be reached, 1 or 0.",
        value: store.fault == nil ? 1 : 0)
    }
    if let announcer {
      text.single(
        "trellis_event_clients", .gauge,
        help: "Streams and polls that wait for events of kept lists.",
        value: Double(announcer.count))
    }
    ProcessMetrics.write(to: &text)
    text.family("trellis_build_info", .gauge, help: "The version of the program; always 1.")
    text.sample(1, [("version", BuildFacts.version)])
    return Array(text.bytes)
  }
}
