public import Cancellation

/// Measures the advances of texts, for example with HarfBuzz, or with CoreText if a program
/// provides it.
///
/// ```swift
/// let styled = try shaper.shape("Sign in", in: TextAttributes(font: FontDescription()))
/// let block = TextBlock(styled, options: TextOptions(lines: 1), pixelScale: 2)
/// print(block.extent().width)
/// ```
public protocol TextShaper: Sendable {
  /// Shapes a text.
  ///
  /// - Throws: ``TextError``.
  func shape(
    _ text: String, in attributes: TextAttributes, cancellation: CancellationCheck
  ) throws(TextError) -> StyledText
}

extension TextShaper {
  /// Shapes a text without cancellation.
  public func shape(_ text: String, in attributes: TextAttributes) throws(TextError) -> StyledText {
    try shape(text, in: attributes, cancellation: .never)
  }
}

/// The attributes that affect advances.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: FontDescription
  /// The language as a BCP 47 tag. Some fonts have language-specific glyphs.
  public var language: String?
  /// The space after each character, in points.
  public var letterSpacing: Double

  /// Makes attributes.
  public init(font: FontDescription, language: String? = nil, letterSpacing: Double = 0) {
    self.font = font
    self.language = language
    self.letterSpacing = letterSpacing
  }
}

/// The reason why a text cannot be shaped.
public enum TextError: Error, Hashable, Sendable {
  /// No font has this name.
  case unknownFont(String)
  /// The font has no axis with this name.
  case unknownAxis(String, font: String)
  /// A limit is exceeded.
  case limitExceeded(name: String, limit: Int)
  /// A size, spacing or axis value is not finite, or not positive where it must be.
  case invalidNumber(name: String)
  /// There is not enough memory for the text.
  case outOfMemory
  /// The caller cancelled the work.
  case cancelled
}
