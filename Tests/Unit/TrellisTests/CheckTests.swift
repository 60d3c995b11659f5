import Foundation
import Glibc
import JSONDocuments
import JSONText
import Testing

/// A folder for one test, removed after it.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Runs the program in the folder.
  func run(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    let program = try Program.Running(arguments, shell: "cd '\(url.path)'")
    program.write(input)
    return program.wait()
  }
}

@Suite struct CheckTests {
  static let good = #"{"views": [{"id": "screen", "width": 320, "height": 480}]}"#
  static let conflict = """
    {
      "views": [{"id": "screen", "width": 320, "height": 480, "children": [
        {"id": "box", "x": 0, "y": 0, "height": 10}
      ]}],
      "constraints": [
        "box.width == 100",
        "box.width >= 200"
      ]
    }
    """
  /// An ambiguous view that a constraint settles.
  static let mendable = """
    {
      "views": [{"id": "screen", "width": 320, "height": 480, "children": [
        {"id": "box", "y": 0, "width": 10, "height": 10}
      ]}],
      "constraints": [
        "box.left >= screen.left + 5"
      ]
    }
    """
  static let outside = """
    {"views": [{"id": "screen", "width": 320, "height": 480, "children": [
      {"id": "box", "x": 300, "y": 0, "width": 50, "height": 10}]}]}
    """

  @Test func `a clean folder exits with 0`() throws {
    let folder = try TestFolder()
    try folder.write(Self.good, to: "a/b/good.layout.json")
    try folder.write(#"{"items": ["a"]}"#, to: "a/good.list.json")
    try folder.write("no layout", to: "a/other.json")
    try folder.write("{", to: ".hidden/bad.layout.json")
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 0 && outcome.output == "no findings in 2 files\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a finding names file, line and column, shows the line and says what to do`() throws {
    let folder = try TestFolder()
    try folder.write(Self.conflict, to: "Screens/home.layout.json")
    let outcome = try folder.run(["check", "Screens"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Screens/home.layout.json:6:5: error: these cannot all hold: box.width == 100, \
        box.width >= 200 [conflict]
            6 |     "box.width == 100",
              |     ^~~~~~~~~~~~~~~~~~
          see line 7: box.width >= 200
          repair: change box.width >= 200 to box.width >= 100; nothing moves
          repair: lower box.width >= 200 to priority 999; nothing moves
          repair: leave out box.width >= 200; nothing moves
          help: leave one of these out, or lower the priority of one below 1000

        1 error in 1 file

        """)
  }

  @Test(arguments: [0, 1, 30, 90, 700, 1_023, 1_024, 5_000])
  func `columns of long lines count characters, and a part of the line is shown`(
    length: Int
  ) throws {
    let folder = try TestFolder()
    let name = String(repeating: "é😀", count: length)
    let start = #"{"views": [{"id": "\#(name)s", "width": 9, "height": 9, "children": [{"id": "#
    let end = #""box", "x": 5, "y": 0, "width": 9, "height": 9}]}]}"#
    try folder.write(start + end, to: "a.layout.json")
    let output = try folder.run(["check"]).output.split(separator: "\n")
    let column = start.unicodeScalars.count + 1
    #expect(output.first?.hasPrefix("a.layout.json:1:\(column): warning: \"box\"") == true)
    try #require(output.count > 2)
    let caret = try #require(output[2].firstIndex(of: "^"))
    let distance = output[2].distance(from: output[2].startIndex, to: caret)
    #expect(output[1].dropFirst(distance).hasPrefix("\"box\", "))
    #expect(output[1].count <= 110)
  }

  @Test func `severities decide whether a run fails`() throws {
    let folder = try TestFolder()
    try folder.write(Self.outside, to: "a.layout.json")
    #expect(try folder.run(["check"]).status == 0)
    #expect(try folder.run(["check", "--fail-on", "warning"]).status == 1)
    #expect(try folder.run(["check", "--rule", "outside=error"]).status == 1)
    let off = try folder.run(["check", "--rule", "outside=off", "--fail-on", "note"])
    #expect(off.status == 0 && off.output == "no findings in 1 file\n")
    try folder.write("rules: {outside: error}\n", to: ".trellis.yml")
    #expect(try folder.run(["check"]).status == 1)
    #expect(try folder.run(["check", "--no-config"]).status == 0)
    #expect(try folder.run(["check", "--rule", "outside=note"]).status == 0)
  }

  @Test func `the nearest configuration above a file counts`() throws {
    let folder = try TestFolder()
    try folder.write(Self.outside, to: "a.layout.json")
    try folder.write(Self.outside, to: "old/deep/a.layout.json")
    try folder.write(Self.outside, to: "new/a.layout.json")
    try folder.write("rules: {outside: error}\nignore: [\"new/**\"]\n", to: ".trellis.yml")
    try folder.write(
      "suppress: [{file: \"deep/*.json\", rule: outside, view: \"b*\"}]\n", to: "old/.trellis.yml")
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 1 && outcome.output.hasPrefix("a.layout.json:2:10: error"))
    #expect(outcome.output.hasSuffix("1 error in 2 files\n"))
    try folder.write("rules: {outside: note}\n", to: "one.yml")
    let common = try folder.run(["check", "--config", "one.yml"])
    #expect(common.status == 0 && common.output.hasSuffix("3 notes in 3 files\n"))
  }

  @Test(arguments: [
    ["--nothing"], ["--devices", "nokia"], ["--devices", "320x568"], ["--size", "3by4"],
    ["--size", "0x1"], ["--direction", "up"], ["--text-scale", "big"], ["--text-scale", "3...1"],
    ["--rule", "outside"], ["--rule", "outsize=error"], ["--pseudo", "klingon"],
    ["--fail-on", "off"], ["--format", "xml"], ["--update"], ["--config", "x", "--no-config"],
    ["--baseline", "x", "--write-baseline", "y"], ["--explain", "nothing"], ["--watch", "-"],
    ["--config", "missing.yml"], ["--baseline", "missing.json"],
  ])
  func `a wrong option exits with 2 and says why`(arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write(Self.good, to: "a.layout.json")
    let outcome = try folder.run(["check"] + arguments)
    #expect(outcome.status == 2, "\(arguments): \(outcome.errors)")
    #expect(!outcome.errors.isEmpty && outcome.output.isEmpty)
  }

  @Test func `a fault of a configuration exits with 2 and names its line`() throws {
    let folder = try TestFolder()
    try folder.write(Self.good, to: "a.layout.json")
    try folder.write("rules:\n  overlapp: off\n", to: ".trellis.yml")
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("trellis: .trellis.yml:2:3: unknown rule \"overlapp\":"))
    #expect(!outcome.errors.contains("Usage"))
  }

  @Test func `too many combinations are refused`() throws {
    let sizes = (1...101).map { "\($0)x100" }.joined(separator: ",")
    let scales = (1...100).map { "\(1 + Double($0) / 100)" }.joined(separator: ",")
    let folder = try TestFolder()
    try folder.write(Self.good, to: "a.layout.json")
    let outcome = try folder.run(["check", "--size", sizes, "--text-scale", scales])
    #expect(outcome.status == 2 && outcome.errors.contains("exceed the limit of 10000"))
    let most = sizes.split(separator: ",").dropLast().joined(separator: ",")
    #expect(try folder.run(["check", "--size", most, "--text-scale", scales]).status == 0)
  }

  @Test(arguments: [
    ("{", "1:2: error: unexpected end"), ("[]", "1:1: error:"), (#"{"views": 1}"#, "1:11: error:"),
    (#"{"views": [{"id": "a"}], "constraints": ["b.top == 1"]}"#, "1:42: error: there is no view"),
    (#"{"views": [{"id": "a"}, {"id": "a"}]}"#, "1:32: error:"),
    (#"{"views": [], "x": 1}"#, "1:15: error: unknown member \"x\""),
    ("\u{FEFF}{}", ": error:"),
  ])
  func `an unreadable document exits with 3`(text: String, expected: String) throws {
    let folder = try TestFolder()
    try folder.write(text, to: "a.layout.json")
    try folder.write(Self.conflict, to: "b.layout.json")
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 3)
    #expect(outcome.output.hasPrefix("a.layout.json:"))
    #expect(outcome.output.contains(expected), "\(outcome.output)")
    #expect(outcome.output.contains("b.layout.json:6:5"))
  }

  @Test func `missing files and patterns without a match exit with 3`() throws {
    let folder = try TestFolder()
    try folder.write(Self.good, to: "a.layout.json")
    let missing = try folder.run(["check", "missing.layout.json", "a.layout.json"])
    #expect(missing.status == 3 && missing.output.contains("cannot read the file: No such file"))
    let pattern = try folder.run(["check", "*.list.json"])
    #expect(pattern.status == 3 && pattern.errors.contains("no file matches"))
    #expect(try folder.run(["check", "**/*.layout.json"]).status == 0)
    let large = try folder.run(["check", "--max-body-bytes", "10"])
    #expect(large.status == 3 && large.output.contains("over the limit of 10 bytes"))
  }

  @Test func `standard input and files of any name are checked`() throws {
    let folder = try TestFolder()
    let outcome = try folder.run(["check", "-"], input: Self.conflict)
    #expect(outcome.status == 1 && outcome.output.hasPrefix("-:6:5: error"))
    let list = try folder.run(["check", "-"], input: #"{"items": ["a", "a"]}"#)
    #expect(list.status == 1 && list.output.contains("[duplicate-item]"))
    try folder.write(#"{"items": ["a", "a"]}"#, to: "list.json")
    #expect(try folder.run(["check", "list.json"]).output.contains("[duplicate-item]"))
  }

  @Test func `a baseline accepts what was there, and nothing else`() throws {
    let folder = try TestFolder()
    try folder.write(Self.conflict, to: "a.layout.json")
    let written = try folder.run(["check", "--write-baseline", "baseline.json"])
    #expect(written.status == 0)
    let accepted = try folder.run(["check", "--baseline", "baseline.json"])
    #expect(accepted.status == 0 && accepted.output.contains("the baseline accepts 1 more"))
    // Additional lines before it change nothing.
    try folder.write("\n\n" + Self.conflict, to: "a.layout.json")
    #expect(try folder.run(["check", "--baseline", "baseline.json"]).status == 0)
    try folder.write(Self.conflict, to: "b.layout.json")
    let new = try folder.run(["check", "--baseline", "baseline.json"])
    #expect(new.status == 1 && new.output.hasPrefix("b.layout.json"))
    try folder.write("baseline: baseline.json\n", to: ".trellis.yml")
    #expect(try folder.run(["check", "a.layout.json"]).status == 0)
  }

  @Test func `kept frames are compared, updated and drawn`() throws {
    let folder = try TestFolder()
    let layout = """
      {"views": [{"id": "screen", "width": 320, "height": 480, "children": [{"id": "title"}]}],
       "constraints": ["title.leading == screen.leading + 16", "title.top == screen.top + 20",
        "title.width == 100", "title.height == 20"]}
      """
    try folder.write(layout, to: "ui/a.layout.json")
    let arguments = ["check", "--golden", "golden", "--devices", "iphone-se-3,ipad-11"]
    let missing = try folder.run(arguments)
    #expect(missing.status == 1 && missing.output.contains("no golden frames in golden/ui/a"))
    #expect(try folder.run(arguments + ["--update"]).status == 0)
    #expect(
      try folder.read("golden/ui/a.layout.frames.json") == """
        {
          "configurations": {
            "iphone-se-3": {
              "screen": [0,0,375,667],
              "title": [16,20,100,20]
            },
            "ipad-11": {
              "screen": [0,0,834,1194],
              "title": [16,20,100,20]
            }
          }
        }

        """)
    #expect(try folder.run(arguments).status == 0)
    try folder.write(
      layout.replacing("leading + 16", with: "leading + 24"), to: "ui/a.layout.json")
    let changed = try folder.run(arguments + ["--svg", "pictures"])
    #expect(changed.status == 1)
    #expect(
      changed.output.contains(
        #""title" differs: its left edge is 8 points further right (16, now 24)"#))
    #expect(changed.output.contains("decided by title.leading == screen.leading + 24"))
    #expect(changed.output.contains("at iphone-se-3; ipad-11"))
    let picture = try folder.read("pictures/ui/a.layout.iphone-se-3.svg")
    #expect(picture.hasPrefix("<svg ") && picture.contains("changed before"))
    #expect(picture.contains(#"x="24" y="20""#) && picture.contains(#"x="16" y="20""#))
    #expect(try folder.run(arguments + ["--update"]).status == 0)
    #expect(try folder.run(arguments).status == 0)
  }

  @Test func `kept frames of a configuration are found from any folder`() throws {
    let folder = try TestFolder()
    try folder.write(Self.good, to: "ui/a.layout.json")
    try folder.write("golden: golden\n", to: "ui/.trellis.yml")
    #expect(try folder.run(["check", "--update"]).status == 0)
    #expect(try folder.read("ui/golden/a.layout.frames.json").contains("screen"))
    #expect(try folder.run(["check"]).status == 0)
    let program = try Program.Running(["check"], shell: "cd '\(folder.url.path)/ui'")
    program.write("")
    #expect(program.wait().status == 0)
  }

  @Test func `colours are for terminals, or on demand`() throws {
    let folder = try TestFolder()
    try folder.write(Self.conflict, to: "a.layout.json")
    #expect(try !folder.run(["check"]).output.contains("\u{1B}"))
    let coloured = try folder.run(["check", "--color", "always"]).output
    #expect(coloured.contains("\u{1B}[1;31merror\u{1B}[0m"))
    // A document must not write to the terminal.
    try folder.write(
      #"{"views": [{"id": "\u001b[2Jx", "width": 1}]}"#, to: "a.layout.json")
    #expect(try !folder.run(["check"]).output.contains("\u{1B}"))
  }

  @Test func `progress is shown on a terminal alone`() throws {
    let folder = try TestFolder()
    for index in 0..<60 { try folder.write(Self.good, to: "\(index).layout.json") }
    #expect(try folder.run(["check"]).errors.isEmpty)
    let terminal = try Terminal()
    let descriptor = open(terminal.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(descriptor) }
    let program = try Program.Running(
      ["check"], errors: descriptor, shell: "cd '\(folder.url.path)'")
    program.write("")
    #expect(program.wait().output == "no findings in 60 files\n")
    #expect(terminal.readSome().contains("checked "))
  }

  @Test func `watching checks again after a change`() throws {
    let folder = try TestFolder()
    try folder.write(Self.good, to: "a.layout.json")
    let report = folder.url.appending(path: "report").path
    let program = try Program.Running(
      ["check", "--watch", "a.layout.json", "-o", "report"], shell: "cd '\(folder.url.path)'")
    func waits(for text: String) -> Bool {
      for _ in 0..<600 {
        if (try? String(contentsOfFile: report, encoding: .utf8))?.contains(text) == true {
          return true
        }
        usleep(100_000)
      }
      return false
    }
    #expect(waits(for: "no findings in 1 file"))
    try folder.write(Self.conflict, to: "a.layout.json")
    #expect(waits(for: "1 error in 1 file"))
    program.send(SIGINT)
    #expect(program.wait().status == -SIGINT)
  }

  @Test func `rules are listed and explained`() throws {
    let rules = try Program.run(["check", "--rules"])
    #expect(rules.status == 0 && rules.output.split(separator: "\n").count == 26)
    let page = try Program.run(["check", "--explain", "squeezed"])
    #expect(page.status == 0 && page.output.hasPrefix("squeezed (warning): "))
    #expect(page.output.contains("A layout with the fault:"))
  }

  @Test func `devices lists what --devices takes`() throws {
    let list = try Program.run(["devices"])
    #expect(list.status == 0 && list.output.hasPrefix("NAME "))
    let names = list.output.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let folder = try TestFolder()
    try folder.write(Self.good, to: "a.layout.json")
    for suffix in ["", "-landscape"] {
      let all = names.map { $0 + suffix }.joined(separator: ",")
      #expect(try folder.run(["check", "--devices", all]).status == 0)
    }
    let json = try JSONDocument.parse(
      Array(try Program.run(["devices", "--json"]).output.utf8))
    #expect(json.root["devices"]?.count == names.count && names.count >= 10)
  }
}
