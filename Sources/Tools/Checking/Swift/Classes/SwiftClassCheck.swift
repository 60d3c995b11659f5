import API
import ConstraintLayout
import LayoutRequests
import SwiftInterpreter
import SwiftScenes
import SwiftWorld
internal import TextBytes

/// Checks one class of Swift sources in its worlds.
struct SwiftClassCheck {
  let sceneClass: SceneClass
  let folder: SwiftFolderWorld
  let context: SwiftCheckContext
  private(set) var findings: [SwiftFinding] = []
  private var known: [Finding.Identity: Int] = [:]
  /// The steps that the worlds of a class may take together; a second has about a million. The
  /// usual world may take more.
  private static let allSteps = 60_000
  /// The names of the class and its superclasses in the repository.
  let hosts: [String]
  /// The calls that made constraints in some world.
  private(set) var statements: Set<SwiftStatementID> = []
  /// The conflicts that were found so far without a size of the screen.
  var conflicts: Set<[SwiftPlace]> = []
  /// The steps that are left to the worlds of the class.
  let account: StepAccount
  /// The searches for repairs that are left.
  var repairCount = 8

  init(_ sceneClass: SceneClass, _ folder: SwiftFolderWorld, _ context: SwiftCheckContext) {
    self.sceneClass = sceneClass
    self.folder = folder
    self.context = context
    account = StepAccount(steps: Self.allSteps)
    hosts = folder.program.classChain(sceneClass.type).map { folder.program.text($0.name) }
  }

  /// Runs the class and checks its scenes.
  ///
  /// - Complexity: O(steps of the worlds), and that of solving.
  mutating func run() -> [SwiftFinding] {
    let screens = self.screens
    var worlds = folder.worlds(
      of: sceneClass, usualRoots: screens.map { root(on: $0) }, budgets: context.budgets,
      account: account)
    var first: SceneWorld?
    while let world = worlds.next() {
      if case .exceeded(let budget) = world.end {
        addExceeded(budget, isInPart: first != nil)
        continue
      }
      guard let scene = world.scene, world.end == .finished else { continue }
      if world.assumptions == Assumptions() { first = world }
      statements.formUnion(scene.coverage.statements.map(\.call))
      check(scene, in: world)
    }
    // More worlds than the limit are usual, and no reason to tell.
    if worlds.exceeded == .allSteps { addExceeded(.allSteps, isInPart: first != nil) }
    addNeverActivated(statements)
    addMixedCalls()
    if let first {
      checkStarts(of: first)
      checkFrames(of: first, on: screens)
      checkEvents()
    }
    return findings
  }

  private mutating func check(_ scene: SwiftScene, in world: SceneWorld) {
    checkConstraints(of: scene, in: world)
    let request = scene.request()
    let directions = directions
    request.solve(
      in: directions.map { Circumstances(direction: $0) }, limits: context.limits.solveLimits()
    ) { index, layout in
      guard case .conflict(let conflicts, _) = layout.result else { return }
      for conflict in conflicts {
        addConflict(conflict, scene, layout, in: world, on: .anySize(in: directions[index]))
      }
    }
  }

  /// The directions to check; `nil` for that of the sources.
  var directions: [LayoutDirection?] {
    let named = context.configuration.directions
    return named.isEmpty ? [nil] : named.map { Optional($0) }
  }

  /// Checks the views of a world at the sizes that they start with. A view has at most one finding:
  /// its conflicts, such as one for each axis, have one cause.
  ///
  /// Cells that size themselves get their height before UIKit requires another, in most tables. So
  /// only strict checks consider the first size of a cell.
  private mutating func checkStarts(of world: SceneWorld) {
    for start in world.starts where start.isEmpty || context.configuration.isStrict {
      let request = start.scene.request()
      request.solve(in: [Circumstances()], limits: context.limits.solveLimits()) { _, layout in
        guard case .conflict(let conflicts, _) = layout.result else { return }
        let count = findings.count
        for conflict in conflicts where findings.count == count {
          addConflict(conflict, start.scene, layout, in: world, on: .start(start))
        }
      }
    }
  }

  /// Adds a finding, or its configurations to one that is known.
  mutating func add(_ finding: SwiftFinding) {
    let identity = Finding.Identity(rule: finding.rule, key: finding.key)
    if let index = known[identity] {
      for name in finding.configurations where !findings[index].configurations.contains(name) {
        findings[index].configurations.append(name)
      }
      return
    }
    guard findings.count < FindingCollector.limit else { return }
    known[identity] = findings.count
    findings.append(finding)
  }

  /// Whether a finding is listed already.
  func isKnown(_ rule: Rule, _ key: String) -> Bool {
    known[Finding.Identity(rule: rule, key: key)] != nil
  }

  /// The names that suppressions may use: the views, the views in the class, and the class.
  func suppressible(_ views: [String]) -> [String] {
    views + views.map { "\(sceneClass.name).\($0)" } + [sceneClass.name]
  }

  private mutating func addExceeded(_ budget: Budget, isInPart: Bool) {
    let extent = isInPart ? "not checked as a whole" : "not checked"
    add(
      SwiftFinding(
        rule: .unreadable,
        message: """
          \(sceneClass.name) is \(extent): its code exceeds the budget of \(budget.rawValue)
          """,
        advice: "nothing needs to be done; other classes are checked",
        place: sceneClass.place.map { SwiftPlace($0) }, views: [],
        key: "\(sceneClass.name)\n\(budget.rawValue)", severityLimit: .note))
  }
}

/// The values that the checks of all classes of a folder share.
struct SwiftCheckContext: Sendable {
  var configuration: CheckConfiguration
  var limits: RequestLimits
  var fonts: FontStore
  var budgets: Budgets

  init(_ configuration: CheckConfiguration, _ run: CheckRun) {
    self.configuration = configuration
    limits = run.limits
    fonts = run.fonts
    budgets = Self.budgets
  }

  /// The budgets of a world on a thread of ``SwiftThreads``.
  static var budgets: Budgets {
    var budgets = Budgets()
    budgets.stackBytes = DeepStack.usableBytes
    return budgets
  }
}
