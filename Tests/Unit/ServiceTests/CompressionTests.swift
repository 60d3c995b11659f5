import ContentCoding
import HTTPCore
import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct CompressionTests {
  /// A list of some hundred items, whose snapshot has many KiB.
  private static let list =
    #"{"items":[\#((0..<300).map { #""item \#($0)""# }.joined(separator: ","))]}"#

  private func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let decoder = try #require(GzipDecoder())
    var output = ByteBuffer()
    let outcome = bytes.withUnsafeBytes { decoder.decode($0, to: &output, limit: 1 << 28) }
    try #require(outcome == .complete)
    return Array(output.bytes)
  }

  private func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let encoder = try #require(GzipEncoder(level: 6))
    var buffer = ByteBuffer()
    buffer.append(bytes)
    let isEncoded = encoder.encode(&buffer)
    try #require(isEncoded)
    return Array(buffer.bytes)
  }

  private func gzip(_ text: String) throws -> [UInt8] { try gzip(Array(text.utf8)) }

  /// All values of a field's lines.
  private func values(_ name: String, of response: RawClient.Response) -> [String] {
    response.head.split(separator: "\r\n").dropFirst().compactMap { line in
      line.lowercased().hasPrefix(name.lowercased() + ": ")
        ? String(line.dropFirst(name.count + 2)) : nil
    }
  }

  // MARK: Responses

  @Test func `a long response is compressed for a client that takes gzip, and the same otherwise`()
    throws
  {
    let service = try LiveService()
    let client = try service.connect()
    let plain = try client.post("/v1/snapshot", Self.list)
    let small = try client.post("/v1/snapshot", Self.list, ["Accept-Encoding: gzip, br"])
    #expect(plain.field("Content-Encoding") == nil)
    #expect(small.field("Content-Encoding") == "gzip")
    #expect(small.body.count * 4 < plain.body.count)
    #expect(try gunzip(small.body) == plain.body)
    #expect(small.field("ETag") == plain.field("ETag"))
    for response in [plain, small] {
      // One line, since some caches read only the first.
      #expect(values("Vary", of: response) == ["Accept, Accept-Encoding"])
    }
    let refused = try client.post("/v1/snapshot", Self.list, ["Accept-Encoding: gzip;q=0"])
    #expect(refused.body == plain.body && refused.field("Content-Encoding") == nil)
  }

  @Test func `a response is compressed from the threshold on`() throws {
    // The threshold is once the response's length and once just above it.
    let body = #"{"items":["a","b"]}"#
    let whole = try LiveService()
    let length = try whole.connect().post("/v1/snapshot", body).body.count
    for (threshold, isCompressed) in [(length, true), (length + 1, false)] {
      let service = try LiveService { $0.compression.minBytes = threshold }
      let response = try service.connect()
        .post("/v1/snapshot", body, ["Accept-Encoding: gzip"])
      #expect((response.field("Content-Encoding") == "gzip") == isCompressed)
      #expect((values("Vary", of: response) == ["Accept, Accept-Encoding"]) == isCompressed)
    }
  }

  @Test func `level 0 compresses nothing`() throws {
    let service = try LiveService { $0.compression.level = 0 }
    let client = try service.connect()
    for response in [
      try client.post("/v1/snapshot", Self.list, ["Accept-Encoding: gzip"]),
      try client.request("GET", "/openapi.json", ["Accept-Encoding: gzip"]),
      try client.request("GET", "/metrics", ["Accept-Encoding: gzip"]),
    ] {
      #expect(response.status == 200 && response.field("Content-Encoding") == nil)
    }
  }

  @Test(arguments: ["/openapi.json", "/openapi.yaml"])
  func `documents are compressed, with the same entity tag`(path: String) throws {
    let service = try LiveService()
    let client = try service.connect()
    let plain = try client.request("GET", path)
    let small = try client.request("GET", path, ["Accept-Encoding: gzip"])
    #expect(small.field("Content-Encoding") == "gzip")
    #expect(try gunzip(small.body) == plain.body)
    let tag = try #require(small.field("ETag"))
    #expect(plain.field("ETag") == tag)
    for fields in [["Accept-Encoding: gzip"], []] {
      let same = try client.request("GET", path, fields + ["If-None-Match: \(tag)"])
      #expect(same.status == 304 && same.field("Content-Encoding") == nil)
      #expect(values("Vary", of: same).joined().contains("Accept-Encoding"))
    }
    let head = try client.request("HEAD", path, ["Accept-Encoding: gzip"])
    #expect(head.field("Content-Length") == "\(small.body.count)")
    #expect(head.field("Content-Encoding") == "gzip")
  }

  @Test func `metrics are compressed`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let response = try client.request("GET", "/metrics", ["Accept-Encoding: gzip"])
    #expect(response.field("Content-Encoding") == "gzip")
    let text = String(decoding: try gunzip(response.body), as: UTF8.self)
    #expect(text.contains("trellis_http_requests_total"))
  }

  @Test func `health is never compressed`() throws {
    let service = try LiveService { $0.compression.minBytes = 0 }
    let response = try service.connect().request("GET", "/healthz", ["Accept-Encoding: gzip"])
    #expect(response.text == #"{"status":"ok"}"# && response.field("Content-Encoding") == nil)
  }

  @Test
  func `a strong entity tag becomes weak, a weak one stays, and what is encoded is left alone`()
    throws
  {
    let text = String(repeating: "a line of text\n", count: 500)
    let compression = ResponseCompression(ServiceConfiguration())
    func route(_ path: String, _ type: StaticString, _ fields: [(StaticString, StaticString)])
      -> Route
    {
      Route(.get, path) { request, response in
        for (name, value) in fields { response.addField(name, value) }
        response.set(.ok, contentType: type, body: Array(text.utf8))
        compression.apply(to: &response, of: request)
      }
    }
    let service = try LiveRoutes([
      route("/strong", "text/plain", [("ETag", "\"a\"")]),
      route("/weak", "text/plain", [("ETag", "W/\"a\"")]),
      route("/picture", "image/png", [("ETag", "\"a\"")]),
      route("/encoded", "text/plain", [("Content-Encoding", "br"), ("ETag", "\"a\"")]),
      route("/svg", "image/svg+xml", []), route("/yaml", "application/yaml", []),
    ])
    let client = try service.connect()
    func get(_ path: String) throws -> RawClient.Response {
      try client.request("GET", path, ["Accept-Encoding: gzip"])
    }
    #expect(try get("/strong").field("ETag") == "W/\"a\"")
    #expect(try gunzip(try get("/strong").body) == Array(text.utf8))
    #expect(try client.request("GET", "/strong").field("ETag") == "\"a\"")
    #expect(try get("/weak").field("ETag") == "W/\"a\"")
    #expect(try get("/svg").field("Content-Encoding") == "gzip")
    #expect(try get("/yaml").field("Content-Encoding") == "gzip")
    for path in ["/picture", "/encoded"] {
      let response = try get(path)
      #expect(response.text == text && response.field("ETag") == "\"a\"")
      #expect(response.field("Vary") == nil)
      #expect(response.field("Content-Encoding") == (path == "/encoded" ? "br" : nil))
    }
  }

  // MARK: Bodies

  @Test(arguments: ["gzip", "x-gzip", "GZIP"])
  func `a body with gzip is answered as without`(coding: String) throws {
    let service = try LiveService()
    let client = try service.connect()
    let plain = try client.post("/v1/snapshot", Self.list)
    let response = try client.request(
      "POST", "/v1/snapshot", ["Content-Encoding: \(coding)"], body: gzip(Self.list))
    #expect(response.status == 200 && response.body == plain.body)
    let chunked = try gzip(Self.list)
    client.send(
      Array(
        """
        POST /v1/snapshot HTTP/1.1\r\nHost: test\r\nContent-Encoding: gzip\r\n\
        Transfer-Encoding: chunked\r\n\r\n\(String(chunked.count, radix: 16))\r\n
        """.utf8) + chunked + Array("\r\n0\r\n\r\n".utf8))
    #expect(try client.receive().body == plain.body)
  }

  @Test func `a body that is long only when decoded leaves the event loop`() throws {
    let service = try LiveService { $0.loopBodyBytes = 1000 }
    let items = (0..<5000).map { #""item \#($0)""# }.joined(separator: ",")
    let body = try gzip(#"{"items":[\#(items)],"window":{"offset":0,"limit":1}}"#)
    let response = try service.connect().request(
      "POST", "/v1/snapshot", ["Content-Encoding: gzip"], body: body)
    #expect(response.status == 200 && response.text.contains(#""itemCount":5000"#))
  }

  @Test func `the limit of bodies counts decoded bytes, and a bomb is 413`() throws {
    let service = try LiveService { $0.server.maxBodyBytes = 100_000 }
    let client = try service.connect()
    func post(_ count: Int) throws -> RawClient.Response {
      let padding = String(repeating: " ", count: count - 12)
      return try client.request(
        "POST", "/v1/snapshot", ["Content-Encoding: gzip"],
        body: gzip(#"{"items":[]\#(padding)}"#))
    }
    #expect(try post(100_000).status == 200)
    let past = try post(100_001)
    #expect(past.status == 413 && past.problemCode() == "content-too-large")
    #expect(past.text.contains("100000"))
    let bomb = try post(60_000_000)
    #expect(bomb.status == 413)
    // The connection stays open.
    #expect(try client.post("/v1/snapshot", Self.list).status == 200)
  }

  @Test func `a body that is not gzip is 400`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let good = try gzip(Self.list)
    for body in [
      [], Array(Self.list.utf8), Array(good.dropLast()), good + [1], Array(good[..<10]),
      Array(good[..<(good.count / 2)]) + [0, 1, 2, 3],
    ] {
      let response = try client.request(
        "POST", "/v1/snapshot", ["Content-Encoding: gzip"], body: body)
      #expect(response.status == 400 && response.problemCode() == "malformed-encoding")
    }
    let empty = try client.request(
      "POST", "/v1/snapshot", ["Content-Encoding: gzip"], body: gzip(""))
    #expect(empty.status == 400 && empty.problemCode() == "malformed-json")
  }

  @Test(arguments: ["br", "deflate", "gzip, gzip", "zstd, gzip", "compress"])
  func `another coding is 415, and the response lists the supported one`(coding: String) throws {
    let service = try LiveService()
    let response = try service.connect()
      .post("/v1/snapshot", Self.list, ["Content-Encoding: \(coding)"])
    #expect(response.status == 415 && response.problemCode() == "unsupported-media-type")
    #expect(response.field("Accept-Encoding") == "gzip")
  }
}
