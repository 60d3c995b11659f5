extension RuleDescription {
  /// A flag of Xcode in an Interface Builder document that is out of date.
  static let staleFlag = RuleDescription(
    severity: .note,
    documentSeverity: (normal: .note, strict: .note),
    summary: "a misplaced or ambiguous flag of Xcode is out of date",
    explanation: """
      A storyboard or xib flags a view as misplaced or ambiguous, but its constraints do not \
      confirm that. The flag was true when Xcode saved it, or at another screen size. Linters that \
      only read the flags report such views. To remove the flag, save the document in Xcode.
      """,
    advice: "remove the flag, or save the document in Xcode",
    kind: .interface,
    examples: (
      RuleExamples.screen(x: 20, top: 20, mark: #" misplaced="YES""#),
      RuleExamples.screen(x: 20, top: 20)
    ))
}
