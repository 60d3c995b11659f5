import API
import ContentCoding
import Foundation
import HTTPCore
import HTTPServer
import PictureRaster
import ServiceTesting
import TestSupport
import Testing

@testable import Service

/// QUERY (RFC 10008) on the paths of operations.
@Suite struct QueryRouteTests {
  /// A body for each operation.
  static let bodies = [
    ("/v1/layout", QueryClient.layout),
    ("/v1/snapshot", #"{"items":["a",{"title":"b","children":["c"]}]}"#),
    ("/v1/diff", #"{"from":{"items":["a"]},"to":{"items":["a","b"]}}"#),
    ("/v1/text", #"{"texts":[{"text":"Sign in"}]}"#),
    ("/v1/sequence", #"{"steps":[{"id":"s","post":"/v1/snapshot","body":{"items":["a"]}}]}"#),
    ("/v1/import", "<document/>"),
  ]
  private let asker: QueryClient
  private let json = QueryClient.json
  private let layout = QueryClient.layout
  private var client: RawClient { asker.client }

  init() throws { asker = try QueryClient() }

  private func query(
    _ path: String, _ body: String, _ fields: [String] = [QueryClient.json]
  ) throws -> RawClient.Response {
    try asker.query(path, body, fields)
  }

  /// The units of solver work so far.
  private func work() throws -> Int {
    let text = try client.request("GET", "/metrics").text
    let line = text.split(separator: "\n").first { $0.hasPrefix("trellis_solver_work_total ") }
    return try #require(line.flatMap { Int($0.split(separator: " ")[1]) })
  }

  // MARK: Answers

  @Test(arguments: bodies)
  func `QUERY answers like POST, with a tag of its own for caches`(path: String, body: String)
    throws
  {
    let type = path == "/v1/import" ? "Content-Type: application/xml" : json
    let posted = try client.post(path, body, [type])
    let queried = try query(path, body, [type])
    #expect(queried.status == posted.status && queried.body == posted.body)
    #expect(queried.field("Content-Type") == posted.field("Content-Type"))
    #expect(posted.field("Cache-Control") == nil)
    guard posted.status == 200 else {
      #expect(queried.field("ETag") == nil && queried.field("Cache-Control") == nil)
      return
    }
    #expect(queried.field("Cache-Control") == "max-age=86400")
    #expect(queried.values("ETag").count == 1)
    let tag = try #require(queried.field("ETag"))
    #expect(tag.wholeMatch(of: /"[0-9a-f]{32}"/) != nil)
    #expect(try query(path, body, [type]).field("ETag") == tag)
    let other = try query(path, body + " ", [type])
    #expect(other.status == 200 && other.field("ETag") != tag)
    let known = try query(path, body, [type, "If-None-Match: \(tag)"])
    #expect(known.status == 304 && known.body.isEmpty)
    for name in ["ETag", "Vary", "Cache-Control", "Content-Location"] {
      #expect(known.values(name).sorted() == queried.values(name).sorted(), "\(name)")
    }
  }

  @Test func `each representation has a tag of its own`() throws {
    let list = Self.bodies[1].1
    let tags = try ["application/json", "text/plain"].map {
      try query("/v1/snapshot", list, [json, "Accept: \($0)"]).field("ETag")
    }
    #expect(tags[0] != nil && tags[1] != nil && tags[0] != tags[1])
    let wrong = [json, "Accept: text/plain", "If-None-Match: \(tags[0] ?? "")"]
    #expect(try query("/v1/snapshot", list, wrong).status == 200)
  }

  @Test func `the query of the address is part of the tag`() throws {
    let document = try String(
      contentsOf: Repository.root.appending(
        path: "examples/storyboard/profile.storyboard"), encoding: .utf8)
    let type = "Content-Type: application/xml"
    let tags = try ["", "?device=iphone-16", "?device=iphone-se-3"].map {
      try query("/v1/import\($0)", document, [type]).field("ETag")
    }
    #expect(Set(tags).count == 3 && !tags.contains(nil))
  }

  @Test func `a response that the client has is confirmed without solving`() throws {
    let first = try query("/v1/layout", layout)
    let tag = try #require(first.field("ETag"))
    let before = try work()
    #expect(before > 0)
    for _ in 1...3 {
      let again = try query("/v1/layout", layout, [json, "If-None-Match: \(tag)"])
      #expect(again.status == 304)
    }
    #expect(try work() == before)
    #expect(try query("/v1/layout", layout).status == 200)
    #expect(try work() > before)
  }

  @Test func `the tag holds in another process with the same limits and fonts`() throws {
    let tag = try query("/v1/layout", layout).field("ETag")
    let fonts = FontStore(folders: FontStore.standardFolders)
    func other(_ change: (inout ServiceConfiguration) -> Void) throws -> String? {
      let service = try LiveService {
        $0.fonts = fonts
        change(&$0)
      }
      return try service.connect().request(
        "QUERY", "/v1/layout", [json], body: Array(layout.utf8)
      ).field("ETag")
    }
    #expect(try other { _ in } == tag)
    #expect(try other { $0.limits.work -= 1 } != tag)
    #expect(try other { $0.fonts = .none } != tag)
  }

  // MARK: Time

  @Test(arguments: [
    ("/v1/snapshot", #"{"template":{"items":[{"$fromNow":"1 day"}]}}"#),
    ("/v1/snapshot", #"{"template":{"items":["${now}"]},"context":{}}"#),
    ("/v1/snapshot", #"{"template":{"items":[{"$eval":"fromNow('1 day')"}]}}"#),
    ("/v1/diff", #"{"from":{"items":[]},"to":{"template":{"items":["${now}"]}}}"#),
    (
      "/v1/sequence",
      #"{"steps":[{"id":"s","post":"/v1/snapshot","template":{"items":["${now}"]}}]}"#
    ),
    (
      "/v1/sequence",
      #"{"steps":[{"id":"s","post":"/v1/snapshot","body":{"template":{"items":["${now}"]}}}]}"#
    ),
  ])
  func `a response that depends on the clock has no tag, and is not to be stored`(
    path: String, body: String
  ) throws {
    for accept in ["application/json", path == "/v1/sequence" ? "*/*" : "text/plain"] {
      let response = try query(path, body, [json, "Accept: \(accept)"])
      #expect(response.status == 200, "\(response.text)")
      #expect(response.field("ETag") == nil)
      #expect(response.field("Cache-Control") == "no-store")
    }
  }

  @Test(arguments: [
    (
      "/v1/snapshot",
      #"{"template":{"items":["${now}"]},"context":{"now":"2026-01-01T00:00:00Z"}}"#
    ),
    ("/v1/snapshot", #"{"template":{"items":["a now"]}}"#),
    (
      "/v1/sequence",
      #"""
      {"now":"2026-01-01T00:00:00Z",
       "steps":[{"id":"s","post":"/v1/snapshot","template":{"items":["${now}"]}}]}
      """#
    ),
  ])
  func `a request that states its time has a response that lasts`(path: String, body: String)
    throws
  {
    let response = try query(path, body)
    #expect(response.status == 200 && response.field("ETag") != nil)
    #expect(response.field("Cache-Control") == "max-age=86400")
  }

  // MARK: Faults

  @Test func `a QUERY without a media type is malformed, and told which it may have`() throws {
    for (path, body) in Self.bodies {
      let response = try query(path, body, [])
      #expect(response.status == 400 && response.problemCode() == "malformed-request", "\(path)")
      let types = path == "/v1/import" ? "application/xml, text/xml" : "application/json"
      #expect(response.field("Accept-Query") == types)
      #expect(try client.post(path, body).status != 400, "\(path)")
    }
  }

  @Test(arguments: [
    "text/plain", "application/xml", "", "*/*", "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
  ])
  func `another media type is unsupported`(type: String) throws {
    let response = try query("/v1/layout", layout, ["Content-Type: \(type)"])
    #expect(response.status == 415 && response.problemCode() == "unsupported-media-type")
    #expect(response.field("Accept-Query") == "application/json")
    let posted = try client.post("/v1/layout", layout, ["Content-Type: \(type)"])
    #expect(posted.status == 415 && posted.field("Accept-Query") == nil)
  }

  @Test func `a second media type is unsupported`() throws {
    let twice = [json, "Content-Type: application/json"]
    #expect(try query("/v1/layout", layout, twice).status == 415)
  }

  @Test func `a body that is not of its type is malformed, and one that means nothing is not`()
    throws
  {
    #expect(try query("/v1/layout", "<a/>").problemCode() == "malformed-json")
    #expect(try query("/v1/layout", "").problemCode() == "malformed-json")
    #expect(try query("/v1/layout", "{}").problemCode() == "invalid-request")
    let conflict = #"{"views":[{"id":"a"}],"constraints":["a.width == 1","a.width == 2"]}"#
    #expect(try query("/v1/layout", conflict).problemCode() == "unsatisfiable-constraints")
    #expect(try client.request("QUERY", "/v1/layout", [json]).status == 411)
  }

  @Test func `the types of bodies are told where the methods are`() throws {
    for (path, _) in Self.bodies {
      let types = path == "/v1/import" ? "application/xml, text/xml" : "application/json"
      let options = try client.request("OPTIONS", path)
      #expect(options.status == 204 && options.field("Accept-Query") == types)
      #expect(options.field("Allow") == "POST, QUERY, OPTIONS")
      for method in ["GET", "HEAD", "PUT", "DELETE"] {
        let response = try client.request(method, path)
        #expect(response.status == 405 && response.field("Accept-Query") == types, "\(method)")
      }
    }
    for path in ["/healthz", "/v1/devices", "/openapi.json"] {
      let response = try query(path, "{}")
      #expect(response.status == 405 && response.field("Accept-Query") == nil, "\(path)")
    }
  }

  @Test func `a QUERY in chunks, or that waits to send its body, is the same QUERY`() throws {
    let whole = try query("/v1/layout", layout)
    let head = "QUERY /v1/layout HTTP/1.1\r\nHost: a\r\n\(json)\r\n"
    let half = layout.utf8.count / 2
    let parts = [layout.prefix(half), layout.dropFirst(half)]
    let chunks = parts.map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" }.joined()
    client.send(head + "Transfer-Encoding: chunked\r\n\r\n" + chunks + "0\r\n\r\n")
    let chunked = try client.receive()
    #expect(chunked.body == whole.body && chunked.field("ETag") == whole.field("ETag"))
    client.send(
      head + "Expect: 100-continue\r\nContent-Length: \(layout.utf8.count)\r\n\r\n"
        + layout)
    #expect(try client.receive().field("ETag") == whole.field("ETag"))
    client.send(
      "QUERY /v1/layout HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n")
    #expect(try client.receive().status == 400)
  }

  // MARK: Pictures

  @Test func `a picture names the address where GET finds it`() throws {
    let drawn = try query("/v1/layout", layout, [json, "Accept: image/svg+xml"])
    let path = try #require(drawn.field("Content-Location"))
    #expect(path.hasPrefix("/v1/picture/"))
    let found = try client.request("GET", path)
    #expect(found.status == 200 && found.body == drawn.body)
    #expect(found.field("Content-Type") == drawn.field("Content-Type"))
    #expect(try query("/v1/layout", layout).field("Content-Location") == nil)
    let posted = try client.post("/v1/layout", layout, ["Accept: image/svg+xml"])
    #expect(posted.field("Content-Location") == nil && posted.field("ETag") == nil)
  }

  @Test func `a picture whose address would be too long names none`() throws {
    let wide = (0..<3000).map { _ in
      #"{"id":"\#(UInt64.random(in: 0 ... .max))","width":1,"height":1}"#
    }
    let body = #"{"views":[\#(wide.joined(separator: ","))]}"#
    let drawn = try query("/v1/layout", body, [json, "Accept: image/svg+xml"])
    #expect(drawn.status == 200 && drawn.field("ETag") != nil)
    #expect(drawn.field("Content-Location") == nil)
  }

  @Test func `a PNG has a weak tag, since the library that draws it is not ours`() throws {
    // The first and the last eight bytes of a PNG file, around the document.
    let script = #"printf '\211PNG\r\n\032\n'; cat; printf 'IEND\256B\140\202'"#
    let service = try LiveService {
      $0.rasterizer = Rasterizer(command: ["/bin/sh", "-c", script, "sh"])
    }
    let client = try service.connect()
    let fields = [json, "Accept: image/png"]
    let drawn = try client.request("QUERY", "/v1/layout", fields, body: Array(layout.utf8))
    #expect(drawn.status == 200 && drawn.field("Content-Type") == "image/png")
    let tag = try #require(drawn.field("ETag"))
    #expect(tag.hasPrefix("W/\""))
    #expect(drawn.field("Content-Location")?.hasPrefix("/v1/picture/") == true)
    let known = try client.request(
      "QUERY", "/v1/layout", fields + ["If-None-Match: \(tag)"], body: Array(layout.utf8))
    #expect(known.status == 304 && known.field("ETag") == tag)
  }
}
