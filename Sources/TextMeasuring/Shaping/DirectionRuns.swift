private import CFriBidi

/// The direction of each character of a paragraph, by the Unicode bidirectional algorithm.
enum DirectionRuns {
  /// Whether any code point may be written from right to left. Without one all are from left to
  /// right, and nothing need be asked.
  static func mayHaveRightToLeft(_ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.contains { code in
      guard code >= 0x590 else { return false }
      switch code {
      case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
        return true
      default: return false
      }
    }
  }

  /// The embedding levels of a paragraph's code points: odd ones are from right to left. The
  /// paragraph's own direction is that of its first strong character.
  ///
  /// - Returns: nil where there is no memory.
  /// - Complexity: O(code points).
  static func levels(_ scalars: ArraySlice<UInt32>) -> [Int8]? {
    let text = Array(scalars)
    let count = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    var direction = FriBidiParType(rawValue: UInt32(FRIBIDI_TYPE_ON_VALUE))
    guard
      fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0
    else { return nil }
    return levels
  }
}
