internal import ConstraintLayout
public import SwiftInterpreter
internal import SwiftSources
public import SwiftWorld
public import UIKitModel

/// One world of a class: what it lays out under some assumptions.
public struct SceneWorld: Sendable {
  /// The scene; nil if the world ended before there was a view.
  public let scene: SwiftScene?
  /// The scenes at other sizes of the root, in the order in which they were asked for; nil for one
  /// that there is not.
  public let otherScenes: [SwiftScene?]
  /// The layouts of its views at the sizes of their first frames; empty unless it is the default
  /// world, at any size and without an event.
  public let starts: [SceneStart]
  /// The outcomes that it assumes instead of the usual ones.
  public let assumptions: Assumptions
  /// The decisions about unknown conditions.
  public let decisions: [Decision]
  /// The way in which it ended.
  public let end: WorldEnd
  /// Where it ended, if it exceeded the depth of calls.
  public let endPlace: SourcePlace?
  /// The steps that it took.
  public let steps: Int
  /// The expressions that made constraints, in the order in which they ran first.
  public let statements: [CoverageRecord.Statement]

  /// Runs a class in a world.
  ///
  /// - Parameters:
  ///   - sceneClass: The class.
  ///   - program: The program.
  ///   - types: Its types of the system.
  ///   - assumptions: The assumptions of the world.
  ///   - event: The method that runs at the end; nil for none.
  ///   - root: The given size of the root; nil for any size.
  ///   - others: The sizes of ``otherScenes``. The code runs once for all of them.
  ///   - texts: The texts of localised strings.
  ///   - interfaces: The storyboards and xibs.
  ///   - budgets: The limits of the world.
  /// - Complexity: O(steps).
  public init(
    _ sceneClass: SceneClass, in program: Program, _ types: UIKitTypes,
    assuming assumptions: Assumptions = .init(), after event: SceneEvent? = nil,
    root: SceneRoot? = nil, others: [SceneRoot] = [], texts: (any LocalizedTexts)? = nil,
    interfaces: (any InterfaceDocuments)? = nil, budgets: Budgets = .init()
  ) {
    let library = UIKitLibrary(
      program, types: types, localizedTexts: texts, interfaces: interfaces)
    let interpreter = Interpreter(
      program, library: library, assuming: assumptions, budgets: budgets)
    interpreter.defersInitialValues = true
    let maker = EntryMaker(
      interpreter: interpreter, library: library, type: sceneClass.type, role: sceneClass.role,
      wanted: event?.initializer,
      isOfDocument: !sceneClass.isNamedByCode
        && (sceneClass.isOfOutlet
          || interfaces?.names(class: program.text(sceneClass.type.name)) == true)
    )
    var object: ObjectValue?
    let end = interpreter.finish { (_) throws(Interruption) in
      let made = try maker.make()
      object = made
      try maker.run(made)
      try event?.run(on: .object(made), interpreter)
    }
    var scenes: [SwiftScene?] = []
    var starts: [SceneStart] = []
    let hasStarts = event == nil && root == nil && assumptions == Assumptions()
    if end != .impossible, let object, let view = object.controllerState?.view ?? object.asView {
      scenes = ([root ?? .any(of: sceneClass.role)] + others).map { root in
        var scene: SwiftScene?
        _ = interpreter.finish { (_) throws(Interruption) in
          var composer = SceneComposer(library, interpreter, root: view, given: root)
          try composer.compose()
          scene = SwiftScene(composer, of: sceneClass, end: end)
        }
        return scene
      }
      if hasStarts, let usual = scenes.first, usual != nil {
        _ = interpreter.finish { (_) throws(Interruption) in
          starts = try SceneStart.all(of: view, as: sceneClass, end: end, library, interpreter)
        }
      }
    }
    self.init(scenes, starts, assumptions, end, interpreter, library)
  }

  /// Runs a function that no class led to.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - program: The program.
  ///   - types: Its types of the system.
  ///   - assumptions: The assumptions of the world.
  ///   - budgets: The limits of the world.
  /// - Complexity: O(steps).
  public init(
    _ function: SceneFunction, in program: Program, _ types: UIKitTypes,
    assuming assumptions: Assumptions = .init(), budgets: Budgets = .init()
  ) {
    let library = UIKitLibrary(program, types: types)
    let interpreter = Interpreter(
      program, library: library, assuming: assumptions, budgets: budgets)
    interpreter.defersInitialValues = true
    let end = interpreter.finish { (_) throws(Interruption) in
      try function.run(interpreter, library)
    }
    self.init([], [], assumptions, end, interpreter, library)
  }

  private init(
    _ scenes: [SwiftScene?], _ starts: [SceneStart], _ assumptions: Assumptions, _ end: WorldEnd,
    _ interpreter: Interpreter, _ library: UIKitLibrary
  ) {
    scene = scenes.first ?? nil
    otherScenes = Array(scenes.dropFirst())
    self.starts = starts
    self.assumptions = assumptions
    self.end = end
    decisions = interpreter.decisions
    steps = interpreter.steps
    endPlace = interpreter.endSite.map { SourcePlace($0) }
    statements = CoverageRecord.statements(of: library.state.constraints)
  }
}

extension ObjectValue {
  fileprivate var asView: ObjectValue? { viewState == nil ? nil : self }
}

extension SwiftScene {
  init(_ composer: SceneComposer, of sceneClass: SceneClass, end: WorldEnd) {
    let state = composer.library.state
    name = sceneClass.name
    role = sceneClass.role
    layout = composer.layout
    items = composer.items
    sources = composer.sources
    texts = composer.texts
    scrollContents = composer.scrollContents
    leftOut = composer.leftOut
    withoutCommonAncestor = state.withoutCommonAncestor.compactMap { found in
      (found.site ?? found.constraint.origin).map { SourcePlace($0) }
    }
    changedRequiredPriorities = state.constraints.compactMap { constraint in
      constraint.changedRequiredPriority.map { SourcePlace($0) }
    }
    coverage = CoverageRecord(composer, end: end)
  }
}
