import API
import Foundation
import HTTPServer
import JSONDocuments
import ServiceContract
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct HostileBodyTests {
  let service: LiveService
  let client: RawClient

  init() throws {
    service = try LiveService()
    client = try service.connect()
  }

  private static func nested(_ open: String, _ close: String, count: Int) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  private static let badBodies: [LongText] = [
    "", " ", "\0", "nul", "[", "{", "[1,]", #"{"views":[],"views":[]}"#, #""\ud800""#,
    "\u{FEFF}{}", "NaN", "[]", "null", "true", "1", #""x""#, "{}", #"{"views":null}"#,
    #"{"items":{}}"#, #"{"views":[{"id":"a","width":1e400}],"items":[{"id":1e400}]}"#,
    #"{"views":[{"id":"a","parent":"a"}],"items":["a","a"]}"#,
    #"{"views":[{"id":"\u0000"}],"constraints":["'\u0000'.top == "]}"#,
    #"{"views":[{"id":"a"}],"constraints":["a.width == 1","a.width == 2"]}"#,
    #"{"items":[{"id":"a","level":1}]}"#, #"{"items":[{}]}"#,
    nested("[", "]", count: 100_000), nested("[", "", count: 100_000),
    nested(#"{"a":"#, "", count: 100_000),
    #"{"views":"# + nested(#"[{"id":"a","children":"#, "}]", count: 1_500) + "}",
    #"{"items":"# + nested(#"[{"id":"a","children":"#, "}]", count: 1_500) + "}",
    #"{"\#(String(repeating: "n", count: 200_000))":1}"#,
  ].map { LongText($0) }

  @Test(arguments: badBodies, ["/v1/layout", "/v1/snapshot", "/v1/diff", "/v1/sequence"])
  func `a bad body is a problem document`(body: LongText, path: String) throws {
    let response = try client.post(path, body.text)
    #expect([400, 422].contains(response.status))
    #expect(response.problemCode() != nil)
    #expect(try client.request("GET", "/healthz").status == 200)
  }

  @Test func `a response past the limit of bytes is a problem, in every representation`() throws {
    let service = try LiveService { $0.limits.answerBytes = 1_000 }
    let client = try service.connect()
    for (accept, long) in [("application/json", 8), ("text/plain", 220)] {
      for (count, status) in [(2, 200), (long, 422)] {
        let items = (0..<count).map { "\"item \($0)\"" }.joined(separator: ",")
        let response = try client.post(
          "/v1/snapshot", "{\"items\":[\(items)]}", ["Accept: \(accept)"])
        #expect(response.status == status, "\(accept)")
      }
    }
  }

  @Test func `a body with bytes changed at random gets a response or a problem`() throws {
    var random = SplitMix64(seed: 20_261_121)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "null", "true", "-1", "1e308",
      "1e-300", "1e400", "==", "<=", "@", "*", "''", ".top", ".width", "required", "a", "\u{0}",
    ]
    let requests = [
      (
        "/v1/layout",
        #"{"views":[{"id":"s","width":375,"height":667,"children":[{"id":"b","intrinsicSize":"#
          + #"{"width":80,"height":44}},{"id":"l","hugging":{"horizontal":251}}]}],"guides":"#
          + #"[{"id":"g","in":"s"}],"constraints":["b.top == s.top + 100 @ 750","0 <= l.top <= 9","#
          + #"{"first":"l.width","relation":"<=","second":"s.width","multiplier":0.5}],"scale":2}"#
      ),
      (
        "/v1/snapshot",
        #"{"items":["a",{"id":"b","title":"B","n":1.50,"children":["c",{"title":"d","expanded":"#
          + #"false,"children":["e"]}]}],"expand":1,"expandedItems":["d"],"collapsedItems":["b"],"#
          + #""window":{"offset":1,"limit":2},"show":"visible","form":"rows"}"#
      ),
      (
        "/v1/diff",
        #"{"from":{"version":"v","items":[{"id":"a","level":0,"parent":null,"n":1.5},{"id":"b","#
          + #""level":1,"parent":"a"}],"itemCount":2,"visibleCount":2},"to":{"items":["b",{"id":"a","#
          + #""children":["c"],"n":{"x":[1]}}],"expand":0},"format":"json-patch"}"#
      ),
      (
        "/v1/sequence",
        #"{"input":1.50,"steps":[{"id":"a","post":"/v1/snapshot","body":{"items":["x","y"]}},"#
          + #"{"id":"b","post":"/v1/layout","template":{"views":{"$map":{"$eval":"steps.a.items"},"#
          + #""each(r)":{"id":"${r.id}","width":{"$eval":"input"}}}}}]}"#
      ),
    ]
    for round in 0..<1_500 {
      let (path, text) = requests[round % requests.count]
      var body = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<body.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          body.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: index)
        case 1: body.removeSubrange(index..<min(index + 9, body.count - 1))
        default: body[index] = UInt8.random(in: .min ... .max, using: &random)
        }
      }
      let response = try client.request("POST", path, body: body)
      let shown = "\(String(decoding: body, as: UTF8.self))"
      #expect([200, 400, 422].contains(response.status), "\(shown)")
      if response.status == 200 {
        #expect(throws: Never.self, "\(shown)") { try JSONDocument.parse(response.body) }
      } else {
        #expect(response.problemCode() != nil, "\(shown)")
      }
    }
  }

  @Test func `a problem lists errors up to the limit and counts the others`() throws {
    let response = try client.post("/v1/snapshot", "{\"items\":[\(Self.ones(1000))]}")
    let document = try JSONDocument.parse(response.body)
    #expect(document.root["errors"]?.count == 50)
    #expect(document.root["detail"]?.string == "1000 faults; the first 50 are listed")
  }

  @Test func `a name in every pointer does not multiply the response`() throws {
    let name = String(repeating: "n", count: 200_000)
    let response = try client.post("/v1/layout", "{\"views\":[{\"\(name)\":[\(Self.ones(99))]}]}")
    #expect(response.problemCode() == "invalid-request")
    #expect(response.body.count < 2_000)
  }

  @Test func `a request over its time is stopped with time-limit-exceeded`() throws {
    let service = try LiveService { $0.server.requestTimeout = 1 }
    let constraints = (0..<20_000).map { "\"a.width == \($0)\"" }.joined(separator: ",")
    let response = try service.connect().post(
      "/v1/layout",
      #"{"views":[{"id":"a"}],"onConflict":"break","constraints":[\#(constraints)]}"#)
    #expect(response.status == 503)
    #expect(response.problemCode() == "time-limit-exceeded")
    #expect(response.field("Retry-After") != nil)
  }

  @Test func `a small body with much work leaves the event loop`() throws {
    let service = try LiveService()
    let views = (0..<40).map { #"{"id":"v\#($0)"}"# }.joined(separator: ",")
    let constraints = (0..<250).map { index in
      let (first, second) = (index * 11 % 40, (index * 7 + 3) % 40)
      return "\"v\(first).width >= \(index % 7 + 2) * v\(second).width + \(index)\""
    }
    let variants = (0..<100).map { #"{"name":"\#($0)"}"# }.joined(separator: ",")
    let body = """
      {"views":[\(views)],"onConflict":"break","variants":[\(variants)],\
      "constraints":[\(constraints.joined(separator: ","))]}
      """
    #expect(body.utf8.count < 16_384)
    let client = try service.connect()
    client.send(
      "POST /v1/layout HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    let start = ContinuousClock.now
    while service.server.status.queuedRequests == 0, ContinuousClock.now - start < .seconds(20) {}
    #expect(service.server.status.queuedRequests == 1)
    #expect(try service.connect().request("GET", "/healthz").status == 200)
    #expect(service.server.status.queuedRequests == 1)
  }

  @Test func `a request over its work is stopped with work-limit-exceeded`() throws {
    let service = try LiveService { $0.limits.work = 10 }
    let constraints = (0..<100).map { "\"a.width >= b.width + \($0)\"" }.joined(separator: ",")
    let response = try service.connect().post(
      "/v1/layout", #"{"views":[{"id":"a"},{"id":"b"}],"constraints":[\#(constraints)]}"#)
    #expect(response.status == 422)
    #expect(response.problemCode() == "work-limit-exceeded")
  }

  private static func ones(_ count: Int) -> String {
    String(repeating: "1,", count: count - 1) + "1"
  }
}
