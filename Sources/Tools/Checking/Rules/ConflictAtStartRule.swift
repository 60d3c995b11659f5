extension RuleDescription {
  /// Required constraints that cannot all hold at the size that a view starts with.
  static let conflictAtStart = RuleDescription(
    severity: .note,
    summary: "constraints cannot all hold at the size that a view starts with",
    explanation: """
      Until its first layout, a view has the size of its frame, and its autoresizing mask makes \
      that size required. Required constraints that need more contradict it: UIKit prints a \
      conflict and breaks one of them, although all hold later. The rule checks headers and footers \
      of table sections, and header and footer views of tables whose frame no code sets, which \
      start without a size. With --strict it also checks cells of tables, which start as 320 by 44 \
      points, although most tables size them before. It is a note, since the layout is correct \
      later unless the broken constraint is missed then.
      """,
    advice: "give one of these the priority 999, so that it yields until the view has its size",
    kind: .swift,
    examples: (
      SwiftExamples.header(more: ""), SwiftExamples.header(more: "trailing.priority = .init(999)")
    ))
}
