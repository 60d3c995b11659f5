import Testing

@testable import LanguageServer

/// Offsets and positions of a text.
@Suite struct LineTableTests {
  @Test func `a character beyond the basic plane is two units in UTF-16 and four in UTF-8`() {
    let text = Array("a😀é\nx".utf8)
    let utf16 = LineTable(text, .utf16)
    #expect([0, 1, 5, 7].map { utf16.position(of: $0).character } == [0, 1, 3, 4])
    let utf8 = LineTable(text, .utf8)
    #expect([0, 1, 5, 7].map { utf8.position(of: $0).character } == [0, 1, 5, 7])
    #expect(utf16.position(of: 8) == TextPosition(line: 1, character: 0))
  }

  @Test func `a position within a character is its start`() {
    let text = Array("a😀b".utf8)
    let utf16 = LineTable(text, .utf16)
    #expect(
      (0...5).map { utf16.offset(of: TextPosition(line: 0, character: $0)) } == [0, 1, 1, 5, 6, 6])
    let utf8 = LineTable(text, .utf8)
    #expect(
      (0...7).map { utf8.offset(of: TextPosition(line: 0, character: $0)) }
        == [0, 1, 1, 1, 1, 5, 6, 6])
  }

  @Test(arguments: ["ab\ncd", "ab\r\ncd", "ab\rcd"])
  func `lines end with LF, CR or both, and no position is within an end`(text: String) {
    let table = LineTable(Array(text.utf8), .utf16)
    let start = text.utf8.count - 2
    #expect(table.lineCount == 2)
    #expect(table.position(of: start) == TextPosition(line: 1, character: 0))
    #expect(table.offset(of: TextPosition(line: 0, character: 99)) == 2)
    #expect(table.offset(of: TextPosition(line: 1, character: 1)) == start + 1)
    #expect(table.offset(of: TextPosition(line: 7, character: 0)) == text.utf8.count)
  }

  @Test func `an empty text has one position`() {
    let table = LineTable([], .utf16)
    #expect(table.position(of: 5) == TextPosition(line: 0, character: 0))
    #expect(table.offset(of: TextPosition(line: 3, character: 3)) == 0)
    #expect(table.offset(line: 0, column: 0) == 0)
  }

  @Test func `a huge number leads to the end of its line`() {
    let table = LineTable(Array("ab\ncd".utf8), .utf16)
    #expect(table.offset(of: TextPosition(line: 0, character: .max)) == 2)
    #expect(table.offset(of: TextPosition(line: .max, character: .max)) == 5)
    #expect(table.offset(line: .max, column: .max) == 5)
    #expect(table.offset(line: 1, column: .max) == 2)
  }

  /// The positions counted character by character.
  private func counted(_ text: String, _ encoding: PositionEncoding) -> [Int: TextPosition] {
    var found: [Int: TextPosition] = [:]
    var (line, character, offset) = (0, 0, 0)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      found[offset] = TextPosition(line: line, character: character)
      offset += scalar.utf8.count
      character += encoding == .utf8 ? scalar.utf8.count : scalar.utf16.count
      let endsPair = index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !endsPair { (line, character) = (line + 1, 0) }
    }
    found[offset] = TextPosition(line: line, character: character)
    return found
  }

  @Test(arguments: PositionEncoding.allCases, [1, 2, 3])
  func `random texts have the positions that counting finds`(
    encoding: PositionEncoding, seed: UInt64
  ) {
    var random = seed
    func next(_ limit: UInt64) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % limit)
    }
    let parts = ["a", "é", "漢", "😀", "\n", "\r\n", "\r", "long line of text "]
    // Longer than several blocks, with few line breaks in one of them.
    let text = (0..<3_000).map { _ in parts[next(seed == 1 ? 8 : 4)] }.joined()
    let table = LineTable(Array(text.utf8), encoding)
    for (offset, position) in counted(text, encoding) {
      #expect(table.position(of: offset) == position)
      // Within the end of a line there is no position.
      let bytes = table.bytes
      let isWithinPair =
        offset > 0 && offset < bytes.count && bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A
      if !isWithinPair { #expect(table.offset(of: position) == offset) }
    }
  }

  @Test func `columns of findings count Unicode scalars`() {
    let table = LineTable(Array("{\r\n  \"😀\": x\r\n}".utf8), .utf16)
    let offset = table.offset(line: 2, column: 8)
    #expect(table.bytes[offset] == UInt8(ascii: "x"))
    #expect(table.position(of: offset) == TextPosition(line: 1, character: 8))
  }
}
