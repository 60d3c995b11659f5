import API
import Foundation
import TestSupport
import JSONDocuments
import JSONText
import Testing

@Suite struct OptionTests {
  @Test func `help lists every command`() throws {
    let outcome = try Program.run(["--help"])
    #expect(outcome.status == 0)
    for command in ["serve", "solve", "snapshot", "health", "version"] {
      #expect(outcome.output.contains("\n  \(command) "))
    }
  }

  @Test(arguments: ["--size", "--fail-on", "--rule", "--format", "--config", "--golden", "check"])
  func `an argument at the limit of its length is judged, and one past it is refused`(
    before: String
  ) throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 1024)
    let arguments = before == "check" ? [before] : ["check", before]
    for text in [marks, String(repeating: "a", count: 4096)] {
      let outcome = try Program.run(arguments + [text])
      #expect(outcome.status > 0 && !outcome.errors.contains("the limit is 4096"))
    }
    for text in [marks + "a", String(repeating: marks, count: 25)] {
      let outcome = try Program.run(arguments + [text])
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(
        outcome.errors == "trellis: argument \(arguments.count + 1), after '\(before)', has "
          + "\(text.utf8.count) bytes; the limit is 4096\n")
    }
  }

  @Test func `every option of serve states its default and its environment variable`() throws {
    let help = try Program.run(["serve", "--help"]).output
    let blocks = help.split(separator: "\n  -").dropFirst().map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(blocks.count > 35)
    for block in blocks where !block.contains("Show ") && !block.hasPrefix("-check") {
      let name = block.drop { $0 == "-" }.prefix { $0 != " " && $0 != "/" }
      let variable = "TRELLIS_" + name.uppercased().replacing("-", with: "_")
      #expect(block.contains("(default: "), "\(block)")
      #expect(block.contains("\(variable))"), "\(block)")
      #expect(!variable.hasSuffix("_PORT"))
    }
  }

  @Test func `the help of serve begins with the options that most servers set`() throws {
    let help = try Program.run(["serve", "--help"]).output
    let sections = help.split(separator: "\n\n").filter { $0.contains(":\n  -") }
    let titles = sections.compactMap { $0.split(separator: "\n").first }
    #expect(titles.first == "COMMON OPTIONS:" && titles.last == "OPTIONS:" && titles.count == 10)
    let first = try #require(sections.first).split(separator: "\n").filter { $0.hasPrefix("  --") }
    #expect(
      first.map { $0.dropFirst(2).prefix { $0 != " " } } == [
        "--listen", "--config", "--tokens-file", "--rate", "--log-level",
      ])
  }

  @Test func `every option of serve stands in the server's document`() throws {
    let root = Repository.root
    let document = try String(
      contentsOf: root.appending(path: "docs/guides/server.md"), encoding: .utf8)
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let help = try Program.run(["serve", "--help"]).output
    let options = help.split(whereSeparator: \.isWhitespace).filter {
      $0.hasPrefix("--") && $0.allSatisfy { $0.isLetter || $0 == "-" }
    }
    #expect(options.count > 35)
    for option in options where option != "--version" && option != "--help" {
      let isThere = document.contains("`\(option)") || readme.contains("`\(option)")
      #expect(isThere, "\(option)")
    }
  }

  @Test func `the help states the limits of the contract`() throws {
    let help = try Program.run(["serve", "--help"]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (option, value) in [
      ("MAX_BODY_BYTES", "16M"), ("MAX_TARGET_BYTES", "8K"), ("MAX_HEADER_BYTES", "16K"),
      ("MAX_HEADER_FIELDS", "100"), ("MAX_JSON_DEPTH", "2100"), ("MAX_VIEWS", "100000"),
      ("MAX_CONSTRAINTS", "500000"), ("MAX_VARIANTS", "100"), ("MAX_ITEMS", "1000000"),
      ("MAX_ITEM_DEPTH", "1000"), ("MAX_ID_BYTES", "64K"), ("MAX_OPERATIONS", "100000"),
      ("REQUEST_TIMEOUT", "10s"), ("MAX_ERRORS", "50"),
    ] {
      #expect(help.contains("(default: \(value); TRELLIS_\(option))"))
    }
  }

  @Test func `the version is printed as JSON and as a line`() throws {
    let json = try Program.run(["version"]).output
    let document = try JSONDocument.parse(Array(json.utf8))
    #expect(document.root["name"]?.string == "trellis")
    let line = try Program.run(["--version"]).output
    #expect(document.root["version"]?.string.map { $0 + "\n" } == line)
  }

  @Test(arguments: [
    ["serve", "--max-views", "0"], ["serve", "--max-views", "x"], ["serve", "--max-views", "1.5"],
    ["serve", "--max-views", "nan"], ["serve", "--max-views", "1e300"],
    ["serve", "--header-timeout", "-1"], ["serve", "--listen", "8080"],
    ["serve", "--listen", "[::1]"], ["serve", "--listen", "example.org:80"],
    ["serve", "--listen", "127.0.0.1:99999"], ["serve", "--log-level", "loud"],
    ["serve", "--log-format", "xml"], ["serve", "--nothing"], ["nothing"], ["solve"],
    ["health", "--timeout", "0"], ["health", "--listen", "x"], ["health", "--timeout", "soon"],
    ["serve", "--max-views", "1K"], ["serve", "--max-memory", "10s"],
    ["serve", "--max-memory", "1X"], ["serve", "--max-memory", "1.0001K"],
    ["serve", "--max-memory", "K"], ["serve", "--max-memory", "1GB"],
    ["serve", "--max-memory", "16777217T"], ["serve", "--header-timeout", "1G"],
    ["serve", "--header-timeout", "1e400s"],
  ])
  func `a bad option is refused before anything runs`(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ("TRELLIS_MAX_VIEWS", "0"), ("TRELLIS_HEADER_TIMEOUT", "soon"), ("TRELLIS_LISTEN", "8080"),
    ("TRELLIS_LOG_LEVEL", "loud"), ("TRELLIS_LOG_FORMAT", "xml"), ("TRELLIS_ACCESS_LOG", "maybe"),
  ])
  func `a bad environment variable is refused by its name`(name: String, value: String) throws {
    let outcome = try Program.run(["serve"], environment: [name: value])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(name) || outcome.errors.contains(value))
  }
}
