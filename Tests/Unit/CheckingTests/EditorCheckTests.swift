import API
import LayoutRequests
import Testing

@testable import Checking

/// What a language server needs beside the findings.
@Suite struct EditorCheckTests {
  private func findings(_ text: String, searchesRepairs: Bool) -> [Finding] {
    var run = CheckRun(byteLimit: 1 << 20, workingDirectory: "/")
    run.searchesRepairs = searchesRepairs
    var configuration = CheckConfiguration()
    configuration.screens = [Screen("iphone-16"), Screen("ipad-11")].compactMap(\.self)
    return run.report(
      on: Array(text.utf8),
      as: .init(path: "a.layout.json", kind: nil, configuration: configuration)
    ).findings
  }

  private static let faulty = """
    {"views": [{"id": "s", "width": 300, "height": 300, "children": [
        {"id": "a", "intrinsicSize": {"width": 400, "height": 20}}, {"id": "b", "width": 10}]}],
      "constraints": ["a.left == s.left", "a.top == s.top", "a.width == 20", "a.width == 30",
        "b.left == a.left"]}
    """

  @Test func `a check without a search for repairs has the same findings`() {
    let with = findings(Self.faulty, searchesRepairs: true)
    var without = findings(Self.faulty, searchesRepairs: false)
    #expect(with.contains { !$0.repairs.isEmpty })
    #expect(without.allSatisfy { $0.repairs.isEmpty })
    #expect(with.count == without.count)
    for index in without.indices { without[index].repairs = with[index].repairs }
    #expect(with == without)
  }

  @Test(
    arguments: [
      (#""constrains": []"#, #""constraints": []"#),
      (#""constraints": ["aa.widht == 3"]"#, #""constraints": ["aa.width == 3"]"#),
      (#""constraints": ["ab.width-1 == 3"]"#, #""constraints": ["aa.width-1 == 3"]"#),
      (#""constraints": ["é.width == 3"]"#, nil),
      (
        #""constraints": ["aa.width == 3", {"text": "aa.hieght == 2"}]"#,
        #""constraints": ["aa.width == 3", {"text": "aa.height == 2"}]"#
      ),
      (#""direction": "rlt""#, #""direction": "rtl""#),
      (#""direction": "upwards""#, nil),
    ] as [(String, String?)])
  func `a suggestion is a change that leaves fewer faults`(member: String, expected: String?) throws
  {
    func document(_ member: String) -> String {
      #"{"views": [{"id": "aa", "x": 0}], \#(member)}"#
    }
    let bytes = Array(document(member).utf8)
    let finding = try #require(findings(document(member), searchesRepairs: true).first)
    let change = SuggestedChange(
      for: finding, in: bytes, kind: .layout, limits: RequestLimits(), fonts: .none)
    let changed = change.map { change in
      var changed = bytes
      changed.replaceSubrange(change.range, with: change.replacement)
      return String(decoding: changed, as: UTF8.self)
    }
    #expect(changed == expected.map(document))
  }

  @Test func `two wrong words get a change each`() throws {
    let text =
      #"{"views": [{"id": "aa", "x": 0}], "constraints": ["aa.widht == 3", "aa.hieght == 2"]}"#
    for finding in findings(text, searchesRepairs: true) {
      let change = SuggestedChange(
        for: finding, in: Array(text.utf8), kind: .layout, limits: RequestLimits(), fonts: .none)
      #expect(change?.range.count == (finding.suggestion?.text == "width" ? 5 : 6))
    }
  }

  @Test func `a fault of a configuration has its line and column`() throws {
    let failure = #expect(throws: ConfigurationFile.Failure.self) {
      try ConfigurationFile.read("rules:\n  ovelap: error\n", path: "x", folder: "/")
    }
    #expect(failure?.position == .init(line: 2, column: 3))
    #expect(failure?.place == "x:2:3")
    let syntax = #expect(throws: ConfigurationFile.Failure.self) {
      try ConfigurationFile.read("rules: [\n", path: "x", folder: "/")
    }
    #expect(syntax?.position != nil)
  }
}
