import Foundation
import Testing

@testable import TextMeasuring

/// The bidirectional algorithm, against Unicode's own tests from Debian's package unicode-data.
@Suite struct EmbeddingLevelsTests {
  private static func lines(of name: String) throws -> [Substring]? {
    let path = "/usr/share/unicode/\(name).txt"
    if !FileManager.default.fileExists(atPath: path),
      ProcessInfo.processInfo.environment["CI"] != "true"
    {
      print("skipped: \(path) is not there; scripts/bootstrap test installs it")
      return nil
    }
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter {
      $0.utf8.first != UInt8(ascii: "#")
    }
  }

  private static let names: [Substring: BidiClass] = [
    "L": .leftToRight, "R": .rightToLeft, "AL": .arabicLetter, "EN": .europeanNumber,
    "ES": .europeanSeparator, "ET": .europeanTerminator, "AN": .arabicNumber,
    "CS": .commonSeparator, "NSM": .nonspacingMark, "BN": .boundaryNeutral,
    "B": .paragraphSeparator, "S": .segmentSeparator, "WS": .whiteSpace, "ON": .otherNeutral,
    "LRE": .leftToRightEmbedding, "LRO": .leftToRightOverride, "RLE": .rightToLeftEmbedding,
    "RLO": .rightToLeftOverride, "PDF": .popDirectionalFormat, "LRI": .leftToRightIsolate,
    "RLI": .rightToLeftIsolate, "FSI": .firstStrongIsolate, "PDI": .popDirectionalIsolate,
  ]

  /// Whether levels are those of the file, where `x` stands for removed characters.
  private static func equals(_ levels: [Int8], _ expected: [Substring]) -> Bool {
    levels.count == expected.count
      && zip(levels, expected).allSatisfy { $1 == "x" || Int8($1) == $0 }
  }

  @Test func `sequences of classes have the levels of Unicode's test`() throws {
    guard let lines = try Self.lines(of: "BidiTest") else { return }
    // The file has every sequence of up to four classes; one in twenty is enough here.
    let step = ProcessInfo.processInfo.environment["CI"] == "true" ? 1 : 20
    var expected: [Substring] = []
    var count = 0
    var failures: [Substring] = []
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("@Levels:") {
        expected = line.dropFirst(8).split(whereSeparator: \.isWhitespace)
      } else if !line.hasPrefix("@"), number % step == 0 {
        let parts = line.split(separator: ";")
        let characters = try parts[0].split(separator: " ").map {
          BidiCharacter(type: try #require(Self.names[$0]))
        }
        let directions = try #require(Int(parts[1].trimmingCharacters(in: .whitespaces), radix: 16))
        for (bit, paragraph) in [Int8?.none, 0, 1].enumerated() where directions & 1 << bit != 0 {
          count += 1
          let levels = EmbeddingLevels(characters, paragraph: paragraph).levels
          if !Self.equals(levels, expected) { failures.append(line) }
        }
      }
    }
    #expect(count > 10_000)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test func `characters have the levels of Unicode's test`() throws {
    guard let lines = try Self.lines(of: "BidiCharacterTest") else { return }
    let step = ProcessInfo.processInfo.environment["CI"] == "true" ? 1 : 4
    var failures: [Substring] = []
    for (number, line) in lines.enumerated() where number % step == 0 {
      let parts = line.split(separator: ";", omittingEmptySubsequences: false)
      let codes = parts[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let resolved = EmbeddingLevels(
        DirectionRuns.characters(codes[...]), paragraph: parts[1] == "2" ? nil : Int8(parts[1]))
      if resolved.paragraph != Int8(parts[2])
        || !Self.equals(resolved.levels, parts[3].split(separator: " "))
      {
        failures.append(parts[0])
      }
    }
    #expect(lines.count > 90_000)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  /// The processor time of this thread, in seconds.
  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: [
    "\u{2068}", "\u{2067}", "\u{2068}\u{2069}", "\u{2068}א\u{2069}", "(\u{2068}", "(", "()", "(א",
    "א(a)", "\u{202B}", "\u{202A}\u{202C}", "\u{202E}a(", "\u{2066}(\u{2069}א)", "א1", "א,1,a ",
    "\u{301}\u{300}(", "[\u{2069}\u{2329}\u{202A}\u{2067}\u{3009}1)+\t",
    "()(\u{202D}\u{2067}\u{202B}\u{202A})",
  ])
  func `a hundred thousand characters take linear time`(_ pattern: String) {
    let scalars = Array(pattern.unicodeScalars.map(\.value))
    /// The minimum of three processor times of this thread, unaffected by other tests, for a text
    /// that begins and ends with strong characters.
    func time(_ count: Int) -> Double {
      var text = (0..<count).map { scalars[$0 % scalars.count] }
      text.append(0x5D0)
      let characters = DirectionRuns.characters(text[...])
      return (0..<3).map { _ in
        let start = Self.threadTime()
        #expect(EmbeddingLevels(characters).levels.count == count + 1)
        return Self.threadTime() - start
      }.min() ?? 0
    }
    let (short, long) = (time(12_500), time(100_000))
    // The text is 8 times as long; a quadratic algorithm would take 64 times as long.
    #expect(long < short * 24 + 0.02, "\(pattern): \(short), \(long)")
  }

  @Test func `brackets deeper than the standard allows stay neutral`() {
    let deep = RunSequence.mostBrackets
    for (depth, isPaired) in [(deep, true), (deep + 1, false)] {
      let text =
        "א" + String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
      let levels = DirectionRuns.levels(text.unicodeScalars.map(\.value)[...])
      // Paired or not, all have the paragraph's level; the letter inside does not.
      #expect(levels.count(where: { $0 == 2 }) == 1)
      #expect(levels.last == 1, "\(depth) \(isPaired)")
    }
  }
}
