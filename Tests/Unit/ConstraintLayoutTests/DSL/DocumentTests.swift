import Foundation
import TestSupport
import Testing

struct `The guide to layouts in Swift` {
  @Test func `every sample compiles`() throws {
    let modules = try #require(MarkedSource.modules)
    let page = Repository.root.appending(path: "docs/guides/swift-layout.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let samples = text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(samples.count >= 5)
    // The first sample declares the views that the others use.
    let code =
      samples[0]
      + samples.dropFirst().enumerated().map { "@MainActor func sample\($0)() throws {\n\($1)}\n" }
      .joined()
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID()).swift")
    try code.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let messages = try MarkedSource.compile(file, modules)
    #expect(!messages.contains("error:"), "\(messages)")
  }
}
