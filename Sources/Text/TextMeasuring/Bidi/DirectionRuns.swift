private import CFriBidi

/// The direction of each character in a paragraph, by the Unicode bidirectional algorithm.
enum DirectionRuns {
  /// Whether any code point may run from right to left. Otherwise the whole text runs from left to
  /// right, and nothing needs to be looked up.
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

  /// The embedding levels of a paragraph's code points; odd levels run from right to left. The
  /// first strong character determines the paragraph's own direction.
  ///
  /// FriBidi supplies the character properties from its tables; ``EmbeddingLevels`` resolves them.
  ///
  /// - Complexity: O(code points).
  static func levels(_ scalars: ArraySlice<UInt32>) -> [Int8] {
    EmbeddingLevels(characters(scalars)).levels
  }

  /// The properties of code points.
  static func characters(_ scalars: ArraySlice<UInt32>) -> [BidiCharacter] {
    scalars.map { code in
      let type = fribidi_get_bidi_type(code)
      var character = BidiCharacter(type: bidiClass(type))
      if character.type == .otherNeutral {
        var bracket: FriBidiBracketType = 0
        withUnsafePointer(to: code) { code in
          withUnsafePointer(to: type) { fribidi_get_bracket_types(code, 1, $0, &bracket) }
        }
        character.bracket = bracket & ~openingBit
        character.isOpening = bracket & openingBit != 0
      }
      return character
    }
  }

  /// FRIBIDI_BRACKET_OPEN_MASK, which Swift cannot import.
  private static let openingBit: FriBidiBracketType = 1 << 31

  private static func bidiClass(_ type: FriBidiCharType) -> BidiClass {
    switch type {
    case FRIBIDI_TYPE_LTR: .leftToRight
    case FRIBIDI_TYPE_RTL: .rightToLeft
    case FRIBIDI_TYPE_AL: .arabicLetter
    case FRIBIDI_TYPE_EN: .europeanNumber
    case FRIBIDI_TYPE_AN: .arabicNumber
    case FRIBIDI_TYPE_ES: .europeanSeparator
    case FRIBIDI_TYPE_ET: .europeanTerminator
    case FRIBIDI_TYPE_CS: .commonSeparator
    case FRIBIDI_TYPE_NSM: .nonspacingMark
    case FRIBIDI_TYPE_BN: .boundaryNeutral
    case FRIBIDI_TYPE_BS: .paragraphSeparator
    case FRIBIDI_TYPE_SS: .segmentSeparator
    case FRIBIDI_TYPE_WS: .whiteSpace
    case FRIBIDI_TYPE_LRE: .leftToRightEmbedding
    case FRIBIDI_TYPE_LRO: .leftToRightOverride
    case FRIBIDI_TYPE_RLE: .rightToLeftEmbedding
    case FRIBIDI_TYPE_RLO: .rightToLeftOverride
    case FRIBIDI_TYPE_PDF: .popDirectionalFormat
    case FRIBIDI_TYPE_LRI: .leftToRightIsolate
    case FRIBIDI_TYPE_RLI: .rightToLeftIsolate
    case FRIBIDI_TYPE_FSI: .firstStrongIsolate
    case FRIBIDI_TYPE_PDI: .popDirectionalIsolate
    default: .otherNeutral
    }
  }
}
