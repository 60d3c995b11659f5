internal import TextBytes

/// The findings of a run.
public struct CheckReport: Sendable {
  /// A drawn difference from kept frames.
  public struct Picture: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The picture.
    public var svg: [UInt8]
  }

  /// The results of one document.
  struct Document: Sendable {
    /// The findings, sorted by place, rule and message.
    var findings: [Finding] = []
    var notices: [String] = []
    var pictures: [Picture] = []
    var interface: InterfaceReport?
    /// The files of a document that has several; empty for one that is its own.
    var files: [String] = []
    /// The document with its safe repairs, if requested and if there are any.
    var fixed: FixedDocument?
  }

  /// The results by document, in order.
  let documents: [Document]
  /// The paths of the checked files, in order.
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

  /// Makes a report on documents.
  init(paths: [String], _ documents: [Document]) {
    self.paths = zip(paths, documents).flatMap { $1.files.isEmpty ? [$0] : $1.files }
    self.documents = documents
    findings = documents.flatMap(\.findings)
    notices = documents.flatMap(\.notices)
    pictures = documents.flatMap(\.pictures)
    interfaces = documents.compactMap(\.interface)
  }

  /// The document at an index with its safe repairs; `nil` if they were not requested or there are
  /// none.
  public func fixedDocument(at index: Int) -> FixedDocument? { documents[index].fixed }

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

extension CheckReport.Document {
  /// The results of a check.
  init(_ outcome: CheckOutcome) {
    findings = outcome.findings.sorted(by: Self.precedes)
    notices = outcome.notices
    pictures = outcome.pictures.map { .init(path: $0.path, svg: $0.svg) }
    interface = outcome.interface
    files = outcome.files
  }

  private static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    let (left, right) = (a.range, b.range)
    guard a.path == b.path else { return ExactText(a.path) < ExactText(b.path) }
    return (left?.line ?? 0, left?.column ?? 0, a.rule.index, ExactText(a.message))
      < (right?.line ?? 0, right?.column ?? 0, b.rule.index, ExactText(b.message))
  }
}
