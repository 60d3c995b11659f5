import API
import Foundation
import TestSupport
import JSONDocuments
import JSONText
import LayoutRendering
import SectionSnapshots
import Testing

@Suite struct TextTreeTests {
  /// The text tree for a request, as in the service's response.
  private func tree(_ body: [UInt8]) throws -> String {
    try body.withUnsafeBytes { body in
      let request = try SnapshotRequest(body)
      let list = try ListSnapshot(request)
      let selection = try SnapshotSelection(from: list, for: request, showsHiddenItems: false)
      let text = TextTree.text(
        of: list.tree, nodes: selection.nodes, remaining: selection.remaining ?? 0
      ) { list.caption(of: $0) }
      return String(decoding: text, as: UTF8.self)
    }
  }

  @Test func `the trees of the fixtures are drawn`() throws {
    let folder = Repository.fixtures.appending(path: "snapshot")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let bytes = try Data(contentsOf: folder.appending(path: file))
      let fixture = try JSONDocument.parse(Array(bytes), numbers: .text)
      guard let lines = fixture.root["text"] else { continue }
      var request = JSONWriter()
      request.value(try #require(fixture.root["request"]))
      let expected = lines.elements.compactMap(\.string).map { $0 + "\n" }.joined()
      #expect(try tree(request.bytes) == expected, "\(file)")
      count += 1
    }
    #expect(count >= 15)
  }

  @Test func `guides are drawn for 32 levels, and further levels are counted`() throws {
    var body = "{\"items\":["
    for level in 0..<40 { body += "{\"id\":\"\(level)\",\"children\":[" }
    body += String(repeating: "]}", count: 40) + "]}"
    let lines = try tree(Array(body.utf8)).split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines[32] == String(repeating: "   ", count: 31) + "└─ 32")
    #expect(lines[39] == "⋯7 " + String(repeating: "   ", count: 31) + "└─ 39")
  }

  @Test func `the text of a deep list with many items has linear size`() throws {
    var body = "{\"items\":["
    for level in 0..<900 { body += "{\"id\":\"\(level)\",\"children\":[" }
    body += (0..<2_000).map { "\"x\($0)\"" }.joined(separator: ",")
    body += String(repeating: "]}", count: 900) + "]}"
    let text = try tree(Array(body.utf8))
    #expect(text.utf8.count < 2_900 * 220)
  }

  @Test func `an empty list gives empty text`() throws {
    #expect(try tree(Array("{\"items\":[]}".utf8)) == "")
  }
}
