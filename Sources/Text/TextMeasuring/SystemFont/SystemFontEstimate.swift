internal import TextLayout

/// How wide Apple's system font is, by the advances of Inter: a·A + n·(b·size + c + t·size).
///
/// n is the number of characters, A the sum of their advances in Inter, each with the difference of
/// its character, in points, and t the tracking that Apple publishes for a size.
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
      perUnit: advance * unit, perAssumedUnit: unit,
      perCharacter: (perSize + Self.tracking(at: size)) * size + constant, perAssumedCharacter: 0)
  }

  /// The published tracking in parts of the size; between two sizes of the table by the line
  /// between their values.
  private static func tracking(at size: Double) -> Double {
    let place = min(max(size - leastTrackedSize, 0), Double(tracking.count - 1))
    let low = Int(place)
    let high = min(low + 1, tracking.count - 1)
    return (tracking[low] + (place - Double(low)) * (tracking[high] - tracking[low])) / 1_000
  }

  private static let leastTrackedSize = 6.0

  /// The part of a width that 19 of 20 texts are within; see docs/measurements/text-sizes.md.
  static let error = 0.03

  /// The differences of the characters of a cluster, in scaled font units.
  static func difference(of codes: ArraySlice<UInt32>, unitsPerEm: Int) -> Int {
    var sum = 0
    for code in codes {
      if code >= 0x20, code - 0x20 < UInt32(differences.count) {
        sum += differences[Int(code - 0x20)]
      } else if code > 0x7F, let difference = otherDifferences[code] {
        sum += difference
      }
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
