import LayoutRequests
import API
import ConstraintLayout
import Foundation
import Testing

@testable import Checking

/// Malicious documents, configurations and logs. Each yields findings or one fault.
@Suite(.timeLimit(.minutes(10))) struct HostileDocumentTests {
  private let run = CheckRun(byteLimit: 16 << 20, workingDirectory: "/project")

  private func check(
    _ bytes: [UInt8], as kind: DocumentKind = .layout,
    change: (inout CheckConfiguration) -> Void = { _ in }
  ) -> CheckOutcome {
    var configuration = CheckConfiguration()
    change(&configuration)
    return run.checked(
      .init(path: "a", kind: kind, configuration: configuration), bytes
    ).outcome
  }

  // MARK: Many views

  /// Fewer in unoptimized builds.
  #if DEBUG
    private static let count = 2_000
  #else
    private static let count = 20_000
  #endif

  @Test func `thousands of views in one place are compared up to a limit that is named`() {
    let views = (0..<Self.count).map {
      """
      {"id": "v\($0)", "parent": "s", "x": 0, "y": 0, "width": 9, "height": 9,
       "intrinsicSize": {"width": 9, "height": 9}}
      """
    }
    let text = """
      {"views": [{"id": "s", "width": 9, "height": 9}, \(views.joined(separator: ","))]}
      """
    let outcome = check(Array(text.utf8))
    #expect(outcome.findings.count == FindingCollector.limit)
    #expect(outcome.findings.allSatisfy { $0.rule == .overlap })
    #expect(
      outcome.notices == ["a: 100000 or more findings beyond the limit of 1000"],
      "\(outcome.notices)")
  }

  @Test func `comparisons in all configurations have a limit that is named`() throws {
    let views = (0..<10).map {
      """
      {"id": "v\($0)", "parent": "s", "x": 0, "y": 0, "width": 9, "height": 9,
       "intrinsicSize": {"width": 9, "height": 9}}
      """
    }
    let text = """
      {"views": [{"id": "s", "width": 9, "height": 9}, \(views.joined(separator: ","))]}
      """
    let request = try Array(text.utf8).withUnsafeBytes {
      try LayoutEndpoint.decode($0, limits: RequestLimits())
    }
    let pairs = 10 * 9 / 2
    for (limit, isNamed) in [(3 * pairs, false), (3 * pairs - 1, true)] {
      var rules = RuleRunner(
        request, SourceFile(path: "a", bytes: Array(text.utf8)), CheckConfiguration(),
        limits: RequestLimits(), relativePath: "a")
      rules.comparisonLimit = limit
      let same = [Circumstances](repeating: Circumstances(), count: 3)
      request.solve(in: same, limits: RequestLimits().solveLimits()) {
        rules.check($1, in: "\($0)")
      }
      let findings = rules.collector.findings
      #expect(findings.count == pairs + (isNamed ? 1 : 0))
      let message = findings.last?.message ?? ""
      #expect(
        message.contains("the limit of \(limit) comparisons in all configurations") == isNamed)
    }
  }

  @Test func `thousands of views within one another are checked`() {
    let views = (0..<Self.count).map { number in
      let parent = number == 0 ? "" : "\"parent\": \"v\(number - 1)\", "
      return "{\"id\": \"v\(number)\", \(parent)\"x\": 1, \"y\": 0, \"width\": 9, \"height\": 9}"
    }
    let outcome = check(Array("{\"views\": [\(views.joined(separator: ","))]}".utf8))
    #expect(outcome.findings.count == FindingCollector.limit)
    #expect(outcome.findings.allSatisfy { $0.rule == .outside })
    let more = Self.count - 1 - FindingCollector.limit
    #expect(outcome.notices == ["a: \(more) findings beyond the limit of 1000"])
  }

  @Test func `children within one another beyond the depth of JSON are a fault`() {
    let depth = 20_000
    let text =
      String(repeating: #"{"id": "a", "children": ["#, count: depth)
      + String(repeating: "]}", count: depth)
    let outcome = check(Array("{\"views\": [\(text)]}".utf8))
    #expect(outcome.findings.map(\.rule) == [.unreadable])
  }

  // MARK: Configurations

  private func failure(_ text: String) -> String? {
    do throws(ConfigurationFile.Failure) {
      _ = try ConfigurationFile.read(text, path: "f", folder: "/project")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `aliases that multiply are refused at the first anchor`() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, last) in zip("bcdefghi", "abcdefgh") {
      let list = Array(repeating: "*\(last)", count: 10).joined(separator: ", ")
      text += "\(name): &\(name) [\(list)]\n"
    }
    text += "ignore: *i\n"
    #expect(failure(text)?.contains("anchor") == true)
    #expect(failure("ignore: *i\n")?.contains("alias") == true)
    #expect(failure("<<: {ignore: [a]}\n") != nil)
    #expect(failure("ignore: !!binary aGVsbG8=\n")?.contains("tag") == true)
  }

  @Test func `deep and long configurations are refused by limits that are named`() {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(failure("ignore: \(deep)")?.contains("32") == true)
    let endless = String(repeating: "[", count: 60_000)
    #expect(failure(endless)?.contains("32") == true)
    let fits = "# " + String(repeating: "a", count: ConfigurationFile.byteLimit - 2)
    #expect(failure(fits) == nil)
    #expect(failure(fits + "a")?.contains("65536 bytes") == true)
  }

  @Test func `patterns as long as a configuration can be take little time`() {
    let limit = ConfigurationFile.byteLimit - 100
    let patterns = [
      String(repeating: "**/", count: limit / 3) + "x",
      String(repeating: "**/y/", count: limit / 5) + "x",
      String(repeating: "a*", count: limit / 2) + "b",
      String(repeating: "*/", count: limit / 2), String(repeating: "?", count: limit),
    ]
    let paths = (0..<4).map { String(repeating: "y/", count: 30) + "\($0).layout.json" }
    for pattern in patterns {
      let glob = GlobPattern(pattern)
      for path in paths { #expect(!glob.matches(path)) }
    }
    // Consecutive wildcards are equivalent to one.
    #expect(GlobPattern("**/**/a").matches("a") && GlobPattern("**/**/a").matches("b/c/a"))
    #expect(GlobPattern("b/**/**").matches("b") && !GlobPattern("**/**").matches("b") == false)
  }

  @Test func `changed configurations are read, or have a fault with its place`() {
    let text = """
      devices: [iphone-se-3, iphone-16]
      sizes: [320x568]
      directions: [ltr, rtl]
      text-scales: [1, 0.8...3.1]
      widths: 320...1366
      fail-on: warning
      ignore: ["Drafts/**"]
      rules:
        ambiguous: warning
        outside: {severity: error, tolerance: 1}
        touch-target: {severity: warning, size: 44, views: ["*button*"]}
      suppress:
        - {file: "Legacy/**", rule: overlap}
        - {rule: outside, view: "badge*"}

      """
    #expect(failure(text) == nil)
    let words = ["&a ", "*a", "- ", "? ", ": ", "{", "]", "\t", "1e999", "\u{0}", "!!int ", "|\n"]
    var mutations = Mutations(seed: 21)
    var read = 0
    for _ in 0..<500 {
      let bytes = mutations.mutated(Array(text.utf8), words: words)
      guard let changed = String(validating: bytes, as: UTF8.self) else { continue }
      if let reason = failure(changed) { #expect(!reason.isEmpty) } else { read += 1 }
    }
    #expect(read > 5)
    for end in stride(from: 0, to: text.utf8.count, by: 3) { _ = failure(String(text.prefix(end))) }
  }

  // MARK: Documents

  @Test func `changed documents of each rule end in findings or one fault`() throws {
    let words = [
      "1e308", "-1e308", "1e-320", "null", "\"s\"", "[[", "{\"", "\\ud800", "@ 1001", ".width",
      "</view>", "<constraint ", "multiplier=\"0:1\"", "&amp;", "id=\"box\"",
    ]
    var mutations = Mutations(seed: 7)
    for rule in Rule.allCases {
      for example in [rule.bad, rule.good] {
        let bytes = Array(example.text.utf8)
        for round in 0..<10 {
          let outcome = check(mutations.mutated(bytes, words: words), as: example.kind) {
            guard round % 5 == 0 else { return }
            $0.widths = 300...400
            $0.textScales = [1, 2]
          }
          for finding in outcome.findings where finding.rule == .unreadable {
            #expect(!finding.message.isEmpty)
          }
        }
        for end in stride(from: 0, to: bytes.count, by: 61) {
          _ = check(Array(bytes[..<end]), as: example.kind)
        }
      }
    }
  }

  @Test func `repairs of changed documents leave them readable`() throws {
    let bytes = Array(
      """
      {"views": [{"id": "s", "width": 300, "height": 100, "children": [
          {"id": "a", "y": 0, "height": 20}, {"id": "b", "y": 30, "width": 9, "height": 20}]}],
        "constraints": ["a.left == s.left", {"text": "a.width == 400"}, "a.right <= s.right",
          {"text": "b.left == s.left + 4", "priority": 1000}]}
      """.utf8)
    var mutations = Mutations(seed: 3)
    var applied = 0
    for round in 0..<120 {
      let words = [" ", "\n", "{", "1", "\"a.width == 1\",", "@ 2"]
      let changed = round == 0 ? bytes : mutations.mutated(bytes, words: words)
      let outcome = check(changed) { $0.severities[.unsatisfied] = .off }
      let fixes = outcome.findings.flatMap { $0.repairs.compactMap(\.fix) }
      guard !fixes.isEmpty else { continue }
      let (fixed, count) = DocumentFix.apply(fixes, to: changed)
      applied += count
      #expect(
        !check(fixed).findings.contains { $0.rule == .unreadable },
        "\(String(decoding: fixed, as: UTF8.self))")
    }
    #expect(applied > 0)
  }

  // MARK: Logs

  private static let log = """
    2026-11-02 10:11:12.131313+0100 App[411:9] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x600000c8d9f0 UILabel:0x7fb5d2f0a4c0'Title'.width >= 300   (active)>",
        "<NSLayoutConstraint:0x600000c8da40 H:|-(20)-[UILabel:0x7fb5d2f0a4c0'Title']   (active, names: '|':UITableViewCellContentView:0x7fb5d2f08e30 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x600000c8daf0 h=--& v=--& UIView:0x7fb5d2f08e31.minX == 0   (active, names: '|':UIView:0x7fb5d2f08e30 )>",
        "<NSLayoutConstraint:0x600000c8da90 H:[UILabel:0x7fb5d2f0a4c0'Title']-(>=20)-|   (active, names: '|':UITableViewCellContentView:0x7fb5d2f08e30 )>",
        "<NSLayoutConstraint:0x600000c9aaaa 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7fb5d2f08e30.width == 0.5*UIView:0x7fb5d2f08e31.width - 8   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600000c8d9f0 UILabel:0x7fb5d2f0a4c0'Title'.width >= 300   (active)>

    """

  private func explain(_ bytes: [UInt8]) -> Bool {
    do throws(ConflictLog.Failure) {
      for log in try ConflictLog.logs(in: String(decoding: bytes, as: UTF8.self)) {
        _ = try? ConflictLogReport(log).text(limits: RequestLimits())
        #expect(!ConflictLogReport(log).request().isEmpty)
      }
      return true
    } catch {
      #expect(error.line >= 1 && error.column >= 1 && !error.reason.isEmpty)
      return false
    }
  }

  @Test func `changed and cut off logs are explained, or have a fault with its place`() {
    let bytes = Array(Self.log.utf8)
    #expect(explain(bytes))
    for end in stride(from: 0, to: bytes.count, by: 29) { _ = explain(Array(bytes[..<end])) }
    let words = [
      "<NSLayoutConstraint:0x1 ", ">\",", "H:|-(", "]-(>=20)-[", "'|':", "1e999", "-", "((",
      "\u{0}", ".width", " == ", "@1001", "names: ", "\u{202E}",
    ]
    var mutations = Mutations(seed: 12)
    var explained = 0
    for _ in 0..<400 where explain(mutations.mutated(bytes, words: words)) { explained += 1 }
    #expect(explained > 10)
  }

  @Test func `logs of many views within brackets take little time`() {
    let chain = (0..<2_000).map { "[V:0x\($0)]" }.joined(separator: "-")
    let line = "\"<NSLayoutConstraint:0x1 H:|-\(chain)-|   (active, names: '|':UIView:0x2 )>\""
    _ = explain(Array("(\n\(line)\n)\n".utf8))
    let brackets = String(repeating: "[", count: 60_000)
    _ = explain(Array("(\n\"<NSLayoutConstraint:0x1 H:\(brackets)>\"\n)\n".utf8))
    let names = (0..<3_000).map { "'n\($0)':UIView:0x\($0)" }.joined(separator: ", ")
    _ = explain(
      Array("(\n\"<NSLayoutConstraint:0x1 H:|-[V:0x1]   (active, names: \(names) )>\"\n)\n".utf8))
  }
}
