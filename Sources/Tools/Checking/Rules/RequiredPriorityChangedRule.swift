extension RuleDescription {
  /// A priority that becomes required, or ceases to be, while its constraint is active.
  static let requiredPriorityChanged = RuleDescription(
    severity: .note,
    summary: "the priority of an active constraint becomes required, or ceases to be",
    explanation: """
      UIKit throws an exception where the priority of an active constraint changes from required to \
      optional or back, on systems before iOS 17.
      """,
    advice: "set the priority before activating the constraint, or use 999",
    kind: .swift,
    examples: (
      SwiftExamples.view(
        SwiftExamples.adding + """

          let width = box.widthAnchor.constraint(equalToConstant: 40)
          width.isActive = true
          width.priority = .defaultHigh
          """),
      SwiftExamples.view(
        SwiftExamples.adding + """

          let width = box.widthAnchor.constraint(equalToConstant: 40)
          width.priority = .defaultHigh
          width.isActive = true
          """)
    ))
}
