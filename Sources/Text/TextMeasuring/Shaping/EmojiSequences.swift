/// Detects clusters shown as one pictograph: emoji, flags, keycaps and joined sequences.
enum EmojiSequences {
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let textSelector: UInt32 = 0xFE0E
  private static let keycap: UInt32 = 0x20E3

  /// Whether a cluster is a pictograph if its font has no glyph for it.
  static func isPicture(_ codes: ArraySlice<UInt32>) -> Bool {
    guard let first = codes.first else { return false }
    switch first {
    case 0x1_F000...0x1_FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF: return true
    default: return asksForPicture(codes)
    }
  }

  /// Whether a cluster is a pictograph even if its font has glyphs for its first character, such as
  /// a digit or an arrow: a selector or a keycap follows. Both are ignored after letters.
  static func asksForPicture(_ codes: ArraySlice<UInt32>) -> Bool {
    guard codes.count > 1, let first = codes.first,
      Unicode.Scalar(first)?.properties.isEmoji == true,
      !codes.contains(textSelector)
    else { return false }
    return codes.dropFirst().contains { $0 == emojiSelector || $0 == keycap }
  }
}
