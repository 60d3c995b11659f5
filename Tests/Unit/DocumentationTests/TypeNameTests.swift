import Foundation
import Testing

/// The types and modules named in code spans in docs/design.
struct `The names in the design documents` {
  private let root = `The samples of the documentation`.root

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Every identifier in the Swift and C files below a folder.
  private func identifiers(in folder: String) throws -> Set<String> {
    let files = try #require(
      FileManager.default.enumerator(atPath: root.appending(path: folder).path))
    var found: Set<String> = []
    for case let path as String in files
    where path.hasSuffix(".swift") || path.hasSuffix(".c") {
      let bytes = try Data(contentsOf: root.appending(path: "\(folder)/\(path)"))
      for word in bytes.split(whereSeparator: { !isLetter($0) }) {
        found.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return found
  }

  @Test func `are in the sources`() throws {
    let folder = root.appending(path: "docs/design")
    // An HTTP header field that the server does not read.
    var known = try identifiers(in: "Sources").union(["Forwarded"])
    for group in try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path)
    {
      known.formUnion(
        try FileManager.default.contentsOfDirectory(
          atPath: root.appending(path: "Sources/\(group)").path))
    }
    for tests in [
      "Unit/ConstraintSolverTests", "Unit/ContentCodingTests", "Support/TestSupport",
      "System/Fuzz/Sources",
    ] {
      known.formUnion(try identifiers(in: "Tests/\(tests)"))
    }
    var count = 0
    for page in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      for span in text.matches(of: /`([A-Z][A-Za-z]+)(?:[+.]([A-Za-z]+))?`/) {
        let names = [span.1] + (span.2.map { [$0] } ?? [])
        for name in names where !known.contains(String(name)) {
          Issue.record("\(page) names \(name)")
        }
        count += 1
      }
    }
    #expect(count > 40)
  }
}
