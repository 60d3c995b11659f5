import API
import Cancellation
import ConstraintLayout
internal import LayoutRequests
internal import TextBytes

extension LayoutCheck {
  /// The most frames that a search for repairs keeps for judging changes, in all configurations.
  private static let keptFrames = 100_000

  /// The most frames to keep.
  var frameLimit: Int { searchesRepairs ? Self.keptFrames : .max }

  /// Checks the layout and its variants at their own sizes too if the run has other sizes, since a
  /// repair must do no harm there.
  func checkOwnSize(
    of request: LayoutRequest, beside known: [CheckConfiguration.NamedCircumstances],
    screen: ItemIndex?, _ rules: inout RuleRunner, _ outcome: inout CheckOutcome
  ) {
    var ownSize = configuration
    ownSize.screens = []
    var own = ownSize
    (own.directions, own.textScales) = ([], [])
    var seen = Set(known.map(\.circumstances))
    let more = [own, ownSize].flatMap { $0.circumstances(of: request, screen: nil) }
      .filter { seen.insert($0.circumstances).inserted }
    request.solvePrefix(
      of: more.map(\.circumstances), limits: limits.solveLimits(cancellation),
      while: { index, layout in
        rules.check(layout, in: "own size, \(more[index].name)")
        outcome.note(layout, in: "own \(index)", frameLimit: frameLimit)
        outcome.compare(rules, in: "own \(index)", with: faultsBefore)
        return !outcome.isWorse
      })
    outcome.isWhole = outcome.isWhole && isWhole(request)
    outcome.proof = FixProof(
      configuration, sizes: screen == nil ? 0 : configuration.screens.count,
      variants: request.variants.count)
  }

  /// The result without a search for repairs, from a check of the same document with one: only the
  /// document's own size is added.
  ///
  /// - Parameters:
  ///   - first: The result of the check with a search.
  ///   - file: The document.
  /// - Returns: The result; `nil` if a limit might apply to the whole, or if the check kept too
  ///   little.
  /// - Complexity: At most a solve for each direction, text size and variant.
  func completed(_ first: CheckOutcome, of file: SourceFile) -> CheckOutcome? {
    guard golden == nil, configuration.widths == nil, first.hasAllFrames,
      let request = try? request(in: file)
    else { return nil }
    var outcome = first
    var rules = RuleRunner(
      request, file, configuration, limits: limits, relativePath: relativePath)
    rules.repairs.isEnabled = false
    rules.comparisonCount = first.comparisonCount
    let screen = screen(of: request)
    checkOwnSize(
      of: request, beside: configuration.circumstances(of: request, screen: screen),
      screen: screen, &rules, &outcome)
    outcome.findings += rules.collector.findings
    guard outcome.findings.count < FindingCollector.limit,
      rules.comparisonCount < rules.comparisonLimit
    else { return nil }
    return outcome
  }
}
