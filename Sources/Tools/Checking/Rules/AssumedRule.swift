extension RuleDescription {
  /// Something that a document of Interface Builder does not say, or that was left out of it.
  static let assumed = RuleDescription(
    severity: .note,
    documentSeverity: (normal: .note, strict: .note),
    summary: "a document does not say something, which was assumed or left out",
    explanation: """
      A storyboard or xib leaves something open that its saved frames show, such as the safe area \
      of another container, or has something that is not supported. The finding says what was \
      assumed or left out. It is a note: nothing need be done.
      """,
    advice: "nothing, unless what was assumed is wrong",
    kind: .interface,
    examples: (RuleExamples.screen(x: 20, top: 30), RuleExamples.screen(x: 20, top: 20)))
}
