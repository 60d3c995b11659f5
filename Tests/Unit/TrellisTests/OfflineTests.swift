import API
import Foundation
import JSONDocuments
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
  func `a problem is printed, and the exit status is 3`(input: String, code: String) throws {
    let outcome = try Program.run(["solve", "-"], input: input)
    #expect(outcome.status == 3)
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
      response.status == 1 && response.output.contains(#""operations":[{"op":"remove","id":"a"}]"#))
    let text = try Program.run(["diff", "--text", "-"], input: lists)
    #expect(text.output.hasSuffix("\n- a\n  b\n"))
    let variable = ["TRELLIS_TEXT": "true"]
    #expect(
      try Program.run(["diff", "-"], input: lists, environment: variable).output == text.output)
    #expect(try Program.run(["diff", "-"], input: "{}").status == 3)
  }

  @Test func `limits hold offline, from options or from variables`() throws {
    let outcome = try Program.run(["solve", "--max-body-bytes", "10", "-"], input: layout)
    #expect(outcome.status == 3 && outcome.output.contains("content-too-large"))
    let limited = try Program.run(
      ["solve", "-"], input: #"{"views":[{"id":"a"},{"id":"b"}]}"#,
      environment: ["TRELLIS_MAX_VIEWS": "1"])
    #expect(limited.status == 3 && limited.output.contains("limit-exceeded"))
    let overridden = try Program.run(
      ["solve", "--max-views", "2", "-"], input: #"{"views":[{"id":"a"},{"id":"b"}]}"#,
      environment: ["TRELLIS_MAX_VIEWS": "1"])
    #expect(overridden.status == 1 && overridden.output.hasPrefix("{\"frames\""))
  }

  @Test(arguments: ["/nothing/there", "/"])
  func `a file that cannot be read is one line on standard error`(path: String) throws {
    let outcome = try Program.run(["solve", path])
    #expect(outcome.status == 3 && outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(path))
  }

  @Test(arguments: [
    (#"{"views":[{"id":"a","width":1,"height":1}]}"#, 0),
    (#"{"views":[{"id":"a","width":1}]}"#, 1),
    (#"{"views":[{"id":"a","width":1,"height":1}],"constraints":["a.width == 2"]}"#, 1),
    (
      #"{"views":[{"id":"a","width":1,"height":1}],"constraints":["a.width <= 2"],"#
        + #""variants":[{"name":"v","set":{"a.width":3}}]}"#, 1
    ),
    (
      #"{"views":[{"id":"a","height":1}],"constraints":[{"text":"a.width == 2","id":"w"}],"#
        + #""variants":[{"name":"v","set":{"w.active":false}}]}"#, 1
    ),
    (
      #"{"views":[{"id":"a","width":1,"height":1}],"constraints":["a.width == 2"],"#
        + #""onConflict":"break"}"#, 1
    ),
  ])
  func `the exit status of solve tells of conflicts and ambiguity`(
    input: String, status: Int
  ) throws {
    #expect(try Program.run(["solve", "-"], input: input).status == Int32(status))
    #expect(try Program.run(["solve", "--svg", "-"], input: input).status == Int32(status))
  }

  @Test func `diff exits with 0 for equal lists and 1 for others`() throws {
    let equal = #"{"from":{"items":["a"]},"to":{"items":["a"]}}"#
    #expect(try Program.run(["diff", "-"], input: equal).status == 0)
    #expect(try Program.run(["diff", "--text", "-"], input: equal).status == 0)
    let other = #"{"from":{"items":["a"]},"to":{"items":["b"]}}"#
    #expect(try Program.run(["diff", "--text", "-"], input: other).status == 1)
  }

  @Test func `sequence carries out steps, and exits with 1 if one fails`() throws {
    let good =
      #"{"steps":[{"id":"s","post":"/v1/snapshot","body":{"items":["a"]}}]}"#
    let outcome = try Program.run(["sequence", "-"], input: good)
    #expect(outcome.status == 0 && outcome.output.hasPrefix(#"{"steps":[{"id":"s","status":200"#))
    let bad = #"{"steps":[{"id":"s","post":"/v1/snapshot","body":{"items":["a","a"]}}]}"#
    #expect(try Program.run(["sequence", "-"], input: bad).status == 1)
    #expect(try Program.run(["sequence", "-"], input: "{}").status == 3)
  }

  @Test func `several files are answered in order, into a file on demand`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for name in ["one", "two", "three"] {
      let file = folder.appending(path: "\(name).json")
      try Data(layout.replacing("\"a\"", with: "\"\(name)\"").utf8).write(to: file)
      paths.append(file.path)
    }
    let outcome = try Program.run(["solve"] + paths)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix(#"{"frames":{"two""#))
    let target = folder.appending(path: "new/answers.json")
    let quiet = try Program.run(["solve", "-o", target.path] + paths)
    #expect(quiet.output.isEmpty)
    #expect(try String(contentsOf: target, encoding: .utf8) == outcome.output)
    let partly = try Program.run(["solve", paths[0], "/nothing/there", paths[2]])
    #expect(partly.status == 3 && partly.output.split(separator: "\n").count == 2)
  }

  @Test func `pretty JSON has the same values`() throws {
    let plain = try Program.run(["solve", "-"], input: layout).output
    let pretty = try Program.run(["solve", "--pretty", "-"], input: layout).output
    #expect(pretty.split(separator: "\n").count > 5)
    let values = [plain, pretty].map {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary
    }
    #expect(values[0] != nil && values[0] == values[1])
  }

  @Test func `limits have a page of help of their own`() throws {
    let page = try Program.run(["help-limits"])
    #expect(page.status == 0 && page.output.contains("--max-views"))
    #expect(try !Program.run(["solve", "--help"]).output.contains("--max-views"))
    #expect(try Program.run(["solve", "--help"]).output.contains("help-limits"))
  }
}
