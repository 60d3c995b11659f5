public import ConstraintLayout

/// A pseudo-language: the document's own texts, altered in ways typical of translations.
///
/// The first six are those in Xcode's schemes under *App Language*. Apple documents the purpose of
/// each, but not how it transforms text.
public enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
  /// Repeats each text.
  case doubleLength = "double-length"
  /// Unchanged texts, laid out from right to left.
  case rightToLeft = "right-to-left"
  /// Texts between emoji.
  case emotional
  /// Letters with diacritics.
  case accented
  /// Texts between brackets, which reveal truncation: `[# Pay #]`.
  case bounded
  /// Texts with their letters in right-to-left order, laid out in that direction.
  case rightToLeftStrings = "right-to-left-strings"
  /// Texts two fifths longer, as in many translations. Xcode has no such language.
  case expanded

  /// The name in Xcode.
  public var title: String {
    switch self {
    case .doubleLength: "Double-Length Pseudolanguage"
    case .rightToLeft: "Right-to-Left Pseudolanguage"
    case .emotional: "Emotional Pseudolanguage"
    case .accented: "Accented Pseudolanguage"
    case .bounded: "Bounded String Pseudolanguage"
    case .rightToLeftStrings: "Right-to-Left Pseudolanguage With Right-to-Left Strings"
    case .expanded: "Expanded Pseudolanguage"
    }
  }

  /// The languages for a name: a raw value, a name in Xcode, or `all`; `nil` if unknown.
  public static func languages(named name: String) -> [PseudoLanguage]? {
    if name.utf8.elementsEqual("all".utf8) { return allCases }
    return allCases.first { language in
      [language.rawValue, language.title].contains { $0.utf8.elementsEqual(name.utf8) }
    }.map { [$0] }
  }

  /// The layout direction; `nil` for the document's own.
  public var direction: LayoutDirection? {
    switch self {
    case .rightToLeft, .rightToLeftStrings: .rightToLeft
    default: nil
    }
  }

  /// A text of the document in this language.
  ///
  /// - Complexity: O(length).
  public func text(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    return switch self {
    case .doubleLength: "\(text) \(text)"
    case .rightToLeft: text
    case .emotional: "😀 \(text) 😀"
    case .accented: Self.accented(text)
    case .bounded: "[# \(text) #]"
    case .rightToLeftStrings: "\u{202E}\(text)\u{202C}"
    case .expanded: Self.expanded(text)
    }
  }

  /// The ASCII letters with marks above, and some below.
  private static let accents: [UInt32] = Array(
    "ÀƁÇĎÉḞĜĤÎĴĶĻḾŃÔṔǪŘŠŤÛṼŴẌÝŽ".unicodeScalars.map(\.value))
  private static let smallAccents: [UInt32] = Array(
    "àḃçďéḟĝĥîĵķļḿńôṕǫřšťûṽŵẍýž".unicodeScalars.map(\.value))

  private static func accented(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let value =
        switch scalar.value {
        case 0x41...0x5A: accents[Int(scalar.value - 0x41)]
        case 0x61...0x7A: smallAccents[Int(scalar.value - 0x61)]
        default: scalar.value
        }
      result.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(result)
  }

  /// The text followed by its own beginning, two fifths of its characters.
  private static func expanded(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let more = (scalars.count * 2 + 4) / 5
    let rest = String.UnicodeScalarView(scalars.prefix(max(0, more - 1)))
    return more > 1 ? "\(text) \(String(rest))" : "\(text)\(text)"
  }
}
