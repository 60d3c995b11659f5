/// The vertical metrics of a font, in its own units.
public struct FontMetrics: Hashable, Sendable {
  /// The units per side of the em square.
  public var unitsPerEm: Int
  /// The ascender in the `hhea` table. Apple's text engine ignores the OS/2 table's.
  public var ascender: Int
  /// The descender in the `hhea` table, negative below the baseline.
  public var descender: Int
  /// The line gap in the `hhea` table. It is not part of the line height.
  public var lineGap: Int

  /// Makes metrics.
  public init(unitsPerEm: Int, ascender: Int, descender: Int, lineGap: Int) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// The metrics of Apple's system font, derived from its published sizes.
  public static var system: FontMetrics {
    FontMetrics(unitsPerEm: 2048, ascender: 1950, descender: -494, lineGap: 0)
  }

  /// The ascender in points.
  public func ascender(atSize size: Double) -> Double {
    Double(ascender) / Double(unitsPerEm) * size
  }

  /// The height of a line in points.
  public func lineHeight(atSize size: Double) -> Double {
    (Double(ascender) - Double(descender)) / Double(unitsPerEm) * size
  }
}
