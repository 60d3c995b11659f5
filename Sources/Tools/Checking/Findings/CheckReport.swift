/// The findings of a run.
public struct CheckReport: Sendable {
  /// A drawn difference from kept frames.
  public struct Picture: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The picture.
    public var svg: [UInt8]
  }

  /// The paths of the checked documents, in order.
  public var paths: [String]
  /// The findings by document, sorted by place in each.
  public var findings: [Finding] = []
  /// Remarks that are not findings.
  public var notices: [String] = []
  /// The pictures of differences.
  public var pictures: [Picture] = []
  /// The Interface Builder documents, with their frames.
  public var interfaces: [InterfaceReport] = []
  /// The number of findings that a baseline accepted.
  public var acceptedCount = 0

  /// Makes an empty report on documents.
  public init(paths: [String]) {
    self.paths = paths
  }

  /// The number of findings of a severity.
  public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether a required document could not be read: the finding is an error.
  public var hasUnreadable: Bool {
    findings.contains { $0.rule == .unreadable && $0.severity == .error }
  }

  /// Whether a finding is at or above a severity.
  public func fails(on severity: Severity) -> Bool {
    findings.contains { $0.severity >= severity && $0.severity > .off }
  }

  /// The report without the findings that a baseline accepts.
  public func without(_ baseline: Baseline) -> CheckReport {
    var report = self
    report.findings = baseline.rest(of: findings)
    report.acceptedCount = findings.count - report.findings.count
    return report
  }
}
