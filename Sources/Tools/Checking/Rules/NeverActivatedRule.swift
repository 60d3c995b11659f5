extension RuleDescription {
  /// A constraint that nothing activates.
  static let neverActivated = RuleDescription(
    severity: .warning,
    summary: "nothing activates a constraint",
    explanation: """
      A constraint is made, and its value is not used: nothing can activate it, so it has no effect. \
      The rule ignores constraints that code keeps, returns or passes on.
      """,
    advice: "set its isActive to true, or pass it to NSLayoutConstraint.activate",
    kind: .swift,
    examples: (
      SwiftExamples.view(
        SwiftExamples.adding + "\nbox.topAnchor.constraint(equalTo: topAnchor)"),
      SwiftExamples.view(
        SwiftExamples.adding + "\nbox.topAnchor.constraint(equalTo: topAnchor).isActive = true")
    ))
}
