import Cancellation
import TextLayout

/// A shaper with sizes that can be computed by hand. A character is 600 of 1,000 units wide, a
/// space 300: at 10 points a letter is 6 points wide, a space 3, a line 12 high, with its baseline
/// at 9.
struct FixedShaper: TextShaper {
  func shape(
    _ text: String, in attributes: TextAttributes, cancellation: CancellationCheck
  ) throws(TextError) -> StyledText {
    let scalars = Array(text.unicodeScalars)
    let clusters = scalars.indices.map { index in
      let scalar = scalars[index]
      let isEnd = scalar == "\n" || scalar == "\r" || scalar == "\u{2028}"
      return TextCluster(start: index, advance: isEnd ? 0 : scalar == " " ? 300 : 600)
    }
    var scale = AdvanceScale(size: attributes.font.size, unitsPerEm: 1_000)
    scale.perCharacter = attributes.letterSpacing
    return StyledText(
      text: ShapedText(scalars: scalars, clusters: clusters), fontName: "Fixed",
      metrics: FontMetrics(unitsPerEm: 1_000, ascender: 900, descender: -300, lineGap: 200),
      size: attributes.font.size, scale: scale, ellipsisWidth: 0.6 * attributes.font.size,
      isEstimated: false)
  }

  /// A block of a text at 10 points.
  static func block(
    _ text: String, lines: Int = 1, _ mode: LineBreakMode = .truncateTail,
    strategy: LineBreakStrategy = .standard, multiple: Double = 1, kind: TextKind = .label,
    spacing: Double = 0, size: Double = 10, scale: Double = 2
  ) throws -> TextBlock {
    let attributes = TextAttributes(font: FontDescription(size: size), letterSpacing: spacing)
    return TextBlock(
      try FixedShaper().shape(text, in: attributes),
      options: TextOptions(
        lines: lines, lineBreak: mode, lineBreakStrategy: strategy,
        lineHeightMultiple: multiple, kind: kind), pixelScale: scale)
  }
}
