/// Collects the findings of one document, each listed once with all its configurations.
struct FindingCollector {
  /// The maximum number of findings of one document. Further ones are only counted.
  static let limit = 1_000
  /// The maximum count of findings beyond the limit.
  private static let excessLimit = 100_000

  /// A finding that was seen.
  enum Entry {
    /// It has that index in ``findings``.
    case listed(Int)
    /// It is silenced, or continues from the previous part of a sweep.
    case unlisted
  }

  /// The findings, in the order in which they were found.
  private(set) var findings: [Finding] = []
  /// The range of a sweep whose findings are collected, if it is one.
  private(set) var part: SweepPart?
  let filter: FindingFilter
  private var entries: [Finding.Identity: Entry] = [:]
  /// Hashes of the findings beyond the limit. Their keys would take too much memory: a key may be
  /// as long as names, and there may be one for each pair of views.
  private var beyond: Set<Int> = []

  init(_ filter: FindingFilter) { self.filter = filter }

  /// A collector without findings, for a part of a sweep after one with the given findings.
  func part(continuing: Set<Finding.Identity>) -> FindingCollector {
    var part = FindingCollector(filter)
    part.part = SweepPart(continuing: continuing, known: entries)
    return part
  }

  /// The notice about findings beyond the limit; `nil` if there are none.
  var noticeOnExcess: String? {
    guard !beyond.isEmpty else { return nil }
    let more =
      beyond.count < Self.excessLimit ? "\(beyond.count)" : "\(beyond.count) or more"
    return "\(more) findings beyond the limit of \(Self.limit)"
  }

  /// Takes note of a finding. One that is listed already gets the configuration.
  ///
  /// - Parameters:
  ///   - finding: The identity.
  ///   - views: The views that the finding is about. A suppression of any of them silences it.
  ///   - circumstance: The name of the configuration; empty for the document's own.
  ///   - isUncertain: Whether the fault is within the error of its estimate.
  /// - Returns: Whether the finding is new, and ``append(_:)`` shall list it.
  /// - Complexity: O(length of the key + views · suppressions), expected.
  mutating func accepts(
    _ finding: Finding.Identity, about views: [String], in circumstance: String,
    isUncertain: Bool
  ) -> Bool {
    guard filter.severity(of: finding.rule) > .off else { return false }
    switch entries[finding] {
    case .listed(let index)?:
      if !isUncertain { findings[index].isUncertain = false }
      guard !circumstance.isEmpty else { return false }
      findings[index].add(circumstance, .configuration(circumstance))
      return false
    case .unlisted?: return false
    case nil: break
    }
    let isFull = findings.count + (part?.continued.count ?? 0) >= Self.limit
    if !isFull, part?.continues(finding) == true {
      entries[finding] = .unlisted
      return false
    }
    guard !filter.silences(finding.rule, about: views) else {
      entries[finding] = .unlisted
      return false
    }
    if isFull { addBeyond(finding) }
    return !isFull
  }

  /// Lists a new finding.
  mutating func append(_ finding: Finding) {
    entries[finding.identity] = .listed(findings.count)
    findings.append(finding)
  }

  /// Adds a finding for a range of widths, or adds the range to a known finding.
  mutating func add(_ finding: Finding, in range: String, _ occurrence: Finding.Occurrence) {
    switch entries[finding.identity] {
    case .listed(let index)?: findings[index].add(range, occurrence)
    case .unlisted?: break
    case nil:
      guard findings.count < Self.limit else {
        addBeyond(finding.identity)
        return
      }
      var finding = finding
      finding.message = "\(range): \(finding.message)"
      finding.configurations = [range]
      finding.occurrences = [occurrence]
      append(finding)
    }
  }

  private mutating func addBeyond(_ finding: Finding.Identity) {
    if beyond.count < Self.excessLimit { beyond.insert(finding.hashValue) }
  }
}
