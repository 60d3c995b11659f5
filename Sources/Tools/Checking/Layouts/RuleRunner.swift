import API
import ConstraintLayout
import LayoutRequests

/// Runs the rules over the solved layouts of one document.
///
/// Findings flow in one direction: a rule reports to ``collector``, and nothing reads them back.
struct RuleRunner {
  let configuration: CheckConfiguration
  /// The request whose layouts are checked.
  private(set) var subject: CheckedRequest
  /// The findings so far.
  var collector: FindingCollector
  /// Proposes repairs of new findings.
  var repairs = RepairSearch()
  /// Whether to find ambiguities.
  var findsAmbiguity = true
  /// By item: the open dimensions that only the rule `scrollable` reports.
  var toldByScrollable: [ItemIndex: Set<Dimension>] = [:]
  /// The number of pairs of views compared so far.
  var comparisonCount = 0
  /// The maximum number of compared pairs of views in all configurations of a document.
  var comparisonLimit = 10_000_000
  /// The document, which places findings.
  var file: SourceFile
  /// The limits of solving, which messages name.
  private let limits: RequestLimits

  /// Makes the runner of a scene of Swift sources, whose places others find.
  init(
    _ subject: CheckedRequest, _ file: SourceFile, _ configuration: CheckConfiguration,
    limits: RequestLimits
  ) {
    self.subject = subject
    self.file = file
    self.configuration = configuration
    self.limits = limits
    collector = FindingCollector(
      FindingFilter(configuration, subject.request, relativePath: file.path))
  }

  /// Makes the runner of a document, given its path relative to the configuration's folder.
  init(
    _ request: LayoutRequest, _ file: SourceFile, _ configuration: CheckConfiguration,
    limits: RequestLimits, relativePath: String
  ) {
    subject = CheckedRequest(request)
    self.file = file
    self.configuration = configuration
    self.limits = limits
    collector = FindingCollector(
      FindingFilter(configuration, request, relativePath: relativePath))
  }

  /// Continues with another request for the same document: one with other texts, or the scene of an
  /// Interface Builder document for another device.
  mutating func use(_ subject: CheckedRequest) { self.subject = subject }

  /// Whether a rule is neither off nor disabled.
  func isChecked(_ rule: Rule) -> Bool { collector.filter.isChecked(rule) }

  // MARK: Parts of a sweep

  /// A copy without findings, for a part of a sweep after one with the given findings.
  func part(continuing: Set<Finding.Identity> = []) -> RuleRunner {
    var part = self
    part.collector = collector.part(continuing: continuing)
    part.comparisonCount = 0
    return part
  }

  /// Takes back the counters that a part shares with the whole sweep.
  mutating func takeBack(_ part: RuleRunner) { repairs = part.repairs }

  // MARK: Checking

  /// Checks the layout in one configuration.
  mutating func check(_ layout: ConfiguredLayout, in circumstance: String) {
    switch layout.result {
    case .failed(let error): add(error, of: layout.scene, in: circumstance)
    case .conflict(let sets, let hasMore):
      for set in sets { addConflict(set, in: layout, circumstance) }
      if hasMore {
        add(
          .conflict, in: circumstance, about: [], at: .document, key: "…",
          "there are further conflicts")
      }
    case .solved(let solution):
      for broken in solution.broken {
        addConflict(LayoutConflict(members: broken.conflict), in: layout, circumstance)
      }
      var checked = CheckedLayout(
        request: subject.request, scene: layout.scene, options: layout.options,
        solution: solution, variant: layout.variant)
      checked.truncations = truncations(in: checked)
      for rule in Rule.allCases where isChecked(rule) {
        rule.description.check?(&self, checked, circumstance)
      }
    }
  }

  /// Adds the error of a layout that is not solved.
  private mutating func add(_ error: LayoutError, of scene: LayoutScene, in circumstance: String) {
    let problem = Problem(error, of: subject.request, edited: scene, limits: limits)
    add(
      .unreadable, in: circumstance, about: [], at: .document, key: problem.detail,
      "it cannot be solved: \(problem.detail)")
  }
}
