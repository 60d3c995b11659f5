import API
import Foundation
import ServiceContract
import ServiceTesting
import TestSupport
import Testing

@testable import Service

/// Texts over a socket: `POST /v1/text`, `GET /v1/fonts`, and pictures that show texts.
@Suite struct TextRouteTests {
  private let text = #"{"texts": [{"text": "Sign in"}]}"#

  @Test func `the first text waits until the fonts are read, and no event loop with it`() throws {
    let fonts = FontStore(folders: FontStore.standardFolders)
    let service = try LiveService { $0.fonts = fonts }
    let client = try service.connect()
    let plain = #"{"views": [{"id": "a", "x": 0, "width": 1, "height": 1}]}"#
    #expect(try client.post("/v1/layout", plain).status == 200)
    #expect(!fonts.isLoaded)
    let first = try client.post("/v1/text", text)
    #expect(first.status == 200 && fonts.isLoaded)
    #expect(try client.post("/v1/text", text).body == first.body)
    // Requests that must not wait for the fonts get an error.
    let unread = FontStore(folders: FontStore.standardFolders).ifRead
    let refused = Array(text.utf8).withUnsafeBytes {
      Endpoint.text.response(to: $0, in: OperationContext(fonts: unread))
    }
    #expect(refused.problem == .timeLimitExceeded && !unread.isLoaded)
  }

  @Test func `the fonts have a tag that changes with them`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = FontStore(folders: [folder.path])
    let service = try LiveService { $0.fonts = fonts }
    let client = try service.connect()
    let empty = try client.request("GET", "/v1/fonts")
    #expect(
      empty.status == 200 && String(decoding: empty.body, as: UTF8.self).contains(#""fonts":[]"#))
    let tag = try #require(empty.field("ETag"))
    #expect(try client.request("GET", "/v1/fonts", ["If-None-Match: \(tag)"]).status == 304)
    try FileManager.default.copyItem(
      atPath: "\(FontStore.standardFolders[0])/Inter-Bold.otf",
      toPath: folder.appending(path: "Inter-Bold.otf").path)
    try fonts.reload()
    let one = try client.request("GET", "/v1/fonts", ["If-None-Match: \(tag)"])
    #expect(one.status == 200 && one.field("ETag") != tag)
    #expect(String(decoding: one.body, as: UTF8.self).contains(#""name":"Inter-Bold""#))
  }

  @Test func `a picture shows the text, and its tag is that of the fonts, too`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/freefont/FreeSans.ttf",
      toPath: folder.appending(path: "FreeSans.ttf").path)
    let inter = try LiveService { $0.fonts = FontStore(folders: FontStore.standardFolders) }
    let more = try LiveService {
      $0.fonts = FontStore(folders: FontStore.standardFolders + [folder.path])
    }
    // {"views":[{"id":"a","x":0,"y":0,"text":"<Sign in>"}]}, in one stored block of deflate.
    let body = Array(#"{"views":[{"id":"a","x":0,"y":0,"text":"<Sign in>"}]}"#.utf8)
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in body {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let count = UInt8(body.count)
    var data: [UInt8] = [0x78, 0x01, 1, count, 0, ~count, 0xFF] + body
    let sum = high << 16 | low
    data += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    let name = Data(data).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
    let pictures = try [inter, more].map { service in
      try service.connect().request("GET", "/v1/picture/\(name)")
    }
    let shown = String(decoding: pictures[0].body, as: UTF8.self)
    #expect(pictures[0].status == 200 && shown.contains("&lt;Sign in&gt;</text>"), "\(shown)")
    #expect(pictures[0].body == pictures[1].body)
    #expect(pictures[0].field("ETag") != pictures[1].field("ETag"))
  }
}
