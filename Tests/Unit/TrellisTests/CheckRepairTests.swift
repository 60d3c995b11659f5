import Foundation
import Glibc
import Testing

/// The program's `trellis check --widths`, repairs and `--fix`, and `trellis explain-log`.
@Suite struct CheckRepairTests {
  private func check(
    _ document: String, _ arguments: [String]
  ) throws -> (outcome: Program.Outcome, document: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.layout.json")
    try document.write(to: file, atomically: true, encoding: .utf8)
    let program = try Program.Running(
      ["check", "--no-config"] + arguments + ["a.layout.json"], shell: "cd '\(folder.path)'")
    program.write("")
    return (program.wait(), try String(contentsOf: file, encoding: .utf8))
  }

  private static let row = """
    {"views": [{"id": "screen", "width": 375, "height": 100, "children": [
       {"id": "a", "y": 0, "height": 20, "width": 200, "intrinsicSize": {"width": 200, "height": 20}},
       {"id": "b", "y": 0, "height": 20, "intrinsicSize": {"width": 120, "height": 20}}]}],
     "constraints": ["a.left == screen.left", "b.right == screen.right",
       "b.left >= a.right @ 500", "b.width >= 60"]}
    """

  @Test func `findings say at which widths they begin and end`() throws {
    let (outcome, _) = try check(Self.row, ["--widths", "100...400", "--format", "json"])
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? NSDictionary)
    var found: [String: [String]] = [:]
    for finding in report["findings"] as? [NSDictionary] ?? [] {
      found[finding["rule"] as? String ?? "", default: []] +=
        finding["configurations"] as? [String] ?? []
    }
    // Below 320 they do not both fit, below 200 the first does not, and below 120 the second does
    // not. By the rules' tolerances each limit is half a point lower, or a hundredth.
    #expect(found["overlap"] == ["from 100 to 319.5"], "\(found)")
    #expect(found["outside"] == ["from 100 to 199.5", "from 100 to 119.5"], "\(found)")
    #expect(found["unsatisfied"] == ["from 100 to 319.99"], "\(found)")
  }

  @Test func `a conflict is found between the widths that devices have`() throws {
    let document = """
      {"views": [{"id": "screen", "width": 375, "height": 100, "children": [{"id": "a", "y": 0, "height": 20}]}],
       "constraints": ["a.left == screen.left + 10", "a.right == screen.right - 10", "a.width >= 323.5"]}
      """
    let (outcome, _) = try check(document, ["--widths", "320...1366"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("error: from 320 to 343.5: these cannot all hold"),
      "\(outcome.output)")
    #expect(outcome.output.contains("repair"), "\(outcome.output)")
  }

  @Test(arguments: ["320", "400...320", "a...b", "-1...3"])
  func `a wrong range of widths is told`(range: String) throws {
    let (outcome, _) = try check(Self.row, ["--widths=\(range)"])
    #expect(outcome.status == 2 && outcome.errors.contains("--widths must be a range"))
  }

  @Test func `safe repairs are applied to the document, which keeps its form`() throws {
    let document = """
      {"views": [{"id": "screen", "width": 300, "height": 100, "children": [
          {"id": "a", "y": 0, "height": 20}]}],
        "constraints": [
          "a.left == screen.left",
          "a.width == 400",   "a.right <= screen.right"
        ]}
      """
    let quiet = ["--rule", "unsatisfied=off"]
    let before = try check(document, quiet)
    #expect(before.outcome.status == 1 && before.document == document)
    #expect(before.outcome.output.contains("repair, safe: lower"), "\(before.outcome.output)")
    let (outcome, fixed) = try check(document, ["--fix"] + quiet)
    #expect(
      outcome.errors.contains(
        "a.layout.json: applied 1 repair; checked at the document's own size: no settled frame "
          + "moves, and there is no new finding"), "\(outcome.errors)")
    #expect(fixed.contains(" @ 999\""), "\(fixed)")
    #expect(outcome.status == 0 && !outcome.output.contains("[conflict]"), "\(outcome.output)")
    #expect(
      fixed.components(separatedBy: "\n").count == document.components(separatedBy: "\n").count)
  }

  @Test func `a repair that leaves a note where a conflict was is offered, not applied`() throws {
    let document = """
      {"views": [{"id": "a", "x": 0, "y": 0, "width": 300, "height": 20}],
       "constraints": ["a.width >= 400"]}
      """
    let (outcome, fixed) = try check(document, ["--fix"])
    #expect(fixed == document && outcome.status == 1)
    #expect(outcome.output.contains("repair: lower a.width >= 400"), "\(outcome.output)")
  }

  private static let open = """
    {"views": [{"id": "s", "width": 834, "height": 1194, "children": [
       {"id": "name", "intrinsicSize": {"width": 220, "height": 20}},
       {"id": "value", "intrinsicSize": {"width": 180, "height": 20}, "hugging": 249}]}],
     "constraints": ["name.leading == s.leading + 8", "value.leading == name.trailing + 8",
       "value.trailing == s.trailing - 8", "name.top == s.top", "value.top == s.top"]}
    """

  @Test func `nothing is applied that moves a settled frame at another size or at the own one`()
    throws
  {
    for sizes in [["--devices", "iphone-se-3,ipad-11"], ["--size", "390x50"]] {
      let (outcome, fixed) = try check(Self.open, ["--fix"] + sizes)
      #expect(fixed == Self.open, "\(fixed)")
      #expect(outcome.output.contains("[ambiguous]"), "\(outcome.output)")
      // The position of an ambiguous view is arbitrary, and so are its distances.
      #expect(!outcome.output.contains("196") && !outcome.output.contains("- 1"), "\(outcome)")
    }
  }

  @Test func `an added line ends as the others do, and the sizes are told`() throws {
    let document = """
      {"views": [{"id": "s", "width": 300, "height": 100, "children": [
        {"id": "b", "y": 0, "height": 10, "width": 50}]}],
       "constraints": [
         "b.left >= s.left + 5"
       ]}
      """.replacingOccurrences(of: "\n", with: "\r\n")
    let (outcome, fixed) = try check(document, ["--fix", "--devices", "iphone-se-3,ipad-11"])
    #expect(outcome.errors.contains("checked at 2 sizes and the document's own"), "\(outcome)")
    #expect(
      fixed.contains("\"b.left >= s.left + 5\",\r\n   \"b.leading == s.leading + 5\"\r\n"),
      "\(fixed.debugDescription)")
  }

  @Test func `a repair is safe, too, where no frames are kept of a layout in conflict`() throws {
    let document = """
      {"views": [{"id": "screen", "width": 375, "height": 100, "children": [{"id": "a", "height": 20}]}],
       "constraints": ["a.left == screen.left", "a.top == screen.top", "a.width == 200", "a.width >= screen.width"]}
      """
    let (outcome, _) = try check(
      document,
      ["--golden", "golden", "--devices", "iphone-se-3,ipad-11", "--rule", "unsatisfied=off"])
    #expect(outcome.output.contains("repair, safe"), "\(outcome.output)")
  }

  @Test func `a repair that another size contradicts is not applied`() throws {
    let document = """
      {"views": [{"id": "screen", "width": 300, "height": 100, "children": [
         {"id": "a", "x": 0, "y": 0, "width": 100, "height": 20},
         {"id": "b", "y": 0, "width": 50, "height": 20}]}],
       "constraints": [
         "b.left >= a.right + 8",
         "b.left >= -0.5 * screen.right + 240",
         "b.right <= 0.5 * screen.right + 90"
       ]}
      """
    // At 200 points there is only one position for b, and none of those that settle it at 300.
    let both = try check(document, ["--fix", "--size", "300x100,200x100"])
    #expect(both.document == document && both.outcome.output.contains("[ambiguous]"))
    #expect(both.outcome.status == 1, "\(both.outcome.output) \(both.outcome.errors)")
    let one = try check(document, ["--fix", "--size", "300x100"])
    #expect(one.outcome.status == 0, "\(one.outcome.output) \(one.outcome.errors)")
    #expect(one.document.contains("\n   \"b."), "\(one.document)")
  }

  /// A width at 1000 that a variant contradicts, next to an optional constraint at 999 that the
  /// variant lacks.
  private static func rival(_ priority: Int) -> String {
    """
    {"views": [{"id": "screen", "width": 375, "height": 100, "children": [
       {"id": "a", "x": 0, "y": 0, "height": 20}]}],
     "constraints": ["a.width == 300", {"id": "rival", "text": "a.width == 350 @ \(priority)"}],
     "variants": [{"name": "narrow", "set": {"a.width": 280, "rival.active": false}}]}
    """
  }

  @Test func `a lowered constraint that makes another variant ambiguous is not safe`() throws {
    // In the variant nothing reaches 999; in the layout itself 300 and 350 would be equal.
    let harmful = try check(Self.rival(999), ["--fix", "--rule", "unsatisfied=off"])
    #expect(harmful.document == Self.rival(999), "\(harmful.outcome.errors)")
    #expect(harmful.outcome.status == 1)
    #expect(harmful.outcome.output.contains("repair: lower a.width == 300"), "\(harmful.outcome)")
    #expect(!harmful.outcome.output.contains("repair, safe"), "\(harmful.outcome.output)")
    let harmless = try check(Self.rival(998), ["--fix", "--rule", "unsatisfied=off"])
    #expect(harmless.document.contains("\"a.width == 300 @ 999\""), "\(harmless.document)")
    #expect(harmless.outcome.status == 0, "\(harmless.outcome.output)")
  }

  @Test func `a lowered constraint that breaks a rule elsewhere is not safe`() throws {
    // Lowered, it equals the other optional constraint, and is less than both together.
    let document = """
      {"views": [{"id": "screen", "width": 375, "height": 100, "children": [
         {"id": "a", "x": 0, "y": 0, "height": 20}]}],
       "constraints": ["a.width == 300", {"id": "one", "text": "a.width == 400 @ 999"},
         {"id": "two", "text": "a.width == 400 @ 999"}],
       "variants": [{"name": "narrow",
         "set": {"a.width": 280, "one.active": false, "two.active": false}}]}
      """
    for severity in ["error", "warning", "note"] {
      let strict = try check(
        document, ["--fix", "--rule", "outside=\(severity)", "--rule", "unsatisfied=off"])
      #expect(strict.document == document, "\(strict.outcome.errors)")
      #expect(!strict.outcome.output.contains("repair, safe: lower a.width == 300"))
    }
  }

  @Test func `a repair is safe at one width only if it is at all of them`() throws {
    // The constraints hold at all widths; another one that ties b to a does not fit below 264.
    let document = """
      {"views": [{"id": "screen", "width": 300, "height": 100, "children": [
         {"id": "a", "x": 0, "y": 0, "width": 100, "height": 20},
         {"id": "b", "y": 0, "width": 50, "height": 20}]}],
       "constraints": [
         "b.left >= a.right + 8",
         "b.left >= -0.5 * screen.right + 240",
         "b.right <= 0.5 * screen.right + 90"
       ]}
      """
    let swept = try check(document, ["--fix", "--widths", "200...300"])
    #expect(swept.document == document, "\(swept.document)")
    #expect(!swept.outcome.output.contains("repair, safe"), "\(swept.outcome.output)")
    let near = try check(document, ["--fix", "--widths", "299...301"])
    #expect(near.outcome.status == 0 && near.document != document, "\(near.outcome.output)")
  }

  @Test func `what a baseline accepts is not repaired, and files keep their permissions`() throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.conflict, to: "a.layout.json")
    let path = folder.url.appending(path: "a.layout.json").path
    #expect(chmod(path, 0o640) == 0)
    #expect(try folder.run(["check", "a.layout.json", "--write-baseline", "known"]).status == 0)
    let accepted = try folder.run(["check", "a.layout.json", "--baseline", "known", "--fix"])
    #expect(accepted.status == 0 && !accepted.errors.contains("applied"))
    #expect(try folder.read("a.layout.json") == CheckTests.conflict)
    let fixed = try folder.run(["check", "a.layout.json", "--fix", "--rule", "unsatisfied=off"])
    #expect(fixed.errors.contains("a.layout.json: applied 1 repair"), "\(fixed)")
    #expect(try folder.read("a.layout.json").contains(" @ 999\""))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `fix goes with neither standard input nor watch`() throws {
    let program = try Program.Running(["check", "--fix", "-"])
    program.write("")
    #expect(program.wait().status == 2)
  }

  @Test func `a log is explained, drawn and turned into a request`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0xa.width == 100   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xa.width >= 120   (active)>"
      )
      """
    func run(_ arguments: [String], _ input: String) throws -> Program.Outcome {
      let program = try Program.Running(["explain-log"] + arguments)
      program.write(input)
      return program.wait()
    }
    let text = try run(["-"], log)
    #expect(text.status == 0 && text.output.contains("these cannot all hold"), "\(text.output)")
    #expect(text.output.contains("(line 3, NSLayoutConstraint 0x1)"))
    let request = try run(["--request", "-"], log)
    #expect(request.output.contains("\"text\":\"'UILabel-0xa'.width == 100\""))
    let svg = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: svg) }
    #expect(try run(["--svg", svg.path, "-"], log).status == 0)
    #expect(try String(contentsOf: svg, encoding: .utf8).contains("broken"))
    let cut = try run(["-"], String(log.dropLast(40)))
    #expect(cut.status == 3 && cut.errors.contains("-:4:"), "\(cut.errors)")
    #expect(try run(["/nowhere"], "").status == 3)
  }
}
