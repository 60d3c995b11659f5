extension RuleDescription {
  /// An item of a list with the id of another item.
  static let duplicateItem = RuleDescription(
    severity: .error,
    summary: "two items of a list have the same id",
    explanation: """
      Item ids must be unique in a list. A diffable data source rejects a snapshot with \
      duplicates.
      """,
    advice: "give each item an id of its own",
    kind: .list,
    examples: (#"{"items": ["a", "a"]}"#, #"{"items": ["a", "b"]}"#))
}
