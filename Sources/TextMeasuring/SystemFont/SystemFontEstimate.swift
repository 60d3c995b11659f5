internal import TextLayout

/// How wide Apple's system font is, by the advances of Inter: a·A + n·(b·size + c) for a text of n
/// characters whose advances in Inter, each with the difference of its character, sum up to A
/// points.
///
/// scripts/fit-system-font finds the numbers, and says how far they are off.
struct SystemFontEstimate: Hashable {
  /// The factor on Inter's advances.
  var advance: Double
  /// The points of each character, in parts of the size.
  var perSize: Double
  /// The points of each character.
  var constant: Double

  /// The scale of a text in Inter.
  func scale(size: Double, unitsPerEm: Int) -> AdvanceScale {
    let unit = size / Double(unitsPerEm)
    return AdvanceScale(
      perUnit: advance * unit, perAssumedUnit: unit, perCharacter: perSize * size + constant)
  }

  /// The differences of the characters of a cluster, in scaled font units.
  static func difference(of codes: ArraySlice<UInt32>, unitsPerEm: Int) -> Int {
    var sum = 0
    for code in codes where code >= 0x20 && code - 0x20 < UInt32(differences.count) {
      sum += differences[Int(code - 0x20)]
    }
    return sum * unitsPerEm / 10_000
  }

  /// The font that stands in for a weight, by its PostScript name.
  static func standIn(_ weight: FontWeight, isItalic: Bool) -> String {
    let style =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    return "Inter-\(style)\(isItalic ? "Italic" : "")"
  }
}
