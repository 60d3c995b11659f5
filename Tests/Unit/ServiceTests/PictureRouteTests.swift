import Foundation
import HTTPServer
import PictureRaster
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct PictureRouteTests {
  private let layout = #"{"views":[{"id":"a","width":40,"height":20}]}"#

  /// The path of a request in stored deflate blocks, which share no code with the decoder.
  private func path(_ body: String, level: [UInt8] = [0x78, 0x01]) -> String {
    Self.path(of: body, level: level)
  }

  /// The path of a request.
  static func path(of body: String, level: [UInt8] = [0x78, 0x01]) -> String {
    let bytes = Array(body.utf8)
    var data = level
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      data += [rest.isEmpty ? 1 : 0]
      for value in [count, ~count] { data += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      data += block
    } while !rest.isEmpty
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let sum = high << 16 | low
    data += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    let text = Data(data).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
    return "/v1/picture/\(text)"
  }

  @Test func `the picture is that of the layout, and may be kept`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let posted = try client.post("/v1/layout", layout, ["Accept: image/svg+xml"])
    let drawn = try client.request("GET", path(layout))
    #expect(drawn.status == 200 && drawn.body == posted.body)
    #expect(drawn.field("Content-Type") == "image/svg+xml")
    #expect(drawn.field("Cache-Control") == "public, max-age=86400")
    #expect(
      drawn.field("Content-Security-Policy") == posted.field("Content-Security-Policy"))
    let tag = try #require(drawn.field("ETag"))
    let again = try client.request("GET", path(layout), ["If-None-Match: \(tag)"])
    #expect(again.status == 304 && again.body.isEmpty && again.field("ETag") == tag)
    #expect(try client.request("GET", path(layout), ["If-Match: \"x\""]).status == 412)
    let head = try client.request("HEAD", path(layout))
    #expect(head.status == 200 && head.field("ETag") == tag)
  }

  @Test(arguments: [
    ("{", 400, "Malformed JSON"), (#"{"views":1}"#, 422, "Invalid request"),
    (
      #"{"views":[{"id":"a"}],"constraints":["a.width == 1","a.width == 2"]}"#, 422,
      "a.width == 1"
    ),
    (#"{"views":[{"id":"a"}],"constraints":["a.widht == 1"]}"#, 422, "perhaps width?"),
    (#"{"views":[{"id":"<script>&"}],"constraints":["b.width == 1"]}"#, 422, "&quot;b&quot;"),
  ])
  func `a problem is drawn, with its status`(body: String, status: Int, shown: String) throws {
    let service = try LiveService()
    let client = try service.connect()
    let response = try client.request("GET", path(body), ["Accept: image/*"])
    #expect(response.status == status && response.field("Content-Type") == "image/svg+xml")
    let plain = shown.replacing("&quot;", with: "\"")
    #expect(response.text.contains(plain), "\(response.text)")
    #expect(response.field("ETag") == nil && response.field("Cache-Control") == "no-cache")
    #expect(!response.text.contains("<script>"))
    let document = try client.request("GET", path(body), ["Accept: application/problem+json"])
    #expect(document.status == status && document.problemCode() != nil)
  }

  @Test(arguments: ["abc", "A", "AA==", "%20", "eJw", "-", "H4sIAAAAAAAAAwMAAAAAAAAAAAA"])
  func `a segment in another form is malformed`(segment: String) throws {
    let service = try LiveService()
    let response = try service.connect().request(
      "GET", "/v1/picture/\(segment)", ["Accept: application/problem+json"])
    #expect(response.status == 400 && response.problemCode() == "malformed-encoding")
  }

  @Test func `bytes after the data, and a wrong sum, are malformed`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let whole = path(layout)
    for wrong in [whole + "AAAA", String(whole.dropLast(4))] {
      let response = try client.request("GET", wrong, ["Accept: application/problem+json"])
      #expect(response.status == 400 && response.problemCode() == "malformed-encoding")
    }
  }

  @Test func `the limits of a body hold for what is decoded, and that of targets before it`() throws
  {
    let service = try LiveService {
      $0.server.maxBodyBytes = layout.utf8.count
      $0.server.maxTargetBytes = path(layout + " ").utf8.count
    }
    let client = try service.connect()
    #expect(try client.request("GET", path(layout)).status == 200)
    let tooLong = try client.request(
      "GET", path(layout + " "), ["Accept: application/problem+json"])
    #expect(tooLong.status == 413 && tooLong.problemCode() == "content-too-large")
    let target = try client.request("GET", path(layout + String(repeating: " ", count: 40)))
    #expect(target.status == 414 && target.text.contains("POST /v1/layout"))
  }

  @Test func `what accepts no picture is refused`() throws {
    let service = try LiveService()
    let response = try service.connect().request("GET", path(layout), ["Accept: text/plain"])
    #expect(response.status == 406 && response.text.contains("image/svg+xml"))
  }

  @Test func `a page explains a problem to browsers`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let browser = "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    let page = try client.request("GET", "/problems/unknown-view", [browser])
    #expect(page.status == 200 && page.field("Content-Type") == "text/html; charset=utf-8")
    #expect(page.text.contains("<code>unknown-view</code>"))
    #expect(page.field("Content-Security-Policy")?.contains("script-src") == false)
    #expect(page.field("Vary") == "Accept")
    let document = try client.request("GET", "/problems/unknown-view")
    #expect(document.field("Content-Type") == "application/json")
  }

  @Test(arguments: [nil, "exit 81"] as [String?])
  func `without what draws, pictures as PNG are not offered, and why is said`(script: String?)
    throws
  {
    let service = try LiveService {
      $0.rasterizer = script.map { Rasterizer(command: ["/bin/sh", "-c", $0, "sh"]) }
    }
    let client = try service.connect()
    // A client that accepts another form gets that, the first time too.
    let either = ["Accept: image/png, image/svg+xml;q=0.5"]
    for response in [
      try client.post("/v1/layout", layout, either),
      try client.request("GET", path(layout), either),
    ] {
      #expect(response.status == 200 && response.field("Content-Type") == "image/svg+xml")
    }
    for _ in 1...2 {
      let posted = try client.post("/v1/layout", layout, ["Accept: image/png"])
      let drawn = try client.request("GET", path(layout), ["Accept: image/png"])
      for response in [posted, drawn] {
        #expect(response.status == 406 && response.problemCode() == "not-acceptable")
        #expect(response.text.contains("image/svg+xml") && response.text.contains("librsvg"))
      }
    }
  }

  @Test
  func `what goes wrong in drawing is a problem with its code, and never the end of the server`()
    throws
  {
    for (script, status, code) in [
      ("exit 82", 422, "limit-exceeded"), ("exit 83", 422, "limit-exceeded"),
      ("kill -s ABRT $$", 422, "limit-exceeded"), ("kill -s KILL $$", 503, "overloaded"),
      ("kill -s XCPU $$", 503, "time-limit-exceeded"), ("exit 0", 503, "overloaded"),
    ] {
      let service = try LiveService {
        $0.rasterizer = Rasterizer(command: ["/bin/sh", "-c", script, "sh"])
      }
      let client = try service.connect()
      let posted = try client.post("/v1/layout", layout, ["Accept: image/png"])
      #expect(posted.status == status && posted.problemCode() == code, "\(script)")
      let drawn = try client.request("GET", path(layout), ["Accept: image/png"])
      #expect(drawn.status == status && drawn.problemCode() == code, "\(script)")
      #expect(drawn.field("Cache-Control")?.contains("max-age") != true)
      #expect(drawn.field("ETag") == nil)
      #expect(try client.post("/v1/layout", layout).status == 200)
    }
  }
}
