import Testing

@testable import LanguageServer

/// The names in constraint text.
@Suite struct TextNamesTests {
  @Test(arguments: [
    ("a.left == b.right + 20 @ high", ["a", "b"]),
    ("0 <= label.top <= 2 * 'x y'.height", ["label", "x y"]),
    ("a.margins.left == 'it''s'.left # c.top", ["a", "it's"]),
    ("1e3 <= a.width / 2x", ["a"]),
    ("H:|-[a]-[b(==c)]-|", ["H", "a", "b", "c"]),
    ("a.left == 'b", ["a"]),
    ("a. left == . b", ["a"]),
    ("é a.b.c", ["a"]),
    ("", []),
    ("'", []),
  ])
  func `words are names unless they follow a period or an at sign`(
    text: String, expected: [String]
  ) {
    let bytes = Array(text.utf8)
    let names = TextNames.names(in: 0..<bytes.count, of: bytes)
    #expect(names.map(\.text) == expected)
    #expect(names.allSatisfy { $0.range.upperBound <= bytes.count })
  }
}
