import ConstraintLayout
import Foundation
import TestSupport
import Testing

@testable import TrellisTesting

struct `A golden file` {
  private let card = Card()
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: [
    ("", "1:1: a value is missing"),
    ("{\n  \"configurations\": {]\n}", "2:22: a name is missing"),
    ("[]", "1:1: this is no file of golden frames: it has no object \"configurations\""),
    ("{\"configurations\": []}", "1:1: this is no file of golden frames"),
    ("{\"configurations\": {\n \"own\": 1}}", "2:9: a configuration is an object of views"),
    (
      "{\"configurations\": {\"own\": {\n\n  \"card\": [0, 0, 1]}}}",
      "3:11: a frame is four numbers: [x, y, width, height]"
    ),
    ("{\"configurations\": {\"own\": {\"a\": [0, 0, 1, \"1\"]}}}", "1:34: a frame is four numbers"),
    ("{\"configurations\": {\"own\": {\"a\": [0, 0, 1, 1e999]}}}", "1:34: a frame is four"),
    ("{\"configurations\": {\"own\": {\"a\": [0,0,1,1], \"a\": 2}}}", "1:45: an object has this"),
  ])
  func `is refused where it is malformed, with its path and the place`(
    text: String, reason: String
  ) throws {
    try folder.write(text)
    for mode in [RecordMode.missing, .failed, .never] {
      let fault = #expect(throws: TestFault.self) { try folder.compare(card.layout, mode) }
      let message = try #require(fault?.description)
      #expect(message.hasPrefix("\(try folder.file.path):\(reason)"), "\(message)")
      #expect(message.hasSuffix("; correct it, or record it anew with TRELLIS_RECORD=all"))
    }
    #expect(try folder.text == text)
  }

  @Test func `is refused where it nests deeper than a limit`() throws {
    try folder.write(String(repeating: "[", count: 1_000_000))
    let fault = #expect(throws: TestFault.self) { try folder.compare(card.layout) }
    #expect(fault?.description.contains("deeper than the limit of") == true)
  }

  @Test func `is refused where it is no file`() throws {
    let path = try folder.file.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let fault = #expect(throws: TestFault.self) { try folder.compare(card.layout) }
    #expect(fault?.description == "cannot read \(path): it is a folder, not a file")
    let written = #expect(throws: TestFault.self) { try folder.compare(card.layout, .all) }
    #expect(written?.description.hasPrefix("cannot write \(path): ") == true)
  }

  @Test func `can hold no bytes that stop a test`() throws {
    _ = try folder.compare(card.layout)
    let golden = Array(try folder.text.utf8)
    var generator = SplitMix64(seed: 7)
    var refused = 0
    for _ in 0..<2_000 {
      var bytes = golden
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: bytes[index...].prefix(9), at: index)
        }
      }
      let file = try folder.file
      try Data(bytes).write(to: URL(filePath: file.path))
      do throws(TestFault) {
        _ = try FrameExpectation(file: file, mode: .never, tolerance: 0)
          .failure(of: card.layout, at: [])
      } catch { refused += 1 }
    }
    #expect(refused > 500 && refused < 2_000)
  }

  @Test func `shows its names without control characters, and short`() throws {
    let name = "\\u001b[2J\\u202e" + String(repeating: "x", count: 1_000)
    try folder.write("{\"configurations\": {\"own\": {\"\(name)\": [0,0,1,1]}, \"\(name)\": {}}}")
    let message = try #require(try folder.compare(card.layout))
    #expect(message.contains("- \\u{1b}[2J\\u{202e}xxx"))
    #expect(!message.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{202e}" })
    #expect(message.utf8.count < 2_000)
  }

  @Test func `may have numbers of any size`() throws {
    try folder.write("{\"configurations\": {\"own\": {\"card\": [1e308, -1e308, 1e308, 1e-300]}}}")
    #expect(try folder.compare(card.layout)?.contains("- card  1e308, -1e308  1e308 ×") == true)
  }

  @Test func `may lie in folders, and nowhere else`() throws {
    let test = folder.url.appending(path: "CardTests.swift").path
    let file = try GoldenFile("dark/card.json", besides: test)
    #expect(file.path == folder.url.path + "/__Snapshots__/CardTests/dark/card.json")
    for name in ["", "/etc/passwd", "../card.json", "a/../../card.json", "a//b", "a/", "a\0b"] {
      let fault = #expect(throws: TestFault.self) { try GoldenFile(name, besides: test) }
      #expect(fault?.description.contains("has no place: write a name such as card.json") == true)
    }
  }
}
