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

  let check: InterfaceCheck
  let scene: DocumentScene
  let file: SourceFile
  private let titles: SceneTitles
  /// The kept frames of the document, if they are compared.
  private(set) var comparison: GoldenComparison?
  /// The rules with the findings so far; `nil` before the first solve.
  var rules: RuleRunner?
  /// The scene at the document's own device, direction and text size.
  private(set) var own: (verdict: InterfaceVerdict, request: LayoutRequest, name: String)?
  private(set) var imported: ImportedScene?
  var found = Found()
  /// The facts that lower severities, and the causes shared by findings.
  var severities = SceneSeverities()
  private var solvedLanguages: [LanguageKey: SolvedLanguage] = [:]

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
    guard var rules = self.rules(for: imported) else { return }
    let device = importer.isAtOwnDevice ? nil : imported.device?.id ?? ""
    for (name, circumstances) in check.circumstances {
      let name = [device, name].compactMap { $0 }.joined(separator: ", ")
      let verdict = InterfaceVerdict(
        imported, rules.subject.request, in: circumstances, isOwn: importer.isAtOwnDevice,
        limits: check.limits)
      rules.repairs.interfaceRepairs =
        importer.isAtOwnDevice && circumstances.isPlain
        ? verdict.exact.map { InterfaceRepairs(imported, frames: $0, titles) } : nil
      check(verdict, in: name, &rules)
      rules.repairs.interfaceRepairs = nil
      note(verdict, rules.subject, in: name)
      comparison?.compare(
        verdict.layout, in: name, keptAs: name.isEmpty ? scene.root : "\(scene.root), \(name)",
        &rules, check.limits)
      guard importer.isAtOwnDevice, circumstances.isPlain, own == nil else { continue }
      own = (verdict, rules.subject.request, name)
      addSaved(verdict, in: name, &rules)
    }
    self.rules = rules
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
      guard case .solved(let verdict, let request) = known, var rules else { return }
      rules.use(CheckedRequest(request, InterfaceContents(verdict.imported, titles)))
      rules.check(verdict.layout, in: name)
      note(verdict, rules.subject, in: name)
      self.rules = rules
      return
    }
    let imported = importer.translated(to: translation).imported(scene)
    guard imported.measuredTexts.contains(where: { $0?.isOwn == false }),
      var rules = self.rules(for: imported)
    else {
      solvedLanguages[key] = .empty
      return
    }
    let verdict = InterfaceVerdict(
      imported, rules.subject.request, in: Circumstances(direction: translation.direction),
      isOwn: false, limits: check.limits)
    check(verdict, in: name, &rules)
    note(verdict, rules.subject, in: name)
    self.rules = rules
    solvedLanguages[key] = .solved(verdict, rules.subject.request)
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
    _ verdict: InterfaceVerdict, in name: String, _ rules: inout RuleRunner
  ) {
    rules.toldByScrollable = verdict.scrollable.silent
    rules.check(verdict.layout, in: name)
    rules.toldByScrollable = [:]
    rules.check(verdict.scrollable, verdict.layout, in: name)
    severities.noteScrollViews(of: verdict)
  }

  /// The rules with the findings so far, ready for another import of the scene; `nil` if it cannot
  /// be solved.
  mutating func rules(for imported: ImportedScene) -> RuleRunner? {
    guard !imported.layout.items.isEmpty else { return nil }
    let request: LayoutRequest
    do throws(Problem) {
      request = try ImportReport.request(
        of: imported, limits: check.limits, fonts: check.fonts)
    } catch {
      found.findings.append(check.unreadable(error.detail, scene.position, in: file))
      return nil
    }
    var rules =
      self.rules
      ?? RuleRunner(
        request, file, check.configuration, limits: check.limits,
        relativePath: check.relativePath)
    rules.repairs.isEnabled = check.searchesRepairs && check.proposesRepairs
    rules.use(CheckedRequest(request, InterfaceContents(imported, titles)))
    return rules
  }

  /// Records the facts that lower severities, and the frames for judging changes.
  private mutating func note(
    _ verdict: InterfaceVerdict, _ subject: CheckedRequest, in name: String
  ) {
    guard case .solved(let solution) = verdict.layout.result else { return }
    found.settledFrames[name] = verdict.settledFrames
    if !solution.isAmbiguityComplete { found.isWhole = false }
    severities.note(solution, verdict, subject)
  }
}
