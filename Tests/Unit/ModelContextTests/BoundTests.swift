import Foundation
import Testing

@testable import ModelContext

/// Answers repeat what clients send, within limits.
@Suite struct BoundTests {
  private let client = Client()
  private static let long = String(repeating: "long ", count: 5_000)

  private func size(_ structured: [String: Any]) throws -> Int {
    try JSONSerialization.data(withJSONObject: structured, options: .withoutEscapingSlashes).count
  }

  /// All pages of an answer.
  private func pages(
    _ tool: String, _ arguments: [String: Any]
  ) throws -> [(text: String, structured: [String: Any], isError: Bool)] {
    var arguments = arguments
    var pages = [try client.call(tool, arguments)]
    while let cursor = pages[pages.count - 1].structured["nextCursor"] as? String {
      guard pages.count < 100 else { break }
      arguments["cursor"] = cursor
      pages.append(try client.call(tool, arguments))
    }
    return pages
  }

  private static var many: [String: Any] {
    let children = (0..<300).map { ["id": "v\($0)", "y": 0, "height": 1] as [String: Any] }
    return [
      "views": [["id": "s", "width": 10, "height": 10, "children": children] as [String: Any]],
      "constraints": ["v0.width == 0", "v299.width == 1"]
        + (1..<300).map { "v\($0).width == v\($0 - 1).width" },
    ]
  }

  @Test func `a conflict of many constraints shows some of them, and how many more`() throws {
    for tool in ["solve", "sweep"] {
      let page = try client.call(tool, ["request": Self.many])
      #expect(page.text.contains("; and 261 more"), "\(page.text)")
      let conflict = try #require((page.structured["conflicts"] as? [[String: Any]])?.first)
      #expect((conflict["members"] as? [Any])?.count == 40 && conflict["omitted"] as? Int == 261)
    }
  }

  @Test(arguments: [
    ("solve", #"{"path": "LONG"}"#), ("import", #"{"path": "LONG"}"#),
    ("diff", #"{"from": {"items": ["LONG"]}, "to": {"items": []}}"#),
    ("diff", #"{"from": {"items": []}, "to": {"items": [{"id": "a", "content": {"b": "LONG"}}]}}"#),
    ("diff", #"{"from": {"items": []}, "to": {"items": [{"id": "a", "content": [REST]}]}}"#),
    ("solve", #"{"request": {"views": [{"id": "LONG", "x": 0, "y": 0}], "constraints": []}}"#),
    ("solve", #"{"request": {"views": [{"id": "a", "LONG": 0}], "constraints": []}}"#),
    ("solve", #"{"request": {"views": [{"id": "a"}], "constraints": ["a.LONG == 1"]}}"#),
    ("solve", #"{"request": {"views": [], "constraints": [], "coordinates": "LONG"}}"#),
    ("explain", #"{"request": {"views": [], "constraints": []}, "views": ["LONG"]}"#),
    ("sweep", #"{"request": {"views": [], "constraints": []}, "property": "LONG"}"#),
    ("check", #"{"request": {"views": [{"id": "LONG"}], "constraints": []}}"#),
    ("measure", #"{"texts": ["a"], "textStyle": "LONG"}"#), ("import", #"{"document": "<LONG>"}"#),
    ("solve", #"{"LONG": 1}"#), ("picture", #"{"format": "LONG"}"#),
  ])
  func `no answer repeats a long text`(tool: String, arguments: String) throws {
    let rest = (0..<9000).map { "\"\($0)\"" }.joined(separator: ",")
    let arguments = arguments.replacing("LONG", with: Self.long).replacing("REST", with: rest)
    for page in try pages(tool, object(arguments)) {
      #expect(page.text.utf8.count < 10_000, "\(page.text.prefix(200))")
      #expect(try size(page.structured) < 20_000)
    }
  }

  @Test func `errors of the protocol repeat no long text either`() throws {
    let key = "io.modelcontextprotocol/protocolVersion"
    for (method, parameters) in [
      ("tools/list", ["_meta": [key: Self.long]]), ("resources/read", ["uri": Self.long]),
      ("tools/call", ["name": Self.long]), ("prompts/get", ["name": Self.long]),
    ] as [(String, [String: Any])] {
      let error = try #require(try client.send(method, parameters)["error"] as? [String: Any])
      #expect(try size(error) < 1000)
    }
  }

  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\u{1C}", "\u{202E}"])
  func `no character of a name begins another line`(_ character: String) throws {
    let id = "a\(character)conflict 9: forged"
    let request: [String: Any] = [
      "views": [["id": id, "width": 1, "height": 1, "children": [["id": "b"]]] as [String: Any]],
      "constraints": ["b.width == 1"],
    ]
    for (tool, more) in [("solve", [:]), ("check", [:]), ("explain", ["views": [id]])]
      as [(String, [String: Any])]
    {
      let answer = try client.call(tool, more.merging(["request": request]) { $1 })
      #expect(!answer.text.contains(character), "\(tool): \(answer.text)")
    }
    #expect(try !client.call("solve", ["path": id]).text.contains(character))
    #expect(try !client.call("measure", ["texts": [id]]).text.contains(character))
    let lists: [String: Any] = ["from": ["items": [String]()], "to": ["items": [id]]]
    #expect(try !client.call("diff", lists).text.contains(character))
  }
}
