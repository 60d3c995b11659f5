import API
import Checking
import ConstraintLayout
import Foundation
import ServiceContract
import Testing

@Suite struct RuleTests {
  /// The ids of the rules that a document breaks.
  private func broken(
    _ example: Rule.Example, golden: GoldenChoice? = nil, in folder: URL,
    change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> Set<Rule> {
    let name =
      switch example.kind {
      case .layout: "example.layout.json"
      case .list: "example.list.json"
      case .interface: "example.storyboard"
      }
    let file = folder.appending(path: name)
    try Data(example.text.utf8).write(to: file)
    var configuration = CheckConfiguration()
    for rule in Rule.allCases where rule.isConfigurable { configuration.severities[rule] = .error }
    change(&configuration)
    let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
    let task = CheckRun.Task(
      path: file.path, kind: DocumentKind(path: name), configuration: configuration, golden: golden)
    return Set(run.report(on: [task]).findings.map(\.rule))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: Rule.allCases) func `the bad example breaks its rule, the good one does not`(
    rule: Rule
  ) throws {
    try withFolder { (folder: URL) throws in
      guard rule != .contradictsGolden else {
        let keep = GoldenChoice(folder: folder.path, isUpdating: true)
        let compare = GoldenChoice(folder: folder.path)
        _ = try broken(rule.good, golden: keep, in: folder)
        #expect(try !broken(rule.good, golden: compare, in: folder).contains(rule))
        #expect(try broken(rule.bad, golden: compare, in: folder).contains(rule))
        return
      }
      #expect(try broken(rule.bad, in: folder).contains(rule))
      #expect(try !broken(rule.good, in: folder).contains(rule))
      guard rule.isConfigurable else { return }
      let off = try broken(rule.bad, in: folder) { $0.severities[rule] = .off }
      #expect(!off.contains(rule))
    }
  }

  @Test(arguments: Rule.allCases) func `each rule has a page`(rule: Rule) {
    #expect(!rule.summary.isEmpty && rule.explanation.count > 80 && !rule.advice.isEmpty)
    #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  private func layout(_ views: String, _ constraints: String = "", more: String = "")
    -> Rule.Example
  {
    let text = """
      {"views": [{"id": "screen", "width": 320, "height": 480, "children": [\(views)]}],
       "constraints": [\(constraints)]\(more)}
      """
    return Rule.Example(kind: .layout, text: text)
  }

  @Test func `a text that wraps is not squeezed, and one without room to wrap is`() throws {
    let text = """
      {"id": "t", "x": 0, "y": 0, "intrinsicSize": {"width": 200, "height": 20,
       "heightForWidth": [[50, 80], [100, 40], [200, 20]]}}
      """
    try withFolder { (folder: URL) throws in
      #expect(try broken(layout(text, "\"t.width == 100\""), in: folder) == [])
      let low = layout(text, "\"t.width == 100\", \"t.height == 20\"")
      #expect(try broken(low, in: folder) == [.squeezed])
      #expect(try broken(layout(text, "\"t.width == 20\""), in: folder) == [.squeezed])
    }
  }

  @Test func `hidden views of a stack break no rule`() throws {
    let views = """
      {"id": "stack", "x": 0, "y": 0, "width": 100, "height": 20, "stack": {"hidden": ["b"]},
       "children": [{"id": "a", "intrinsicSize": {"width": 60, "height": 20}},
                    {"id": "b", "intrinsicSize": {"width": 90, "height": 20}}]}
      """
    try withFolder { (folder: URL) throws in #expect(try broken(layout(views), in: folder) == []) }
  }

  @Test func `a conflict that an author lets break is a finding`() throws {
    let example = layout(
      "{\"id\": \"b\", \"x\": 0, \"y\": 0, \"height\": 10}", "\"b.width == 1\", \"b.width == 2\"",
      more: ", \"onConflict\": \"break\"")
    try withFolder { (folder: URL) throws in #expect(try broken(example, in: folder) == [.conflict])
    }
  }

  @Test func `a document disables rules, altogether or for a view`() throws {
    let views = """
      {"id": "a", "x": 300, "y": 0, "width": 50, "height": 50},
      {"id": "b", "x": 0, "y": 450, "width": 50, "height": 50}
      """
    try withFolder { (folder: URL) throws in
      let one = layout(views, more: #", "lint": {"disable": [{"rule": "outside", "view": "a"}]}"#)
      #expect(try broken(one, in: folder) == [.outside])
      let both = layout(views, more: #", "lint": {"disable": ["outside"]}"#)
      #expect(try broken(both, in: folder) == [])
    }
  }

  @Test func `a request with directives is answered as one without`() throws {
    let plain = Rule.overlap.bad.text
    let end = try #require(plain.lastIndex(of: "}"))
    let directed =
      plain[..<end] + #", "lint": {"disable": ["overlap", {"rule": "x", "view": "y"}]}}"#
    let bodies = [plain, String(directed)].map { text in
      Array(text.utf8).withUnsafeBytes { Endpoint.layout.response(to: $0).body }
    }
    #expect(bodies[0] == bodies[1])
    let wrong = plain[..<end] + #", "lint": {"disable": [{"view": "y"}]}}"#
    let refused = Array(wrong.utf8).withUnsafeBytes { Endpoint.layout.response(to: $0) }
    #expect(refused.problem == .invalidRequest)
  }

  @Test func `sizes, directions, text scales and variants are combined`() throws {
    let views = """
      {"id": "label", "x": 0, "y": 0, "firstBaseline": 15,
       "intrinsicSize": {"width": 300, "height": 20}}
      """
    let example = layout(
      views, "\"label.trailing <= screen.trailing\"",
      more: #", "variants": [{"name": "long", "set": {"label.intrinsicSize.width": 400}}]"#)
    try withFolder { (folder: URL) throws in
      let file = folder.appending(path: "a.layout.json")
      try Data(example.text.utf8).write(to: file)
      var configuration = CheckConfiguration()
      configuration.screens = [Screen("320x480"), Screen("ipad-11")].compactMap { $0 }
      configuration.textScales = [1, 2]
      configuration.directions = [.leftToRight, .rightToLeft]
      let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
      let report = run.report(on: [
        .init(path: file.path, kind: .layout, configuration: configuration)
      ])
      // From right to left the label grows away from its limit.
      let squeezed = try #require(report.findings.first { $0.rule == .squeezed })
      #expect(report.findings.count { $0.rule == .squeezed } == 1)
      #expect(
        squeezed.configurations == [
          "320x480, ltr, text 2", "320x480, ltr, text 1, variant long",
          "320x480, ltr, text 2, variant long",
        ])
    }
  }

  @Test func `the order of documents and threads changes no report`() throws {
    try withFolder { (folder: URL) throws in
      var tasks: [CheckRun.Task] = []
      for index in 0..<200 {
        let rules: [Rule] = [.conflict, .ambiguous, .overlap, .outside, .unreadable]
        let file = folder.appending(path: "\(index).layout.json")
        try Data(rules[index % 5].bad.text.utf8).write(to: file)
        tasks.append(.init(path: file.path, kind: .layout, configuration: .init()))
      }
      let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
      let first = run.report(on: tasks)
      #expect(first.findings.count == 200)
      #expect(run.report(on: tasks).findings == first.findings)
      #expect(
        first.findings.map(\.path)
          == tasks.map { $0.path == "-" ? "-" : $0.path })
    }
  }

  @Test func `findings beyond the limit of a document are counted`() throws {
    let views = (0..<1_100).map { "{\"id\": \"v\($0)\", \"x\": 0, \"y\": 0, \"width\": 1}" }
    let example = layout(views.joined(separator: ","))
    try withFolder { (folder: URL) throws in
      let file = folder.appending(path: "a.layout.json")
      try Data(example.text.utf8).write(to: file)
      let run = CheckRun(byteLimit: 1 << 20, workingDirectory: folder.path)
      let report = run.report(on: [.init(path: file.path, kind: .layout, configuration: .init())])
      #expect(report.findings.count == 1_000)
      #expect(report.notices.contains { $0.contains("beyond the limit of 1000") })
    }
  }
}
