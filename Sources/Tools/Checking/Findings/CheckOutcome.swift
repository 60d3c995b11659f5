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
  /// By configuration, and scene of an Interface Builder document: the unambiguous frames, if the
  /// check does not search for repairs.
  var settledFrames: TextDictionary<[Frame?]> = [:]
  /// By configuration and scene: the frames at all widths of such a check.
  var sweeps: TextDictionary<LayoutSweep> = [:]
  /// The results for each scene of a storyboard.
  var scenes = SceneResults()
  /// Whether no limit cut the check short.
  var isWhole = true
  /// The configurations of the check.
  var proof = FixProof(CheckConfiguration(), sizes: 0)

  /// Keeps the unambiguous frames of a configuration, unless the check searches for repairs.
  mutating func note(
    _ layout: ConfiguredLayout, in place: String, unless searchesRepairs: Bool
  ) {
    guard !searchesRepairs, case .solved(let solution) = layout.result else { return }
    if !solution.isAmbiguityComplete { isWhole = false }
    let open = Set(solution.ambiguous.map(\.item.index))
    settledFrames[place] = solution.frames.enumerated().map {
      open.contains($0.offset) ? nil : $0.element
    }
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
