import Foundation
import HTTPServer

/// A group of cases in one file: the bytes that a client sends, and the responses it gets.
///
/// `Tests/Fixtures/http/README.md` describes the format.
struct Fixture: CustomStringConvertible {
  struct Expectation {
    var status: Int
    var body: String?
    var fields: [(name: String, value: String?)] = []
  }

  enum End {
    case open
    case closed
  }

  struct Case: CustomStringConvertible {
    var name: String
    var input: [UInt8] = []
    var expected: [Expectation] = []
    var end: End?
    var description: String { name }
  }

  struct Malformed: Error {
    let line: String
  }

  var name: String
  var settings: [(name: String, value: Int)] = []
  var cases: [Case] = []

  var description: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/http")

  /// The names of all files; a separate test verifies that there are some.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".http") }.sorted()
  }()

  init(file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try read(String(line))
    }
  }

  private mutating func read(_ line: String) throws {
    if line.hasPrefix("set ") {
      let parts = line.dropFirst(4).split(separator: " ")
      guard parts.count == 2, let value = Int(parts[1]) else { throw Malformed(line: line) }
      settings.append((String(parts[0]), value))
    } else if line.hasPrefix("## ") {
      cases.append(Case(name: String(line.dropFirst(3))))
    } else if line.hasPrefix("> ") || line == ">" {
      cases[cases.count - 1].input += Self.bytes(String(line.dropFirst(2))) + [13, 10]
    } else if line.hasPrefix(">> ") {
      cases[cases.count - 1].input += Self.bytes(String(line.dropFirst(3)))
    } else if line.hasPrefix("< ") {
      try readExpectation(String(line.dropFirst(2)), line)
    }
  }

  private mutating func readExpectation(_ text: String, _ line: String) throws {
    let last = cases.count - 1
    if text == "closed" {
      cases[last].end = .closed
    } else if text == "open" {
      cases[last].end = .open
    } else if let space = text.firstIndex(of: " ") ?? Optional(text.endIndex),
      let status = Int(text[..<space])
    {
      let body = text[space...].dropFirst()
      cases[last].expected.append(
        Expectation(
          status: status,
          body: body.isEmpty
            ? nil : String(decoding: Self.bytes(String(body)), as: UTF8.self)))
    } else if text.hasPrefix("no ") {
      let at = cases[last].expected.count - 1
      cases[last].expected[at].fields.append((String(text.dropFirst(3)), nil))
    } else if let colon = text.firstIndex(of: ":") {
      let at = cases[last].expected.count - 1
      let value = text[text.index(after: colon)...].drop { $0 == " " }
      cases[last].expected[at].fields.append((String(text[..<colon]), String(value)))
    } else {
      throw Malformed(line: line)
    }
  }

  /// The bytes of a line, with `\r`, `\n`, `\t`, `\\`, `\xNN` and `\{TEXT*COUNT}` resolved.
  private static func bytes(_ text: String) -> [UInt8] {
    let source = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < source.count {
      guard source[index] == 92, index + 1 < source.count else {
        result.append(source[index])
        index += 1
        continue
      }
      switch source[index + 1] {
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "x"):
        let digits = String(decoding: source[(index + 2)..<(index + 4)], as: UTF8.self)
        result.append(UInt8(digits, radix: 16) ?? 0)
        index += 2
      case UInt8(ascii: "{"):
        let end = source[index...].firstIndex(of: UInt8(ascii: "}")) ?? index
        let inner = String(decoding: source[(index + 2)..<end], as: UTF8.self)
        let star = inner.lastIndex(of: "*") ?? inner.endIndex
        let repeated = bytes(String(inner[..<star]))
        for _ in 0..<(Int(inner[star...].dropFirst()) ?? 0) { result += repeated }
        index = end - 1
      default: result.append(source[index + 1])
      }
      index += 2
    }
    return result
  }

  func apply(to configuration: inout ServerConfiguration) throws {
    for (name, value) in settings {
      switch name {
      case "maxTargetBytes": configuration.maxTargetBytes = value
      case "maxHeaderBytes": configuration.maxHeaderBytes = value
      case "maxHeaderFields": configuration.maxHeaderFields = value
      case "maxBodyBytes": configuration.maxBodyBytes = value
      case "maxIgnoredBodyBytes": configuration.maxIgnoredBodyBytes = value
      case "maxChunkOverheadBytes": configuration.maxChunkOverheadBytes = value
      case "maxRequestsPerConnection": configuration.maxRequestsPerConnection = value
      case "maxQueuedRequests": configuration.maxQueuedRequests = value
      default: throw Malformed(line: name)
      }
    }
  }
}
