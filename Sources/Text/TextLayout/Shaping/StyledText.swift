/// A shaped text in a font at a size, ready for line layout.
public struct StyledText: Sendable {
  /// The text, shared by all sizes.
  public var text: ShapedText
  /// The PostScript name of the font that was found, or `system`.
  public var fontName: String
  /// The font's vertical metrics.
  public var metrics: FontMetrics
  /// The size in points.
  public var size: Double
  /// Converts font units to points.
  public var scale: AdvanceScale
  /// The width of the ellipsis, in points.
  public var ellipsisWidth: Double
  /// Whether the advances come from a font other than the one that will be drawn.
  public var isEstimated: Bool
  /// The possible relative error of a width: 0.03 if 19 of 20 texts are within 3 %; 0 if the
  /// advances come from the font itself.
  public var widthError: Double

  /// Makes a styled text.
  public init(
    text: ShapedText, fontName: String, metrics: FontMetrics, size: Double, scale: AdvanceScale,
    ellipsisWidth: Double, isEstimated: Bool, widthError: Double = 0
  ) {
    self.text = text
    self.fontName = fontName
    self.metrics = metrics
    self.size = size
    self.scale = scale
    self.ellipsisWidth = ellipsisWidth
    self.isEstimated = isEstimated
    self.widthError = widthError
  }
}
