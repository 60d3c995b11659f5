extension RuleDescription {
  /// An item of a list whose parent does not exist.
  static let unknownParent = RuleDescription(
    severity: .error,
    summary: "an operation names an item that does not exist",
    explanation: """
      An operation appends to, inserts beside or otherwise names an item that is not in the list \
      at that point.
      """,
    advice: "add the item first, or correct its id",
    kind: .list,
    examples: (
      #"{"items": ["a"], "operations": [{"op": "append", "items": ["b"], "to": "c"}]}"#,
      #"{"items": ["a"], "operations": [{"op": "append", "items": ["b"], "to": "a"}]}"#
    ))
}
