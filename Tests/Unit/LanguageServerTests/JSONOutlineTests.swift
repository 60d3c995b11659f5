import Testing
import TextBytes

@testable import LanguageServer

/// JSON texts that may be half typed.
@Suite struct JSONOutlineTests {
  /// The place of the cursor, which `|` marks.
  private func place(_ text: String) -> CompletionPlace? {
    let bytes = Array(text.utf8)
    guard let cursor = bytes.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    let rest = Array(bytes[..<cursor] + bytes[(cursor + 1)...])
    return CompletionPlace(JSONOutline(rest), cursor)
  }

  private func told(_ text: String) -> String {
    guard let place = place(text) else { return "nothing" }
    let word = String(decoding: place.outline.bytes[place.range], as: UTF8.self)
    func words(_ path: [String?]) -> String { path.map { $0 ?? "*" }.joined(separator: "/") }
    switch place.expectation {
    case .memberName(let path, let present, let needsColon):
      let known = present.contains("id") ? " besides id" : ""
      return "member of \(words(path))\(known)\(needsColon ? ":" : "") for \(word)"
    case .value(let path): return "value of \(words(path)) for \(word)"
    case .viewName: return "view for \(word)"
    case .nameInText: return "name for \(word)"
    case .anchor: return "anchor for \(word)"
    }
  }

  @Test(arguments: [
    (#"{|}"#, "member of : for "),
    (#"{"vi|"#, #"member of : for "vi"#),
    (#"{"views": [{"id": "a", |}]}"#, "member of views/* besides id: for "),
    (#"{"views": [{"id": "a" "pa|"}]}"#, #"member of views/* besides id: for "pa""#),
    (#"{"views": [{"id": "a", "hei|": 3}]}"#, #"member of views/* besides id for "hei""#),
    (#"{"views": [{"id": "a", he|"#, "member of views/* besides id: for he"),
    (#"{"direction": |}"#, "value of direction for "),
    (#"{"direction": "|"#, #"value of direction for ""#),
    (#"{"views": [{"hidden": t|}]}"#, "value of views/*/hidden for t"),
    (#"{"explain": ["|"]}"#, #"view for """#),
    (#"{"views": [{"parent": "sc|"}]}"#, #"view for "sc""#),
    (#"{"constraints": ["|"]}"#, "name for "),
    (#"{"constraints": ["a.lef|"]}"#, "anchor for lef"),
    (#"{"constraints": ["a.left == scr|een.left"]}"#, "name for screen"),
    (#"{"constraints": ["a.margins.le|"#, "anchor for margins.le"),
    (#"{"constraints": ["'a b'.le|"]}"#, "anchor for le"),
    (#"{"constraints": [{"text": "a.top == |"#, "name for "),
    (#"{"constraints": [{"first": "a.|"}]}"#, "anchor for "),
    (#"{"views": [] |}"#, "nothing"),
    (#"|{}"#, "nothing"),
  ])
  func `the place of a cursor is found in half-typed text`(text: String, expected: String) {
    #expect(told(text) == expected)
  }

  @Test func `a string without its quote ends with its line`() {
    let names = NameIndex(
      JSONOutline(Array("{\"views\": [{\"id\": \"a\n}, {\"id\": \"b\"}]}".utf8)))
    #expect(names.definitions.map(\.name) == ["a", "b"])
  }

  @Test func `names are found where views are named`() {
    let text = #"""
      {"views": [{"id": "s", "children": [{"id": "a b", "text": "s"}]}],
       "guides": [{"id": "g", "in": "s"}],
       "constraints": ["'a b'.left == s.left + 1e3 @ s", {"id": "s", "text": "g.top == s.top"},
         {"first": "s.width", "relation": "==", "second": {"view": "g", "attribute": "width"}}],
       "explain": ["g"], "variants": [{"name": "s", "set": {"s.width": 3, "'a b'.hidden": true}}]}
      """#
    let mentions = NameIndex(JSONOutline(Array(text.utf8))).mentions
    #expect(mentions.filter(\.isDefinition).map(\.name) == ["s", "a b", "g"])
    #expect(mentions.filter { $0.name == "s" }.count == 6)
    #expect(mentions.filter { $0.name == "a b" }.count == 3)
    #expect(mentions.filter { $0.name == "g" }.count == 4)
    let bytes = Array(text.utf8)
    for mention in mentions {
      #expect(String(decoding: bytes[mention.range], as: UTF8.self) == mention.name)
    }
  }

  @Test func `random texts of brackets and quotes have parts within them`() {
    var random: UInt64 = 7
    func next(_ limit: UInt64) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % limit)
    }
    let parts = [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u12", "\n", "\"id\"", "\"constraints\"", "a.b'",
      "\"views\":[{\"id\":\"a\"", "1", "é", " ", "true",
    ]
    for _ in 0..<2_000 {
      let bytes = Array((0..<next(40)).map { _ in parts[next(18)] }.joined().utf8)
      let outline = JSONOutline(bytes)
      for (index, node) in outline.nodes.enumerated() {
        #expect(node.parent < index && node.next > index && node.next <= outline.nodes.count)
        #expect(node.range.upperBound <= bytes.count)
      }
      for mention in NameIndex(outline).mentions {
        #expect(mention.range.upperBound <= bytes.count)
      }
      for offset in 0...bytes.count { _ = CompletionPlace(outline, offset)?.range.count }
    }
  }

  @Test func `deep text has a place`() {
    let deep = Array(String(repeating: "[{\"a\":", count: 100_000).utf8)
    let outline = JSONOutline(deep)
    #expect(outline.nodes.count == 300_000)
    #expect(CompletionPlace(outline, deep.count) == nil)
  }
}
