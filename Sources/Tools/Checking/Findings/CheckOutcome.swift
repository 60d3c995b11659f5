import API
import ConstraintLayout
internal import LayoutRequests
internal import TextBytes

/// The result of a check of one document.
struct CheckOutcome {
  var findings: [Finding] = []
  /// Remarks about the run that are not findings.
  var notices: [String] = []
  /// The pictures of differences, by path.
  var pictures: [(path: String, svg: [UInt8])] = []
  /// The scenes of an Interface Builder document.
  var interface: InterfaceReport?
  /// The files of a document that has several.
  var files: [String] = []
  /// By configuration, and scene of an Interface Builder document: the unambiguous frames.
  var settledFrames: TextDictionary<[Frame?]> = [:]
  /// Whether ``settledFrames`` has all of them.
  var hasAllFrames = true
  /// The number of frames noted so far.
  var frameCount = 0
  /// By configuration and scene: the frames at all widths, if the check does not search for
  /// repairs.
  var sweeps: TextDictionary<LayoutSweep> = [:]
  /// The results for each scene of a storyboard.
  var scenes = SceneResults()
  /// The number of pairs of views that were compared.
  var comparisonCount = 0
  /// Whether the document is worse than the one it is compared with, so that the check ended.
  var isWorse = false
  /// Whether no limit cut the check short.
  var isWhole = true
  /// The configurations of the check.
  var proof = FixProof(CheckConfiguration(), sizes: 0)

  /// Keeps the unambiguous frames of a configuration, or none if there are too many in all.
  mutating func note(_ layout: ConfiguredLayout, in place: String, frameLimit: Int) {
    guard case .solved(let solution) = layout.result else { return }
    if !solution.isAmbiguityComplete { isWhole = false }
    frameCount += solution.frames.count
    guard frameCount <= frameLimit else {
      (settledFrames, hasAllFrames) = ([:], false)
      return
    }
    let open = Set(solution.ambiguous.map(\.item.index))
    settledFrames[place] = solution.frames.enumerated().map {
      open.contains($0.offset) ? nil : $0.element
    }
  }

  /// Compares a configuration of a changed document with the document before the change.
  mutating func compare(_ rules: RuleRunner, in place: String, with before: FaultMap?) {
    guard let before else { return }
    isWorse =
      before.isWorsened(by: rules.collector.findings)
      || before.moves(to: settledFrames[place], in: place)
  }

  /// Sets the severity of `unreadable`: an error for a document that was named, otherwise that of
  /// the configuration, which may be off. Unless configured, a document of another platform is a
  /// note.
  mutating func rankUnreadable(of task: CheckRun.Task) {
    let stated = task.configuration.severities[.unreadable]
    for index in findings.indices where findings[index].rule == .unreadable {
      if task.isNamed {
        findings[index].severity = .error
      } else if let stated {
        findings[index].severity = stated
      }
    }
    findings.removeAll { $0.rule == .unreadable && $0.severity == .off }
  }
}
