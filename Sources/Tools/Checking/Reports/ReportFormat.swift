/// The output formats of findings.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Human-readable text.
  case text
  /// All details, as one JSON object.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit XML, for test reports.
  case junit
  /// GitHub workflow commands, which annotate a pull request.
  case github
  /// GitLab's code quality report.
  case gitlab

  /// A report in this format.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - style: The style of human-readable text.
  ///   - version: The version of the program.
  /// - Returns: The text, with a trailing line break unless it is empty.
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
