extension RuleDescription {
  /// An item of a list whose id another item has.
  static let duplicateItem = RuleDescription(
    severity: .error,
    summary: "two items of a list have the same id",
    explanation: """
      Ids of items are unique in a list; a diffable data source refuses a snapshot in which they \
      are not.
      """,
    advice: "give each item an id of its own",
    kind: .list,
    examples: (#"{"items": ["a", "a"]}"#, #"{"items": ["a", "b"]}"#))
}
