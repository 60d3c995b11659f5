import API
import ConstraintLayout
import InterfaceBuilder
import ServiceContract
internal import TextBytes
internal import LayoutRequests

/// Checks an Interface Builder document, scene by scene, at its own device and at others.
struct InterfaceCheck {
  let configuration: CheckConfiguration
  let limits: RequestLimits
  /// The fonts that measure the texts of other languages.
  let fonts: FontStore
  /// The path relative to the configuration's folder, for its patterns.
  let relativePath: String
  /// The kept frames, if they are compared or updated.
  let golden: GoldenChoice?
  /// Whether to search repairs for findings. Without, this is a trial of one.
  let searchesRepairs: Bool
  /// Whether a check that is no trial gets repairs.
  var proposesRepairs = true
  /// The faults of the document before a change; the check ends once the change proves worse.
  private let faultsBefore: FaultMap?
  /// The rules whose severities the configuration sets.
  private let stated: Set<Rule>

  /// Makes a check. Rules that the configuration does not set have severities calibrated on public
  /// documents.
  init(
    configuration: CheckConfiguration, limits: RequestLimits, fonts: FontStore = .none,
    relativePath: String,
    golden: GoldenChoice? = nil, searchesRepairs: Bool = true, faultsBefore: FaultMap? = nil
  ) {
    self.faultsBefore = faultsBefore
    self.golden = golden
    self.searchesRepairs = searchesRepairs
    stated = Set(configuration.severities.keys)
    var configuration = configuration
    for rule in Rule.allCases where configuration.severities[rule] == nil {
      configuration.severities[rule] = rule.severityInDocuments(
        isStrict: configuration.isStrict)
    }
    self.configuration = configuration
    self.limits = limits
    self.fonts = fonts
    self.relativePath = relativePath
  }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - known: The results of its scenes before some of them changed.
  /// - Returns: The outcome.
  /// - Complexity: That of the scenes without known results.
  func outcome(of file: SourceFile, known: SceneResults = .init()) -> CheckOutcome {
    var outcome = CheckOutcome()
    let document: InterfaceDocument
    do throws(DocumentError) {
      document = try file.bytes.withUnsafeBytesTyped { (bytes) throws(DocumentError) in
        try InterfaceDocument(bytes)
      }
    } catch {
      var finding = unreadable(error.description, error.position, in: file)
      finding.advice = error.advice ?? finding.advice
      if error.isOfOtherKind { finding.severity = .note }
      outcome.findings = [finding]
      return outcome
    }
    var report = InterfaceReport(path: file.path)
    var faults = document.faults
    let devices = devices(for: document)
    let importers = devices.map {
      SceneImporter(
        document, device: $0, measuresOpenFrames: true, canMeasure: fonts.canMeasure)
    }
    let translations = translations(beside: file, &outcome)
    let titles = ViewTitles(document)
    var comparison = golden.map {
      GoldenComparison(
        $0, path: file.path, relativePath: relativePath,
        tolerance: configuration.options.goldenTolerance)
    }
    var last: RuleRunner?
    let texts = document.textRanges(length: file.bytes.count)
    for (index, scene) in document.scenes.enumerated() {
      let text = canReuse ? texts[index].map { file.bytes[$0] } : nil
      let result: SceneResults.Entry
      if let entry = known.entry(at: index, text) {
        result = entry
      } else {
        var check = InterfaceSceneCheck(
          self, scene, file, SceneTitles(titles, of: scene, in: document), comparison)
        var faults = FaultList()
        for importer in importers where !outcome.isWorse {
          check.check(importer, &faults)
          outcome.isWorse = isWorsened(by: check)
        }
        for translation in translations {
          for importer in importers where !outcome.isWorse {
            check.check(importer, in: translation)
            outcome.isWorse = isWorsened(by: check)
          }
        }
        if outcome.isWorse { return outcome }
        if let widths = configuration.widths { check.check(widths, document) }
        result = .init(text: text ?? [], found: check.finished(stated), faults: faults)
        comparison = check.comparison
        last = check.rules ?? last
      }
      outcome.scenes.append(text == nil ? nil : result)
      faults.add(result.faults)
      let found = result.found
      outcome.findings += found.findings
      outcome.notices += found.notices
      if let entry = found.report { report.scenes.append(entry) }
      for (name, frames) in found.settledFrames {
        outcome.settledFrames["\(scene.root)\n\(name)"] = frames
      }
      for (name, sweep) in found.sweeps { outcome.sweeps["\(scene.root)\n\(name)"] = sweep }
      outcome.isWhole = outcome.isWhole && found.isWhole
    }
    if var comparison, let last {
      // All scenes share one file of kept frames.
      var rules = last.part()
      comparison.finish(&rules)
      outcome.findings += rules.collector.findings
      outcome.notices += comparison.notices
      outcome.pictures = comparison.pictures
    }
    outcome.findings += faults.faults.map { unreadable($0.message, $0.position, in: file) }
    if outcome.findings.count > FindingCollector.limit {
      let excess = outcome.findings.count - FindingCollector.limit
      outcome.findings.removeLast(excess)
      outcome.notices.append(
        "\(file.path): \(excess) findings beyond the limit of \(FindingCollector.limit)")
    }
    outcome.interface = report
    outcome.proof = FixProof(
      configuration, sizes: devices.count - 1, languages: translations.count)
    return outcome
  }

  /// Whether the results of a scene are the same with and without repairs and independent of other
  /// scenes. A comparison with kept frames is not.
  private var canReuse: Bool {
    golden == nil && circumstances.contains { $0.circumstances.isPlain }
  }

  private func isWorsened(by check: InterfaceSceneCheck) -> Bool {
    guard let faultsBefore, let rules = check.rules else { return false }
    return faultsBefore.isWorsened(by: rules.collector.findings)
  }

  // MARK: Results

  func unreadable(
    _ message: String, _ position: SourcePosition?, in file: SourceFile
  ) -> Finding {
    let range = position.map { file.range(line: $0.line, column: $0.column) }
    return Finding(
      rule: .unreadable, severity: .error, message: message, advice: Rule.unreadable.advice,
      path: file.path, pointer: "", range: range,
      excerpt: range.flatMap { file.excerpt(around: $0) },
      view: nil, configurations: [], related: [], key: message)
  }
}
