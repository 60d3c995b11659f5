import API
import ConstraintLayout
import InterfaceBuilder
internal import TextBytes
internal import LayoutRequests

/// Checks one scene of an Interface Builder document.
struct InterfaceSceneCheck {
  /// The results.
  struct Found {
    var findings: [Finding] = []
    var notices: [String] = []
    var report: InterfaceReport.Scene?
    /// By configuration: the unambiguous frames.
    var settledFrames: TextDictionary<[Frame?]> = [:]
    /// By configuration: the frames at all widths, if requested.
    var sweeps: TextDictionary<LayoutSweep> = [:]
    /// Whether the check was complete.
    var isWhole = true
  }

  private let check: InterfaceCheck
  private let scene: DocumentScene
  private let file: SourceFile
  private let titles: SceneTitles
  /// The kept frames of the document, if they are compared.
  private(set) var comparison: GoldenComparison?
  /// The findings so far; `nil` before the first solve.
  private(set) var all: LayoutFindings?
  /// The scene at the document's own device, direction and text size.
  private var own: (verdict: InterfaceVerdict, request: LayoutRequest, name: String)?
  private var imported: ImportedScene?
  private var found = Found()
  private var solvedLanguages: [LanguageKey: SolvedLanguage] = [:]
  /// By conflict: whether half a point resolves it in every configuration that has it.
  private var isSlight: TextDictionary<Bool> = [:]
  /// The conflicts that involve a size which no constraint determines.
  private var conflictsOfGivenSizes: TextSet = []
  /// By view: whether a constraint that is removed at build time would resolve its ambiguity in
  /// every configuration that has it.
  private var isHeld: TextDictionary<Bool> = [:]
  /// By view: whether a scroll view's content alone causes its ambiguity in every configuration
  /// that has it.
  private var followsContent: TextDictionary<Bool> = [:]
  /// By scroll view: whether only code knows its content size in every configuration that leaves it
  /// ambiguous.
  private var isOpenByCode: TextDictionary<Bool> = [:]
  /// The causes shared by findings.
  private var causes = FindingCauses()

  init(
    _ check: InterfaceCheck, _ scene: DocumentScene, _ file: SourceFile, _ titles: SceneTitles,
    _ comparison: GoldenComparison?
  ) {
    self.titles = titles
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
    for (name, circumstances) in check.circumstances {
      let name = [device, name].compactMap { $0 }.joined(separator: ", ")
      let verdict = InterfaceVerdict(
        imported, findings.request, in: circumstances, isOwn: importer.isAtOwnDevice,
        limits: check.limits)
      findings.interfaceRepairs =
        importer.isAtOwnDevice && circumstances.isPlain
        ? verdict.exact.map { InterfaceRepairs(imported, frames: $0, titles) } : nil
      check(verdict, in: name, &findings)
      findings.interfaceRepairs = nil
      note(verdict, findings, in: name)
      comparison?.compare(
        verdict.layout, in: name, keptAs: name.isEmpty ? scene.root : "\(scene.root), \(name)",
        &findings, check.limits)
      guard importer.isAtOwnDevice, circumstances.isPlain, own == nil else { continue }
      own = (verdict, findings.request, name)
      addSaved(verdict, in: name, &findings)
    }
    all = findings
  }

  /// Checks the scene at a device in another language and its direction, if the scene has texts in
  /// it.
  ///
  /// Languages with equal texts are solved once.
  mutating func check(_ importer: SceneImporter, in translation: Translation) {
    let texts = importer.texts(of: scene, in: translation)
    guard !texts.isEmpty else { return }
    let device = importer.deviceName
    let name = [device, translation.language].compactMap { $0 }.joined(separator: ", ")
    let key = LanguageKey(device: device, direction: translation.direction, texts: texts)
    if let known = solvedLanguages[key] {
      guard case .solved(let verdict, let request) = known, var findings = all else {
        return
      }
      findings.use(request, InterfaceContents(verdict.imported, titles))
      findings.check(verdict.layout, in: name)
      note(verdict, findings, in: name)
      all = findings
      return
    }
    let imported = importer.translated(to: translation).imported(scene)
    guard imported.measuredTexts.contains(where: { $0?.isOwn == false }),
      var findings = findings(for: imported)
    else {
      solvedLanguages[key] = .empty
      return
    }
    let verdict = InterfaceVerdict(
      imported, findings.request, in: Circumstances(direction: translation.direction), isOwn: false,
      limits: check.limits)
    check(verdict, in: name, &findings)
    note(verdict, findings, in: name)
    all = findings
    solvedLanguages[key] = .solved(verdict, findings.request)
  }

  /// The inputs on which a scene's layout in a language depends.
  private struct LanguageKey: Hashable {
    var device: String?
    var direction: LayoutDirection
    var texts: [[UInt8]]
  }

  private enum SolvedLanguage {
    /// The scene shows no text of the language.
    case empty
    case solved(InterfaceVerdict, LayoutRequest)
  }

  /// Adds the findings of the rules in a solved scene.
  private mutating func check(
    _ verdict: InterfaceVerdict, in name: String, _ findings: inout LayoutFindings
  ) {
    findings.toldByScrollable = verdict.scrollable.silent
    findings.check(verdict.layout, in: name)
    findings.toldByScrollable = [:]
    findings.check(verdict.scrollable, verdict.layout, in: name)
    for open in verdict.scrollable.open {
      let view = verdict.layout.scene.names.string(of: open.scrollView.view.index)
      let isHeld = verdict.heldViews.contains(open.scrollView.content.index)
      isOpenByCode[view] = (isOpenByCode[view] ?? true) && (isHeld || open.isGuess)
    }
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
    var findings =
      all
      ?? LayoutFindings(
        request, file, check.configuration, limits: check.limits,
        relativePath: check.relativePath)
    findings.searchesRepairs = check.searchesRepairs
    findings.use(request, InterfaceContents(imported, titles))
    return findings
  }

  /// Records the inputs of the findings' severities, and the frames for judging changes.
  private mutating func note(
    _ verdict: InterfaceVerdict, _ findings: LayoutFindings, in name: String
  ) {
    guard case .solved(let solution) = verdict.layout.result else { return }
    found.settledFrames[name] = verdict.settledFrames
    if !solution.isAmbiguityComplete { found.isWhole = false }
    let keys = TextSet(verdict.slightConflicts.map { findings.key(ofConflict: $0) })
    for broken in solution.broken {
      let key = findings.key(ofConflict: broken.conflict)
      isSlight[key] = (isSlight[key] ?? true) && keys.contains(key)
      let givesSize = broken.conflict.contains { member in
        let part = findings.contents?.givenPart(member)?.part
        return part == .width || part == .height
      }
      if givesSize { conflictsOfGivenSizes.insert(key) }
    }
    causes.noteCauses(of: solution.broken, findings)
    causes.noteCauses(of: solution.ambiguous, verdict)
    for ambiguity in solution.ambiguous {
      let isFollowing = verdict.scrollable.isFollowing(ambiguity)
      let view = verdict.layout.scene.names.string(of: ambiguity.item.index)
      isHeld[view] = (isHeld[view] ?? true) && verdict.heldViews.contains(ambiguity.item.index)
      followsContent[view] = (followsContent[view] ?? true) && isFollowing
    }
  }

  // MARK: Widths

  /// The width from which the screen's margins are 20 points instead of 16.
  private static let widerMargins = 390.0

  /// Checks a screen at all widths, at its own height.
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
      // Sizes from rounded frames leave pixels ambiguous; only saved frames show how many.
      findings.findsAmbiguity = false
      for (name, circumstances) in check.circumstances {
        var options = findings.request.options
        options.direction = circumstances.direction ?? options.direction
        var scene = findings.request.scene
        for edit in circumstances.edits(of: part, scene) { scene.apply(edit) }
        var sweep = WidthCheck(
          findings.request, screen: ItemIndex(0), widths: from...to, limits: check.limits)
        sweep.keepsSweeps = true
        sweep.check(scene, options, named: name ?? "", path: file.path, &findings)
        found.notices += sweep.notices
        if !sweep.notices.isEmpty { found.isWhole = false }
        found.sweeps["\(from) \(name ?? "")"] = sweep.sweep
      }
      all = findings
    }
  }

  // MARK: Saved frames

  /// Adds the findings from saved frames: misplaced views, stale flags, and assumptions.
  private mutating func addSaved(
    _ verdict: InterfaceVerdict, in name: String, _ findings: inout LayoutFindings
  ) {
    guard let frames = verdict.exact, let rounded = verdict.rounded else { return }
    let words = findings.words
    let misplaced = verdict.misplaced
    causes.noteCauses(of: misplaced, verdict, frames)
    for misplaced in misplaced {
      let (view, saved) = (misplaced.view, misplaced.saved)
      let id = verdict.layout.scene.names.string(of: view)
      if misplaced.isSlight { causes.slightlyMisplaced.insert(id) }
      let text = "save \(Self.text(rounded[view]))"
      findings.add(
        .misplaced, in: name, about: [id], at: .item(ItemIndex(view)), key: id,
        repairs: { _ in [.init(text: text, fix: .interface(.frame(view: id, rounded[view])))] },
        """
        \(words.subject(id)) is misplaced: the document saves \(Self.text(saved)), and its \
        constraints say \(Self.text(frames[view]))
        """)
    }
    for (view, flags) in verdict.staleFlags {
      let id = verdict.layout.scene.names.string(of: view)
      let marks = [
        flags.contains(.misplaced) ? "misplaced" : nil,
        flags.contains(.ambiguous) ? "ambiguous" : nil,
      ].compactMap { $0 }
      findings.add(
        .staleFlag, in: name, about: [id], at: .item(ItemIndex(view)),
        key: causes.follow(.staleFlag, id),
        "\(words.subject(id)) is flagged as \(NumberWords.list(marks)), but is not")
    }
    for note in verdict.imported.notes where note.isWorthAFinding {
      let item = verdict.layout.scene.item(named: note.view)
      let key = causes.follow(.assumed, "\(note.view)\n\(note.message)")
      findings.add(
        .assumed, in: name, about: [note.view], at: .item(item ?? ItemIndex(0)), key: key,
        "\(words.subject(note.view)): \(note.message)")
    }
  }

  private static func text(_ frame: Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { NumberWords.text($0) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) by \(numbers[3])"
  }

  // MARK: Results

  /// The findings, with calibrated severities unless a configuration sets them.
  func finished(_ stated: Set<Rule>) -> Found {
    guard let all else { return found }
    var found = found
    let overlaps = Self.causes(ofOverlaps: all.findings)
    found.findings += all.findings.map { finding in
      var finding = finding
      if finding.rule == .ambiguous, isHeld[finding.key] == true {
        finding.message += "; a constraint that is removed at build time holds it on the canvas"
      }
      if finding.rule == .ambiguous, followsContent[finding.key] == true {
        finding.message += ", as the content of its scroll view is"
      }
      if !stated.contains(finding.rule) { finding.severity = severity(of: finding) }
      finding.causeKey = causes.causeKeys[finding.identity] ?? overlaps[finding.identity]
      return finding
    }
    if let notice = all.noticeOnExcess { found.notices.append("\(file.path): \(notice)") }
    if let own { found.report = report(own.verdict, own.request, found.findings, in: own.name) }
    return found
  }

  /// By overlap: the first overlap that shares one of its views.
  private static func causes(ofOverlaps findings: [Finding]) -> [Finding.Identity: String] {
    var first: TextDictionary<String> = [:]
    var causes: [Finding.Identity: String] = [:]
    for finding in findings where finding.rule == .overlap {
      let views = finding.key.utf8.split(separator: 0x0A).map {
        String(decoding: $0, as: UTF8.self)
      }
      let cause = views.lazy.compactMap { first[$0] }.first
      if let cause { causes[finding.identity] = cause }
      for view in views where first[view] == nil { first[view] = cause ?? finding.key }
    }
    return causes
  }

  /// The severity of a finding, lowered if something outside the document may explain it.
  private func severity(of finding: Finding) -> Severity {
    guard let imported else { return finding.severity }
    if finding.isUncertain { return min(finding.severity, .note) }
    switch finding.rule {
    case .conflict:
      if isSlight[finding.key] == true { return min(finding.severity, .note) }
      // A cell or a child's view has another size at run time, and so has its content view. So may
      // a xib's view at other devices, where cell margins differ too.
      let isOwn = own.map { finding.occurrences.contains(.configuration($0.name)) } ?? false
      guard conflictsOfGivenSizes.contains(finding.key) || imported.rootKind == .part && !isOwn
      else { return finding.severity }
      let isSizedElsewhere =
        imported.rootKind == .part || !isOwn && imported.scene.controllerID == nil
      return isSizedElsewhere ? min(finding.severity, .note) : finding.severity
    case .misplaced:
      guard
        causes.slightlyMisplaced.contains(finding.key)
          || causes.dependingOnCode.contains(finding.identity)
      else { return finding.severity }
      return min(finding.severity, check.configuration.isStrict ? .warning : .note)
    case .scrollable:
      return isOpenByCode[finding.key] == true ? min(finding.severity, .note) : finding.severity
    case .ambiguous:
      // The scroll view's own finding covers it.
      if followsContent[finding.key] == true { return min(finding.severity, .note) }
      // A constraint that holds it only on the canvas suggests that code does so at run time.
      if isHeld[finding.key] == true { return min(finding.severity, .note) }
      if causes.dependingOnCode.contains(finding.identity) {
        return min(finding.severity, check.configuration.isStrict ? .warning : .note)
      }
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
    _ own: InterfaceVerdict, _ request: LayoutRequest, _ findings: [Finding], in name: String
  ) -> InterfaceReport.Scene {
    let names = own.layout.scene.names
    func named(_ frames: [Frame]?) -> [InterfaceReport.NamedFrame] {
      (frames ?? []).enumerated().map { .init(id: names.string(of: $0.offset), frame: $0.element) }
    }
    let atOwn = findings.filter { finding in
      finding.rule == .unreadable || finding.occurrences.contains(.configuration(name))
    }
    return InterfaceReport.Scene(
      root: own.imported.scene.root, frames: named(own.exact), rounded: named(own.rounded),
      findings: atOwn.map { finding in
        return .init(
          rule: finding.rule, severity: finding.severity, view: finding.view,
          constraints: finding.places.compactMap { request.documentID(of: $0) })
      })
  }
}
