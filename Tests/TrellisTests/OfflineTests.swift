import API
import Foundation
import JSONText
import Testing

@Suite struct OfflineTests {
  private let layout = #"{"views":[{"id":"a","width":10,"height":20}]}"#

  @Test func `solve reads standard input and prints the response`() throws {
    let outcome = try Program.run(["solve", "-"], input: layout)
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == #"{"frames":{"a":{"x":0,"y":0,"width":10,"height":20}},"ambiguous":[],"broken":[],"#
        + "\"unsatisfied\":[]}\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `solve prints a picture on demand`() throws {
    let picture = try Program.run(["solve", "--svg", "-"], input: layout)
    #expect(picture.status == 0 && picture.output.hasPrefix("<svg "))
    let variable = try Program.run(
      ["solve", "-"], input: layout, environment: ["TRELLIS_SVG": "true"])
    #expect(variable.output == picture.output)
  }

  @Test func `solve reads a file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(layout.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Program.run(["solve", file.path]).output.hasPrefix(#"{"frames""#))
  }

  @Test(arguments: [
    ("{", "malformed-json"), ("", "malformed-json"), ("{}", "invalid-request"),
    (#"{"views":[{"id":"a"}],"constraints":["b.top == 1"]}"#, "unknown-view"),
  ])
  func `a problem is printed, and the exit status is 1`(input: String, code: String) throws {
    let outcome = try Program.run(["solve", "-"], input: input)
    #expect(outcome.status == 1)
    let document = try JSONDocument.parse(Array(outcome.output.utf8))
    #expect(document.root["code"]?.string == code)
  }

  @Test func `snapshot prints rows, or a tree of text`() throws {
    let list = #"{"items":["a",{"title":"b","children":["c"]}]}"#
    let rows = try Program.run(["snapshot", "-"], input: list)
    let document = try JSONDocument.parse(Array(rows.output.utf8))
    #expect(document.root["itemCount"]?.integer == 3)
    let tree = "a\nb\n└─ c\n"
    #expect(try Program.run(["snapshot", "--text", "-"], input: list).output == tree)
    let variable = ["TRELLIS_TEXT": "true"]
    #expect(try Program.run(["snapshot", "-"], input: list, environment: variable).output == tree)
  }

  @Test func `diff prints operations, or a tree of text`() throws {
    let lists = #"{"from":{"items":["a","b"]},"to":{"items":["b"]}}"#
    let response = try Program.run(["diff", "-"], input: lists)
    #expect(
      response.status == 0 && response.output.contains(#""operations":[{"op":"remove","id":"a"}]"#))
    let text = try Program.run(["diff", "--text", "-"], input: lists)
    #expect(text.output.hasSuffix("\n- a\n  b\n"))
    let variable = ["TRELLIS_TEXT": "true"]
    #expect(
      try Program.run(["diff", "-"], input: lists, environment: variable).output == text.output)
    #expect(try Program.run(["diff", "-"], input: "{}").status == 1)
  }

  @Test func `limits hold offline, from options or from variables`() throws {
    let outcome = try Program.run(["solve", "--max-body-bytes", "10", "-"], input: layout)
    #expect(outcome.status == 1 && outcome.output.contains("content-too-large"))
    let limited = try Program.run(
      ["solve", "-"], input: #"{"views":[{"id":"a"},{"id":"b"}]}"#,
      environment: ["TRELLIS_MAX_VIEWS": "1"])
    #expect(limited.status == 1 && limited.output.contains("limit-exceeded"))
    let overridden = try Program.run(
      ["solve", "--max-views", "2", "-"], input: #"{"views":[{"id":"a"},{"id":"b"}]}"#,
      environment: ["TRELLIS_MAX_VIEWS": "1"])
    #expect(overridden.status == 0)
  }

  @Test(arguments: ["/nothing/there", "/"])
  func `a file that cannot be read is one line on standard error`(path: String) throws {
    let outcome = try Program.run(["solve", path])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(path))
  }
}
