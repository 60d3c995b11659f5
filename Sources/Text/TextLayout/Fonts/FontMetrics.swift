/// The vertical metrics of a font, in its own units.
public struct FontMetrics: Hashable, Sendable {
  /// The units of the em square's side.
  public var unitsPerEm: Int
  /// The ascender of the `hhea` table, which Apple's text engine uses whatever OS/2 says.
  public var ascender: Int
  /// The descender of the `hhea` table, negative below the baseline.
  public var descender: Int
  /// The line gap of the `hhea` table, which no line height has in it.
  public var lineGap: Int

  /// Makes metrics.
  public init(unitsPerEm: Int, ascender: Int, descender: Int, lineGap: Int) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// The metrics of Apple's system font, by the sizes that it gives.
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
