internal import InterfaceBuilder

/// The names of pseudo-languages.
public enum PseudoNames {
  /// The names, without those of Xcode.
  static let all = ["all"] + PseudoLanguage.allCases.map(\.rawValue)
  /// The names for messages.
  public static let list = all.joined(separator: ", ")
}

extension CheckConfiguration {
  /// Adds pseudo-languages without duplicates.
  mutating func add(_ languages: [PseudoLanguage]) {
    for language in languages where !pseudoLanguages.contains(language) {
      pseudoLanguages.append(language)
    }
  }

  /// Replaces the pseudo-languages by those named: by raw value, by Xcode's name, or `all`.
  ///
  /// - Returns: The first unknown name, if any.
  public mutating func usePseudoLanguages(named names: [String]) -> String? {
    pseudoLanguages = []
    for name in names {
      guard let languages = PseudoLanguage.languages(named: name) else { return name }
      add(languages)
    }
    return nil
  }
}
