import Foundation
import Glibc
import Testing

/// `trellis check` on malicious files, names and documents.
@Suite struct HostileCheckTests {
  /// Lines that GitHub would interpret as commands.
  private func commands(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { $0.drop { $0 == " " }.hasPrefix("::") }
  }

  @Test func `names of files and views begin no line and control no terminal`() throws {
    let folder = try TestFolder()
    let view = #"x\n::error file=a::b\u001b[2J"#
    try folder.write(
      #"""
      {"views": [{"id": "\#(view)", "width": 1}],
       "lint": {"disable": [{"rule": "outside", "view": "\#(view)y"}, "\#(view)"]}}
      """#, to: "::error ::a.layout.json")
    try folder.write("{", to: "b\n::error ::b.layout.json")
    try folder.write("\"\\e[31m\\n::error ::c\": 1\n", to: "wrong.yml")
    let text = try folder.run(["check"])
    #expect(text.status == 3)
    #expect(commands(text.output + "\n" + text.errors) == [], "\(text.output) \(text.errors)")
    #expect(
      text.errors.contains("is not a view") && text.errors.contains("is not a suppressible rule"))
    let wrong = try folder.run(["check", "--config", "wrong.yml"])
    #expect(wrong.status == 2 && commands(wrong.errors) == [], "\(wrong.errors)")
    for outcome in [text, wrong] {
      #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    }
    let github = try folder.run(["check", "--format", "github", "--quiet"])
    #expect(commands(github.output).count == 2, "\(github.output)")
    #expect(github.output.split(separator: "\n").count == 2)
  }

  @Test func `annotations of GitHub escape what its runner reads back, and control no terminal`()
    throws
  {
    let folder = try TestFolder()
    let id = #"a%0Ab,c:d\r\n::error::\u001b]0;x\u0007\u009b2J\u202e\u0000"#
    try folder.write(
      #"{"views": [{"id": "\#(id)", "width": 10, "children": [{"id": "\#(id)2", "x": 50, "width": 9}]}]}"#,
      to: "p%:,q\u{1B}\n.layout.json")
    let github = try folder.run(["check", "--format", "github", "--quiet"])
    #expect(github.status == 1)
    let lines = github.output.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.hasPrefix("::error file=p%25%3A%2Cq\u{FFFD}%0A.layout.json,line="), "\(line)")
      let text = line.unicodeScalars
      #expect(!text.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
    }
    #expect(github.output.contains("a%250Ab,c:d%0D%0A::error::\u{FFFD}]0;x"), "\(github.output)")
  }

  @Test func `links that lead back are not followed, and links to files are`() throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.good, to: "a/one.layout.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "a/back").path, withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "a/two.layout.json").path,
      withDestinationPath: "one.layout.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "a/self.layout.json").path,
      withDestinationPath: "self.layout.json")
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 0 && outcome.output == "no findings in 2 files\n", "\(outcome)")
  }

  @Test func `what cannot be opened is told, and the rest is checked`() throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.conflict, to: "b.layout.json")
    // Neither a file nor a folder; root can read entries without permissions.
    let path = folder.url.appending(path: "a.layout.json").path
    #expect(symlink("/proc/self/mem", path) == 0)
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.output.contains("a.layout.json: error: cannot read the file: "))
    #expect(outcome.output.contains("b.layout.json:6:5: error:"))
  }

  @Test func `reports go to devices and replace files, which keep their permissions`() throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.good, to: "a.layout.json")
    try folder.write("old", to: "report")
    #expect(chmod(folder.url.appending(path: "report").path, 0o640) == 0)
    #expect(try folder.run(["check", "-o", "report"]).status == 0)
    #expect(try folder.read("report") == "no findings in 1 file\n")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.url.appending(path: "report").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let before = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(try folder.run(["check", "-o", "/dev/null"]).status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    for path in ["/dev/stdout", "/dev/fd/1"] {
      #expect(try folder.run(["check", "-o", path]).output == "no findings in 1 file\n")
    }
  }

  @Test func `a folder that cannot be written keeps no frames, and says so`() throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.good, to: "a.layout.json")
    try folder.write("a file", to: "golden")
    let arguments = ["check", "--golden", "golden", "--update"]
    let outcome = try folder.run(arguments)
    #expect(outcome.status == 1 && outcome.output.contains("cannot save golden frames to golden"))
    #expect(try folder.read("golden") == "a file")
  }

  @Test func `thousands of overlapping views with long names take little memory`() throws {
    let folder = try TestFolder()
    let name = String(repeating: "n", count: 30_000)
    let views = (0..<200).map {
      #"{"id": "\#($0)\#(name)", "x": 0, "y": 0, "intrinsicSize": {"width": 9, "height": 9}}"#
    }.joined(separator: ",")
    try folder.write(
      #"{"views": [{"id": "s", "width": 9, "height": 9, "children": [\#(views)]}]}"#,
      to: "a.layout.json")
    let program = try Program.Running(
      ["check"], shell: "cd '\(folder.url.path)' && ulimit -v 1000000")
    program.write("")
    let outcome = program.wait()
    #expect(outcome.status == 0, "\(outcome.output.suffix(300)) \(outcome.errors.suffix(300))")
    #expect(outcome.errors.contains("18900 findings beyond the limit of 1000"))
  }

  @Test(arguments: [">&-", ">/dev/full"])
  func `a report that cannot be written is told`(redirection: String) throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.good, to: "a.layout.json")
    let program = try Program.Running(
      ["check"], shell: "cd '\(folder.url.path)' && exec \(redirection)")
    program.write("")
    let outcome = program.wait()
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("cannot write to standard output: "), "\(outcome.errors)")
  }

  /// Makes an empty file or folder whose name is given in bytes.
  private func make(_ name: [UInt8], in folder: TestFolder, isFolder: Bool = false) {
    let path = Array(folder.url.path.utf8) + [UInt8(ascii: "/")] + name + [0]
    path.withUnsafeBufferPointer { path in
      path.withMemoryRebound(to: CChar.self) { path in
        guard let start = path.baseAddress else { return }
        if isFolder {
          #expect(mkdir(start, 0o777) == 0)
        } else {
          let descriptor = open(start, O_CREAT | O_WRONLY, 0o666)
          #expect(descriptor >= 0)
          close(descriptor)
        }
      }
    }
  }

  @Test func `names that are not UTF-8 are told, not passed over`() throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.good, to: "b.layout.json")
    make([0xFF] + Array("a.layout.json".utf8), in: folder)
    make([0xE9] + Array("t\u{E9}".utf8), in: folder, isFolder: true)
    make([0xFE] + Array("image.png".utf8), in: folder)
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 3 && outcome.output == "no findings in 1 file\n", "\(outcome)")
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("not UTF-8") }
    #expect(lines.count == 2, "\(outcome.errors)")
    // A name with the replacement character itself is a valid name too.
    let other = try TestFolder()
    try other.write(CheckTests.good, to: "\u{FFFD}.layout.json")
    #expect(try other.run(["check"]).status == 0)
  }

  @Test func `a pipe in a folder is not waited for`() throws {
    let folder = try TestFolder()
    try folder.write(CheckTests.good, to: "b.layout.json")
    #expect(mkfifo(folder.url.appending(path: "a.layout.json").path, 0o666) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "c.layout.json").path,
      withDestinationPath: "a.layout.json")
    let outcome = try folder.run(["check"])
    #expect(outcome.status == 0 && outcome.output == "no findings in 1 file\n", "\(outcome)")
  }

  @Test func `files that change or vanish during a run end in findings or a fault`() throws {
    let folder = try TestFolder()
    let names = (0..<120).map { "d/\($0).layout.json" }
    for name in names { try folder.write(CheckTests.mendable, to: name) }
    for arguments in [["check"], ["check", "--fix"], ["check", "--golden", "d", "--update"]] {
      let program = try Program.Running(arguments, shell: "cd '\(folder.url.path)'")
      for (number, name) in names.enumerated() {
        let file = folder.url.appending(path: name)
        switch number % 4 {
        case 0: try? FileManager.default.removeItem(at: file)
        case 1: try? Data("{".utf8).write(to: file)
        case 2: truncate(file.path, 40)
        default: try folder.write(CheckTests.good, to: name)
        }
      }
      program.write("")
      let outcome = program.wait()
      #expect([0, 1, 3].contains(outcome.status), "\(arguments) \(outcome)")
      // No temporary replacement file is left behind.
      let left = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "d").path)
      #expect(!left.contains { $0.hasSuffix(".new") })
      for name in names { try folder.write(CheckTests.mendable, to: name) }
    }
  }
}
