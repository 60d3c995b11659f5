import API
import Foundation
import HTTPServer
import JSONDocuments
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct AccessLogTests {
  /// The log lines of a service for a client's requests.
  func lines(
    _ format: LogFormat = .json, includesChecks: Bool = false, isOn: Bool = true,
    change: (inout ServiceConfiguration) -> Void = { _ in },
    _ body: (LiveService, RawClient) throws -> Void
  ) throws -> [String] {
    let pipe = Pipe()
    do {
      let service = try LiveService {
        change(&$0)
        guard isOn else { return }
        $0.accessLogging = ServiceConfiguration.AccessLogging(
          format: format, descriptor: pipe.fileHandleForWriting.fileDescriptor,
          includesChecks: includesChecks)
      }
      try body(service, try service.connect())
    }
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  func member(_ name: StaticString, of line: String) throws -> String? {
    let document = try JSONDocument.parse(Array(line.utf8))
    return withExtendedLifetime(document) {
      let value = document.root[name]
      return value?.string ?? value?.integer.map(String.init)
    }
  }

  @Test func `a client that resets its connection is no peer of a Unix-domain socket`() throws {
    let lines = try lines { service, _ in
      for _ in 0..<50 {
        let client = try service.connect()
        client.resetAtEnd()
        client.send("GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n")
      }
      _ = try service.connect().request("GET", "/nothing")
    }
    let clients = try Set(lines.compactMap { try member("client", of: $0) })
    #expect(!lines.isEmpty && clients.isSubset(of: ["127.0.0.1", "0.0.0.0"]), "\(clients)")
  }

  @Test func `each request is one JSON object, whatever its response`() throws {
    let lines = try lines { service, client in
      _ = try client.request("GET", "/problems/x%20%22y?secret=1")
      _ = try client.post("/v1/snapshot", "{}")
      _ = try client.post("/v1/snapshot", "{}", ["Content-Type: text/html"])
      _ = try client.request("GET", "/nothing")
      let rude = try service.connect()
      rude.send("GET /\u{1}x HTTP/1.1\r\n\r\n")
      _ = try rude.receive()
      let long = try service.connect()
      long.send("POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n")
      _ = try long.receive()
    }
    #expect(
      try lines.map { try member("status", of: $0) } == ["404", "422", "415", "404", "400", "413"])
    #expect(
      try lines.map { try member("path", of: $0) } == [
        "/problems/x%20%22y", "/v1/snapshot", "/v1/snapshot", "/nothing", "/\u{1}x", "/v1/layout",
      ])
    #expect(try member("reason", of: lines[0]) == nil)
    #expect(try member("reason", of: lines[3]) == "There is nothing at this path")
    #expect(try member("method", of: lines[5]) == "POST")
    // Its target was rejected after its method had been read.
    #expect(try member("method", of: lines[4]) == "GET")
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", "\u{16}\u{3}\r\n\r\n",
  ])
  func `a request whose method was not read is logged without one`(_ input: String) throws {
    for format in [LogFormat.json, .text] {
      let lines = try lines(format) { service, client in
        // On a connection whose previous request had a different method.
        _ = try client.request("GET", "/version")
        client.send(input)
        _ = try client.receive()
        let rude = try service.connect()
        rude.send(input)
        _ = try rude.receive()
      }
      #expect(lines.count == 3)
      for line in lines.dropFirst() {
        #expect(line.contains(format == .json ? #""method":"-""# : " method=- "))
      }
    }
  }

  @Test(
    arguments: [
      ("GET /nothing HTTP/1.1\r\nHost: a\r\nX-Request-ID: kept-1\r\n\r\n", 404, true),
      ("POST /version HTTP/1.1\r\nHost: a\r\nX-Request-ID: kept-1\r\n\r\n", 405, true),
      ("GET /version HTTP/1.1\r\nX-Request-ID: kept-1\r\n\r\n", 400, true),
      ("GET /version HTTP/1.1\r\nX-Request-ID: kept-1\r\nHost: a\r\nHost: b\r\n\r\n", 400, true),
      ("GET /version HTTP/1.1\r\nX-Request-ID: kept-1\r\nHo st: b\r\n\r\n", 400, true),
      (
        "GET /version HTTP/1.1\r\nX-Request-ID:   kept-1 \r\nExpect: x\r\nHost: a\r\n\r\n", 417,
        true
      ),
      (
        "GET /version HTTP/1.1\r\nX-Request-ID: kept-1\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n",
        431, true
      ),
      (
        "POST /v1/layout HTTP/1.1\r\nHost: a\r\nX-Request-ID: kept-1\r\nContent-Length: 99999999\r\n\r\n",
        413, true
      ),
      (
        "POST /v1/layout HTTP/1.1\r\nHost: a\r\nX-Request-ID: kept-1\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
        400, true
      ),
      (
        "POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\nX-Request-ID: kept-1\r\n\r\n",
        413, true
      ),
      // An invalid id, and two of them.
      ("GET /version HTTP/1.1\r\nX-Request-ID: a b\r\nHo st: b\r\n\r\n", 400, false),
      ("GET /version HTTP/1.1\r\nX-Request-ID: kept-1\r\n ial\r\nHost: a\r\n\r\n", 400, false),
      (
        "GET /version HTTP/1.1\r\nX-Request-ID: kept-1\r\nX-Request-ID: kept-1\r\nHo st: b\r\n\r\n",
        400, false
      ),
    ] as [(LongText, Int, Bool)])
  func `an error keeps the id, even where the head was refused`(
    _ request: LongText, _ status: Int, _ isKept: Bool
  ) throws {
    let input = request.text
    for isSplit in [false, true] {
      let lines = try lines { _, client in
        if isSplit {
          for byte in input.utf8.prefix(500) {
            client.send(String(decoding: [byte], as: UTF8.self))
          }
          client.send(String(input.dropFirst(min(500, input.count))))
        } else {
          client.send(input)
        }
        let response = try client.receive()
        #expect(response.status == status)
        #expect((response.field("X-Request-ID") == "kept-1") == isKept)
      }
      let line = try #require(lines.first)
      #expect((try member("id", of: line) == "kept-1") == isKept)
    }
  }

  @Test(
    arguments: [
      ("GET /version HTTP/1.1\r\nHo st: b\r\nX-Request-ID: kept-1\r\n\r\n", 400, true),
      ("GET  /version HTTP/1.1\r\nHost: b\r\nX-Request-ID: kept-1\r\n\r\n", 400, true),
      ("GET /version HTTP/2.0\r\nHost: b\r\nx-request-id:kept-1\r\n\r\n", 505, true),
      ("FOO /version HTTP/1.1\r\nHost: a\r\nX-Request-ID: kept-1\r\n\r\n", 501, true),
      (
        "GET /\(String(repeating: "x", count: 9000)) HTTP/1.1\r\nHost: a\r\nX-Request-ID: kept-1\r\n\r\n",
        414, true
      ),
      (
        "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 17_000))\r\nX-Request-ID: kept-1\r\n\r\n",
        431, true
      ),
      // In an incomplete line, behind the head, and two of them.
      ("GET /version HTTP/1.1\r\nHo st: b\r\nX-Request-ID: kept-1", 400, false),
      ("GET /version HTTP/1.1\r\nHo st: b\r\n\r\nX-Request-ID: kept-1\r\n", 400, false),
      (
        "GET /version HTTP/1.1\r\nHo st: b\r\nX-Request-ID: kept-1\r\nX-Request-ID: kept-2\r\n\r\n",
        400, false
      ),
    ] as [(LongText, Int, Bool)])
  func `an id behind the error is kept where it arrived with it`(
    _ request: LongText, _ status: Int, _ isKept: Bool
  ) throws {
    let input = request.text
    let lines = try lines { _, client in
      client.send(input)
      let response = try client.receive()
      #expect(response.status == status)
      #expect((response.field("X-Request-ID") == "kept-1") == isKept)
    }
    let line = try #require(lines.first)
    #expect((try member("id", of: line) == "kept-1") == isKept)
  }

  @Test func `a request that does not come in time keeps its id`() throws {
    let service = try LiveService {
      $0.server.headerTimeout = 50
      $0.server.bodyTimeout = 50
      $0.server.tickInterval = 10
    }
    for rest in ["Host: a\r\n", "Host: a\r\nContent-Length: 3\r\n\r\na"] {
      let client = try service.connect()
      client.send("POST /v1/layout HTTP/1.1\r\nX-Request-ID: kept-2\r\n" + rest)
      let response = try client.receive()
      #expect(response.status == 408)
      #expect(response.field("X-Request-ID") == "kept-2")
    }
  }

  @Test func `a text line stays one line whatever a client sends`() throws {
    let lines = try lines(.text) { _, client in
      _ = try client.request("GET", "/a\"b\\c")
    }
    #expect(lines.count == 1)
    #expect(lines[0].contains(#" method=GET path="/a\u0022b\u005cc" status=404 in=0 "#))
  }

  @Test func `health checks are logged only if configured`() throws {
    let without = try lines { _, client in _ = try client.request("GET", "/healthz") }
    #expect(without.isEmpty)
    let with = try lines(includesChecks: true) { _, client in
      _ = try client.request("GET", "/healthz")
      _ = try client.request("GET", "/metrics")
    }
    #expect(with.count == 2)
  }

  @Test func `requests are not logged if the log is off`() throws {
    let lines = try lines(isOn: false) { _, client in _ = try client.request("GET", "/version") }
    #expect(lines.isEmpty)
  }

  @Test func `a request keeps the id and the trace that it came with`() throws {
    let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    let lines = try lines { _, client in
      let response = try client.request(
        "GET", "/version",
        ["X-Request-ID: shop-17/a.b", "traceparent: 00-\(trace)-00f067aa0ba902b7-01"])
      #expect(response.field("X-Request-ID") == "shop-17/a.b")
      #expect(response.field("traceparent") == "00-\(trace)-00f067aa0ba902b7-01")
    }
    #expect(try member("id", of: lines[0]) == "shop-17/a.b")
    #expect(try member("trace", of: lines[0]) == trace)
  }

  @Test(arguments: [
    "", "a b", "a\"b", "é", "a,b", String(repeating: "a", count: 129), "<script>", "a;b",
  ])
  func `an invalid id is replaced`(_ id: String) throws {
    let lines = try lines { _, client in
      let response = try client.request("GET", "/version", ["X-Request-ID: \(id)"])
      let made = response.field("X-Request-ID") ?? ""
      #expect(made.count == 24 && made.allSatisfy(\.isHexDigit))
    }
    #expect(try member("id", of: lines[0])?.count == 24)
  }

  @Test(arguments: [
    "", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
    "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
    "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
    "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-x",
  ])
  func `an invalid trace is not passed on`(_ value: String) throws {
    let lines = try lines { _, client in
      let response = try client.request("GET", "/version", ["traceparent: \(value)"])
      #expect(response.field("traceparent") == nil)
    }
    #expect(try member("trace", of: lines[0]) == nil)
  }

  @Test func `generated ids differ, on the loop and on the queue, even those of refused requests`()
    throws
  {
    _ = try lines { service, client in
      var ids: Set<String> = []
      for _ in 0..<40 {
        ids.insert(try client.request("GET", "/version").field("X-Request-ID") ?? "")
      }
      let large = "{\"items\":[\(String(repeating: " ", count: 20_000))]}"
      ids.insert(try client.post("/v1/snapshot", large).field("X-Request-ID") ?? "")
      let rude = try service.connect()
      rude.send("nonsense\r\n\r\n")
      ids.insert(try rude.receive().field("X-Request-ID") ?? "")
      #expect(ids.count == 42 && !ids.contains(""))
    }
  }

  // The unread log outlives its service until the process ends.
  private static let unread = Pipe()

  @Test func `an unread log delays no request, and lost lines are counted`() throws {
    var dropped = 0.0
    do {
      let service = try LiveService {
        $0.accessLogging = ServiceConfiguration.AccessLogging(
          descriptor: Self.unread.fileHandleForWriting.fileDescriptor)
      }
      let client = try service.connect()
      let path = "/" + String(repeating: "x", count: 255)
      let burst = String(repeating: "GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n", count: 100)
      // More than the 64 KiB of the pipe and the 4 MiB of the writer.
      for _ in 0..<150 {
        client.send(burst)
        for _ in 0..<100 { #expect(try client.receive().status == 404) }
      }
      let metrics = try client.request("GET", "/metrics").text
      let line = metrics.split(separator: "\n").first {
        $0.hasPrefix("trellis_access_log_dropped_bytes_total ")
      }
      dropped = (line?.split(separator: " ").last).flatMap { Double($0) } ?? 0
    }
    // The service has ended, although its log is still unread.
    #expect(dropped > 0)
  }
}
