import CoreMetrics
import Foundation
import HTTPCore
import ServiceTesting
import Synchronization
import TestSupport
import Testing

@testable import Service
internal import TextBytes

@Suite struct MetricsTests {
  /// The samples of a text, by name and labels.
  private func samples(_ text: String) -> [String: Double] {
    var result: [String: Double] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let space = line.lastIndex(of: " "), let value = Double(line[space...].dropFirst())
      else { continue }
      #expect(result[String(line[..<space])] == nil, "twice: \(line)")
      result[String(line[..<space])] = value
    }
    return result
  }

  private func scrape(_ client: RawClient) throws -> [String: Double] {
    let response = try client.request("GET", "/metrics")
    #expect(response.field("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
    return samples(response.text)
  }

  @Test func `requests are counted by route and status, never by raw path`() throws {
    let service = try LiveService()
    let client = try service.connect()
    _ = try client.request("GET", "/problems/not-found")
    _ = try client.request("GET", "/problems/nothing")
    _ = try client.request("HEAD", "/version")
    _ = try client.request("GET", "/secret/path")
    _ = try client.post("/v1/snapshot", #"{"items":["a"]}"#)
    _ = try client.post("/v1/snapshot", "{", ["Content-Type: application/json"])
    let large = "{\"items\":[\(String(repeating: " ", count: 20_000))]}"
    _ = try client.post("/v1/snapshot", large)
    let text = try client.request("GET", "/metrics").text
    let metrics = samples(text)
    func count(_ method: String, _ route: String, status: Int) -> Double? {
      metrics[
        "trellis_http_requests_total{route=\"\(route)\",method=\"\(method)\",status=\"\(status)\"}"]
    }
    #expect(count("GET", "/problems/{code}", status: 200) == 1)
    #expect(count("GET", "/problems/{code}", status: 404) == 1)
    #expect(count("GET", "/version", status: 200) == 1)
    #expect(count("none", "none", status: 404) == 1)
    #expect(count("POST", "/v1/snapshot", status: 200) == 2)
    #expect(count("POST", "/v1/snapshot", status: 400) == 1)
    #expect(metrics["trellis_problems_total{code=\"malformed-json\"}"] == 1)
    #expect(!text.contains("secret"))
    let labels = "{route=\"/v1/snapshot\",method=\"POST\""
    #expect(metrics["trellis_http_request_duration_seconds_count\(labels)}"] == 3)
    #expect(metrics["trellis_http_request_duration_seconds_bucket\(labels),le=\"+Inf\"}"] == 3)
    let sum = metrics["trellis_http_request_duration_seconds_sum\(labels)}"] ?? 0
    #expect(sum > 0 && sum < 10)
  }

  @Test func `the buckets of durations are cumulative`() throws {
    let service = try LiveService()
    let client = try service.connect()
    for _ in 0..<20 { _ = try client.request("GET", "/version") }
    let metrics = try scrape(client)
    let prefix = "trellis_http_request_duration_seconds_bucket{route=\"/version\""
    let buckets = metrics.filter { $0.key.hasPrefix(prefix) }.map { key, value in
      let bound = key.split(separator: "le=\"")[1].dropLast(2)
      return (bound == "+Inf" ? .infinity : Double(bound) ?? -1, value)
    }.sorted { $0.0 < $1.0 }
    #expect(buckets.count == ServerMetrics.durationBounds.count + 1)
    #expect(zip(buckets, buckets.dropFirst()).allSatisfy { $0.1 <= $1.1 })
    #expect(buckets.last?.1 == 20)
  }

  @Test func `bytes, connections, work and the process have metrics`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let other = try service.connect()
    _ = try other.request("GET", "/healthz")
    let layout =
      #"{"views":[{"id":"a","width":10,"height":10}],"constraints":["a.left == 1 @ 500"]}"#
    #expect(try client.post("/v1/layout", layout).status == 200)
    let metrics = try scrape(client)
    #expect(metrics["trellis_connections"] == 2)
    #expect(metrics["trellis_connections_accepted_total"] == 2)
    #expect(metrics["trellis_queued_requests"] == 0)
    #expect(metrics["trellis_ready"] == 1)
    #expect(metrics["trellis_http_received_bytes_total"] ?? 0 > Double(layout.utf8.count))
    #expect(metrics["trellis_http_sent_bytes_total"] ?? 0 > 100)
    #expect(metrics["trellis_solver_work_total"] ?? 0 > 0)
    #expect(metrics["process_resident_memory_bytes"] ?? 0 > 1_000_000)
    #expect(metrics["process_open_fds"] ?? 0 > 3)
    #expect(metrics["trellis_build_info{version=\"0.1.0\"}"] == 1)
  }

  @Test func `a program's own backend receives the metrics of operations`() throws {
    let mine = PrometheusRegistry()
    let service = try LiveService(metrics: mine)
    _ = try service.connect().post("/v1/layout", "[]")
    var text = PrometheusText()
    mine.write(to: &text)
    #expect(text.bytes.text.contains("trellis_problems_total{code=\"invalid-request\"} 1\n"))
  }

  @Test func `every kind of metric is in the format of Prometheus`() {
    let registry = PrometheusRegistry(help: ["a_total": "One\\two\nthree"])
    Counter(label: "a_total", dimensions: [("x", "q\"\\\n")], factory: registry).increment(by: 3)
    Counter(label: "a_total", dimensions: [("x", "q\"\\\n")], factory: registry).increment(by: 4)
    Gauge(label: "9 b", factory: registry).record(2.5)
    Gauge(label: "9 b", factory: registry).record(1.5)
    Recorder(label: "c", factory: registry).record(4)
    Recorder(label: "c", factory: registry).record(5)
    Meter(label: "d", factory: registry).increment(by: 2)
    Timer(label: "e", factory: registry).recordMilliseconds(30)
    var text = PrometheusText()
    registry.write(to: &text)
    let lines = text.bytes.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(13) == [
        "# HELP __b 9 b", "# TYPE __b gauge", "__b 1.5",
        #"# HELP a_total One\\two\nthree"#, "# TYPE a_total counter",
        #"a_total{x="q\"\\\n"} 7"#,
        "# HELP c c", "# TYPE c summary", "c_sum 9", "c_count 2",
        "# HELP d d", "# TYPE d gauge", "d 2",
      ])
    #expect(lines.contains(#"e_bucket{le="0.025"} 0"#))
    #expect(lines.contains(#"e_bucket{le="0.05"} 1"#))
    #expect(lines.contains("e_sum 0.03"))
  }
}
