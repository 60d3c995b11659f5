extension RuleDescription {
  /// A view whose saved frame differs from the frame that its constraints give.
  static let misplaced = RuleDescription(
    severity: .warning,
    documentSeverity: (normal: .warning, strict: .error),
    summary: "a saved frame differs from the frame that the constraints give",
    explanation: """
      A storyboard or xib saves a frame that differs by more than half a point from the frame that \
      its constraints give. Either the view was moved without updating its constraints, or the \
      constraints were changed without updating frames. Before comparing, the check infers the \
      insets of guides and the baselines that only Xcode's canvas shows. The rule ignores \
      ambiguous frames and scenes with a conflict.
      """,
    advice: "update the frame in Xcode, or correct the constraint that moves the view",
    kind: .interface,
    examples: (RuleExamples.screen(x: 30, top: 20), RuleExamples.screen(x: 20, top: 20)))
}
