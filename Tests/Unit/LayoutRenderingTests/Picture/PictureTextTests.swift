import Testing

@testable import LayoutRendering

@Suite struct PictureTextTests {
  private func text(_ source: String, _ columns: Int) -> String {
    String(decoding: PictureText(source, columns: columns).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("", 4, ""), ("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("a\nb", 9, "a\\nb"),
      ("\u{202E}x", 9, "\\u{202e}x"), ("\u{202E}x", 8, "\\u{202e…"), ("\u{FFFF}", 9, "\\u{ffff}"),
      ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字漢…"), ("漢字漢字", 6, "漢字…"),
      ("e\u{301}e\u{301}", 2, "e\u{301}e\u{301}"), ("\u{5E9}\u{5DC}", 2, "\u{5E9}\u{5DC}"),
    ] as [(String, Int, String)])
  func `text is escaped and cut to columns`(source: String, columns: Int, result: String) {
    let text = PictureText(source, columns: columns)
    #expect(String(decoding: text.bytes, as: UTF8.self) == result)
    #expect(text.columns <= columns)
  }

  @Test func `zero-width text is bounded by the limit of columns`() {
    let marks = "z" + String(repeating: "\u{301}", count: 100_000)
    let text = PictureText(marks, columns: 40)
    #expect(text.bytes.count <= 4 * 41 + 3)
    #expect(text.columns == 2 && text.bytes.suffix(3).elementsEqual("…".utf8))
  }

  @Test func `a cut never splits a character's bytes`() {
    let source = String(repeating: "😀é漢a", count: 50)
    for columns in 1..<120 {
      let bytes = PictureText(source, columns: columns).bytes
      #expect(String(validating: bytes, as: UTF8.self) != nil, "\(columns)")
    }
  }

  @Test func `signs precede the text and count as columns`() {
    let text = PictureText("logo".utf8, columns: 6, after: "?! ")
    #expect(text == PictureText("?! logo", columns: 6))
    #expect(text.columns == 6)
  }
}
