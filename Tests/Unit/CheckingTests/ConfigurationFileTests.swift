import Checking
import ConstraintLayout
import Testing
import LayoutRequests

@Suite struct ConfigurationFileTests {
  private func read(_ text: String) throws -> CheckConfiguration {
    try ConfigurationFile.read(text, path: ".trellis.yml", folder: "/project")
  }

  @Test func `each member is read`() throws {
    let configuration = try read(
      """
      rules:
        ambiguous: warning
        overlap: off
        touch-target: {severity: error, size: 40, views: ["*cell*"]}
        outside: {tolerance: 2}
      devices: [iphone-16, ipad-11-landscape]
      sizes: 320x568
      directions: [ltr, rtl]
      text-scales: 0.9...1.2
      root: screen
      fail-on: note
      ignore: ["Old/**"]
      golden: Golden
      baseline: ../baseline.json
      suppress:
        - {file: "*.list.json", rule: duplicate-item}
        - {view: "badge*"}
      """)
    #expect(configuration.severity(of: .ambiguous) == .warning)
    #expect(configuration.severity(of: .overlap) == .off)
    #expect(configuration.severity(of: .touchTarget) == .error)
    #expect(configuration.severity(of: .conflict) == .error)
    #expect(configuration.options.touchTargetSize == 40)
    #expect(configuration.options.touchTargetViews == [GlobPattern("*cell*")])
    #expect(configuration.options.outsideTolerance == 2)
    #expect(configuration.screens.map(\.name) == ["iphone-16", "ipad-11-landscape", "320x568"])
    #expect(configuration.screens[1].size.width == 1194)
    #expect(configuration.directions == [.leftToRight, .rightToLeft])
    #expect(configuration.textScales == [0.9, 0.941, 1, 1.118, 1.2])
    #expect(configuration.root == "screen" && configuration.failOn == .note)
    #expect(configuration.golden == "/project/Golden" && configuration.baseline == "/baseline.json")
    #expect(configuration.suppressions.count == 2)
    #expect(configuration.ignores("Old/x/a.layout.json", in: "/project"))
    #expect(!configuration.ignores("New/a.layout.json", in: "/project"))
  }

  @Test(arguments: ["", "# nothing\n", "rules: {}\n"])
  func `a file without members is the default`(text: String) throws {
    let configuration = try read(text)
    #expect(configuration.severities.isEmpty && configuration.screens.isEmpty)
  }

  @Test(arguments: [
    ("rule: {}", "1:1", "unknown name \"rule\""),
    ("rules:\n  overlapp: off", "2:3", "unknown rule \"overlapp\""),
    ("rules:\n  overlap: loud", "2:12", "is not a severity"),
    ("suppress:\n  - rule: unreadable", "2:11", "cannot be suppressed"),
    ("rules: [1]", "1:8", "a mapping"), ("devices: nokia", "1:10", "unknown device"),
    ("sizes: 3by4", "1:8", "WIDTHxHEIGHT"), ("text-scales: 99", "1:14", "text scale"),
    ("suppress:\n  - {}", "2:5", "a suppression must name"), ("- a", "1:1", "a mapping"),
    ("rules: {outside: {tolerance: -1}}", "1:30", "from 0"), ("a: [", "2:1", "invalid YAML"),
    ("fail-on: off", "1:10", "fail-on"), ("a: 1\na: 2", "2:1", "duplicate name"),
    ("devices: *x", "1:10", "an alias"), ("root: &x y", "1:7", "an anchor"),
    ("root: !!str y", "1:7", "a tag"),
    ("? [a]\n: b", "1:3", "a name must be a string"), ("--- {}\n--- {}", "2:1", "second document"),
    ("root: \u{1}", "1:7", "invalid YAML"), ("root: \"a", "1:9", "invalid YAML"),
  ])
  func `a fault is told with its place`(text: String, place: String, reason: String) throws {
    let failure = #expect(throws: ConfigurationFile.Failure.self) { try read(text) }
    let colon = place.isEmpty ? "" : ":"
    #expect(failure?.place == ".trellis.yml\(colon)\(place)")
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
  }

  private func nested(_ depth: Int) -> String {
    "devices: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func `nesting is limited`() throws {
    let within = #expect(throws: ConfigurationFile.Failure.self) { try read(nested(31)) }
    #expect(within?.reason == "must be a string")
    let failure = #expect(throws: ConfigurationFile.Failure.self) { try read(nested(32)) }
    #expect(failure?.reason == "nested deeper than the limit of 32 levels")
    #expect(failure?.place == ".trellis.yml:1:41")
    #expect(throws: ConfigurationFile.Failure.self) { try read(nested(30_000)) }
  }

  @Test func `size is limited`() throws {
    let line = "# comment\n"
    let within = String(repeating: line, count: ConfigurationFile.byteLimit / 10)
    _ = try read(within)
    let failure = #expect(throws: ConfigurationFile.Failure.self) { try read(within + line) }
    #expect(failure?.reason == "the file exceeds the limit of 65536 bytes")
  }
}
