import Foundation
import TestSupport
import JSONDocuments
import JSONText
import Testing

/// The sample project `examples/check`, with its faults in `faults.json`.
@Suite struct ExampleProjectTests {
  private static let folder = Repository.root.appending(path: "examples/check")

  /// The rules that only Swift sources can break.
  private static let swiftRules: Set = [
    "conflict-hidden", "conflict-at-size", "conflict-at-start", "conflict-state",
    "mixed-direction", "forgotten-mask", "never-activated", "no-common-ancestor",
    "required-priority-changed",
  ]

  private struct Fault: Hashable {
    var path: String
    var rule: String
    var view: String?
  }

  private func faults(_ values: JSONValue.Elements) -> [Fault] {
    values.map {
      Fault(
        path: $0["path"]?.string ?? "", rule: $0["rule"]?.string ?? "", view: $0["view"]?.string)
    }
  }

  private func check(_ arguments: [String]) throws -> Program.Outcome {
    let program = try Program.Running(
      ["check"] + arguments, shell: "cd '\(Self.folder.path)'")
    program.write("")
    return program.wait()
  }

  @Test func `the README shows what the program prints`() throws {
    let readme = try String(
      contentsOf: Self.folder.appending(path: "../../README.md"), encoding: .utf8)
    let shown = try #require(
      readme.firstMatch(of: /\$ cd examples\/check && trellis check ([^\n]*)\n([^`]*)```/))
    let outcome = try check(shown.1.split(separator: " ").map { String($0) })
    #expect(outcome.output == shown.2)
    // The layout must fit the size of the screen.
    #expect(!outcome.output.contains("repair: change screen.width"))
  }

  @Test func `all seeded faults are found, and none beyond them`() throws {
    let outcome = try check(["--format", "json"])
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    let report = try JSONDocument.parse(Array(outcome.output.utf8))
    let expected = try JSONDocument.parse(
      Array(try Data(contentsOf: Self.folder.appending(path: "faults.json"))))
    let found = faults(try #require(report.root["findings"]).elements)
    let seeded = faults(expected.root.elements)
    #expect(seeded.count >= 20 && Set(seeded).count == seeded.count)
    #expect(Set(found) == Set(seeded))
    #expect(found.count == seeded.count)
    #expect(report.root["files"]?.integer == 47)
    // Every rule except those of Swift sources and the one about unreadable documents is seeded.
    let rules = try check(["--rules"]).output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let others = Set(rules).subtracting(seeded.map(\.rule))
    #expect(others == Self.swiftRules.union(["unreadable"]))
    withExtendedLifetime((report, expected)) {}
  }

  @Test func `a run is the same each time`() throws {
    let first = try check([])
    let second = try check([])
    #expect(first.status == 1 && first.output == second.output)
    #expect(first.output.hasSuffix("in 47 files\n"))
  }
}
