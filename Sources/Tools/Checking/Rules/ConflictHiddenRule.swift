extension RuleDescription {
  /// Required constraints that cannot all hold once an arranged view is hidden.
  static let conflictHidden = RuleDescription(
    severity: .warning,
    summary: "constraints cannot all hold once an arranged view is hidden",
    explanation: """
      A stack view gives a hidden arranged view no length along its axis, by a required constraint. \
      A required constraint for that length, or one that gives its content more room than none, \
      contradicts it: UIKit drops one of them and prints a warning with UISV-hiding. The finding \
      lists a minimal set.
      """,
    advice: "lower the priority of the constraint along the axis of the stack to 999",
    kind: .swift,
    examples: (
      SwiftExamples.view(
        """
        let stack = UIStackView(arrangedSubviews: [box])
        addSubview(stack)
        box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        box.isHidden = true
        """),
      SwiftExamples.view(
        """
        let stack = UIStackView(arrangedSubviews: [box])
        addSubview(stack)
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        width.priority = UILayoutPriority(999)
        width.isActive = true
        box.isHidden = true
        """)
    ))
}
