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
    guard let folder = SwiftFolder(path, run.swift, parser: parser) else {
      outcome.findings = [CheckRun.unreadable(task, "cannot read the folder")]
      outcome.rankUnreadable(of: task)
      return outcome
    }
    let selection = SwiftSelection(task, workingDirectory: run.workingDirectory)
    let context = SwiftCheckContext(task.configuration, run)
    let results = SwiftThreads.results({ folder.makeWorld() }) { world, number in
      Self.result(of: number, in: world, selection, context)
    }
    var placer = SwiftFindingPlacer(task, folder, workingDirectory: run.workingDirectory)
    placer.addUnread(of: folder, selection)
    for finding in results.joined() { placer.add(finding) }
    outcome.findings = placer.findings
    outcome.files = folder.files.map(\.path).filter { selection.contains($0) }.map(placer.shown)
    return outcome
  }

  /// The result of a class; `nil` past the last.
  private static func result(
    of number: Int, in world: SwiftFolderWorld, _ selection: SwiftSelection,
    _ context: SwiftCheckContext
  ) -> [SwiftFinding]? {
    guard world.classes.indices.contains(number) else { return nil }
    let sceneClass = world.classes[number]
    guard let place = sceneClass.place, selection.contains(place.file) else { return [] }
    var check = SwiftClassCheck(sceneClass, world, context)
    return check.run()
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

  /// Whether the classes of a file are checked.
  func contains(_ file: String) -> Bool {
    (files.isEmpty || files.contains(file))
      && !configuration.ignores(Path.joined(folder, file), in: workingDirectory)
  }
}
