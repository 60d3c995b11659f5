extension RuleDescription {
  /// A mark of Xcode in a document of Interface Builder that is no longer true.
  static let staleFlag = RuleDescription(
    severity: .note,
    documentSeverity: (normal: .note, strict: .note),
    summary: "Xcode's mark of a frame is no longer true",
    explanation: """
      A storyboard or xib marks a view as misplaced or ambiguous, which was true when Xcode saved it or \
      at the size of another screen, and the constraints do not bear that out. Linters that only \
      read the marks report such views. Saving the document in Xcode removes the mark.
      """,
    advice: "remove the mark, or save the document in Xcode",
    kind: .interface,
    examples: (
      RuleExamples.screen(x: 20, top: 20, mark: #" misplaced="YES""#),
      RuleExamples.screen(x: 20, top: 20)
    ))
}
