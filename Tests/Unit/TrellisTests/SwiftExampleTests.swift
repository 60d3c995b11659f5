import Foundation
import JSONDocuments
import JSONText
import SwiftParsing
import TestSupport
import Testing

/// The sample app `examples/swift-sources`, with its faults in `faults.json`.
@Suite(.enabled(if: SourceParsing.program != nil)) struct SwiftExampleTests {
  private static let folder = Repository.root.appending(path: "examples/swift-sources")

  private struct Fault: Hashable {
    var path: String
    var line: Int
    var rule: String

    init(_ value: JSONValue) {
      path = value["path"]?.string ?? ""
      line = value["line"]?.integer.map { Int($0) } ?? 0
      rule = value["rule"]?.string ?? ""
    }
  }

  private func check(_ arguments: [String]) throws -> Program.Outcome {
    let parser = try #require(SourceParsing.program)
    let program = try Program.Running(
      ["check", "--no-cache", "--swift-parser", parser] + arguments,
      shell: "cd '\(Self.folder.path)'")
    program.write("")
    return program.wait()
  }

  @Test func `all planted faults are found at their lines, and none beyond them`() throws {
    let outcome = try check(["--format", "json", "faulty"])
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    let report = try JSONDocument.parse(Array(outcome.output.utf8))
    let expected = try JSONDocument.parse(
      Array(try Data(contentsOf: Self.folder.appending(path: "faults.json"))))
    let found = try #require(report.root["findings"]).elements.map { Fault($0) }
    let planted = expected.root.elements.map { Fault($0) }
    #expect(planted.count >= 14 && Set(planted).count == planted.count)
    #expect(Set(found) == Set(planted))
    #expect(found.count == planted.count)
    withExtendedLifetime((report, expected)) {}
  }

  @Test func `the corrected app has no finding`() throws {
    let outcome = try check(["corrected"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == "no findings in 15 files\n")
  }

  @Test func `each fault is corrected in the same file`() throws {
    let expected = try JSONDocument.parse(
      Array(try Data(contentsOf: Self.folder.appending(path: "faults.json"))))
    for fault in expected.root.elements.map({ Fault($0) }) {
      let faulty = Self.folder.appending(path: fault.path)
      let corrected = Self.folder.appending(path: "corrected/\(faulty.lastPathComponent)")
      #expect(try Data(contentsOf: faulty) != Data(contentsOf: corrected), "\(fault.path)")
    }
    withExtendedLifetime(expected) {}
  }

  @Test(arguments: ["README.md", "docs/guides/swift-sources.md"])
  func `documents show what the program prints`(document: String) throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: document), encoding: .utf8)
    let blocks = text.components(separatedBy: "```text\n").dropFirst()
    let shown = try #require(
      blocks.compactMap { $0.components(separatedBy: "\n```").first }.first {
        $0.hasPrefix("faulty/")
      })
    #expect(try check(["faulty"]).output.contains(shown))
  }
}
