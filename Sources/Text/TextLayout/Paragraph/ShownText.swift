/// A text as shown in a view's frame, in points, and the font that measured it.
public struct ShownText: Hashable, Sendable {
  /// The width of the widest line, rounded up to pixels.
  public var width: Double
  /// The height of the lines, rounded up to pixels.
  public var height: Double
  /// The number of lines.
  public var lines: Int
  /// Whether part of the text is not shown.
  public var isTruncated: Bool
  /// The baseline of the first line, measured from the top.
  public var firstBaseline: Double
  /// The baseline of the last line, measured from the top.
  public var lastBaseline: Double
  /// The PostScript name of the font, or `system`.
  public var fontName: String
  /// Whether the widths are estimated, because the font or some of its glyphs are unavailable.
  public var isEstimated: Bool
  /// The number of characters without a glyph in the font.
  public var missingGlyphs: Int

  /// Makes a shown text from its parts.
  public init(
    _ extent: TextExtent, fontName: String, isEstimated: Bool = false, missingGlyphs: Int = 0
  ) {
    (width, height, lines) = (extent.width, extent.height, extent.lines)
    isTruncated = extent.isTruncated
    (firstBaseline, lastBaseline) = (extent.firstBaseline, extent.lastBaseline)
    self.fontName = fontName
    self.isEstimated = isEstimated
    self.missingGlyphs = missingGlyphs
  }

  /// Measures a text in a frame.
  ///
  /// - Complexity: As ``TextBlock/extent(forWidth:height:)``.
  public init(_ block: TextBlock, width: Double, height: Double) {
    self.init(
      block.extent(forWidth: width, height: height), fontName: block.styled.fontName,
      isEstimated: block.styled.isEstimated, missingGlyphs: block.styled.text.missingGlyphs)
  }
}
