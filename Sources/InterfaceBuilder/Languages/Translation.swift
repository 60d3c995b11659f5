public import ConstraintLayout

/// The texts of a document in a language other than its own.
public struct Translation: Sendable {
  /// The language, as its folder or a catalogue names it: `de`, `pt-BR`, `zh-Hans`.
  public let language: String
  /// The texts by key: the id of an object, a dot, and what of it they are, `text` or
  /// `normalTitle`.
  public let texts: [String: String]
  /// Whether texts in a font can be measured.
  let canMeasure: @Sendable (ImportedText.Font) -> Bool

  /// Makes a translation.
  public init(
    language: String, texts: [String: String],
    canMeasure: @escaping @Sendable (ImportedText.Font) -> Bool
  ) {
    self.language = language
    self.texts = texts
    self.canMeasure = canMeasure
  }

  /// The direction in which the language is read.
  public var direction: LayoutDirection {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let scripts = parts.dropFirst().filter { $0.count == 4 }
    if let script = scripts.first {
      return Self.scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }

  /// The languages that are written from right to left unless a script says otherwise.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]
}
