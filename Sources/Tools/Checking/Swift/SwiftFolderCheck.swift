import SwiftReading
import SwiftScenes
import SwiftSources
internal import TextBytes

/// Checks the classes of a folder of Swift sources that lay out views.
struct SwiftFolderCheck {
  private let task: CheckRun.Task
  private let run: CheckRun

  init(_ task: CheckRun.Task, _ run: CheckRun) {
    self.task = task
    self.run = run
  }

  /// The findings, with the paths of their own files.
  ///
  /// - Complexity: O(bytes of all files + steps of all worlds), and that of solving.
  func outcome() -> CheckOutcome {
    var outcome = CheckOutcome()
    guard let parser = run.swift.parser, FileSystem.isProgram(parser) else {
      outcome.findings = [withoutParser]
      outcome.rankUnreadable(of: task)
      return outcome
    }
    let path = Path.absolute(task.path, in: run.workingDirectory)
    let previous = run.swiftMemory?[path]
    guard let folder = SwiftFolder(path, run.swift, parser: parser, after: previous?.folder) else {
      outcome.findings = [CheckRun.unreadable(task, "cannot read the folder")]
      outcome.rankUnreadable(of: task)
      return outcome
    }
    let selection = SwiftSelection(task, workingDirectory: run.workingDirectory)
    let round = SwiftCheckRound(
      of: folder, selection, SwiftCheckContext(task.configuration, run), after: previous,
      isKept: run.swiftMemory != nil)
    run.swiftMemory?[path] = round
    var placer = SwiftFindingPlacer(task, folder, workingDirectory: run.workingDirectory)
    placer.addUnread(of: folder, selection)
    for isLate in [false, true] {
      for finding in round.results.lazy.flatMap(\.findings) where finding.isLate == isLate {
        placer.add(finding)
      }
    }
    outcome.findings = placer.findings
    outcome.files = folder.files.map(\.path).filter { selection.contains($0) }.map(placer.shown)
    return outcome
  }

  private var withoutParser: Finding {
    let program = run.swift.parser ?? "trellis-swift"
    var finding = CheckRun.unreadable(
      task, "the Swift sources are not checked: there is no program \(program)")
    finding.advice =
      "build it with `make swift-parser`, or name it with --swift-parser or TRELLIS_SWIFT_PARSER"
    finding.severity = .note
    return finding
  }
}

/// The files of a folder whose classes are checked.
struct SwiftSelection: Sendable {
  private let folder: String
  private let files: TextSet
  private let configuration: CheckConfiguration
  private let workingDirectory: String

  init(_ task: CheckRun.Task, workingDirectory: String) {
    folder = task.path
    files = TextSet(task.swiftFiles)
    configuration = task.configuration
    self.workingDirectory = workingDirectory
  }

  /// Whether a class is checked.
  func contains(_ sceneClass: SceneClass) -> Bool {
    sceneClass.place.map { contains($0.file) } ?? false
  }

  /// Whether the classes of a file are checked.
  func contains(_ file: String) -> Bool {
    (files.isEmpty || files.contains(file))
      && !configuration.ignores(Path.joined(folder, file), in: workingDirectory)
  }
}
