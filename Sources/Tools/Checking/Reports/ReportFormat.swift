/// The forms in which findings are reported.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// All that is known, as one JSON object.
  case json
  /// SARIF 2.1.0, which code scanning reads.
  case sarif
  /// JUnit's XML, which test reports read.
  case junit
  /// Workflow commands of GitHub, which annotate a pull request.
  case github
  /// GitLab's code quality report.
  case gitlab

  /// A report in this form.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - style: The colours of text for people.
  ///   - version: The version of the program.
  /// - Returns: The text, with a line break at its end if it has contents.
  /// - Complexity: O(findings + documents).
  public func text(
    of report: CheckReport, style: TextReport.Style = .plain, version: String
  ) -> [UInt8] {
    switch self {
    case .text: TextReport.text(of: report, style: style)
    case .json: JSONReport.text(of: report)
    case .sarif: SARIFReport.text(of: report, version: version)
    case .junit: JUnitReport.text(of: report)
    case .github: GitHubReport.text(of: report)
    case .gitlab: GitLabReport.text(of: report)
    }
  }
}
