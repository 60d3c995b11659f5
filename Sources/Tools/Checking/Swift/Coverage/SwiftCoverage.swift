import SwiftInterpreter
import SwiftScenes
import SwiftSources
import SwiftWorld
internal import TextBytes

/// How much is known of the classes of Swift sources, and what stopped it.
public struct SwiftCoverage: Sendable {
  /// A class that lays out views.
  struct ClassRecord: Sendable {
    var name: String
    var place: SwiftPlace
    /// The expressions that made constraints.
    var statements: Int
    /// Those with both ends known.
    var resolved: Set<SwiftNode.ID>
    /// Those known as a whole.
    var known: Set<SwiftNode.ID>
    /// The obstacles to knowing the class as a whole, in the order in which the code met them.
    var obstacles: [CoverageRecord.Obstacle]
    /// The budget that the class exceeds.
    var budget: Budget?

    /// Whether nothing is missing.
    var isWhole: Bool { obstacles.isEmpty && budget == nil && known.count == statements }
  }

  let classes: [ClassRecord]
  /// The expressions of the folder that make constraints, by their syntax.
  let statements: Set<SwiftNode.ID>
  let folder: String

  /// Runs the classes of a folder; `nil` if the folder, or the program that parses it, is missing.
  ///
  /// - Parameters:
  ///   - task: The folder.
  ///   - run: The run.
  /// - Complexity: O(bytes of all files + steps of all worlds).
  public init?(of task: CheckRun.Task, _ run: CheckRun) {
    guard let parser = run.swift.parser, FileSystem.isProgram(parser),
      let sources = SwiftFolder(
        Path.absolute(task.path, in: run.workingDirectory), run.swift, parser: parser)
    else { return nil }
    folder = task.path
    let selection = SwiftSelection(task, workingDirectory: run.workingDirectory)
    let results = SwiftThreads.results({ sources.makeWorld() }) { world, number in
      Self.result(of: number, in: world, selection)
    }
    classes = results.compactMap(\.record)
    statements = results.first?.statements ?? []
  }

  private struct Result: Sendable {
    var record: ClassRecord?
    var statements: Set<SwiftNode.ID>
  }

  private static func result(
    of number: Int, in world: SwiftFolderWorld, _ selection: SwiftSelection
  ) -> Result? {
    guard world.classes.indices.contains(number) || number == 0 else { return nil }
    let files = world.program.files
    var statements: Set<SwiftNode.ID> = []
    if number == 0 {
      statements = Set(world.statements.filter { selection.contains(files[$0.file].path) })
    }
    guard world.classes.indices.contains(number), let place = world.classes[number].place,
      selection.contains(place.file)
    else { return Result(record: nil, statements: statements) }
    let record = record(of: world.classes[number], SwiftPlace(place), in: world)
    return Result(record: record, statements: statements)
  }

  private static func record(
    of sceneClass: SceneClass, _ place: SwiftPlace, in folder: SwiftFolderWorld
  ) -> ClassRecord? {
    var record = ClassRecord(
      name: sceneClass.name, place: place, statements: 0, resolved: [], known: [],
      obstacles: [])
    var made: Set<SwiftNode.ID> = []
    func note(_ world: SceneWorld) {
      for statement in world.scene?.coverage.statements ?? [] {
        made.insert(statement.call)
        if statement.isResolved { record.resolved.insert(statement.call) }
        if statement.isKnown { record.known.insert(statement.call) }
      }
    }
    let budgets = SwiftCheckContext.budgets
    var worlds = folder.worlds(of: sceneClass, budgets: budgets)
    while let world = worlds.next() {
      if case .exceeded(let budget) = world.end { record.budget = record.budget ?? budget }
      if world.assumptions == Assumptions() {
        record.obstacles = world.scene?.coverage.obstacles ?? []
      }
      note(world)
    }
    record.budget = record.budget ?? worlds.exceeded
    let left = folder.statements.subtracting(record.resolved)
    let events = SceneEvent.all(of: sceneClass, in: folder.program, reaching: left)
    // An event costs as much as the class, and a subclass has those of its superclass as well.
    let account = StepAccount(steps: budgets.allSteps)
    var single = budgets
    single.worlds = 1
    for event in events.prefix(SwiftClassCheck.mostEvents) {
      var worlds = folder.worlds(of: sceneClass, after: event, budgets: single, account: account)
      if let world = worlds.next() { note(world) }
    }
    record.statements = made.count
    return made.isEmpty && record.obstacles.isEmpty && record.budget == nil ? nil : record
  }
}
