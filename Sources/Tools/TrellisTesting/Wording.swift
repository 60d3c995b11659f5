import ConstraintLayout
import LayoutRendering

/// Names and numbers as messages show them.
///
/// A golden file is text that others may have written: its names are escaped and cut, so that they
/// can neither control a terminal nor fill it.
enum Wording {
  /// The most Unicode scalars of a name.
  private static let nameLimit = 80
  /// The most Unicode scalars of a constraint.
  private static let constraintLimit = 200

  /// A name of a view or a size.
  static func name(_ name: String) -> String { EscapedText.string(caption(name)) }

  /// A name for a drawing that escapes its captions itself.
  static func caption(_ name: String) -> String { cut(name, to: nameLimit) }

  /// A printed constraint, or another text with names.
  static func constraint(_ text: String) -> String {
    EscapedText.string(cut(text, to: constraintLimit))
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// A frame: `16, 20  288 × 24`.
  static func frame(_ frame: Frame) -> String {
    "\(number(frame.x)), \(number(frame.y))  \(number(frame.width)) × \(number(frame.height))"
  }

  /// A number, as golden files have it.
  static func number(_ number: Double) -> String { NumberText.string(number) }

  /// A difference: `width +8, height -4`; empty for no difference.
  static func difference(_ frame: Frame) -> String {
    [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
      .filter { $0.1 != 0 }
      .map { "\($0.0) \($0.1 < 0 ? "-" : "+")\(number(abs(rounded($0.1))))" }
      .joined(separator: ", ")
  }

  /// A difference without the rounding noise of its subtraction.
  private static func rounded(_ number: Double) -> Double {
    abs(number) < 1e9 ? (number * 1e6).rounded() / 1e6 : number
  }

  /// `1 frame`, `2 frames`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// At most `limit` lines, and a line with the number of others.
  static func lines(_ lines: [String], limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["… and \(lines.count - limit) more"]
  }
}
