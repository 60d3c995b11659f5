extension RuleDescription {
  /// Required constraints that cannot all hold while all of them are active.
  static let conflictState = RuleDescription(
    severity: .note,
    summary: "constraints that code may switch cannot all hold at once",
    explanation: """
      Required constraints contradict each other, and a property or variable keeps one of them that \
      other code mentions. That code may deactivate it before the layout, so the finding is a note: \
      check that no state has all of them active. So is a contradiction that comes with code which \
      runs after the first layout, such as a method that fills a cell with data.
      """,
    advice: "deactivate one before activating the other",
    kind: .swift,
    examples: (
      SwiftExamples.view(
        SwiftExamples.adding + """

          wide = box.widthAnchor.constraint(equalToConstant: 100)
          wide?.isActive = true
          box.widthAnchor.constraint(equalToConstant: 40).isActive = true
          """,
        more: """
          private var wide: NSLayoutConstraint?
          func shrink() { wide?.isActive = false }
          """),
      SwiftExamples.view(
        SwiftExamples.adding + """

          wide = box.widthAnchor.constraint(equalToConstant: 100)
          wide?.isActive = true
          """,
        more: """
          private var wide: NSLayoutConstraint?
          func shrink() { wide?.isActive = false }
          """)
    ))
}
