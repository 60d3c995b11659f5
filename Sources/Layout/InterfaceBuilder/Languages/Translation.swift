public import ConstraintLayout
public import TextBytes

/// The texts of a document in a language other than its own.
///
/// Views without a translated text keep the document's own.
public struct Translation: Sendable {
  /// The language, by the name of its folder or in a string catalog: `de`, `pt-BR`, `zh-Hans`.
  public let language: String
  /// The texts by key: an object's id, a dot, and the name of its property, `text` or
  /// `normalTitle`.
  public let texts: TextDictionary<String>
  /// The pseudo-language, if it is one. A pseudo-language has a text for each text of the document.
  public let pseudo: PseudoLanguage?
  /// Whether texts in a font can be measured.
  let canMeasure: @Sendable (ImportedText.Font) -> Bool

  /// Makes a translation.
  public init(
    language: String, texts: TextDictionary<String>,
    canMeasure: @escaping @Sendable (ImportedText.Font) -> Bool
  ) {
    self.language = language
    self.texts = texts
    self.canMeasure = canMeasure
    pseudo = nil
  }

  /// Makes the translation into a pseudo-language.
  public init(
    _ pseudo: PseudoLanguage, canMeasure: @escaping @Sendable (ImportedText.Font) -> Bool
  ) {
    language = pseudo.title
    texts = [:]
    self.canMeasure = canMeasure
    self.pseudo = pseudo
  }

  /// The text of an object's property; `nil` if the language or the object has none.
  func text(_ id: String, _ part: String, own: String?) -> String? {
    if let pseudo { return own.map(pseudo.text) }
    return texts["\(id).\(part)"]
  }

  /// The reading direction of the language.
  public var direction: LayoutDirection {
    if let pseudo { return pseudo.direction ?? .leftToRight }
    let parts = language.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { Substring($0).lowercased() }
    let scripts = parts.dropFirst().filter { $0.utf8.count == 4 }
    if let script = scripts.first {
      return Self.scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }

  /// Languages written from right to left unless a script subtag overrides it.
  private static let languages: TextSet = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: TextSet = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]
}
