import Foundation
import Glibc
import Testing

/// `trellis check` and similar commands write only within the tree, whatever it contains.
@Suite struct WritingTests {
  private let folder: TestFolder
  private let outside: TestFolder

  init() throws {
    folder = try TestFolder()
    outside = try TestFolder()
    try outside.write("kept", to: "victim")
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// The names and contents of the folder outside.
  private func untouched(_ names: [String: String] = ["victim": "kept"]) throws -> Bool {
    let found = try FileManager.default.subpathsOfDirectory(atPath: outside.url.path)
    return try Set(found) == Set(names.keys)
      && names.allSatisfy { try outside.read($0.key) == $0.value }
  }

  // MARK: Repairs

  @Test func `a repair is not written through a link, and the others are`() throws {
    try outside.write(CheckTests.mendable, to: "far.layout.json")
    try folder.write(CheckTests.mendable, to: "near.layout.json")
    #expect(
      symlink(outside.url.appending(path: "far.layout.json").path, path("a.layout.json")) == 0)
    let names = ["victim": "kept", "far.layout.json": CheckTests.mendable]
    for paths in [[], ["a.layout.json", "near.layout.json"], ["*.layout.json"]] {
      try folder.write(CheckTests.mendable, to: "near.layout.json")
      let outcome = try folder.run(["check", "--fix"] + paths)
      #expect(outcome.status == 3, "\(outcome)")
      #expect(
        outcome.errors.contains("cannot write a.layout.json: it is a symbolic link, not a file"))
      #expect(outcome.errors.contains("near.layout.json: applied 1 repair"))
      #expect(try untouched(names))
    }
  }

  @Test func `a folder that is a link is not written into`() throws {
    try outside.write(CheckTests.mendable, to: "far.layout.json")
    #expect(symlink(outside.url.path, path("link")) == 0)
    for named in ["link", "link/far.layout.json", "link/*.layout.json", "./link"] {
      let outcome = try folder.run(["check", "--fix", named])
      #expect(outcome.status == 3, "\(named) \(outcome)")
      #expect(outcome.errors.contains("link is a symbolic link, which is not followed"))
    }
    #expect(try untouched(["victim": "kept", "far.layout.json": CheckTests.mendable]))
    // The command line may name a folder outside.
    #expect(
      try folder.run(["check", "--fix", outside.url.path]).errors.contains("applied 1 repair"))
  }

  @Test func `other names of a repaired file keep what they had`() throws {
    try outside.write(CheckTests.mendable, to: "far.layout.json")
    #expect(link(outside.url.appending(path: "far.layout.json").path, path("a.layout.json")) == 0)
    #expect(try folder.run(["check", "--fix"]).errors.contains("applied 1 repair"))
    #expect(try untouched(["victim": "kept", "far.layout.json": CheckTests.mendable]))
  }

  // MARK: Kept frames

  @Test func `frames are kept below the configuration that names their folder`() throws {
    try folder.write(CheckTests.good, to: "ui/a.layout.json")
    let name = outside.url.lastPathComponent
    for golden in [outside.url.path, "../../\(name)", "golden/../../../\(name)", "/", ".."] {
      try folder.write("golden: \(golden)\n", to: "ui/.trellis.yml")
      let outcome = try folder.run(["check", "--update"])
      #expect(outcome.status == 2, "\(golden) \(outcome)")
      #expect(outcome.errors.contains("ui/.trellis.yml:1:9: golden must be a folder below"))
    }
    try folder.write("golden: golden\n", to: "ui/.trellis.yml")
    #expect(symlink(outside.url.path, path("ui/golden")) == 0)
    let linked = try folder.run(["check", "--update"])
    #expect(linked.status == 1 && linked.output.contains("golden is a symbolic link"), "\(linked)")
    #expect(unlink(path("ui/golden")) == 0)
    #expect(mkdir(path("ui/golden"), 0o777) == 0)
    let frames = "ui/golden/a.layout.frames.json"
    #expect(symlink(outside.url.appending(path: "victim").path, path(frames)) == 0)
    let file = try folder.run(["check", "--update"])
    #expect(file.status == 1 && file.output.contains("it is a symbolic link"), "\(file)")
    #expect(symlink(outside.url.appending(path: "new").path, path(frames)) == -1)
    #expect(try untouched())
    #expect(unlink(path(frames)) == 0)
    #expect(try folder.run(["check", "--update"]).status == 0)
  }

  @Test func `frames and pictures in named folders go through no link of the tree`() throws {
    try folder.write(CheckTests.good, to: "a.layout.json")
    #expect(symlink(outside.url.path, path("golden")) == 0)
    let outcome = try folder.run(["check", "--golden", "golden", "--update"])
    #expect(outcome.status == 1 && outcome.output.contains("golden is a symbolic link"))
    #expect(try untouched())
    // The command line may name a folder outside.
    let named = outside.url.appending(path: "golden").path
    #expect(try folder.run(["check", "--golden", named, "--update"]).status == 0)
    #expect(try outside.read("golden/a.layout.frames.json").contains("screen"))
  }

  // MARK: Reports

  @Test(arguments: ["-o", "--write-baseline"])
  func `a report goes through no link of the tree`(option: String) throws {
    try folder.write(CheckTests.good, to: "a.layout.json")
    #expect(symlink(outside.url.appending(path: "victim").path, path("report")) == 0)
    #expect(symlink(outside.url.appending(path: "new").path, path("dangling")) == 0)
    #expect(symlink(outside.url.path, path("link")) == 0)
    for name in ["report", "dangling", "link/victim", "link/new", "link/deep/new", path("report")] {
      let outcome = try folder.run(["check", option, name])
      #expect(outcome.status == 3 && outcome.errors.contains("a symbolic link"), "\(outcome)")
    }
    #expect(try untouched())
    for name in ["deep/new/report", "./x/../plain", outside.url.appending(path: "victim").path] {
      #expect(try folder.run(["check", option, name]).status == 0, "\(name)")
    }
    #expect(try outside.read("victim") != "kept")
  }

  @Test(.timeLimit(.minutes(10))) func `a pipe that nobody reads is not waited for`() throws {
    try folder.write(CheckTests.good, to: "a.layout.json")
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let outcome = try folder.run(["check", "-o", "pipe"])
    #expect(outcome.status == 3 && outcome.errors.contains("cannot write pipe"), "\(outcome)")
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    #expect(try folder.run(["check", "-o", "pipe"]).status == 0)
    for name in ["a.layout.json/x", "none/", "", "."] {
      #expect(try folder.run(["check", "-o", name]).status == 3, "\(name)")
    }
  }

  @Test func `a folder that becomes a link again and again lets nothing out`() async throws {
    try folder.write(CheckTests.mendable, to: "d/a.layout.json")
    try outside.write(CheckTests.mendable, to: "a.layout.json")
    let (here, other, target) = (path("d"), path("e"), outside.url.path)
    let swapping = Task.detached {
      while !Task.isCancelled {
        rename(here, other)
        symlink(target, here)
        unlink(here)
        rename(other, here)
      }
    }
    for number in 0..<12 {
      _ = try folder.run(["check", "-o", "d/r\(number)", "a"])
      _ = try folder.run(["check", "d/a.layout.json", "--fix"])
      _ = try folder.run(["check", "d", "--golden", "d/golden", "--update"])
    }
    swapping.cancel()
    await swapping.value
    #expect(try untouched(["victim": "kept", "a.layout.json": CheckTests.mendable]))
  }

  // MARK: Reading

  @Test(.timeLimit(.minutes(10))) func `what is no file is refused wherever a file is read`() throws
  {
    try folder.write(CheckTests.conflict, to: "ui/a.layout.json")
    try folder.write(CheckTests.good, to: "plain.layout.json")
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, kind) in [
      (pipe, "a pipe"), ("/dev/zero", "a device"), ("/dev/full", "a device"), ("ui", "a folder"),
    ] {
      let uses: [([String], Int32)] = [
        (["check", "plain.layout.json", "--baseline", path], 2),
        (["check", "plain.layout.json", "--config", path], 2), (["solve", path], 3),
        (["snapshot", path], 3), (["import", path], 3), (["explain-log", path], 3),
        (["solve", "plain.layout.json", "--font-metrics", path], 2),
        (["serve", "--tokens-file", path, "--listen", "127.0.0.1:0"], 64),
      ]
      for (arguments, status) in uses {
        let outcome = try folder.run(arguments)
        #expect(outcome.status == status || outcome.status == 2, "\(arguments) \(outcome)")
        #expect(
          outcome.errors.contains("it is \(kind), not a file")
            || outcome.errors.contains("it is not a regular file"), "\(arguments) \(outcome)")
      }
      if path != "ui" {
        let outcome = try folder.run(["check", path])
        #expect(outcome.status == 3, "\(outcome)")
        #expect(outcome.output.contains("cannot read the file: it is \(kind), not a file"))
      }
    }
  }

  @Test(.timeLimit(.minutes(10))) func `pipes that a run finds beside documents are told`() throws {
    try folder.write(CheckTests.good, to: "a.layout.json")
    #expect(mkfifo(path(".trellis.yml"), 0o600) == 0)
    let configuration = try folder.run(["check"])
    #expect(configuration.status == 2)
    #expect(
      configuration.errors.contains(".trellis.yml: cannot read the file: it is a pipe, not a file"))
    #expect(mkdir(path("golden"), 0o700) == 0)
    #expect(mkfifo(path("golden/a.layout.frames.json"), 0o600) == 0)
    let golden = ["check", "--no-config", "--golden", "golden"]
    let compared = try folder.run(golden)
    #expect(compared.status == 1)
    #expect(compared.output.contains(": it is a pipe, not a file"), "\(compared)")
    let kept = try folder.run(golden + ["--update"])
    #expect(kept.status == 1 && kept.output.contains("it is a pipe, not a file"), "\(kept)")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></view></objects>
      </document>
      """, to: "b.xib")
    #expect(mkdir(path("de.lproj"), 0o700) == 0)
    #expect(mkfifo(path("de.lproj/b.strings"), 0o600) == 0)
    #expect(mkfifo(path("b.xcstrings"), 0o600) == 0)
    let strings = try folder.run(["check", "--no-config", "b.xib"])
    for file in ["de.lproj/b.strings", "b.xcstrings"] {
      #expect(
        strings.output.contains("\(file): error: cannot read the file: it is a pipe, not a file"),
        "\(strings)")
    }
  }

  @Test func `standard input and pipes of the shell are read`() throws {
    let layout = CheckTests.good
    for file in ["-", "/dev/stdin", "/dev/fd/0"] {
      #expect(try Program.run(["solve", file], input: layout).status == 0, "\(file)")
      #expect(try Program.run(["check", file], input: layout).status == 0, "\(file)")
    }
  }
}
