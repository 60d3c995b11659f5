/// The advances of characters that the font has no glyph for.
///
/// Apple's platforms take another font for them, which is not at hand: a full em for wide
/// characters, somewhat less for kana and with kana, somewhat more for pictographs.
struct AssumedAdvances {
  private let wideEms: Double

  /// Looks at the text as a whole: ideographs beside kana are set in a Japanese font.
  init(_ scalars: [UInt32], language: ShapingLanguage?) {
    let isJapanese =
      language?.tag == "ja" || scalars.contains { (0x3041...0x30FF).contains($0) }
    wideEms = isJapanese ? 0.9375 : 1
  }

  /// The advance in scaled font units.
  func advance(of code: UInt32, unitsPerEm: Int) -> Int {
    let ems: Double
    switch code {
    case 0x1_F000...0x1_FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF: ems = 1.2
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x2_0000...0x3_FFFD:
      ems = wideEms
    default: ems = 0.6
    }
    return Int(ems * Double(unitsPerEm))
  }
}
