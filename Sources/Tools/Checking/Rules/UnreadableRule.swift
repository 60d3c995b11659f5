extension RuleDescription {
  /// A document that cannot be read or is none.
  static let unreadable = RuleDescription(
    severity: .error,
    summary: "a document cannot be read",
    explanation: """
      The file cannot be read, is not JSON, is not a valid request, or exceeds a limit. Nothing \
      else about it is checked, and the exit status is 3. In a folder, a storyboard or xib of \
      another platform than iOS is a note, and the severity of this rule counts, off included. A \
      file that is named on the command line is always an error.
      """,
    advice: "mend the place that is named, or leave the file out with ignore",
    examples: (#"{"views": ["#, #"{"views": []}"#))
}
