import Foundation
import Testing
import TextLayout

/// Unicode's own tests, from Debian's package unicode-data.
@Suite struct LineBreakTestSuite {
  /// A line of the file: code points, and whether a line may end before and after each.
  private struct Case {
    var scalars: [Unicode.Scalar] = []
    var mayBreak: [Bool] = []
  }

  private static func cases() throws -> [Case]? {
    let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
    if !FileManager.default.fileExists(atPath: path),
      ProcessInfo.processInfo.environment["CI"] != "true"
    {
      print("skipped: \(path) is not there; scripts/bootstrap test installs it")
      return nil
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    if !text.hasPrefix("# LineBreakTest-\(LineBreaker.unicodeVersion).txt"),
      ProcessInfo.processInfo.environment["CI"] != "true"
    {
      print("skipped: \(path) is of another version than Unicode \(LineBreaker.unicodeVersion)")
      return nil
    }
    return text.split(separator: "\n").compactMap { line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { return nil }
      var found = Case()
      for word in words {
        switch word {
        case "×": found.mayBreak.append(false)
        case "÷": found.mayBreak.append(true)
        default:
          guard let code = UInt32(word, radix: 16), let scalar = Unicode.Scalar(code) else {
            return nil
          }
          found.scalars.append(scalar)
        }
      }
      return found
    }
  }

  @Test func `every line of Unicode's test breaks where it says`() throws {
    guard let cases = try Self.cases() else { return }
    #expect(cases.count > 7_000)
    for item in cases {
      let breaks = LineBreaker.breaks(after: item.scalars).map { $0 != .prohibited }
      // No line ends before the text (LB2).
      #expect([false] + breaks == item.mayBreak, "\(item.scalars.map(\.value))")
    }
  }

  @Test func `lines end where the text says so`() {
    let breaks = LineBreaker.breaks(after: Array("a\nb\r\nc\u{2028}d e".unicodeScalars))
    let mandatory = breaks.indices.filter { breaks[$0] == .mandatory }
    #expect(mandatory == [1, 4, 6, 9])
    #expect(breaks.indices.filter { breaks[$0] == .allowed } == [8])
  }

  @Test func `a hundred thousand marks after each of many prefixes take linear time`() {
    // LB25 looks ahead past marks.
    let scalars = Array((String(repeating: "$(\u{301}", count: 33_000)).unicodeScalars)
    #expect(LineBreaker.breaks(after: scalars).count == 99_000)
  }

  @Test func `no text has no break`() {
    #expect(LineBreaker.breaks(after: []).isEmpty)
  }
}
