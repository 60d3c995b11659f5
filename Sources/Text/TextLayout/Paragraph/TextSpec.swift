/// A text with its font and its rules, at no size and no width yet.
///
/// A string literal is a label of one line in the system font at 17 points.
///
/// ```swift
/// let title: TextSpec = "Parcels"
/// let note = TextSpec("Your parcel waits for you.", font: .style(.footnote), lines: 0)
/// ```
public struct TextSpec: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text. Line feeds and the other ends of lines of Unicode end its lines.
  public var text: String
  /// The font.
  public var font: FontChoice
  /// How it is laid out in lines.
  public var options: TextOptions
  /// The points after each character.
  public var letterSpacing: Double

  /// Makes a text; with a string alone a label of one line in the system font at 17 points.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  ///   - lines: The most lines; 0 for any number.
  ///   - lineBreak: How lines are broken, and what becomes of a text that has no room.
  ///   - lineBreakStrategy: Where lines may end between words.
  ///   - lineHeightMultiple: The factor on the height of each line.
  ///   - letterSpacing: The points after each character.
  ///   - kind: The kind of view, which has insets of its own.
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

  /// Makes a label of one line in the system font at 17 points.
  public init(stringLiteral text: String) { self.init(text) }

  /// Whether two texts have the same bytes, fonts and rules. Canonically equivalent characters may
  /// have glyphs of different widths.
  public static func == (first: TextSpec, second: TextSpec) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8) && first.font == second.font
      && first.options == second.options && first.letterSpacing == second.letterSpacing
  }
}
