extension RuleDescription {
  /// A view with constraints whose autoresizing mask makes constraints as well.
  static let forgottenMask = RuleDescription(
    severity: .note,
    summary: "a view with constraints still has its autoresizing mask",
    explanation: """
      Constraints place a view whose translatesAutoresizingMaskIntoConstraints is true. So its mask \
      makes required constraints for its frame as well, which is empty, and UIKit prints a conflict \
      or shows nothing. The rule ignores views whose frame or mask the code sets, views that unknown \
      code gets, and arranged views of stacks, which set the property themselves.
      """,
    advice: "set translatesAutoresizingMaskIntoConstraints to false",
    kind: .swift,
    examples: (
      SwiftExamples.view(
        """
        addSubview(box)
        box.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        """),
      SwiftExamples.view(
        SwiftExamples.adding
          + "\nbox.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true")
    ))
}
