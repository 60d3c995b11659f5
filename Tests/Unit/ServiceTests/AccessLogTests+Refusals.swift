import API
import Foundation
import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

/// The client and the limit in the lines of the access log.
extension AccessLogTests {
  @Test func `each line names the client, even of a request that could not be read`() throws {
    for format in [LogFormat.json, .text] {
      let lines = try lines(format) { _, client in
        _ = try client.request("GET", "/version", ["X-Forwarded-For: 192.0.2.7"])
        client.send("nonsense\r\n\r\n")
        _ = try client.receive()
      }
      #expect(lines.count == 2)
      for line in lines {
        #expect(line.contains(format == .json ? #","client":"127.0.0.1""# : " client=127.0.0.1"))
      }
    }
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("2001:DB8:0::7", "2001:db8::7"),
    ("192.0.2.7, 127.0.0.1", "192.0.2.7"),
    ("nonsense\" x=\"y", "127.0.0.1"),
  ])
  func `the client is the one that a trusted proxy names`(field: String, client: String) throws {
    let large = "{\"items\":[\(String(repeating: " ", count: 20_000))]}"
    let lines = try lines(
      change: { $0.server.trustedProxies = TrustedProxies("127.0.0.1") },
      { _, connection in
        _ = try connection.request("GET", "/version", ["X-Forwarded-For: \(field)"])
        // On the work queue.
        _ = try connection.post("/v1/snapshot", large, ["X-Forwarded-For: \(field)"])
      })
    let clients = try lines.map { try member("client", of: $0) }
    #expect(clients == [client, client])
  }

  /// A request, the change of the configuration by which it is refused, and the limit's option.
  struct RefusedRequest: Sendable, CustomTestStringConvertible {
    let option: String
    let request: String
    let change: @Sendable (inout ServiceConfiguration) -> Void

    var testDescription: String { option }

    init(
      _ option: String, _ request: String,
      _ change: @escaping @Sendable (inout ServiceConfiguration) -> Void
    ) {
      (self.option, self.request, self.change) = (option, request, change)
    }

    /// A request of an operation.
    init(
      _ option: String, _ path: String, body: String,
      _ change: @escaping @Sendable (inout ServiceConfiguration) -> Void
    ) {
      self.init(
        option,
        "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)",
        change)
    }

    static let all = [
      RefusedRequest(
        "max-target-bytes", "GET /\(String(repeating: "a", count: 64)) HTTP/1.1\r\n\r\n"
      ) {
        $0.server.maxTargetBytes = 32
      },
      RefusedRequest("max-header-bytes", "GET / HTTP/1.1\r\nHost: aaaaaaaaaaaaaaaaaaaa\r\n\r\n") {
        $0.server.maxHeaderBytes = 16
      },
      RefusedRequest("max-header-fields", "GET / HTTP/1.1\r\nHost: a\r\nB: c\r\n\r\n") {
        $0.server.maxHeaderFields = 1
      },
      RefusedRequest("max-body-bytes", "/v1/snapshot", body: #"{"items":[]}"#) {
        $0.server.maxBodyBytes = 3
      },
      RefusedRequest(
        "max-ignored-body-bytes", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"
      ) {
        $0.server.maxIgnoredBodyBytes = 3
      },
      RefusedRequest("header-timeout", "GET / HTTP/1.1\r\n") {
        $0.server.headerTimeout = 50
        $0.server.tickInterval = 10
      },
      RefusedRequest(
        "min-upload-rate", "POST /v1/diff HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na"
      ) {
        $0.server.bodyTimeout = 50
        $0.server.tickInterval = 10
      },
      RefusedRequest("max-json-depth", "/v1/snapshot", body: "[[[[]]]]") {
        $0.limits.jsonDepth = 3
      },
      RefusedRequest("max-items", "/v1/snapshot", body: #"{"items":["a","b"]}"#) {
        $0.limits.items = 1
      },
      RefusedRequest("max-id-bytes", "/v1/snapshot", body: #"{"items":["abcd"]}"#) {
        $0.limits.idBytes = 3
      },
      RefusedRequest("max-views", "/v1/layout", body: #"{"views":[{"id":"a"},{"id":"b"}]}"#) {
        $0.limits.views = 1
      },
      RefusedRequest(
        "max-constraints", "/v1/layout",
        body: #"{"views":[{"id":"a"}],"constraints":["a.width == 1","a.height == 1"]}"#
      ) {
        $0.limits.constraints = 1
      },
      RefusedRequest(
        "max-work", "/v1/layout", body: #"{"views":[{"id":"a","width":1,"height":1}]}"#
      ) {
        $0.limits.work = 1
      },
      RefusedRequest(
        "max-answer-bytes", "/v1/layout", body: #"{"views":[{"id":"a","width":1,"height":1}]}"#
      ) {
        $0.limits.answerBytes = 4
      },
    ]
  }

  @Test(arguments: RefusedRequest.all)
  func `a refused request names the option that sets the limit`(_ refused: RefusedRequest) throws {
    for format in [LogFormat.json, .text] {
      let lines = try lines(format, change: refused.change) { _, client in
        client.send(refused.request)
        let response = try client.receive()
        #expect(response.status >= 400)
      }
      let line = try #require(lines.first)
      let limit = format == .json ? #","limit":"\#(refused.option)""# : " limit=\(refused.option)"
      #expect(line.contains(limit), "\(line)")
    }
  }

  @Test func `a request that no limit refused names none`() throws {
    let lines = try lines { _, client in
      _ = try client.post("/v1/snapshot", #"{"items":["a"]}"#)
      _ = try client.post("/v1/snapshot", "{}")
      _ = try client.request("GET", "/nothing")
    }
    #expect(lines.count == 3 && lines.allSatisfy { !$0.contains("limit") })
  }
}
