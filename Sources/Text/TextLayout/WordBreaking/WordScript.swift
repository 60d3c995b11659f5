/// A script written without spaces between words, and the letters that may begin and end a word.
struct WordScript {
  /// The letters and marks of the script that take part in word division.
  let codes: ClosedRange<UInt32>
  /// The words.
  let words: @Sendable () -> WordList
  /// The letters that may begin a word, for text that is not in the list.
  let begins: @Sendable (UInt32) -> Bool
  /// Whether no word ends with a letter, for text that is not in the list.
  let neverEnds: @Sendable (UInt32) -> Bool
  /// A word shorter than this absorbs unknown letters after it.
  let shortestRoot: Int
  /// Letters are unknown if reading fewer than this shows that no word begins with them.
  let shortestPrefix: Int

  static let thai = WordScript(
    codes: 0xE01...0xE4E, words: { .thai },
    begins: { (0xE01...0xE2E).contains($0) || (0xE40...0xE44).contains($0) },
    neverEnds: { $0 == 0xE31 || (0xE40...0xE44).contains($0) }, shortestRoot: 3, shortestPrefix: 3)
  static let lao = WordScript(
    codes: 0xE81...0xEDF, words: { .lao },
    begins: { code in
      (0xE81...0xEAE).contains(code) || (0xEC0...0xEC4).contains(code)
        || (0xEDC...0xEDD).contains(code)
    },
    neverEnds: { (0xEC0...0xEC4).contains($0) }, shortestRoot: 3, shortestPrefix: 3)
  static let burmese = WordScript(
    codes: 0x1000...0x109F, words: { .burmese },
    begins: { (0x1000...0x102A).contains($0) }, neverEnds: { _ in false }, shortestRoot: 3,
    shortestPrefix: 3)
  static let khmer = WordScript(
    codes: 0x1780...0x17DD, words: { .khmer },
    begins: { (0x1780...0x17B3).contains($0) }, neverEnds: { $0 == 0x17D2 }, shortestRoot: 3,
    shortestPrefix: 3)

  /// Whether a letter or mark takes part in the script's word division. Signs that stand for whole
  /// words do not: U+104C to U+104F, U+17D9.
  func contains(_ code: UInt32) -> Bool {
    codes.contains(code) && !(0x104C...0x104F).contains(code) && code != 0x17D9
  }

  private static let all = [thai, lao, burmese, khmer]

  /// The script of a code point; nil if its script separates words by spaces or has no words.
  static func of(_ code: UInt32) -> WordScript? {
    guard code >= 0xE01, code <= 0x17DD else { return nil }
    return all.first { $0.contains(code) }
  }
}
