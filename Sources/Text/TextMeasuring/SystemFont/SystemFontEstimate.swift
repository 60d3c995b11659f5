internal import TextLayout

/// Estimates widths in Apple's system font from Inter's advances: a·A + n·(b·size + c + t·size).
///
/// n is the number of characters. A is the sum of their advances in Inter in points, each corrected
/// by its character's difference. t is the tracking that Apple publishes for a size.
///
/// scripts/fit-system-font computes the numbers, and reports their error.
struct SystemFontEstimate: Hashable {
  /// The factor applied to Inter's advances.
  var advance: Double
  /// The points per character, as a fraction of the size.
  var perSize: Double
  /// The points per character.
  var constant: Double

  /// The scale of a text shaped in Inter.
  func scale(size: Double, unitsPerEm: Int) -> AdvanceScale {
    let unit = size / Double(unitsPerEm)
    return AdvanceScale(
      perUnit: advance * unit, perAssumedUnit: unit,
      perCharacter: (perSize + Self.tracking(at: size)) * size + constant, perAssumedCharacter: 0)
  }

  /// The published tracking as a fraction of the size, interpolated linearly between the table's
  /// sizes.
  private static func tracking(at size: Double) -> Double {
    let place = min(max(size - leastTrackedSize, 0), Double(tracking.count - 1))
    let low = Int(place)
    let high = min(low + 1, tracking.count - 1)
    return (tracking[low] + (place - Double(low)) * (tracking[high] - tracking[low])) / 1_000
  }

  private static let leastTrackedSize = 6.0

  /// The relative error of 19 of 20 texts at most; see docs/measurements/text-sizes.md.
  static let error = 0.03

  /// The sum of the differences of a cluster's characters, in scaled font units.
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

  /// The PostScript name of the stand-in font for a weight.
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
