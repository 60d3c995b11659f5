internal import InterfaceBuilder

/// The names of pseudo-languages.
public enum PseudoNames {
  /// The names for messages.
  public static let list =
    (["all"] + PseudoLanguage.allCases.map(\.rawValue)).joined(separator: ", ")
}

extension CheckConfiguration {
  /// Adds pseudo-languages; each counts once.
  mutating func add(_ languages: [PseudoLanguage]) {
    for language in languages where !pseudoLanguages.contains(language) {
      pseudoLanguages.append(language)
    }
  }

  /// Takes the pseudo-languages with names in place of others: short names or Xcode's, or `all`.
  ///
  /// - Returns: The first name that stands for none; `nil` if there is no such name.
  public mutating func usePseudoLanguages(named names: [String]) -> String? {
    pseudoLanguages = []
    for name in names {
      guard let languages = PseudoLanguage.languages(named: name) else { return name }
      add(languages)
    }
    return nil
  }
}
