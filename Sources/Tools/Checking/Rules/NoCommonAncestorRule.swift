extension RuleDescription {
  /// A constraint between views that have no superview in common.
  static let noCommonAncestor = RuleDescription(
    severity: .off,
    summary: "a constraint relates views without a common superview",
    explanation: """
      UIKit throws an exception where a constraint between two views is activated that have no \
      superview in common. The rule is off by default: a view may get its superview in code that the \
      check does not follow.
      """,
    advice: "add both views to the hierarchy before activating the constraint",
    kind: .swift,
    examples: (
      SwiftExamples.view(
        """
        box.translatesAutoresizingMaskIntoConstraints = false
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        addSubview(box)
        """),
      SwiftExamples.view(
        SwiftExamples.adding + "\nbox.topAnchor.constraint(equalTo: topAnchor).isActive = true")
    ))
}
