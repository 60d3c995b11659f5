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
        "connections_accepted_total", "Accepted connections.",
        statistics.acceptedConnections
      ),
      (
        "connections_turned_away_total",
        "Connections closed at once because even the reserve was full.",
        statistics.connectionsTurnedAway
      ),
      (
        "connections_timed_out_total", "Connections ended by a time-out.",
        statistics.timedOutConnections
      ),
      (
        "connections_idle_closed_total", "Idle connections closed to make room for new ones.",
        statistics.idleConnectionsClosed
      ),
      (
        "connections_slow_closed_total",
        "Slow connections closed because others needed their memory.",
        statistics.slowConnectionsClosed
      ),
      (
        "connections_without_proxy_header_total",
        "Connections closed because they lacked a PROXY protocol header.",
        statistics.badProxyHeaders
      ),
      (
        "descriptor_shortages_total",
        "Connections for which no file descriptor was left.",
        statistics.descriptorShortages
      ),
      (
        "queue_refusals_total",
        "Requests rejected because they would wait too long in the work queue.",
        statistics.queueRefusals
      ),
      (
        "memory_refusals_total",
        "Requests rejected at the start because the process had reached its memory limit.",
        statistics.memoryRefusals
      ),
      (
        "memory_allocation_failures_total", "Allocations that failed at first.",
        MemoryMeter.refusedAllocations
      ),
      (
        "queue_dropped_total",
        "Requests dropped from the work queue or stopped because the client disconnected.",
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
      (
        "queued_requests", "Requests waiting in the work queue or running from it.",
        server.queuedRequests
      ),
      ("buffered_bytes", "Bytes of requests and responses held in memory.", server.bufferedBytes),
      (
        "memory_used_bytes", "Bytes of memory counted against the limit of the process.",
        MemoryMeter.usedBytes
      ),
      (
        "memory_allocated_bytes", "Bytes currently allocated.",
        MemoryMeter.countedBytes
      ),
      (
        "memory_largest_request_bytes", "Largest number of bytes held by one request so far.",
        MemoryMeter.largestRequestBytes
      ),
      (
        "memory_limit_bytes", "Memory limit of the process in bytes.",
        server.memoryLimits.process
      ),
      (
        "request_memory_limit_bytes", "Memory limit of one request in bytes.",
        server.memoryLimits.request
      ),
      ("stuck_threads", "Threads that currently make no progress.", server.stuckThreads),
      ("ready", "Whether the server accepts new work.", server.isReady ? 1 : 0),
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
      help: "Requests by route and status of the response; route none: no route matched.")
    for route in statistics.routes {
      for (status, count) in route.responses {
        text.sample(Double(count), labels(route) + [("status", String(status))])
      }
    }
    text.family(
      "trellis_http_request_duration_seconds", .histogram,
      help: "Time from reading the last byte of a request to having its response.")
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
