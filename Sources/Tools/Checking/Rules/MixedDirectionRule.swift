extension RuleDescription {
  /// A constraint between anchors that UIKit does not let anyone relate.
  static let mixedDirection = RuleDescription(
    severity: .error,
    summary: "a constraint relates anchors that do not go together",
    explanation: """
      UIKit throws an exception where a constraint relates leading or trailing to left or right, or \
      attributes of different kinds, such as a width and a top edge. The compiler finds neither with \
      NSLayoutConstraint's initialiser, and with anchors not the first.
      """,
    advice: "use leading and trailing on both sides, or left and right on both",
    kind: .swift,
    examples: (
      SwiftExamples.view(
        SwiftExamples.adding
          + "\nbox.leadingAnchor.constraint(equalTo: leftAnchor).isActive = true"),
      SwiftExamples.view(
        SwiftExamples.adding
          + "\nbox.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true")
    ))
}
