public import TextLayout

/// A font at a size, with texts measured where the font is installed.
public struct RecordedFont: Sendable {
  /// The font.
  public var name: FontDescription.Name
  /// The size in points, at least ``leastSize``.
  public var size: Double
  /// The weight as stated by views.
  public var weight: FontWeight
  /// Whether it is italic, as stated by views.
  public var isItalic: Bool
  /// The ascender in points.
  public var ascender: Double
  /// The descender in points, positive below the baseline.
  public var descender: Double
  /// The texts. Of equal texts, the first is used.
  public var texts: [RecordedText]

  /// The minimum size, in points.
  public static let leastSize = 1.0
  /// The maximum ascender and descender, in multiples of the size.
  public static let greatestHeight = 10.0

  /// Makes a font.
  public init(
    name: FontDescription.Name, size: Double, weight: FontWeight, isItalic: Bool,
    ascender: Double, descender: Double, texts: [RecordedText]
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.ascender = ascender
    self.descender = descender
    self.texts = texts
  }

  /// The vertical metrics. The units are so small that rounding is never visible on a screen.
  var metrics: FontMetrics {
    let unitsPerEm = 1 << 40
    func units(_ length: Double) -> Int {
      let share = length / max(size, Self.leastSize)
      return Int(min(max(share, 0), Self.greatestHeight) * Double(unitsPerEm))
    }
    return FontMetrics(
      unitsPerEm: unitsPerEm, ascender: units(ascender), descender: -units(descender), lineGap: 0)
  }
}
