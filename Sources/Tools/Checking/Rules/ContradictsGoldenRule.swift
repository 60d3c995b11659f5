extension RuleDescription {
  /// Frames that differ from those that were kept.
  static let contradictsGolden = RuleDescription(
    severity: .error,
    summary: "frames differ from those that were kept",
    explanation: """
      With --golden DIR, frames are compared with those that were kept there. The finding names the \
      view, the edge, the distance and the constraints that decide it. If the change is intended, \
      run again with --update.
      """,
    advice: "undo the change, or accept it with --update",
    examples: RuleExamples.boxes(bad: (10, 100, 30), good: (0, 100, 30)),
    options: [.length("tolerance", \.goldenTolerance)])
}
