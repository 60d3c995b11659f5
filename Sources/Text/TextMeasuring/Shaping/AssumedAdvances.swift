/// The assumed advances of characters without a glyph in the font.
///
/// Apple platforms use a fallback font for them, which is not available here. Wide characters take
/// a full em, kana, text with kana and Hangul less, pictographs slightly more. Many other scripts
/// take the mean of a few fonts.
struct AssumedAdvances {
  /// An advance and its possible error, in scaled font units.
  struct Advance {
    var units: Int
    var error: Int
  }

  private let wideEms: Double

  /// The relative error for wide characters and pictographs, estimated from Apple's sizes.
  private static let wideError = 0.02
  /// The advance of Hangul, as Apple SD Gothic Neo sets it, and its relative error.
  private static let hangul = (ems: 0.87, error: 0.05)
  /// The relative error for scripts without data.
  private static let otherError = 0.5

  /// Inspects the whole text: ideographs next to kana are set in a Japanese font.
  init(_ scalars: [UInt32], language: ShapingLanguage?) {
    let isJapanese =
      language?.tag == "ja" || scalars.contains { (0x3041...0x30FF).contains($0) }
    wideEms = isJapanese ? 0.9375 : 1
  }

  /// The advance of a cluster that precedes a code point or the end of the text.
  func advance(
    of codes: ArraySlice<UInt32>, before next: UInt32?, unitsPerEm: Int
  ) -> Advance {
    let (ems, error) = ems(of: codes, before: next)
    return Advance(
      units: Int(ems * Double(unitsPerEm)), error: Int(ems * error * Double(unitsPerEm)))
  }

  private func ems(
    of codes: ArraySlice<UInt32>, before next: UInt32?
  ) -> (ems: Double, error: Double) {
    guard let code = codes.first else { return (0, 0) }
    if EmojiSequences.isPicture(codes) { return (1.2, Self.wideError) }
    switch code {
    case 0xAC00...0xD7A3: return Self.hangul
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x2_0000...0x3_FFFD:
      return (wideEms, Self.wideError)
    default:
      guard let script = ScriptAdvances.of(code) else { return (0.6, Self.otherError) }
      return (Double(script.hundredths(of: codes, before: next)) / 100, script.error)
    }
  }
}
