import Foundation
import TestSupport
import Testing

/// Every sample of the documentation catalogs must appear in a test of this target, which compiles
/// and runs it.
///
/// A line `expression  // value` of a page appears in the test as `#expect(expression == value)` or
/// unchanged.
struct `The samples of the documentation` {
  static let root = Repository.root

  static let products = [
    "ConstraintLayout", "ConstraintSolver", "JSONTemplates", "LayoutRendering", "RequestSequences",
    "SectionSnapshots", "TrellisClient", "TrellisTesting", "UIKitNames",
  ]

  /// The Swift samples of a page, as lines.
  static func samples(of page: URL) throws -> [[Substring]] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].split(separator: "\n")
    }
  }

  /// Text without the parts that the formatter may change.
  static func plain(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  /// The forms in which a line of a page may appear in a test.
  static func forms(of line: Substring) -> [String] {
    guard let comment = line.range(of: "  // ") else { return [plain(line)] }
    let expression = line[..<comment.lowerBound]
    return [plain(line), plain("#expect(\(expression) == \(line[comment.upperBound...]))")]
  }

  /// Whether the lines appear consecutively in a text.
  static func contains(_ text: String, _ lines: [Substring]) -> Bool {
    let lines = lines.filter { !$0.hasPrefix("import ") }.map(forms)
    var starts = [text.startIndex]
    while let start = starts.popLast() {
      guard
        let first = lines[0].compactMap({ text.range(of: $0, range: start..<text.endIndex) })
          .min(by: { $0.lowerBound < $1.lowerBound })
      else { continue }
      var end: String.Index? = first.upperBound
      for line in lines.dropFirst() {
        guard let here = end else { break }
        end = line.first { text[here...].hasPrefix($0) }
          .map { text.index(here, offsetBy: $0.count) }
      }
      if end != nil { return true }
      starts.append(text.index(after: first.lowerBound))
    }
    return false
  }

  @Test(arguments: products) func `are those that are compiled and run`(product: String) throws {
    let catalogue = try Repository.sources(of: product).appending(path: "\(product).docc")
    var pages = try FileManager.default.contentsOfDirectory(
      at: catalogue, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    #expect(pages.count >= 2)
    if product == "SectionSnapshots" {
      pages.append(Self.root.appending(path: "docs/guides/diff.md"))
      pages.append(Self.root.appending(path: "docs/guides/snapshots-in-swift.md"))
    }
    if product == "TrellisTesting" {
      pages.append(Self.root.appending(path: "docs/guides/testing-layouts.md"))
    }
    let file = Self.root.appending(path: "Tests/Unit/DocumentationTests/\(product)Samples.swift")
    let code = Self.plain(try String(contentsOf: file, encoding: .utf8))
    if product == "ConstraintLayout" {
      pages.append(Self.root.appending(path: "docs/guides/text-and-sizes.md"))
    }
    var count = 0
    for page in pages {
      for sample in try Self.samples(of: page) {
        let isCompiled = Self.contains(code, sample)
        #expect(isCompiled, "\(page.lastPathComponent): \(sample.first ?? "")")
        count += 1
      }
    }
    #expect(count >= 2)
  }
}
