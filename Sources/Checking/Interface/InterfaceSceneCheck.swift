import API
import ConstraintLayout
import InterfaceBuilder

/// Checks one scene of a document of Interface Builder.
struct InterfaceSceneCheck {
  /// What was found.
  struct Found {
    var findings: [Finding] = []
    var notices: [String] = []
    var report: InterfaceReport.Scene?
    /// By configuration: the frames that nothing leaves open, if they are wanted.
    var settledFrames: [String: [Frame?]] = [:]
  }

  private let check: InterfaceCheck
  private let scene: DocumentScene
  private let file: SourceFile
  /// The kept frames of the document, if they are compared.
  private(set) var comparison: GoldenComparison?
  /// The findings so far; `nil` if nothing was solved.
  private(set) var all: LayoutFindings?
  /// The scene at the document's own device, in its own direction and size of text.
  private var own: (verdict: InterfaceVerdict, name: String)?
  private var imported: ImportedScene?
  private var found = Found()
  /// By conflict: whether it is resolved by half a point wherever it is found.
  private var isSlight: [String: Bool] = [:]
  /// The conflicts in which a size takes part that no constraint decides.
  private var conflictsOfGivenSizes: Set<String> = []
  /// By view: whether a constraint that is removed at build time would settle it wherever it is
  /// ambiguous.
  private var isHeld: [String: Bool] = [:]
  /// The views that are misplaced by no more than rounding explains.
  private var slightlyMisplaced: Set<String> = []

  init(
    _ check: InterfaceCheck, _ scene: DocumentScene, _ file: SourceFile,
    _ comparison: GoldenComparison?
  ) {
    self.check = check
    self.scene = scene
    self.file = file
    self.comparison = comparison
  }

  // MARK: Solving

  /// Checks the scene at a device.
  mutating func check(_ importer: SceneImporter, _ faults: inout FaultList) {
    let imported = importer.imported(scene)
    if self.imported == nil {
      faults.add(imported.faults)
      self.imported = imported
    }
    guard var findings = findings(for: imported) else { return }
    let device = importer.isAtOwnDevice ? nil : imported.device?.id ?? ""
    for (name, circumstance) in check.circumstances {
      let name = [device, name].compactMap { $0 }.joined(separator: ", ")
      let verdict = InterfaceVerdict(
        imported, findings.request, in: circumstance, isOwn: importer.isAtOwnDevice,
        limits: check.limits)
      findings.interfaceRepairs =
        importer.isAtOwnDevice && circumstance.isPlain
        ? verdict.exact.map { InterfaceRepairs(imported, frames: $0) } : nil
      findings.check(verdict.layout, in: name)
      findings.interfaceRepairs = nil
      note(verdict, findings, in: name)
      comparison?.compare(
        verdict.layout, in: name, keptAs: name.isEmpty ? scene.root : "\(scene.root), \(name)",
        &findings, check.limits)
      guard importer.isAtOwnDevice, circumstance.isPlain, own == nil else { continue }
      own = (verdict, name)
      addSaved(verdict, in: name, &findings)
    }
    all = findings
  }

  /// Checks the scene at a device in another language, in its direction, if it has texts in it.
  mutating func check(_ importer: SceneImporter, in translation: Translation) {
    let imported = importer.imported(scene)
    guard imported.measuredTexts.contains(where: { $0 != nil }),
      var findings = findings(for: imported)
    else { return }
    let device = importer.isAtOwnDevice ? nil : imported.device?.id ?? ""
    let name = [device, translation.language].compactMap { $0 }.joined(separator: ", ")
    let verdict = InterfaceVerdict(
      imported, findings.request, in: .init(direction: translation.direction), isOwn: false,
      limits: check.limits)
    findings.check(verdict.layout, in: name)
    note(verdict, findings, in: name)
    all = findings
  }

  /// The findings so far, ready for another import of the scene; `nil` if it cannot be solved.
  private mutating func findings(for imported: ImportedScene) -> LayoutFindings? {
    guard !imported.layout.items.isEmpty else { return nil }
    let request: LayoutRequest
    do throws(Problem) {
      request = try ImportReport.request(
        of: imported, limits: check.limits, fonts: check.fonts)
    } catch {
      found.findings.append(check.unreadable(error.detail, scene.position, in: file))
      return nil
    }
    let placed = file.placing(InterfacePlaces(imported).ranges(in: file))
    var findings =
      all
      ?? LayoutFindings(request, placed, check.configuration, relativePath: check.relativePath)
    findings.searchesRepairs = check.searchesRepairs
    findings.use(request, placed, InterfaceContents(imported))
    return findings
  }

  /// Keeps what the severities of findings depend on, and the frames that changes are judged by.
  private mutating func note(
    _ verdict: InterfaceVerdict, _ findings: LayoutFindings, in name: String
  ) {
    guard case .solved(let solution) = verdict.layout.result else { return }
    if !check.searchesRepairs { found.settledFrames[name] = verdict.settledFrames }
    let keys = Set(verdict.slightConflicts.map { findings.key(ofConflict: $0) })
    for broken in solution.broken {
      let key = findings.key(ofConflict: broken.conflict)
      isSlight[key] = (isSlight[key] ?? true) && keys.contains(key)
      let givesSize = broken.conflict.contains { member in
        let part = findings.contents?.givenPart(member)?.part
        return part == .width || part == .height
      }
      if givesSize { conflictsOfGivenSizes.insert(key) }
    }
    for ambiguity in solution.ambiguous {
      let view = verdict.layout.scene.names.string(of: ambiguity.item.index)
      isHeld[view] = (isHeld[view] ?? true) && verdict.heldViews.contains(ambiguity.item.index)
    }
  }

  // MARK: Widths

  /// The width from which margins of the screen are 20 points in place of 16.
  private static let widerMargins = 390.0

  /// Checks a screen at all widths, with its own height.
  mutating func check(_ widths: ClosedRange<Double>, _ document: InterfaceDocument) {
    guard let imported, imported.rootKind == .screen, let device = document.device else { return }
    var ends = [widths.lowerBound, widths.upperBound]
    if device.idiom == .phone, widths.contains(Self.widerMargins) {
      ends.insert(Self.widerMargins, at: 1)
    }
    for (from, to) in zip(ends, ends.dropFirst()) where from < to {
      let screen = CanvasDevice(
        id: "\(NumberWords.text(from)) wide", width: from, height: device.height,
        scale: device.scale, idiom: device.idiom, screenInsets: device.screenInsets)
      let part = SceneImporter(document, device: screen).imported(scene)
      guard var findings = findings(for: part) else { return }
      // Sizes that are taken from rounded frames leave pixels open, and how many shows only where
      // saved frames are.
      findings.findsAmbiguity = false
      for (name, circumstance) in check.circumstances {
        var options = findings.request.options
        options.direction = circumstance.direction
        var scene = findings.request.scene
        for edit in circumstance.edits(of: part, scene) { scene.apply(edit) }
        var sweep = WidthCheck(
          findings.request, screen: ItemIndex(0), widths: from...to, limits: check.limits)
        sweep.check(scene, options, named: name ?? "", path: file.path, &findings)
        found.notices += sweep.notices
      }
      all = findings
    }
  }

  // MARK: Saved frames

  /// Adds what follows from the saved frames: the views that are elsewhere, marks that are not
  /// true, and what was assumed.
  private mutating func addSaved(
    _ verdict: InterfaceVerdict, in name: String, _ findings: inout LayoutFindings
  ) {
    guard let frames = verdict.exact, let rounded = verdict.rounded else { return }
    let places = InterfacePlaces(verdict.imported)
    for misplaced in verdict.misplaced {
      let (view, saved) = (misplaced.view, misplaced.saved)
      let id = verdict.layout.scene.names.string(of: view)
      if misplaced.isSlight { slightlyMisplaced.insert(id) }
      let text = "save \(Self.text(rounded[view]))"
      findings.add(
        .misplaced, in: name, about: [id], at: places.pointer(to: view), key: id,
        repairs: { _ in [.init(text: text, fix: .interface(.frame(view: id, rounded[view])))] },
        """
        \(Excerpt.quoted(id)) is misplaced: the document saves \(Self.text(saved)), and its \
        constraints say \(Self.text(frames[view]))
        """)
    }
    for (view, flags) in verdict.staleFlags {
      let id = verdict.layout.scene.names.string(of: view)
      let words = [
        flags.contains(.misplaced) ? "misplaced" : nil,
        flags.contains(.ambiguous) ? "ambiguous" : nil,
      ].compactMap { $0 }
      findings.add(
        .staleFlag, in: name, about: [id], at: places.pointer(to: view), key: id,
        "\(Excerpt.quoted(id)) is marked as \(NumberWords.list(words)), and is not")
    }
    for note in verdict.imported.notes where note.isWorthAFinding {
      let pointer = places.pointer(to: note.view, in: verdict.layout.scene)
      findings.add(
        .assumed, in: name, about: [note.view], at: pointer, key: "\(note.view)\n\(note.message)",
        note.message)
    }
  }

  private static func text(_ frame: Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberWords.text($0) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) by \(numbers[3])"
  }

  // MARK: Results

  /// The findings, with the severities that were measured where a configuration states none.
  func finished(_ stated: Set<Rule>) -> Found {
    guard let all else { return found }
    var found = found
    found.findings += all.findings.map { finding in
      var finding = finding
      if finding.rule == .ambiguous, isHeld[finding.key] == true {
        finding.message += "; a constraint that is removed at build time holds it on the canvas"
      }
      if !stated.contains(finding.rule) { finding.severity = severity(of: finding) }
      return finding
    }
    if let notice = all.noticeOnExcess { found.notices.append("\(file.path): \(notice)") }
    if let own { found.report = report(own.verdict, found.findings, in: own.name) }
    found.findings = found.findings.map(Self.withoutPointers)
    return found
  }

  /// The severity of a finding, by what the document cannot know.
  private func severity(of finding: Finding) -> Severity {
    guard let imported else { return finding.severity }
    switch finding.rule {
    case .conflict:
      if isSlight[finding.key] == true { return min(finding.severity, .note) }
      // A cell or a child's view has another size at run time, and so has its content view.
      return conflictsOfGivenSizes.contains(finding.key) && imported.rootKind == .part
        ? min(finding.severity, .warning) : finding.severity
    case .misplaced:
      guard slightlyMisplaced.contains(finding.key) else { return finding.severity }
      return min(finding.severity, check.configuration.isStrict ? .warning : .note)
    case .ambiguous:
      // What holds it on the canvas says that code will do so elsewhere.
      if isHeld[finding.key] == true { return min(finding.severity, .note) }
      let isGuess = imported.notes.contains { note in
        note.view == finding.view && (note.kind == .customClass || note.kind == .guessedSize)
      }
      let isOpenSize =
        finding.message.contains("width") || finding.message.contains("height")
      return isGuess && isOpenSize ? min(finding.severity, .note) : finding.severity
    default: return finding.severity
    }
  }

  private func report(
    _ own: InterfaceVerdict, _ findings: [Finding], in name: String
  ) -> InterfaceReport.Scene {
    let names = own.layout.scene.names
    func named(_ frames: [Frame]?) -> [InterfaceReport.NamedFrame] {
      (frames ?? []).enumerated().map { .init(id: names.string(of: $0.offset), frame: $0.element) }
    }
    let places = InterfacePlaces(own.imported)
    let atOwn = findings.filter { finding in
      finding.rule == .unreadable || finding.occurrences.contains(.configuration(name))
    }
    return InterfaceReport.Scene(
      root: own.imported.scene.root, frames: named(own.exact), rounded: named(own.rounded),
      findings: atOwn.map { finding in
        let pointers = [finding.pointer] + finding.related.map(\.pointer)
        return .init(
          rule: finding.rule, severity: finding.severity, view: finding.view,
          constraints: pointers.compactMap { places.constraintID(at: $0) })
      })
  }

  /// A finding without the pointers into the body that stands for the scene, which its file does
  /// not have.
  private static func withoutPointers(_ finding: Finding) -> Finding {
    var finding = finding
    finding.pointer = ""
    for index in finding.related.indices { finding.related[index].pointer = "" }
    return finding
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
