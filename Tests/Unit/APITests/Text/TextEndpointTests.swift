import API
import Foundation
import Testing
import TextMeasuring

/// `POST /v1/text`.
struct TextEndpointTests {
  private func texts(
    _ body: String, limits: RequestLimits = RequestLimits()
  ) throws -> (status: Int, json: NSDictionary) {
    var body = body
    let response = body.withUTF8 {
      Endpoint.text.response(
        to: UnsafeRawBufferPointer($0),
        in: OperationContext(limits: limits, fonts: LayoutClient.standardFonts))
    }
    let object = try JSONSerialization.jsonObject(with: Data(response.body))
    return (response.status, try #require(object as? NSDictionary))
  }

  private func sizes(_ body: String) throws -> [NSDictionary] {
    let reply = try texts(body)
    #expect(reply.status == 200, "\(reply.json)")
    let all = try #require(reply.json["texts"] as? [NSDictionary])
    return all.flatMap { $0["sizes"] as? [NSDictionary] ?? [] }
  }

  @Test func `has a size for each width, whose lines make up the text`() throws {
    let text = "One, two and three lines of words"
    let sizes = try sizes(
      #"{"texts": [{"text": "\#(text)", "widths": [90, 160, null], "lines": 0}]}"#)
    #expect(sizes.map { $0["forWidth"] as? Double } == [90, 160, nil])
    #expect(sizes.map { ($0["lines"] as? [NSDictionary])?.count } == [4, 2, 1])
    for size in sizes {
      let units = Array(text.utf16)
      let lines = try #require(size["lines"] as? [NSDictionary])
      let shown = lines.map { line -> String in
        let (start, end) = (line["start"] as? Int ?? 0, line["end"] as? Int ?? 0)
        return String(decoding: units[start..<end], as: UTF16.self)
      }
      #expect(shown.joined(separator: " ") == text)
      #expect(
        lines.allSatisfy { ($0["width"] as? Double ?? .infinity) <= size["width"] as? Double ?? 0 })
      #expect(lines.last?["baseline"] as? Double == size["lastBaseline"] as? Double)
    }
  }

  @Test func `names the part that an ellipsis stands for`() throws {
    let size = try #require(
      try sizes(#"{"texts": [{"text": "A text that has no room", "widths": [80]}]}"#).first)
    let line = try #require((size["lines"] as? [NSDictionary])?.first)
    let elided = try #require(line["elided"] as? NSDictionary)
    #expect(size["truncated"] as? Bool == true)
    #expect(elided["end"] as? Int == 23)
    #expect((4..<12).contains(elided["start"] as? Int ?? 0))
  }

  @Test func `has carets that ascend from left to right, and descend from right to left`() throws {
    let sizes = try sizes(
      #"{"texts": [{"text": "abc", "carets": true}, {"text": "אבג", "carets": true}]}"#)
    let carets = try sizes.map { size -> [[Double]] in
      let line = try #require((size["lines"] as? [NSDictionary])?.first)
      return try #require(line["carets"] as? [[Double]])
    }
    #expect(carets.map { $0.map { $0[0] } } == [[0, 1, 2, 3], [0, 1, 2, 3]])
    let places = carets.map { $0.map { $0[1] } }
    #expect(places[0] == places[0].sorted() && places[0][0] == 0)
    #expect(places[1] == places[1].sorted(by: >) && abs(places[1][3]) < 1e-9)
  }

  @Test func `moves the carets of text of both directions to where it stands`() throws {
    let size = try #require(
      try sizes(#"{"texts": [{"text": "ab אב cd", "carets": true}]}"#).first)
    let line = try #require((size["lines"] as? [NSDictionary])?.first)
    let carets = try #require(line["carets"] as? [[Double]]).map { $0[1] }
    #expect(carets.count == 9)
    // The Hebrew letters are between the Latin ones, from right to left.
    #expect(carets[3] > carets[4])
    #expect(carets[6] > carets[3] && carets[2] < carets[4])
    #expect(abs(carets[8] - (line["width"] as? Double ?? 0)) < 1e-9)
  }

  @Test func `refuses more texts and widths than the limit`() throws {
    var limits = RequestLimits()
    limits.texts = 2
    let reply = try texts(
      #"{"texts": [{"text": "a"}, {"text": "b"}, {"text": "c"}]}"#, limits: limits)
    #expect(reply.json["code"] as? String == "limit-exceeded")
    #expect((reply.json["detail"] as? String)?.contains("2 texts") == true)
    let widths = try texts(#"{"texts": [{"text": "a", "widths": [1, 2, 3]}]}"#, limits: limits)
    #expect(widths.json["code"] as? String == "limit-exceeded")
    #expect(try texts(#"{"texts": [{"text": "a"}, {"text": "b"}]}"#, limits: limits).status == 200)
  }

  @Test func `lists the fonts that texts can name`() throws {
    let document = try JSONSerialization.jsonObject(
      with: Data(LayoutClient.standardFonts.documentJSON))
    let fonts = try #require((document as? NSDictionary)?["fonts"] as? [NSDictionary])
    let bold = try #require(fonts.first { $0["name"] as? String == "Inter-Bold" })
    #expect(bold["family"] as? String == "Inter")
    #expect(bold["weight"] as? Double == 700)
    #expect((bold["sha256"] as? String)?.count == 64)
    let named = try sizes(
      #"{"texts": [{"text": "a", "font": {"name": "Inter-Bold", "size": 20}}]}"#)
    let metrics = try #require(bold["metrics"] as? [String: Double])
    let units = try #require(metrics["unitsPerEm"])
    let line = (try #require(metrics["ascender"]) - (try #require(metrics["descender"]))) / units
    #expect(named[0]["height"] as? Double == (line * 20 * 2).rounded(.up) / 2)
  }

  @Test func `reads the fonts again, and says so by their digest`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FontStore(folders: [folder.path])
    #expect(store.shaper.library.fonts.isEmpty)
    let before = store.shaper.library.digest
    try FileManager.default.copyItem(
      atPath: "\(FontStore.standardFolders[0])/Inter-Bold.otf",
      toPath: folder.appending(path: "Inter-Bold.otf").path)
    #expect(try store.reload().fonts.map(\.postScriptName) == ["Inter-Bold"])
    #expect(store.shaper.library.digest != before)
  }

  @Test func `keeps its fonts where a folder cannot be read again`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = FontStore(folders: [folder.path] + FontStore.standardFolders)
    let before = store.shaper
    #expect(before.library.unreadFolders.isEmpty && !before.library.fonts.isEmpty)
    try FileManager.default.removeItem(at: folder)
    let fault = #expect(throws: FontFault.self) { try store.reload() }
    #expect(fault?.path == folder.path && store.shaper === before)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.reload()
    #expect(store.shaper !== before && store.shaper.library.digest == before.library.digest)
  }
}
