import API
import ConstraintLayout
internal import LayoutRequests

/// The findings of one layout in all its configurations, each of them once.
struct LayoutFindings {
  let configuration: CheckConfiguration
  private(set) var request: LayoutRequest
  private(set) var file: SourceFile
  /// What the views of a document of Interface Builder show; `nil` for a layout.
  private(set) var contents: InterfaceContents?
  private(set) var findings: [Finding] = []
  /// In a part of a sweep, what the whole knows.
  private var seenElsewhere: [Finding.Identity: Int] = [:]
  /// In a part of a sweep, what the part before has. Their messages are written already.
  private var continuing: Set<Finding.Identity> = []
  /// In a part of a sweep, what the part before has as well.
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

  /// The most findings of one document; those beyond it are counted.
  static let limit = 1_000
  /// The findings beyond the limit, by hashes: their keys may be as long as names, and as many as
  /// pairs of views.
  private var beyond: Set<Int> = []
  /// The number of findings beyond the limit, up to ``excessLimit``.
  var excess: Int { beyond.count }
  /// The most findings beyond the limit that are counted.
  static let excessLimit = 100_000

  private mutating func addBeyond(_ identity: Finding.Identity) {
    if beyond.count < Self.excessLimit { beyond.insert(identity.hashValue) }
  }

  /// What is said of findings beyond the limit; `nil` if there are none.
  var noticeOnExcess: String? {
    guard excess > 0 else { return nil }
    let more = excess < Self.excessLimit ? "\(excess)" : "\(excess) or more"
    return "\(more) findings beyond the limit of \(Self.limit)"
  }

  /// The pairs of views that were compared so far.
  var comparisonCount = 0
  /// The most pairs of views that are compared in all configurations of a document.
  var comparisonLimit = 10_000_000
  /// Whether findings get repairs.
  var searchesRepairs = true
  /// Whether what is ambiguous is found.
  var findsAmbiguity = true
  /// What is open and told by the rule `scrollable` alone, by item.
  var toldByScrollable: [ItemIndex: Set<Dimension>] = [:]
  /// What a designer would add to the scene of a document of Interface Builder; `nil` where its
  /// saved frames do not apply.
  var interfaceRepairs: InterfaceRepairs?
  /// The number of views for which that was told.
  var interfaceRepairCount = 0
  /// The solves for repairs so far.
  var repairSolves = 0
  /// The most work of the search for the repairs of one finding.
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

  /// Goes on with another request for the same document: the scene of a document of Interface
  /// Builder for another device.
  mutating func use(_ request: LayoutRequest, _ contents: InterfaceContents) {
    self.request = request
    self.contents = contents
  }

  /// Goes on with another request of the same views.
  mutating func use(_ request: LayoutRequest) { self.request = request }

  /// The same without findings, to judge a part of a sweep that follows one with some.
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

  /// Takes back what a part shares with the whole.
  mutating func takeBack(_ scratch: LayoutFindings) { repairSolves = scratch.repairSolves }

  /// Whether a finding is new, so that its repairs are worth a search.
  func isNew(_ rule: Rule, _ key: String) -> Bool {
    let key = Finding.Identity(rule: rule, key: key)
    return known[key] == nil && seenElsewhere[key] == nil
  }

  /// Adds a finding that holds in a range of widths, or the range to one that is known.
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

  /// Whether findings of a rule count at all.
  func isChecked(_ rule: Rule) -> Bool {
    configuration.severity(of: rule) > .off && !isDisabled(rule, view: nil)
  }

  private func isDisabled(_ rule: Rule, view: String?) -> Bool {
    guard rule.isSuppressible, !disabled.isEmpty else { return false }
    return disabled.contains(Disabled(rule: rule.rawValue))
      || view.map { disabled.contains(Disabled(rule: rule.rawValue, view: $0)) } ?? false
  }

  /// Adds a finding, or the configuration to one that is known.
  ///
  /// It is identified by `key` among those of the rule. A suppression of any of `views` silences
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
