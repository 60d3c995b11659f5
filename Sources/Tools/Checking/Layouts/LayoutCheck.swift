import API
import Cancellation
import ConstraintLayout
import InterfaceBuilder
internal import TextBytes
internal import LayoutRequests

/// Checks a layout: the body of `POST /v1/layout`.
struct LayoutCheck {
  let configuration: CheckConfiguration
  let limits: RequestLimits
  /// The fonts that measure texts.
  let fonts: FontStore
  /// The path relative to the configuration's folder, which its patterns refer to.
  let relativePath: String
  /// The folder of golden frames, and whether to compare or update them.
  let golden: GoldenChoice?
  /// Whether findings get repairs. Without, this is a trial of one, also at the layout's own size.
  var searchesRepairs = true
  /// Whether a check that is no trial gets repairs.
  var proposesRepairs = true
  /// The faults of the document before a change; the check ends once the change proves worse.
  var faultsBefore: FaultMap?
  /// Ends the check early.
  var cancellation = CancellationCheck.never

  /// Checks a document.
  func outcome(of file: SourceFile) -> CheckOutcome {
    let request: LayoutRequest
    do throws(Problem) {
      request = try self.request(in: file)
    } catch {
      return CheckOutcome(
        findings: ProblemFindings.findings(
          of: error, in: file, configuration, relativePath: relativePath))
    }
    var outcome = CheckOutcome()
    let screen = screen(of: request)
    if screen == nil, !configuration.screens.isEmpty {
      outcome.notices.append(
        configuration.root.map { "\(file.path): sizes are ignored: there is no view \($0)" }
          ?? "\(file.path): sizes are ignored: no root has a width and a height")
    }
    outcome.notices += noticesOnDirectives(of: request, file.path)
    var rules = RuleRunner(
      request, file, configuration, limits: limits, relativePath: relativePath)
    rules.repairs.isEnabled = searchesRepairs && proposesRepairs
    rules.repairs.cancellation = cancellation
    let circumstances = configuration.circumstances(of: request, screen: screen)
    if !isWhole(request) {
      outcome.notices.append(
        """
        \(file.path): only the first \(circumstances.count) configurations are checked, which is \
        the limit
        """)
    }
    var comparison = golden.map {
      GoldenComparison(
        $0, path: file.path, relativePath: relativePath,
        tolerance: configuration.options.goldenTolerance)
    }
    request.solvePrefix(
      of: circumstances.map(\.circumstances), screen: screen,
      limits: limits.solveLimits(cancellation),
      while: { index, layout in
        rules.check(layout, in: circumstances[index].name)
        comparison?.compare(layout, in: circumstances[index].name, &rules, limits)
        outcome.note(layout, in: "\(index)", frameLimit: frameLimit)
        outcome.compare(rules, in: "\(index)", with: faultsBefore)
        return !outcome.isWorse && !cancellation.isCancelled
      })
    if outcome.isWorse || cancellation.isCancelled { return outcome }
    comparison?.finish(&rules)
    if !searchesRepairs {
      checkOwnSize(of: request, beside: circumstances, screen: screen, &rules, &outcome)
      if outcome.isWorse { return outcome }
    }
    if let widths = configuration.widths {
      outcome.notices += checkWidths(
        widths, of: request, screen: screen, file.path, &rules, &outcome)
    }
    checkPseudoLanguages(file, circumstances, screen: screen, &rules)
    outcome.findings = rules.collector.findings.map { finding in
      var finding = finding
      if finding.isUncertain, configuration.severities[finding.rule] == nil {
        finding.severity = min(finding.severity, .note)
      }
      return finding
    }
    outcome.comparisonCount = rules.comparisonCount
    if let notice = rules.collector.noticeOnExcess {
      outcome.notices.append("\(file.path): \(notice)")
    }
    outcome.notices += comparison?.notices ?? []
    outcome.pictures = comparison?.pictures ?? []
    return outcome
  }

  func request(in file: SourceFile) throws(Problem) -> LayoutRequest {
    try file.bytes.withUnsafeBytesTyped { (bytes) throws(Problem) in
      try LayoutEndpoint.decode(bytes, limits: limits, fonts: fonts)
    }
  }

  /// Checks the layout in each pseudo-language. Its name precedes that of the configuration.
  private func checkPseudoLanguages(
    _ file: SourceFile, _ circumstances: [CheckConfiguration.NamedCircumstances],
    screen: ItemIndex?,
    _ rules: inout RuleRunner
  ) {
    for language in configuration.pseudoLanguages {
      // The document was decoded before, so only its longer texts can fail.
      let decoded = try? file.bytes.withUnsafeBytesTyped { (bytes) throws(Problem) in
        try LayoutEndpoint.decode(
          bytes, limits: limits, fonts: fonts, changingTexts: language.text)
      }
      guard let request = decoded, !request.textItems.isEmpty else { continue }
      var configurations = circumstances.map(\.circumstances)
      if let direction = language.direction {
        for index in configurations.indices { configurations[index].direction = direction }
      }
      rules.use(CheckedRequest(request))
      request.solve(in: configurations, screen: screen, limits: limits.solveLimits(cancellation)) {
        index, layout in
        let names = [language.title, circumstances[index].name].filter { !$0.isEmpty }
        rules.check(layout, in: names.joined(separator: ", "))
      }
    }
  }

  /// The maximum number of notices about directives without effect in one document.
  private static let mostNotices = 10

  /// Notices about disabled rules and views that do not exist.
  private func noticesOnDirectives(of request: LayoutRequest, _ path: String) -> [String] {
    var notices: [String] = []
    for rule in request.disabledRules where notices.count < Self.mostNotices {
      if Rule.named(rule.rule)?.isSuppressible != true {
        let name = Excerpt.quoted(rule.rule)
        notices.append(
          "\(path): \(rule.pointer) disables \(name), which is not a suppressible rule")
      } else if let view = rule.view, request.scene.item(named: view) == nil {
        notices.append(
          "\(path): \(rule.pointer) names \(Excerpt.quoted(view)), which is not a view")
      }
    }
    return notices
  }

  /// Checks the layout and its variants at all widths; returns notices.
  private func checkWidths(
    _ widths: ClosedRange<Double>, of request: LayoutRequest, screen: ItemIndex?, _ path: String,
    _ rules: inout RuleRunner, _ outcome: inout CheckOutcome
  ) -> [String] {
    guard let screen else { return ["\(path): no root has a width; widths do not apply"] }
    var sizeless = configuration
    sizeless.screens = []
    var check = WidthCheck(request, screen: screen, widths: widths, limits: limits)
    check.cancellation = cancellation
    check.keepsSweeps = !searchesRepairs
    for (index, circumstance) in sizeless.circumstances(of: request, screen: nil).enumerated() {
      if let variant = circumstance.circumstances.variant,
        request.isSized(request.variants[variant], screen)
      {
        continue
      }
      let (scene, options) = request.configured(
        in: circumstance.circumstances, screen: screen)
      check.check(
        scene, options, variant: circumstance.circumstances.variant, named: circumstance.name,
        path: path, &rules)
      outcome.sweeps["\(index)"] = check.sweep
    }
    if !check.notices.isEmpty { outcome.isWhole = false }
    return check.notices
  }

  /// Whether the layout has no more configurations than the limit.
  func isWhole(_ request: LayoutRequest) -> Bool {
    let count = configuration.combinationCount.multipliedReportingOverflow(
      by: 1 + request.variants.count)
    return !count.overflow && count.partialValue <= CheckConfiguration.circumstanceLimit
  }

  func screen(of request: LayoutRequest) -> ItemIndex? {
    guard let name = configuration.root else { return request.screen }
    return request.scene.item(named: name)
  }
}
