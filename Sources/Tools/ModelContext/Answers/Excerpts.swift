internal import Checking
internal import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import TextBytes

/// Received text and numbers as they stand in a line of an answer.
enum Excerpts {
  /// A text on one line: cut if it is long, and without control characters.
  static func line(_ text: String) -> String { onOneLine(Excerpt.cut(text)) }

  /// A text on one line, without control characters.
  static func onOneLine(_ text: String) -> String {
    let spaced = text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 || $0 == 0x0D })
    guard spaced else { return TextReport.printable(text) }
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "\n" || scalar == "\t" || scalar == "\r" ? " " : scalar
    }
    return TextReport.printable(String(String.UnicodeScalarView(scalars)))
  }

  /// The name of a view as constraint text has it: in quotes unless it is plain.
  static func name(_ value: JSONValue?) -> String {
    guard let bytes = value?.stringBytes else { return "?" }
    return line(ConstraintPrinter.quoted(bytes))
  }

  /// A number to a hundredth, without trailing zeros.
  static func number(_ value: JSONValue?) -> String { number(value?.number ?? 0) }

  /// A number to a hundredth, without trailing zeros.
  static func number(_ value: Double) -> String {
    var json = JSONWriter()
    json.number(rounded(value))
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// A number to a hundredth.
  static func rounded(_ value: Double) -> Double {
    value.magnitude < 1e12 ? (value * 100).rounded() / 100 : value
  }

  /// The number of some things: `1 view`, `3 views`.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? "\(noun)s")"
  }
}
