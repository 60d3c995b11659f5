extension RuleDescription {
  /// Frames that differ from the golden frames.
  static let contradictsGolden = RuleDescription(
    severity: .error,
    summary: "frames differ from the golden frames",
    explanation: """
      With --golden DIR, the check compares frames with those saved in DIR. The finding names the \
      view, the edge, the distance and the constraints that determine it. If the change is \
      intended, run the check again with --update.
      """,
    advice: "undo the change, or accept it with --update",
    examples: RuleExamples.boxes(bad: (10, 100, 30), good: (0, 100, 30)),
    options: [.length("tolerance", \.goldenTolerance)])
}
