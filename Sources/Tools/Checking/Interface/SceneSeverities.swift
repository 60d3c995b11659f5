import API
import ConstraintLayout
import InterfaceBuilder
internal import LayoutRequests
internal import TextBytes

/// The facts about a scene that explain findings by something outside of the document, and the
/// severities that follow from them.
///
/// A fact about a view or a conflict counts if it holds in every configuration with the finding.
struct SceneSeverities {
  /// The causes shared by findings.
  var causes = FindingCauses()
  /// By conflict: whether half a point resolves it.
  private var isSlight: TextDictionary<Bool> = [:]
  /// The conflicts that involve a size which no constraint determines.
  private var conflictsOfGivenSizes: TextSet = []
  /// By view: whether a constraint that is removed at build time would resolve its ambiguity.
  private var isHeld: TextDictionary<Bool> = [:]
  /// By view: whether a scroll view's content alone causes its ambiguity.
  private var followsContent: TextDictionary<Bool> = [:]
  /// By scroll view: whether only code knows its content size.
  private var isOpenByCode: TextDictionary<Bool> = [:]

  // MARK: Recording

  /// Records the facts about the conflicts and ambiguities of a solved scene.
  mutating func note(
    _ solution: LayoutSolution, _ verdict: InterfaceVerdict, _ subject: CheckedRequest
  ) {
    let keys = TextSet(verdict.slightConflicts.map { subject.key(ofConflict: $0) })
    for broken in solution.broken {
      let key = subject.key(ofConflict: broken.conflict)
      isSlight[key] = (isSlight[key] ?? true) && keys.contains(key)
      let givesSize = broken.conflict.contains { member in
        let part = subject.contents?.givenPart(member)?.part
        return part == .width || part == .height
      }
      if givesSize { conflictsOfGivenSizes.insert(key) }
    }
    causes.noteCauses(of: solution.broken, subject)
    causes.noteCauses(of: solution.ambiguous, verdict)
    for ambiguity in solution.ambiguous {
      let isFollowing = verdict.scrollable.isFollowing(ambiguity)
      let view = verdict.layout.scene.names.string(of: ambiguity.item.index)
      isHeld[view] = (isHeld[view] ?? true) && verdict.heldViews.contains(ambiguity.item.index)
      followsContent[view] = (followsContent[view] ?? true) && isFollowing
    }
  }

  /// Records the facts about the scroll views of a solved scene.
  mutating func noteScrollViews(of verdict: InterfaceVerdict) {
    for open in verdict.scrollable.open {
      let view = verdict.layout.scene.names.string(of: open.scrollView.view.index)
      let isHeld = verdict.heldViews.contains(open.scrollView.content.index)
      isOpenByCode[view] = (isOpenByCode[view] ?? true) && (isHeld || open.isGuess)
    }
  }

  // MARK: Judging

  /// The explanation that a finding's message ends with; empty if there is none.
  func explanation(of finding: Finding) -> String {
    guard finding.rule == .ambiguous else { return "" }
    return
      (isHeld[finding.key] == true
      ? "; a constraint that is removed at build time holds it on the canvas" : "")
      + (followsContent[finding.key] == true ? ", as the content of its scroll view is" : "")
  }

  /// The severity of a finding, lowered if something outside the document may explain it.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - imported: The scene at the document's own device.
  ///   - isOwn: Whether the document's own configuration has the finding.
  ///   - isStrict: Whether severities are raised by one level.
  /// - Returns: The severity.
  func severity(
    of finding: Finding, in imported: ImportedScene, isOwn: Bool, isStrict: Bool
  ) -> Severity {
    if finding.isUncertain { return min(finding.severity, .note) }
    switch finding.rule {
    case .conflict:
      if isSlight[finding.key] == true { return min(finding.severity, .note) }
      // A cell or a child's view has another size at run time, and so has its content view. So may
      // a xib's view at other devices, where cell margins differ too.
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
      return min(finding.severity, isStrict ? .warning : .note)
    case .scrollable:
      return isOpenByCode[finding.key] == true ? min(finding.severity, .note) : finding.severity
    case .ambiguous:
      // The scroll view's own finding covers it.
      if followsContent[finding.key] == true { return min(finding.severity, .note) }
      // A constraint that holds it only on the canvas suggests that code does so at run time.
      if isHeld[finding.key] == true { return min(finding.severity, .note) }
      if causes.dependingOnCode.contains(finding.identity) {
        return min(finding.severity, isStrict ? .warning : .note)
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
}
