import API
import ConstraintLayout
import InterfaceBuilder
import ServiceContract

/// Checks a document of Interface Builder, scene by scene, at its own device and at others.
struct InterfaceCheck {
  let configuration: CheckConfiguration
  let limits: RequestLimits
  /// The path relative to the configuration's folder, which its patterns refer to.
  let relativePath: String
  /// The rules whose severities the configuration states.
  private let stated: Set<Rule>

  /// Makes a check. What a configuration does not say has the severity that was measured on
  /// public documents.
  init(configuration: CheckConfiguration, limits: RequestLimits, relativePath: String) {
    stated = Set(configuration.severities.keys)
    var configuration = configuration
    for rule in Rule.allCases where configuration.severities[rule] == nil {
      configuration.severities[rule] = rule.severityInDocuments(
        isStrict: configuration.isStrict)
    }
    self.configuration = configuration
    self.limits = limits
    self.relativePath = relativePath
  }

  /// Checks a document.
  func outcome(of file: SourceFile) -> LayoutCheck.Outcome {
    var outcome = LayoutCheck.Outcome()
    let document: InterfaceDocument
    do throws(DocumentError) {
      document = try file.bytes.withUnsafeBytesTyped { (bytes) throws(DocumentError) in
        try InterfaceDocument(bytes)
      }
    } catch {
      let position = error.position
      outcome.findings = [unreadable(error.description, position, in: file)]
      return outcome
    }
    var report = InterfaceReport(path: file.path)
    var faults = document.faults
    let importers = devices(for: document).map { SceneImporter(document, device: $0) }
    for scene in document.scenes {
      let found = check(scene, importers, file, &faults)
      outcome.findings += found.findings
      outcome.notices += found.notices
      if let entry = found.report { report.scenes.append(entry) }
    }
    outcome.findings += faults.faults.map { unreadable($0.message, $0.position, in: file) }
    if outcome.findings.count > LayoutFindings.limit {
      let excess = outcome.findings.count - LayoutFindings.limit
      outcome.findings.removeLast(excess)
      outcome.notices.append(
        "\(file.path): \(excess) findings beyond the limit of \(LayoutFindings.limit)")
    }
    outcome.interface = report
    return outcome
  }

  // MARK: Devices

  /// The document's own device, and the given screens of its idiom: a document for pads is not
  /// meant for phones.
  private func devices(for document: InterfaceDocument) -> [CanvasDevice?] {
    let others = configuration.screens.compactMap { CanvasDevice($0) }.filter { device in
      document.device.map { $0.idiom == device.idiom } ?? true
    }
    return [nil] + others.map { Optional($0) }
  }

  // MARK: One scene

  private struct Found {
    var findings: [Finding] = []
    var notices: [String] = []
    var report: InterfaceReport.Scene?
  }

  private func check(
    _ scene: DocumentScene, _ importers: [SceneImporter], _ file: SourceFile,
    _ faults: inout FaultList
  ) -> Found {
    var found = Found()
    var all: LayoutFindings?
    var own: InterfaceVerdict?
    for importer in importers {
      let imported = importer.imported(scene)
      if own == nil, all == nil { faults.add(imported.faults) }
      guard !imported.layout.items.isEmpty else { continue }
      let request: LayoutRequest
      do throws(Problem) {
        request = try ImportReport.request(of: imported, limits: limits)
      } catch {
        found.findings.append(unreadable(error.detail, scene.position, in: file))
        continue
      }
      let place = InterfacePlaces(imported)
      var findings =
        all
        ?? LayoutFindings(
          request, file.placing(place.ranges(in: file)), configuration,
          relativePath: relativePath)
      let verdict = InterfaceVerdict(imported, request, limits: limits)
      let isOwn = importer.isAtOwnDevice
      let name = isOwn ? "" : imported.device?.id ?? ""
      findings.check(verdict.layout, in: name)
      if isOwn {
        addSaved(verdict, &findings)
        own = verdict
      }
      all = findings
    }
    guard let all else { return found }
    found.findings += all.findings.map { finding in
      var finding = finding
      if !stated.contains(finding.rule) { finding.severity = severity(of: finding, own) }
      return finding
    }
    if let notice = all.noticeOnExcess { found.notices.append("\(file.path): \(notice)") }
    if let own { found.report = report(own, found.findings) }
    found.findings = found.findings.map(Self.withoutPointers)
    return found
  }

  /// Adds what follows from the saved frames: the views that are elsewhere, and what was assumed.
  private func addSaved(_ verdict: InterfaceVerdict, _ findings: inout LayoutFindings) {
    guard let frames = verdict.exact else { return }
    let places = InterfacePlaces(verdict.imported)
    for (view, saved) in verdict.misplaced {
      let name = verdict.layout.scene.names.string(of: view)
      findings.add(
        .misplaced, in: "", about: [name], at: places.pointer(to: view), key: name,
        """
        \(Excerpt.quoted(name)) is misplaced: the document saves \(Self.text(saved)), and its \
        constraints say \(Self.text(frames[view]))
        """)
    }
    for note in verdict.imported.notes where note.isWorthAFinding {
      let pointer = places.pointer(to: note.view, in: verdict.layout.scene)
      findings.add(
        .assumed, in: "", about: [note.view], at: pointer, key: "\(note.view)\n\(note.message)",
        note.message)
    }
  }

  private static func text(_ frame: Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberWords.text($0) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) by \(numbers[3])"
  }

  // MARK: Severities

  /// The severity of a finding, by what the document cannot know.
  private func severity(of finding: Finding, _ own: InterfaceVerdict?) -> Severity {
    guard let own else { return finding.severity }
    switch finding.rule {
    case .conflict:
      // A cell or a child's view has another size at run time.
      let pointers = [finding.pointer] + finding.related.map(\.pointer)
      let takesRoot = pointers.contains { $0 == "/views/0/width" || $0 == "/views/0/height" }
      return takesRoot && own.imported.rootKind == .part
        ? min(finding.severity, .warning) : finding.severity
    case .ambiguous:
      let isGuess = own.imported.notes.contains { note in
        note.view == finding.view && (note.kind == .customClass || note.kind == .guessedSize)
      }
      let isOpenSize =
        finding.message.contains("width") || finding.message.contains("height")
      return isGuess && isOpenSize ? min(finding.severity, .note) : finding.severity
    default: return finding.severity
    }
  }

  // MARK: Results

  private func report(
    _ own: InterfaceVerdict, _ findings: [Finding]
  ) -> InterfaceReport.Scene {
    let names = own.layout.scene.names
    func named(_ frames: [Frame]?) -> [InterfaceReport.NamedFrame] {
      (frames ?? []).enumerated().map { .init(id: names.string(of: $0.offset), frame: $0.element) }
    }
    let places = InterfacePlaces(own.imported)
    return InterfaceReport.Scene(
      root: own.imported.scene.root, frames: named(own.exact), rounded: named(own.rounded),
      findings: findings.map { finding in
        let pointers = [finding.pointer] + finding.related.map(\.pointer)
        return .init(
          rule: finding.rule, severity: finding.severity, view: finding.view,
          constraints: pointers.compactMap { places.constraintID(at: $0) })
      })
  }

  /// A finding without the pointers into the body that stands for the scene, which its file does
  /// not have, and without changes of such a body.
  private static func withoutPointers(_ finding: Finding) -> Finding {
    var finding = finding
    finding.pointer = ""
    for index in finding.related.indices { finding.related[index].pointer = "" }
    for index in finding.repairs.indices { finding.repairs[index].fix = nil }
    return finding
  }

  private func unreadable(
    _ message: String, _ position: XMLPosition?, in file: SourceFile
  ) -> Finding {
    let range = position.map { file.range(line: $0.line, column: $0.column) }
    return Finding(
      rule: .unreadable, severity: .error, message: message, advice: Rule.unreadable.advice,
      path: file.path, pointer: "", range: range,
      excerpt: range.flatMap { file.excerpt(around: $0) },
      view: nil, configurations: [], related: [], key: message)
  }
}

extension ImportNote {
  /// Whether someone who reads findings should know: sizes of texts and of custom classes are
  /// taken from saved frames everywhere.
  fileprivate var isWorthAFinding: Bool {
    switch kind {
    case .guessedSize, .customClass: false
    default: true
    }
  }
}

extension CanvasDevice {
  /// The device of a screen.
  fileprivate init?(_ screen: Screen) {
    if let device = ImportReport.device(named: screen.name) {
      self = device
    } else {
      self.init(
        named: "\(NumberWords.text(screen.size.width))x\(NumberWords.text(screen.size.height))")
    }
  }
}

extension Rule {
  /// The severity in documents of Interface Builder, unless a configuration says otherwise.
  ///
  /// Measured on 3,392 public scenes: what is often intended there, or depends on what only code
  /// knows, is a note or off.
  func severityInDocuments(isStrict: Bool) -> Severity {
    switch self {
    case .ambiguous, .misplaced: isStrict ? .error : .warning
    case .overlap: isStrict ? .warning : .note
    case .outside: isStrict ? .note : .off
    case .squeezed, .assumed: .note
    // Sizes that are taken from frames are optional constraints, and many do not hold elsewhere.
    case .zeroSize, .unsatisfied: .off
    case .conflict, .touchTarget, .contradictsGolden, .duplicateItem, .unknownParent, .unreadable:
      defaultSeverity
    }
  }
}
