import Foundation

/// A text as the source of a `StaticString`.
///
/// The compiler takes milliseconds for a string literal of this size, and minutes for an array of
/// bytes.
struct EmbeddedDocument {
  /// Why a text cannot be a literal.
  enum InvalidText: Error, CustomStringConvertible {
    /// The compiler reads CR and CRLF in a literal as LF.
    case carriageReturn

    var description: String { "a carriage return cannot stand in a string literal" }
  }

  private let text: String

  init(_ text: String) throws(InvalidText) {
    guard !text.utf8.contains(0x0D) else { throw .carriageReturn }
    self.text = text
  }

  /// A raw multi-line literal that holds the text, byte for byte.
  var literal: String {
    var marks = "#"
    while holds("\"\"\"\(marks)") || holds("\\\(marks)") { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }

  private func holds(_ part: String) -> Bool { text.range(of: part, options: .literal) != nil }
}
