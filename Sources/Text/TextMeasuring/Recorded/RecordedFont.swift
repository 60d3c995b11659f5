public import TextLayout

/// A font at a size, with texts that were measured where it is.
public struct RecordedFont: Sendable {
  /// The font.
  public var name: FontDescription.Name
  /// The size in points, from ``leastSize``.
  public var size: Double
  /// The weight, as views state it.
  public var weight: FontWeight
  /// Whether it is an italic one, as views state it.
  public var isItalic: Bool
  /// The ascender in points.
  public var ascender: Double
  /// The descender in points, positive below the baseline.
  public var descender: Double
  /// The texts; of equal ones the first counts.
  public var texts: [RecordedText]

  /// The least size, in points.
  public static let leastSize = 1.0
  /// The greatest ascender and descender, in sizes.
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

  /// The vertical metrics. The units are so small that nothing is rounded which a screen shows.
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
