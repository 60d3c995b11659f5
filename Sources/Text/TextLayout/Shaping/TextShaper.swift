public import Cancellation

/// What turns texts into advances: HarfBuzz where there is one, CoreText where a program plugs it
/// in.
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
  /// Shapes a text that nobody cancels.
  public func shape(_ text: String, in attributes: TextAttributes) throws(TextError) -> StyledText {
    try shape(text, in: attributes, cancellation: .never)
  }
}

/// What advances depend on, beside the text.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: FontDescription
  /// The language as a BCP 47 tag, which some fonts have glyphs of their own for.
  public var language: String?
  /// The points after each character.
  public var letterSpacing: Double

  /// Makes attributes.
  public init(font: FontDescription, language: String? = nil, letterSpacing: Double = 0) {
    self.font = font
    self.language = language
    self.letterSpacing = letterSpacing
  }
}

/// Why a text cannot be shaped.
public enum TextError: Error, Hashable, Sendable {
  /// No font has the name.
  case unknownFont(String)
  /// The font has no axis of the name.
  case unknownAxis(String, font: String)
  /// A limit is exceeded.
  case limitExceeded(name: String, limit: Int)
  /// A number that is no size, spacing or value on an axis: not finite, or not positive where it
  /// must be.
  case invalidNumber(name: String)
  /// There is no memory for the text.
  case outOfMemory
  /// The caller cancelled the work.
  case cancelled
}
