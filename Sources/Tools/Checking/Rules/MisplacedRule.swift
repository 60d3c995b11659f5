extension RuleDescription {
  /// A view whose saved frame is not the one that its constraints give.
  static let misplaced = RuleDescription(
    severity: .warning,
    documentSeverity: (normal: .warning, strict: .error),
    summary: "a saved frame is not the one that the constraints give",
    explanation: """
      A storyboard or xib saves a frame that its constraints do not give, by more than half a point: \
      the view was moved without updating its constraints, or these were changed without updating \
      frames. Insets of guides and baselines that Xcode's canvas alone shows are inferred first. \
      Ambiguous frames, and scenes with a conflict, are left out.
      """,
    advice: "update the frame in Xcode, or mend the constraint that moves the view",
    kind: .interface,
    examples: (RuleExamples.screen(x: 30, top: 20), RuleExamples.screen(x: 20, top: 20)))
}
