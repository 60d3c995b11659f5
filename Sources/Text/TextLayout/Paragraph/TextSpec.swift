/// A text with its font and layout options, not yet measured.
///
/// A string literal is a single-line label in the system font at 17 points.
///
/// ```swift
/// let title: TextSpec = "Parcels"
/// let note = TextSpec("Your parcel waits for you.", font: .style(.footnote), lines: 0)
/// ```
public struct TextSpec: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text. Line feeds and Unicode's other line terminators end its lines.
  public var text: String
  /// The font.
  public var font: FontChoice
  /// The line layout options.
  public var options: TextOptions
  /// The space after each character, in points.
  public var letterSpacing: Double

  /// Makes a text. The default is a single-line label in the system font at 17 points.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  ///   - lines: The maximum number of lines; 0 for no limit.
  ///   - lineBreak: How lines are broken, and how text that does not fit is truncated.
  ///   - lineBreakStrategy: Where lines may end between words.
  ///   - lineHeightMultiple: The factor applied to the height of each line.
  ///   - letterSpacing: The space after each character, in points.
  ///   - kind: The kind of view, which determines the insets.
  public init(
    _ text: String, font: FontChoice = FontChoice(), lines: Int = 1,
    lineBreak: LineBreakMode = .truncateTail, lineBreakStrategy: LineBreakStrategy = .standard,
    lineHeightMultiple: Double = 1, letterSpacing: Double = 0,
    kind: TextKind = .label
  ) {
    self.text = text
    self.font = font
    options = TextOptions(
      lines: lines, lineBreak: lineBreak, lineBreakStrategy: lineBreakStrategy,
      lineHeightMultiple: lineHeightMultiple, kind: kind)
    self.letterSpacing = letterSpacing
  }

  /// Makes a single-line label in the system font at 17 points.
  public init(stringLiteral text: String) { self.init(text) }

  /// Whether two texts have the same bytes, fonts and options. Canonically equivalent characters
  /// may have glyphs of different widths.
  public static func == (first: TextSpec, second: TextSpec) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8) && first.font == second.font
      && first.options == second.options && first.letterSpacing == second.letterSpacing
  }
}
