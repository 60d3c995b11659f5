import Foundation
import Testing

@testable import ModelContext

/// What the tools answer.
@Suite struct ToolTests {
  private let client = Client()

  private static let settled = """
    {"views": [{"id": "screen", "width": 375, "height": 812, "children": [
       {"id": "a b", "intrinsicSize": {"width": 80.004, "height": 44}}]}],
     "constraints": ["'a b'.leading == screen.leading + 20", "'a b'.top == screen.top + 100"]}
    """
  private static let conflict = """
    {"views": [{"id": "s", "width": 300, "height": 100, "children": [
       {"id": "a", "y": 0, "height": 20}]}],
     "constraints": ["a.left == s.left", "a.width == 400", "a.right <= s.right"],
     "lint": {"disable": ["unsatisfied"]}}
    """
  private static let open = """
    {"views": [{"id": "s", "width": 300, "height": 100, "children": [
       {"id": "a", "width": 10, "height": 20}]}], "constraints": ["a.top == s.top"]}
    """

  @Test func `the definitions of all tools fit into 2,000 tokens`() throws {
    for host in [DirectHost(allowsFixes: true), DirectHost(hasFiles: false)] {
      let result = try Client(host: host).result("tools/list")
      let tools = try JSONSerialization.data(
        withJSONObject: result["tools"] ?? [], options: .withoutEscapingSlashes)
      // A token of such text has about four bytes.
      #expect(tools.count / 4 <= 2000, "\(tools.count) bytes")
    }
  }

  @Test func `tools without files have no parameters for paths`() throws {
    let result = try Client(host: DirectHost(hasFiles: false)).result("tools/list")
    let tools = result["tools"] as? [[String: Any]] ?? []
    #expect(tools.count == 8)
    for tool in tools {
      let schema = tool["inputSchema"] as? [String: Any] ?? [:]
      let names = (schema["properties"] as? [String: Any] ?? [:]).keys
      #expect(!names.contains { $0.lowercased().contains("path") }, "\(tool)")
    }
  }

  @Test func `solve gives one line per view`() throws {
    let answer = try client.call("solve", ["request": object(Self.settled)])
    #expect(
      answer.text == """
        2 views, settled
        screen x=0 y=0 w=375 h=812
        'a b' x=20 y=100 w=80 h=44
        """)
    let frames = answer.structured["frames"] as? [[String: Any]] ?? []
    #expect(frames.last?["view"] as? String == "a b")
    #expect(frames.last?["frame"] as? [Double] == [20, 100, 80, 44])
  }

  @Test func `solve tells conflicts before all else, with repairs that can be followed`() throws {
    let answer = try client.call("solve", ["request": object(Self.conflict)])
    let lines = answer.text.components(separatedBy: "\n")
    #expect(lines[0] == "no frames, 1 conflict" && !answer.isError)
    #expect(
      lines[1].hasPrefix("conflict 1: ") && lines[1].contains("/constraints/1 a.width == 400"))
    #expect(lines.contains { $0.hasPrefix("repair of conflict 1: set the priority to 999 of ") })
    let repair = try #require((answer.structured["repairs"] as? [[String: Any]])?.first)
    #expect(repair["pointer"] as? String != nil && repair["change"] as? String != nil)
  }

  @Test func `solve tells what is ambiguous and what would settle it`() throws {
    let answer = try client.call("solve", ["request": object(Self.open)])
    #expect(answer.text.contains("2 views, 1 ambiguous\nambiguous a: x\nrepair of a: add a."))
    #expect(answer.text.contains("\na x="))
  }

  @Test func `a view is found by grep although its name has several lines`() throws {
    let request = object2(id: "a\nb\u{1B}[31m")
    let answer = try client.call("solve", ["request": request])
    #expect(answer.text.components(separatedBy: "\n").count == 2)
    #expect(!answer.text.contains("\u{1B}"))
    let frames = answer.structured["frames"] as? [[String: Any]]
    #expect(frames?.first?["view"] as? String == "a\nb\u{1B}[31m")
  }

  private func object2(id: String) -> [String: Any] {
    ["views": [["id": id, "x": 0, "y": 0, "width": 1, "height": 1]], "constraints": [String]()]
  }

  @Test func `long answers come in pages that give every line once`() throws {
    let views = (0..<100).map {
      ["id": "view\($0)", "x": $0, "y": 0, "width": 1, "height": 1] as [String: Any]
    }
    let request: [String: Any] = ["views": views, "constraints": [String]()]
    var cursor: String?
    var found: [String] = []
    var pages = 0
    repeat {
      var arguments: [String: Any] = ["request": request]
      arguments["cursor"] = cursor
      let page = try client.call("solve", arguments)
      #expect(page.text.utf8.count < 1200)
      let frames = page.structured["frames"] as? [[String: Any]] ?? []
      found += frames.compactMap { $0["view"] as? String }
      cursor = page.structured["nextCursor"] as? String
      if let cursor { #expect(page.text.hasSuffix("call again with cursor \"\(cursor)\"")) }
      pages += 1
    } while cursor != nil && pages < 100
    #expect(found == (0..<100).map { "view\($0)" } && pages > 2)
    let wrong = try client.call("solve", ["request": request, "cursor": "100"])
    #expect(wrong.isError && wrong.text.contains("nextCursor"))
  }

  @Test func `explain says why a view is there`() throws {
    let answer = try client.call("explain", ["request": object(Self.settled), "views": ["a b"]])
    #expect(answer.text.contains("'a b' x=20 y=100 w=80 h=44"))
    #expect(answer.text.contains("'a b' horizontal: /constraints/0 'a b'.leading =="))
    let open = try client.call("explain", ["request": object(Self.open), "views": ["a"]])
    #expect(open.text.contains("a is ambiguous; add "), "\(open.text)")
  }

  @Test func `sweep tells at which widths a layout breaks`() throws {
    let request = """
      {"views": [{"id": "screen", "width": 375, "height": 100, "children": [{"id": "a", "y": 0, "height": 20}]}],
       "constraints": ["a.left == screen.left + 10", "a.right == screen.right - 10", "a.width >= 323.5"]}
      """
    let answer = try client.call("sweep", ["request": object(request)])
    #expect(answer.text.hasPrefix("screen.width 320…1366: conflicts at 320…343.5\n"))
    #expect(answer.text.contains("343.5…1366 a x=10 y=0 w=323.5…1346 h=20"), "\(answer.text)")
  }

  @Test func `check finds faults, and repairs a request when asked to`() throws {
    let found = try client.call("check", ["request": object(Self.conflict)])
    #expect(found.text.hasPrefix("1 error") && found.text.contains("[conflict]"), "\(found.text)")
    #expect(found.structured["fixed"] == nil)
    let fixed = try client.call("check", ["request": object(Self.conflict), "fix": true])
    #expect(!fixed.text.contains("[conflict]"), "\(fixed.text)")
    let document = try #require(fixed.structured["fixed"] as? [String: Any])
    let texts = document["constraints"] as? [String] ?? []
    #expect(texts.contains { $0.hasSuffix("@ 999") })
    #expect(try !client.call("solve", ["request": document]).text.contains("conflict"))
  }

  @Test func `only check calls a repair safe, and fix applies what it calls so`() throws {
    // Without the lint of the conflict, lowering it to 999 leaves a finding where it was.
    var strict = try object(Self.conflict)
    strict["lint"] = nil
    for (request, isSafe) in [(try object(Self.conflict), true), (strict, false)] {
      let solved = try client.call("solve", ["request": request])
      #expect(solved.text.contains("priority to 999") && !solved.text.contains("safe"))
      let repairs = solved.structured["repairs"] as? [[String: Any]] ?? []
      #expect(!repairs.isEmpty && repairs.allSatisfy { $0["safe"] == nil })
      let found = try client.call("check", ["request": request])
      #expect(found.text.contains("| safe repair: ") == isSafe, "\(found.text)")
      let fixed = try client.call("check", ["request": request, "fix": true])
      #expect((fixed.structured["fixed"] != nil) == isSafe, "\(fixed.text)")
    }
  }

  @Test func `files are not repaired unless that is allowed`() throws {
    let answer = try client.call("check", ["paths": ["a.layout.json"], "fix": true])
    #expect(answer.isError && answer.text.contains("--allow-fix"))
  }

  @Test func `diff gives operations`() throws {
    let answer = try client.call(
      "diff", ["from": ["items": ["a", "b"]], "to": ["items": ["b", "c"]]])
    #expect(answer.text.contains("remove a") && answer.text.contains("insert c"), "\(answer.text)")
    let same = try client.call("diff", ["from": ["items": ["a"]], "to": ["items": ["a"]]])
    #expect(same.text == "the lists are equal")
  }

  @Test func `a picture is image content`() throws {
    let result = try client.result(
      "tools/call",
      ["name": "picture", "arguments": ["request": object(Self.settled), "format": "svg"]])
    let image = try #require((result["content"] as? [[String: Any]])?.last)
    #expect(image["type"] as? String == "image" && image["mimeType"] as? String == "image/svg+xml")
    let data = try #require(Data(base64Encoded: image["data"] as? String ?? ""))
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("<svg"))
  }

  @Test func `a fault of a parameter for all texts is reported once`() throws {
    let answer = try client.call("measure", object(#"{"texts": ["a", "b"], "textStyle": "bodyy"}"#))
    #expect(answer.text.components(separatedBy: "error textStyle").count == 2, "\(answer.text)")
  }

  @Test(arguments: [
    ("solve", "{}", "give a layout"), ("solve", #"{"request": 1}"#, "request must be an object"),
    ("solve", #"{"request": {}, "path": "a"}"#, "not both"),
    ("solve", #"{"requst": {}}"#, "did you mean request?"),
    ("solve", #"{"path": "none"}"#, "there is no none below the roots"),
    ("explain", #"{"request": {}}"#, "views must name"),
    ("explain", #"{"request": {}, "views": [1]}"#, "views must be an array of strings"),
    ("measure", #"{"texts": []}"#, "texts must have"), ("check", "{}", "either paths or request"),
    ("picture", #"{"request": {}, "format": "gif"}"#, "one of png, svg"),
    ("sweep", #"{"request": {"views": []}}"#, "name a property"),
    (
      "sweep", #"{"request": {"views": [{"id": "s"}]}, "property": "s.breadth"}"#,
      "a view has height, hidden"
    ),
    ("solve", #"{"request": "{}"}"#, "not a string: pass the JSON itself"),
    ("check", #"{"request": {}, "devices": ["a"]}"#, "devices must be a string: iphone-se-3"),
    ("measure", #"{"texts": ["a"], "font": "Inter"}"#, "font must be an object, not a string"),
    ("measure", #"{"texts": ["a"], "font": 12}"#, "font must be an object: {name, size"),
    ("measure", #"{"texts": ["a", "b"], "textStyle": "bodyy"}"#, "error textStyle: "),
    ("measure", #"{"texts": ["a"], "font": {"size": -1}}"#, "error font: "),
    ("measure", #"{"texts": ["a"], "contentSize": "larg"}"#, "error contentSize: "),
    ("measure", #"{"texts": ["a"], "width": -1e9}"#, "error width: "),
    ("diff", #"{"from": {}}"#, "give the list to"), ("import", "{}", "give a path"),
  ])
  func `a wrong call says what to write instead`(
    tool: String, arguments: String, words: String
  ) throws {
    let answer = try client.call(tool, object(arguments))
    #expect(answer.isError && answer.text.contains(words), "\(answer.text)")
  }

  @Test func `a fault of a request has its place`() throws {
    let request = #"{"views": [{"id": "a"}], "constraints": ["a.widht == 1", "b.top == 0"]}"#
    let answer = try client.call("solve", ["request": object(request)])
    #expect(answer.isError && answer.text.contains("error /constraints/0"), "\(answer.text)")
    #expect((answer.structured["errors"] as? [Any])?.count == 2)
  }

  @Test func `a file of a layout or a scene is read by its path`() throws {
    var host = DirectHost()
    host.files = [("a.layout.json", Self.settled), ("b.json", "[1]"), ("c.json", "{")]
    let client = Client(host: host)
    #expect(try client.call("solve", ["path": "a.layout.json"]).text.hasPrefix("2 views, settled"))
    #expect(try client.call("solve", ["path": "b.json"]).isError)
    #expect(try client.call("solve", ["path": "c.json"]).text.hasPrefix("malformed-json"))
  }
}
