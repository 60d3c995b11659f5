import API
import InterfaceBuilder
internal import TextBytes

extension InterfaceCheck {
  /// The languages of the files next to a document, in ascending order of their names.
  func translations(
    beside file: SourceFile, _ outcome: inout CheckOutcome
  ) -> [Translation] {
    let found = LanguageFiles(
      beside: file.path, wanted: configuration.languages, limits: limits)
    for fault in found.faults {
      let strings = SourceFile(path: fault.path, bytes: fault.bytes)
      outcome.findings.append(unreadable(fault.message, fault.position, in: strings))
    }
    for language in configuration.languages ?? []
    where found.texts[language] == nil && !found.texts.isEmpty {
      outcome.notices.append(
        "\(file.path): found no texts for the language \(Excerpt.quoted(language))")
    }
    return found.texts.sorted { $0.key < $1.key }.map { language, texts in
      Translation(language: language, texts: texts, canMeasure: fonts.canMeasure)
    } + configuration.pseudoLanguages.map { Translation($0, canMeasure: fonts.canMeasure) }
  }
}
