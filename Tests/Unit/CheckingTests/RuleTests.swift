import LayoutRequests
import API
import Checking
import ConstraintLayout
import Foundation
import ServiceContract
import SwiftParsing
import Testing

@Suite struct RuleTests {
  /// Inter, which estimates the system font; `scripts/bootstrap test` installs it.
  private static let fonts = FontStore(folders: FontStore.standardFolders)

  /// The ids of the rules that a document violates.
  private func broken(
    _ example: Rule.Example, golden: GoldenChoice? = nil, in folder: URL,
    change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> Set<Rule> {
    let name =
      switch example.kind {
      case .layout: "example.layout.json"
      case .list: "example.list.json"
      case .interface: "example.storyboard"
      case .swift: "Example.swift"
      }
    let file = folder.appending(path: name)
    try Data(example.text.utf8).write(to: file)
    var configuration = CheckConfiguration()
    for rule in Rule.allCases { configuration.severities[rule] = .error }
    configuration.usesUsualScreens = true
    change(&configuration)
    var run = CheckRun(fonts: Self.fonts, byteLimit: 1 << 20, workingDirectory: folder.path)
    run.swift = SwiftReadingChoice(parser: SourceParsing.program)
    let task = CheckRun.Task(
      path: example.kind == .swift ? folder.path : file.path, kind: example.kind,
      configuration: configuration, golden: golden)
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
    guard rule.bad.kind != .swift || SourceParsing.program != nil else { return }
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
      guard rule.isSuppressible else { return }
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

  /// The findings of a document in some configuration.
  private func findings(
    _ example: Rule.Example, in folder: URL, change: (inout CheckConfiguration) -> Void = { _ in }
  ) throws -> [Finding] {
    let file = folder.appending(path: "a.layout.json")
    try Data(example.text.utf8).write(to: file)
    var configuration = CheckConfiguration()
    change(&configuration)
    let run = CheckRun(fonts: Self.fonts, byteLimit: 1 << 20, workingDirectory: folder.path)
    return run.report(on: [
      .init(path: file.path, kind: .layout, configuration: configuration)
    ]).findings
  }

  /// A label at a position in Inter, whose widths are exact.
  private func label(_ text: String, _ more: String = "") -> String {
    #"{"id": "t", "x": 0, "y": 0, "text": "\#(text)", "font": {"name": "Inter-Regular"}\#(more)}"#
  }

  @Test func `a text that is cut off is told once, with what it has and needs`() throws {
    try withFolder { (folder: URL) throws in
      let long = layout(label("Confirm your order"), "\"t.width == 100\"")
      let found = try findings(long, in: folder)
      #expect(found.map(\.rule) == [.truncated] && found.map(\.view) == ["t"])
      #expect(found.map(\.severity) == [.warning])
      let width = try #require(found.first?.message.split(separator: " ").last)
      #expect(
        found.first?.message
          == "\"t\" is 100 points wide, and its text \"Confirm your order\" needs \(width)")
      // The width is rounded up to pixels, and the tolerance is half a point.
      for (lack, rules) in [(0.0, []), (0.4, []), (1.1, [Rule.truncated])] {
        let exact = (Double(width) ?? 0) - lack
        let narrow = layout(label("Confirm your order"), "\"t.width == \(exact)\"")
        #expect(try findings(narrow, in: folder).map(\.rule) == rules)
      }
      let barely = layout(
        label("Confirm your order"), "\"t.width == \((Double(width) ?? 0) - 1.1)\"")
      #expect(try findings(barely, in: folder) { $0.options.truncatedTolerance = 2 } == [])
      // Findings from estimated widths say so.
      let system = layout(
        #"{"id": "t", "x": 0, "y": 0, "text": "Confirm\nyour order"}"#, "\"t.width == 20\"")
      #expect(
        try findings(system, in: folder).map(\.message) == [
          "\"t\" shows 1 line of 20 points, and its text \"Confirm your order\" needs 2 (estimated)"
        ])
      // A text that may fit within the error of the estimate, here 28 %, is a note.
      let arabic = { (width: Int) in
        self.layout(
          #"{"id": "t", "x": 0, "y": 0, "text": "مرحبا بالعالم"}"#, "\"t.width == \(width)\"")
      }
      #expect(try findings(arabic(68), in: folder).map(\.severity) == [.note])
      #expect(try findings(arabic(20), in: folder).map(\.severity) == [.warning])
    }
  }

  @Test func `a text of several lines is cut off where it lacks lines or height`() throws {
    let words = "one two three four five six"
    try withFolder { (folder: URL) throws in
      let free = layout(label(words, #", "lines": 0"#), "\"t.width == 60\"")
      #expect(try findings(free, in: folder) == [])
      let two = layout(label(words, #", "lines": 2"#), "\"t.width == 60\"")
      let found = try findings(two, in: folder)
      #expect(
        found.map(\.message) == [
          "\"t\" shows 2 lines of 60 points, and its text \"\(words)\" needs 5"
        ])
      let low = layout(label(words, #", "lines": 0"#), "\"t.width == 60\", \"t.height == 45\"")
      #expect(
        try findings(low, in: folder).map(\.message) == [
          "\"t\" shows 2 lines of 60 points, and its text \"\(words)\" needs 5"
        ])
      // Without the height of one line it is also squeezed, a separate fault.
      let flat = layout(label(words), "\"t.width == 60\", \"t.height == 9\"")
      #expect(try findings(flat, in: folder).map(\.rule) == [.squeezed, .truncated])
    }
  }

  @Test func `texts of hidden, open and empty views are not called cut off`() throws {
    let text = label("Confirm your order")
    let hidden = """
      {"id": "stack", "x": 0, "y": 0, "width": 90, "height": 20, "stack": {"hidden": ["t"]},
       "children": [{"id": "t", "text": "Confirm your order"}]}
      """
    try withFolder { (folder: URL) throws in
      #expect(try findings(layout(hidden), in: folder) == [])
      #expect(try broken(layout(text, "\"t.width == 0\""), in: folder) == [.zeroSize, .squeezed])
      let open = layout(
        #"{"id": "t", "y": 0, "text": "Confirm your order"}"#, "\"t.width == 20\"")
      #expect(try !broken(open, in: folder).contains(.truncated))
      let both = layout(
        text, "\"t.width == 100\"", more: #", "lint": {"disable": ["truncated"]}"#)
      #expect(try findings(both, in: folder) == [])
    }
  }

  @Test func `languages, text sizes and devices cut texts off`() throws {
    let views = #"{"id": "t", "y": 0, "text": "Pay", "textStyle": "body"}"#
    let example = layout(
      views, "\"t.leading == screen.leading + 16\", \"t.trailing <= screen.trailing - 16\"",
      more: """
        , "variants": [
          {"name": "de", "set": {"t.text": "Bestellung prüfen und jetzt sicher mit Karte bezahlen"}},
          {"name": "large", "contentSize": "AX5"}]
        """)
    try withFolder { (folder: URL) throws in
      let found = try findings(example, in: folder) {
        $0.screens = [Screen("iphone-se-3"), Screen("ipad-11")].compactMap { $0 }
        $0.textScales = [1, 3]
        $0.directions = [.leftToRight, .rightToLeft]
      }
      #expect(found.map(\.rule) == [.truncated])
      #expect(
        found.first?.configurations == [
          "iphone-se-3, ltr, text 1, variant de", "iphone-se-3, ltr, text 3, variant de",
          "iphone-se-3, rtl, text 1, variant de", "iphone-se-3, rtl, text 3, variant de",
          "ipad-11, ltr, text 3, variant de", "ipad-11, rtl, text 3, variant de",
        ])
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
      // In right-to-left layout the label grows away from its limit.
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
