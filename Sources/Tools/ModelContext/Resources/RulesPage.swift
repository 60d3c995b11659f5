internal import Checking

/// The rules of `trellis check` as one page.
enum RulesPage {
  /// The page in Markdown.
  static var text: [UInt8] {
    var text = "# Rules of trellis check\n"
    for rule in Rule.allCases {
      text += """

        ## \(rule.rawValue) (\(rule.defaultSeverity.rawValue))

        \(rule.summary). \(rule.explanation)

        What to do: \(rule.advice).

        """
    }
    return Array(text.utf8)
  }
}
