import ContentCoding
import Foundation
import HTTPCore
import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

/// The conditions of QUERY, and what becomes of them in content codings and with tokens.
@Suite struct QueryConditionTests {
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

  // MARK: Conditions

  @Test func `forms of If-None-Match that name the tag`() throws {
    let tag = try #require(try query("/v1/layout", layout).field("ETag"))
    for (condition, answered) in [
      (tag, tag), ("W/\(tag)", "W/\(tag)"), ("\"x\", \(tag)", tag), ("W/\(tag), \(tag)", tag),
      (",, \(tag) ,", tag), ("\"a,b\",W/\(tag)", "W/\(tag)"), ("\t\(tag)\t", tag),
    ] {
      let response = try query(
        "/v1/layout", layout, [json, "If-None-Match: \(condition)"])
      #expect(response.status == 304 && response.field("ETag") == answered, "\(condition)")
    }
    let twice = [json, "If-None-Match: \"x\"", "If-None-Match: \(tag)"]
    #expect(try query("/v1/layout", layout, twice).status == 304)
  }

  @Test func `forms of If-None-Match that do not`() throws {
    let tag = try #require(try query("/v1/layout", layout).field("ETag"))
    let bare = tag.replacing("\"", with: "")
    for condition in [
      "", "\"", "\"\"", "W/\"\"", bare, "w/\(tag)", "W/ \(tag)", "\(tag)x", "x\(tag)",
      "\"\(bare.uppercased())\"", "\"\(bare) \"", "\"x\(tag)", String(repeating: ",", count: 5000),
      String(repeating: "\"", count: 5001), "**", "\"*\"",
    ] {
      let response = try query(
        "/v1/layout", layout, [json, "If-None-Match: \(condition)"])
      #expect(response.status == 200 && response.field("ETag") == tag, "\(condition)")
    }
  }

  @Test func `an asterisk names every response, but no problem`() throws {
    let any = [json, "If-None-Match: *"]
    let tag = try query("/v1/layout", layout).field("ETag")
    let known = try query("/v1/layout", layout, any)
    #expect(known.status == 304 && known.body.isEmpty && known.field("ETag") == tag)
    #expect(try query("/v1/layout", "{", any).status == 400)
    #expect(try query("/v1/layout", #"{"views":1}"#, any).status == 422)
    let clock = try query("/v1/snapshot", #"{"template":{"items":["${now}"]}}"#, any)
    #expect(clock.status == 304 && clock.field("ETag") == nil)
  }

  @Test func `If-Match needs the strong tag, and is evaluated first`() throws {
    let tag = try #require(try query("/v1/layout", layout).field("ETag"))
    for (condition, status) in [
      (tag, 200), ("*", 200), ("\"x\", \(tag)", 200), ("\"x\"", 412), ("W/\(tag)", 412),
      ("", 412), ("\"", 412),
    ] {
      let response = try query("/v1/layout", layout, [json, "If-Match: \(condition)"])
      #expect(response.status == status, "\(condition)")
      if status == 412 { #expect(response.problemCode() == "precondition-failed") }
    }
    let both = [json, "If-None-Match: \(tag)", "If-Match: \"x\""]
    #expect(try query("/v1/layout", layout, both).status == 412)
    let allowed = [json, "If-None-Match: \(tag)", "If-Match: \(tag)"]
    #expect(try query("/v1/layout", layout, allowed).status == 304)
  }

  @Test func `conditions do not hide faults that need no work to find`() throws {
    let tag = try #require(try query("/v1/layout", layout).field("ETag"))
    let conditions = ["If-None-Match: \(tag)", "If-Match: \"x\""]
    for condition in conditions {
      #expect(try query("/v1/layout", layout, [condition]).status == 400)
      #expect(
        try query("/v1/layout", layout, [condition, "Content-Type: text/plain"]).status == 415)
      #expect(
        try query("/v1/layout", layout, [json, condition, "Accept: text/html"]).status
          == 406)
      #expect(try query("/v1/layout?a=b", layout, [json, condition]).status == 422)
    }
  }

  @Test func `dates and ranges change nothing`() throws {
    let first = try query("/v1/layout", layout)
    let tag = try #require(first.field("ETag"))
    for field in [
      "If-Modified-Since: Sat, 01 Jan 2050 00:00:00 GMT",
      "If-Unmodified-Since: Sat, 01 Jan 2000 00:00:00 GMT", "Range: bytes=0-1", "Range: x",
      "If-Range: \(tag)",
    ] {
      let response = try query("/v1/layout", layout, [json, field])
      #expect(response.status == 200 && response.body == first.body, "\(field)")
      #expect(response.field("Content-Range") == nil)
    }
  }

  // MARK: Codings

  private static let list =
    #"{"items":[\#((0..<300).map { #""item \#($0)""# }.joined(separator: ","))]}"#

  private func gzip(_ text: String, level: Int) throws -> [UInt8] {
    let encoder = try #require(GzipEncoder(level: level))
    var buffer = ByteBuffer()
    buffer.append(text)
    let isEncoded = encoder.encode(&buffer)
    try #require(isEncoded)
    return Array(buffer.bytes)
  }

  @Test func `a body that was compressed in whatever way has the tag of its content`() throws {
    let plain = try query("/v1/snapshot", Self.list)
    for level in [1, 9] {
      let response = try client.request(
        "QUERY", "/v1/snapshot", [json, "Content-Encoding: gzip"],
        body: try gzip(Self.list, level: level))
      #expect(response.body == plain.body && response.field("ETag") == plain.field("ETag"))
    }
    let damaged = try client.request(
      "QUERY", "/v1/snapshot", [json, "Content-Encoding: gzip", "If-None-Match: *"],
      body: Array("no gzip".utf8))
    #expect(damaged.status == 400 && damaged.problemCode() == "malformed-encoding")
  }

  @Test func `a compressed response has the weak form of the tag, and is confirmed by it`() throws {
    let strong = try #require(try query("/v1/snapshot", Self.list).field("ETag"))
    let fields = [json, "Accept-Encoding: gzip"]
    let compressed = try query("/v1/snapshot", Self.list, fields)
    #expect(compressed.field("Content-Encoding") == "gzip")
    let tag = try #require(compressed.field("ETag"))
    #expect(tag == "W/\(strong)")
    let known = try query("/v1/snapshot", Self.list, fields + ["If-None-Match: \(tag)"])
    #expect(known.status == 304)
    for name in ["ETag", "Vary", "Cache-Control"] {
      #expect(known.values(name).sorted() == compressed.values(name).sorted(), "\(name)")
    }
    #expect(known.values("Vary").joined(separator: ", ").contains("Accept-Encoding"))
  }

  // MARK: Who may ask

  @Test func `a page of another origin may send QUERY and read its fields`() throws {
    let service = try LiveService { $0.server.crossOrigins = CrossOriginPolicy("*") }
    let client = try service.connect()
    let options = try client.request(
      "OPTIONS", "/v1/layout",
      ["Origin: https://a.example", "Access-Control-Request-Method: QUERY"])
    #expect(options.field("Access-Control-Allow-Methods") == "POST, QUERY, OPTIONS")
    let response = try client.request(
      "QUERY", "/v1/layout", [json, "Origin: https://a.example"],
      body: Array(layout.utf8))
    let exposed = try #require(response.field("Access-Control-Expose-Headers"))
    for name in ["ETag", "Content-Location", "Accept-Query"] { #expect(exposed.contains(name)) }
    let posted = try client.post("/v1/layout", layout, ["Origin: https://a.example"])
    #expect(posted.field("Access-Control-Expose-Headers")?.contains("Accept-Query") == false)
  }

  @Test func `a tag that nobody was given confirms nothing for a client without a token`() throws {
    let tag = try #require(try query("/v1/layout", layout).field("ETag"))
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("one \(String(repeating: "a", count: 64))\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let tokens = try TokenStore(path: file.path)
    let closed = try LiveService { $0.access.tokens = tokens }
    let response = try closed.connect().request(
      "QUERY", "/v1/layout", [json, "If-None-Match: \(tag)"], body: Array(layout.utf8))
    #expect(response.status == 401 && response.problemCode() == "unauthorized")
  }
}
