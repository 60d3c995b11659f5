internal import HTTPServer
internal import MemoryMetering

/// The metrics of the server itself.
///
/// Each event loop counts without a lock; a scrape adds up their counts.
enum ServerMetrics {
  /// The upper bounds of the buckets of durations, in seconds.
  static let durationBounds = ServerStatistics.durationBounds.map { Double($0) / 1e9 }

  static func write(_ server: ServerStatus, to text: inout PrometheusText) {
    let statistics = server.statistics
    writeRequests(statistics, to: &text)
    let counters: [(String, String, Int)] = [
      ("http_received_bytes_total", "Bytes read from clients.", statistics.bytesIn),
      ("http_sent_bytes_total", "Bytes written to clients.", statistics.bytesOut),
      (
        "connections_accepted_total", "Connections that were accepted.",
        statistics.acceptedConnections
      ),
      (
        "connections_turned_away_total",
        "Connections closed at once, since not even the reserve had room.",
        statistics.connectionsTurnedAway
      ),
      (
        "connections_timed_out_total", "Connections that a time-out has ended.",
        statistics.timedOutConnections
      ),
      (
        "connections_idle_closed_total", "Idle connections that were closed for new ones.",
        statistics.idleConnectionsClosed
      ),
      (
        "connections_slow_closed_total",
        "Connections closed because others needed the memory that they held for long.",
        statistics.slowConnectionsClosed
      ),
      (
        "connections_without_proxy_header_total",
        "Connections closed because they did not begin with a header of the PROXY protocol.",
        statistics.badProxyHeaders
      ),
      (
        "descriptor_shortages_total",
        "Connections past those that there are file descriptors for.",
        statistics.descriptorShortages
      ),
      (
        "queue_refusals_total",
        "Requests refused because they would wait too long for the work queue.",
        statistics.queueRefusals
      ),
      (
        "memory_refusals_total",
        "Requests refused before they began because the process held as much memory as it may.",
        statistics.memoryRefusals
      ),
      (
        "memory_allocation_failures_total", "Allocations that the system refused at first.",
        MemoryMeter.refusedAllocations
      ),
      (
        "queue_dropped_total",
        "Requests dropped from the work queue or stopped because their client had gone.",
        statistics.droppedRequests
      ),
      (
        "thread_stalls_total", "Threads that made no progress for --stall-timeout.",
        statistics.threadStalls
      ),
    ]
    for (name, help, value) in counters {
      text.single("trellis_\(name)", .counter, help: help, value: Double(value))
    }
    let gauges: [(String, String, Int)] = [
      ("connections", "Open connections.", server.connections),
      ("queued_requests", "Requests on the work queue or running there.", server.queuedRequests),
      ("buffered_bytes", "Bytes of requests and answers held in memory.", server.bufferedBytes),
      (
        "memory_used_bytes", "Bytes of memory that count against the limit of the process.",
        MemoryMeter.usedBytes
      ),
      (
        "memory_allocated_bytes", "Bytes that are allocated and not freed.",
        MemoryMeter.countedBytes
      ),
      (
        "memory_largest_request_bytes", "The most bytes that one request has held so far.",
        MemoryMeter.largestRequestBytes
      ),
      (
        "memory_limit_bytes", "Bytes of memory that the process may hold.",
        server.memoryLimits.process
      ),
      (
        "request_memory_limit_bytes", "Bytes of memory that one request may hold.",
        server.memoryLimits.request
      ),
      ("stuck_threads", "Threads that make no progress now.", server.stuckThreads),
      ("ready", "Whether the server takes new work.", server.isReady ? 1 : 0),
    ]
    for (name, help, value) in gauges {
      text.single("trellis_\(name)", .gauge, help: help, value: Double(value))
    }
  }

  private static func writeRequests(
    _ statistics: ServerStatistics, to text: inout PrometheusText
  ) {
    text.family(
      "trellis_http_requests_total", .counter,
      help: "Answered requests, by route and status; route none: no route has answered.")
    for route in statistics.routes {
      for (status, count) in route.responses {
        text.sample(Double(count), labels(route) + [("status", String(status))])
      }
    }
    text.family(
      "trellis_http_request_duration_seconds", .histogram,
      help: "Time from when the last byte of a request was read to when its answer was ready.")
    for route in statistics.routes where route.count > 0 {
      text.histogram(
        bounds: durationBounds, buckets: route.durations, sum: Double(route.nanoseconds) / 1e9,
        labels(route))
    }
  }

  private static func labels(_ route: ServerStatistics.Route) -> [(String, String)] {
    [("route", route.pattern ?? "none"), ("method", route.method ?? "none")]
  }
}
