/// A text of a test case of which logs show the beginning and the length.
///
/// Each case of a parameterised test is logged with its arguments, so a `String` of 100,000 bytes
/// is a line of that length.
public struct LongText: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The whole text.
  public let text: String

  /// Makes a case of a text.
  public init(_ text: String) { self.text = text }

  /// Makes a case of a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// The text in quotes, or its first 60 characters and its number of bytes.
  public var description: String {
    let shown = text.prefix(60)
    let quoted = String(shown).debugDescription
    return shown.endIndex == text.endIndex ? quoted : "\(quoted)… (\(text.utf8.count) bytes)"
  }
}
