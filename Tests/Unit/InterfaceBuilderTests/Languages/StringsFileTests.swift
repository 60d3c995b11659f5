import InterfaceBuilder
import Testing
import TextBytes
import LayoutRequests

@Suite struct StringsFileTests {
  private func entries(_ text: String) throws -> TextDictionary<String> {
    try StringsFile(Array(text.utf8)).entries
  }

  private func fault(_ bytes: [UInt8], limits: StringsFile.Limits = .init()) -> StringsFile.Fault? {
    do throws(StringsFile.Fault) {
      _ = try StringsFile(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func fault(_ text: String) -> StringsFile.Fault? { fault(Array(text.utf8)) }

  @Test func `what Xcode writes is read`() throws {
    let text = """
      /* Class = "UILabel"; text = "Pay"; ObjectID = "a-b-c"; */
      "a-b-c.text" = "Zahlen";

      // a line
      "b.normalTitle"="Sagte \\"ja\\"\\n\\tund \\\\ \\'nein\\'" ;
      """
    #expect(
      try entries(text) == [
        "a-b-c.text": "Zahlen", "b.normalTitle": "Sagte \"ja\"\n\tund \\ 'nein'",
      ])
  }

  @Test func `the old forms of property lists are read`() throws {
    #expect(try entries("{ a = b; 'c d' = \"e\"; }") == ["a": "b", "c d": "e"])
    #expect(try entries("key; \"other key\";") == ["key": "key", "other key": "other key"])
    #expect(try entries(#""a" = "\U00e9\u00E9\101\U9\7";"#) == ["a": "ééA\t\u{7}"])
    #expect(try entries(#""a" = "\UD83D\UDE00 \UD83D";"#) == ["a": "😀 \u{FFFD}"])
    #expect(try entries("\"a\" = \"1\"; \"a\" = \"2\";") == ["a": "2"])
    #expect(try entries("\"a\" = \"two\nlines\";") == ["a": "two\nlines"])
    #expect(try entries("") == [:])
    #expect(try entries("/**//* * / **/ // end") == [:])
  }

  @Test func `UTF-8 and UTF-16 are told apart, with and without a mark`() throws {
    let text = "\"a.text\" = \"Größe 😀\";"
    let wanted: TextDictionary<String> = ["a.text": "Größe 😀"]
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, [0xFF, 0xFE] + little, big,
      [0xFE, 0xFF] + big,
    ] {
      #expect(try StringsFile(bytes).entries == wanted)
    }
    for bytes: [UInt8] in [[0xFF], [0xFF, 0xFE, 0x22], [0xFF, 0xFE, 0x00, 0xD8], [0x22, 0xC3]] {
      #expect(fault(bytes)?.message == "it is neither UTF-8 nor UTF-16")
    }
  }

  @Test func `a fault has its line and column`() {
    for (text, line, column, words) in [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "semicolon"),
      ("\"a\" = ;", 1, 7, "there must be a value"),
      ("\r\n\r\n  = \"b\";", 3, 3, "there must be a key"),
      ("\"a\" = \"b", 1, 7, "the string has no end"),
      ("\"a\" = \"b\\", 1, 7, "the string has no end"),
      ("\"a\" = \"\\377\";", 1, 8, "octal"),
      ("\n/* a", 2, 1, "the comment has no end"),
      ("{ a = b;", 1, 9, "the closing brace is missing"),
      ("{ a = b; } c", 1, 12, "after the closing brace"),
    ] {
      let found = fault(text)
      #expect(found?.position == SourcePosition(line: line, column: column), "\(text)")
      #expect(found?.message.contains(words) == true, "\(text)")
    }
    #expect(fault("bplist00")?.message.contains("compiled property list") == true)
    #expect(fault("<?xml version=\"1.0\"?>")?.message.contains("XML") == true)
  }

  @Test func `bytes and entries are limited by name`() {
    let text = Array("a = b; c = d;".utf8)
    var limits = StringsFile.Limits()
    limits.bytes = text.count
    limits.entries = 2
    #expect(fault(text, limits: limits) == nil)
    limits.bytes -= 1
    #expect(fault(text, limits: limits)?.message.contains("the limit of 12 bytes") == true)
    limits.bytes = text.count
    limits.entries = 1
    #expect(fault(text, limits: limits)?.message.contains("the limit of 1 entries") == true)
  }

  @Test func `no bytes make it trap, and it takes time in proportion`() {
    var state: UInt64 = 7
    func number(_ end: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % end)
    }
    let pieces = ["\"", "\\", "=", ";", "/*", "*/", "//", "a", "{", "}", "\n", "\\U12", "\\7", "é"]
    for _ in 0..<3_000 {
      let text = (0..<number(30)).map { _ in pieces[number(UInt64(pieces.count))] }.joined()
      _ = fault(Array(text.utf8))
      _ = fault((0..<number(20)).map { _ in UInt8(number(256)) })
    }
    #expect(fault(Array(String(repeating: "/", count: 1 << 20).utf8)) == nil)
    #expect(fault(Array(String(repeating: "{", count: 1 << 20).utf8)) != nil)
  }
}
