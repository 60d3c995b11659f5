extension RuleDescription {
  /// A document that cannot be read.
  static let unreadable = RuleDescription(
    severity: .error,
    summary: "a document cannot be read",
    explanation: """
      The file cannot be read, is not JSON, is not a valid request, or exceeds a limit. The check \
      skips the rest of the file and exits with status 3. In a folder, a storyboard or xib for a \
      platform other than iOS is a note, and the rule's severity applies, including off. For a \
      file that is named on the command line, the finding is always an error.
      """,
    advice: "correct the place that the finding names, or exclude the file with ignore",
    examples: (#"{"views": ["#, #"{"views": []}"#))
}
