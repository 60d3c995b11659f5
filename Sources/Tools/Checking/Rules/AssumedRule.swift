extension RuleDescription {
  /// A gap in an Interface Builder document that was filled by an assumption, or a part left out.
  static let assumed = RuleDescription(
    severity: .note,
    documentSeverity: (normal: .note, strict: .note),
    summary: "a document leaves something open or has something unsupported",
    explanation: """
      A storyboard or xib leaves something open that its saved frames show, such as the safe area \
      of another container, or contains something that the check does not support. The finding \
      states the assumption or the omission. It is a note that needs no action.
      """,
    advice: "check whether the assumption is right",
    kind: .interface,
    examples: (RuleExamples.screen(x: 20, top: 30), RuleExamples.screen(x: 20, top: 20)))
}
