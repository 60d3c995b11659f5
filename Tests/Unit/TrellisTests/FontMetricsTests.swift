import Foundation
import Glibc
import JSONDocuments
import JSONText
import TestSupport
import Testing

/// Font metrics files, as given by `--font-metrics`.
@Suite struct FontMetricsTests {
  private static let layout = """
    {"views": [{"id": "s", "width": 100, "height": 100, "children": [
      {"id": "t", "x": 0, "y": 0, "text": "ab"}]}], "strictFonts": true}
    """

  private func metrics(width: Double = 20.25, more: String = "") -> String {
    """
    {"format": "trellis-font-metrics/1", "fonts": [
      {"name": "system", "size": 17, "weight": "regular", "italic": false, "ascender": 16,
       "descender": 4, "texts": [{"text": "ab", "offsets": [0, 9, \(width)]}\(more)]}]}
    """
  }

  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test func `a recorded text is exact in solve, from the option and from the variable`() throws {
    try withFile(metrics()) { file in
      let option = try Program.run(["solve", "--font-metrics", file, "-"], input: Self.layout)
      #expect(option.status == 0, "\(option.output)")
      let answer = try JSONDocument.parse(Array(option.output.utf8))
      let text = answer.root["frames"]?["t"]?["text"]
      #expect(text?["width"]?.number == 20.5 && text?["estimated"]?.bool == false)
      #expect(text?["height"]?.number == 20 && text?["firstBaseline"]?.number == 16)
      let variable = try Program.run(
        ["solve", "-"], input: Self.layout, environment: ["TRELLIS_FONT_METRICS": file])
      #expect(variable.output == option.output)
      withExtendedLifetime(answer) {}
    }
    #expect(try Program.run(["solve", "-"], input: Self.layout).status == 3)
  }

  @Test func `check measures with recorded widths, too`() throws {
    try withFile(metrics(width: 200)) { file in
      let body = Self.layout.replacing("\"text\": \"ab\"", with: "\"text\": \"ab\", \"width\": 90")
      let outcome = try Program.run(
        ["check", "--font-metrics", file, "--format", "json", "-"], input: body)
      #expect(
        outcome.output.contains(#"\"t\" is 90 points wide, and its text \"ab\" needs 200""#),
        "\(outcome.output)")
      #expect(!outcome.output.contains("estimated)"))
    }
  }

  @Test(arguments: [
    ("{\n  \"format\": ?}", "line 2, column 13"),
    ("[]", "the file: must be an object"),
    (#"{"format": "trellis-font-metrics/2", "fonts": []}"#, "/format: must be"),
    (#"{"format": "trellis-font-metrics/1"}"#, "the member \"fonts\" is missing"),
    (#"{"format": "trellis-font-metrics/1", "font": []}"#, "did you mean \"fonts\"?"),
  ])
  func `a file of another form is a fault of the options that says where`(
    text: String, words: String
  ) throws {
    try withFile(text) { file in
      let outcome = try Program.run(["solve", "--font-metrics", file, "-"], input: Self.layout)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(outcome.errors.contains(file))
    }
  }

  @Test(arguments: [
    (#", {"text": "ab"}"#, "/fonts/0/texts/1: the member \"offsets\" is missing"),
    (#", {"text": "é😀", "offsets": [0, 1, 2]}"#, "so there must be 4 offsets, not 3"),
    (#", {"text": "ab", "offsets": [0, 2, 1]}"#, "/fonts/0/texts/1/offsets: the offsets go up and"),
    (#", {"text": "a", "offsets": [0, 10000001]}"#, "beyond the limit of 10000000 points"),
    (#", {"text": "a", "offsets": [0, "1"]}"#, "/fonts/0/texts/1/offsets/1: must be a number"),
  ])
  func `a text with a fault is named by its pointer`(more: String, words: String) throws {
    try withFile(metrics(more: more)) { file in
      let outcome = try Program.run(["solve", "--font-metrics", file, "-"], input: Self.layout)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test func `sizes and heights of fonts are within bounds`() throws {
    for (old, new, words) in [
      ("\"size\": 17", "\"size\": 0.5", "/fonts/0/size: must be from 1"),
      ("\"size\": 17", "\"size\": 10001", "/fonts/0/size: must be from 1 to 10000"),
      ("\"ascender\": 16", "\"ascender\": 171", "/fonts/0/ascender: must be from 0 to 170"),
      ("\"descender\": 4", "\"descender\": -4", "/fonts/0/descender: must be from 0"),
      ("\"regular\"", "\"Regular\"", "did you mean \"regular\"?"),
    ] {
      try withFile(metrics().replacing(old, with: new)) { file in
        let outcome = try Program.run(["solve", "--font-metrics", file, "-"], input: Self.layout)
        #expect(outcome.status == 2 && outcome.errors.contains(words), "\(outcome.errors)")
      }
    }
  }

  @Test func `bytes, texts and their length are limited by name`() throws {
    let text = metrics()
    try withFile(text) { file in
      func run(_ more: [String]) throws -> Program.Outcome {
        try Program.run(["solve", "--font-metrics", file] + more + ["-"], input: Self.layout)
      }
      let count = text.utf8.count
      #expect(try run(["--max-font-metrics-bytes", "\(count)"]).status == 0)
      let bytes = try run(["--max-font-metrics-bytes", "\(count - 1)"])
      #expect(bytes.status == 2 && bytes.errors.contains("the limit of \(count - 1) bytes"))
      #expect(try run(["--max-font-metrics-texts", "1"]).status == 0)
      let texts = try run(["--max-font-metrics-texts", "0"])
      #expect(texts.status == 2 && texts.errors.contains("the limit of 0 texts in files"))
      // The limit applies to all files together.
      let twice = try run(["--font-metrics", file, "--max-font-metrics-texts", "1"])
      #expect(twice.status == 2 && twice.errors.contains("the limit of 1 texts in files"))
      let length = try run(["--max-text-length", "1"])
      #expect(length.status == 2 && length.errors.contains("the limit of 1 textLength"))
    }
    let missing = try Program.run(["solve", "--font-metrics", "/nowhere", "-"], input: Self.layout)
    #expect(missing.status == 2 && missing.errors.contains("/nowhere cannot be read"))
  }

  @Test func `the server reads the widths again on SIGHUP, and keeps what it has after a fault`()
    throws
  {
    try withFile(metrics()) { file in
      let server = try ServerProcess(["--font-metrics", file])
      func width() throws -> Double? {
        let response = try server.connect().request(
          "POST", "/v1/layout", body: Array(Self.layout.utf8))
        let answer = try JSONDocument.parse(response.body)
        return withExtendedLifetime(answer) {
          answer.root["frames"]?["t"]?["text"]?["width"]?.number
        }
      }
      #expect(try width() == 20.5)
      try Data(metrics(width: 30).utf8).write(to: URL(filePath: file))
      server.program.send(SIGHUP)
      let line = try #require(server.program.line(holding: "loaded the fonts"))
      #expect(line.contains("recorded-texts"))
      #expect(try width() == 30)
      try Data("{".utf8).write(to: URL(filePath: file))
      server.program.send(SIGHUP)
      _ = try #require(server.program.line(holding: "ignored a file"))
      #expect(try width() == 30)
      #expect(server.stop().status == 0)
    }
  }
}
