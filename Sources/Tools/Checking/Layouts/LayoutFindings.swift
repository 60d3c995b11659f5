import API
import ConstraintLayout
internal import LayoutRequests

/// The findings of one layout in all its configurations, each listed once.
struct LayoutFindings {
  let configuration: CheckConfiguration
  private(set) var request: LayoutRequest
  private(set) var file: SourceFile
  /// The contents of the views of an Interface Builder document; `nil` for a layout.
  private(set) var contents: InterfaceContents?
  private(set) var findings: [Finding] = []
  /// In a part of a sweep: the findings of the whole sweep so far.
  private var seenElsewhere: [Finding.Identity: Int] = [:]
  /// In a part of a sweep: the findings of the previous part, whose messages exist.
  private var continuing: Set<Finding.Identity> = []
  /// In a part of a sweep: the findings that the previous part also has.
  private(set) var continued: [Finding.Identity] = []
  /// The findings by rule and key, to merge those of several configurations.
  private var known: [Finding.Identity: Int] = [:]
  /// The limits of solving, which messages name.
  private let limits: RequestLimits
  private let path: String
  private let disabled: Set<Disabled>

  /// A rule that the document disables, for a view or altogether.
  private struct Disabled: Hashable {
    var rule: String
    var view: String?
  }

  /// The maximum number of findings of one document. Further ones are only counted.
  static let limit = 1_000
  /// Hashes of the findings beyond the limit. Their keys would take too much memory: a key may be
  /// as long as names, and there may be one for each pair of views.
  private var beyond: Set<Int> = []
  /// The number of findings beyond the limit, up to ``excessLimit``.
  var excess: Int { beyond.count }
  /// The maximum count of findings beyond the limit.
  static let excessLimit = 100_000

  private mutating func addBeyond(_ identity: Finding.Identity) {
    if beyond.count < Self.excessLimit { beyond.insert(identity.hashValue) }
  }

  /// The notice about findings beyond the limit; `nil` if there are none.
  var noticeOnExcess: String? {
    guard excess > 0 else { return nil }
    let more = excess < Self.excessLimit ? "\(excess)" : "\(excess) or more"
    return "\(more) findings beyond the limit of \(Self.limit)"
  }

  /// The number of pairs of views compared so far.
  var comparisonCount = 0
  /// The maximum number of compared pairs of views in all configurations of a document.
  var comparisonLimit = 10_000_000
  /// Whether findings get repairs.
  var searchesRepairs = true
  /// Whether to find ambiguities.
  var findsAmbiguity = true
  /// By item: the open dimensions that only the rule `scrollable` reports.
  var toldByScrollable: [ItemIndex: Set<Dimension>] = [:]
  /// The constraints that a designer would add to a scene of an Interface Builder document; `nil`
  /// if its saved frames do not apply.
  var interfaceRepairs: InterfaceRepairs?
  /// The number of views with such repairs so far.
  var interfaceRepairCount = 0
  /// The solves for repairs so far.
  var repairSolves = 0
  /// The maximum work of the search for repairs of one finding.
  var workOfRepairs = 50_000_000

  init(
    _ request: LayoutRequest, _ file: SourceFile, _ configuration: CheckConfiguration,
    limits: RequestLimits, relativePath: String
  ) {
    self.request = request
    self.file = file
    self.configuration = configuration
    self.limits = limits
    path = relativePath
    disabled = Set(request.disabledRules.map { Disabled(rule: $0.rule, view: $0.view) })
  }

  /// Continues with another request for the same document: the scene of an Interface Builder
  /// document for another device.
  mutating func use(_ request: LayoutRequest, _ contents: InterfaceContents) {
    self.request = request
    self.contents = contents
  }

  /// Continues with another request for the same views.
  mutating func use(_ request: LayoutRequest) { self.request = request }

  /// A copy without findings, for a part of a sweep after one with the given findings.
  func scratch(continuing: Set<Finding.Identity>) -> LayoutFindings {
    var scratch = self
    scratch.continuing = continuing
    scratch.findings = []
    scratch.known = [:]
    scratch.beyond = []
    scratch.seenElsewhere = known
    scratch.comparisonCount = 0
    return scratch
  }

  /// Takes back the counters that a part shares with the whole sweep.
  mutating func takeBack(_ scratch: LayoutFindings) { repairSolves = scratch.repairSolves }

  /// Whether a finding is new. Only then is a search for repairs worthwhile.
  func isNew(_ rule: Rule, _ key: String) -> Bool {
    let key = Finding.Identity(rule: rule, key: key)
    return known[key] == nil && seenElsewhere[key] == nil
  }

  /// Adds a finding for a range of widths, or adds the range to a known finding.
  mutating func add(_ finding: Finding, in range: String, _ occurrence: Finding.Occurrence) {
    let key = finding.identity
    if let index = known[key] {
      guard index >= 0 else { return }
      findings[index].add(range, occurrence)
      return
    }
    guard findings.count < Self.limit else {
      addBeyond(key)
      return
    }
    known[key] = findings.count
    var finding = finding
    finding.message = "\(range): \(finding.message)"
    finding.configurations = [range]
    finding.occurrences = [occurrence]
    findings.append(finding)
  }

  /// Whether a rule is neither off nor disabled.
  func isChecked(_ rule: Rule) -> Bool {
    configuration.severity(of: rule) > .off && !isDisabled(rule, view: nil)
  }

  private func isDisabled(_ rule: Rule, view: String?) -> Bool {
    guard rule.isSuppressible, !disabled.isEmpty else { return false }
    return disabled.contains(Disabled(rule: rule.rawValue))
      || view.map { disabled.contains(Disabled(rule: rule.rawValue, view: $0)) } ?? false
  }

  /// Adds a finding, or adds the configuration to a known finding.
  ///
  /// `key` identifies it among the findings of the rule. A suppression of any of `views` silences
  /// it.
  mutating func add(
    _ rule: Rule, in circumstance: String, about views: [String], at place: RequestPlace,
    key: String,
    related: [(message: String, place: RequestPlace)] = [], advice: String? = nil,
    isUncertain: Bool = false,
    repairs: (inout LayoutFindings) -> [Finding.Repair] = { _ in [] },
    _ message: @autoclosure () -> String
  ) {
    let severity = configuration.severity(of: rule)
    guard severity > .off else { return }
    if let index = known[Finding.Identity(rule: rule, key: key)] {
      guard index >= 0 else { return }
      if !isUncertain { findings[index].isUncertain = false }
      guard !circumstance.isEmpty else { return }
      findings[index].add(circumstance, .configuration(circumstance))
      return
    }
    let identity = Finding.Identity(rule: rule, key: key)
    if !continuing.isEmpty, continuing.contains(identity),
      findings.count + continued.count < Self.limit
    {
      continued.append(identity)
      known[identity] = -1
      return
    }
    let names: [String?] = views.isEmpty ? [nil] : views.map { Optional($0) }
    let isSilenced = names.contains { view in
      isDisabled(rule, view: view)
        || rule.isSuppressible
          && configuration.suppressions.contains { $0.covers(rule, view: view, path: path) }
    }
    guard !isSilenced else {
      known[identity] = -1
      return
    }
    guard findings.count + continued.count < Self.limit else {
      addBeyond(identity)
      return
    }
    let isNew = searchesRepairs && isNew(rule, key)
    known[identity] = findings.count
    let repairs = isNew ? repairs(&self) : []
    let range = self.range(of: place)
    let others = related.map { other in
      Finding.Related(
        message: other.message, pointer: pointer(to: other.place),
        range: self.range(of: other.place))
    }
    findings.append(
      Finding(
        rule: rule, severity: severity, message: message(), advice: advice ?? rule.advice,
        path: file.path, pointer: pointer(to: place), range: range,
        excerpt: range.flatMap { file.excerpt(around: $0) }, view: views.first,
        configurations: circumstance.isEmpty ? [] : [circumstance],
        occurrences: [.configuration(circumstance)],
        related: others, places: [place] + related.map(\.place), repairs: repairs, key: key,
        isUncertain: isUncertain))
  }

  /// The JSON Pointer to a place; empty if the document is not JSON.
  private func pointer(to place: RequestPlace) -> String {
    request.isJSON ? request.pointer(to: place) : ""
  }

  /// The range of a place in the file, if it has one.
  private mutating func range(of place: RequestPlace) -> SourceRange? {
    guard !request.isJSON else { return file.range(of: request.pointer(to: place)) }
    return request.position(of: place).map { file.range(line: $0.line, column: $0.column) }
  }

  /// Adds the error of a layout that is not solved.
  mutating func add(_ error: LayoutError, of scene: LayoutScene, in circumstance: String) {
    let problem = Problem(error, of: request, edited: scene, limits: limits)
    add(
      .unreadable, in: circumstance, about: [], at: .document, key: problem.detail,
      "it cannot be solved: \(problem.detail)")
  }
}
