public import SwiftInterpreter
public import SwiftWorld
public import UIKitModel

/// The worlds of one class, of an event of it or of a function: the default one first, then those
/// that flip decisions.
///
/// ```swift
/// var worlds = SceneWorlds(of: sceneClass, in: program, types)
/// while let world = worlds.next() { … }
/// if let budget = worlds.exceeded { … }
/// ```
public struct SceneWorlds: Sequence, IteratorProtocol {
  private let run: (Assumptions, Budgets, [SceneRoot]) -> SceneWorld
  private let usualRoots: [SceneRoot]
  private let budgets: Budgets
  private let account: StepAccount
  private var search: WorldSearch

  /// Makes the worlds of a class; none runs before it is asked for.
  ///
  /// - Parameters:
  ///   - sceneClass: The class.
  ///   - program: The program, which ``LayoutInterest`` told what is of interest.
  ///   - types: Its types of the system.
  ///   - event: The code that runs at the end; nil for none.
  ///   - root: The given size of the root; nil for any size.
  ///   - usualRoots: Further sizes for the usual world, which has a scene for each.
  ///   - texts: The texts of localised strings.
  ///   - interfaces: The storyboards and xibs.
  ///   - budgets: The limits of each world, and the most worlds.
  ///   - account: The steps that these worlds may take together with others; nil for those of
  ///     ``Budgets/allSteps``.
  public init(
    of sceneClass: SceneClass, in program: Program, _ types: UIKitTypes,
    after event: SceneEvent? = nil, root: SceneRoot? = nil, usualRoots: [SceneRoot] = [],
    texts: (any LocalizedTexts)? = nil, interfaces: (any InterfaceDocuments)? = nil,
    budgets: Budgets = .init(), account: StepAccount? = nil
  ) {
    run = { assumptions, budgets, roots in
      SceneWorld(
        sceneClass, in: program, types, assuming: assumptions, after: event, root: root,
        others: roots, texts: texts, interfaces: interfaces, budgets: budgets)
    }
    self.usualRoots = usualRoots
    search = WorldSearch(limit: budgets.worlds)
    self.budgets = budgets
    self.account = account ?? StepAccount(steps: budgets.allSteps)
  }

  /// Makes the worlds of a function that no class led to; none runs before it is asked for.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - program: The program, which ``LayoutInterest`` told what is of interest.
  ///   - types: Its types of the system.
  ///   - budgets: The limits of each world, and the most worlds.
  ///   - account: The steps that these worlds may take together with others; nil for those of
  ///     ``Budgets/allSteps``.
  public init(
    of function: SceneFunction, in program: Program, _ types: UIKitTypes,
    budgets: Budgets = .init(), account: StepAccount? = nil
  ) {
    run = { assumptions, budgets, _ in
      SceneWorld(function, in: program, types, assuming: assumptions, budgets: budgets)
    }
    usualRoots = []
    search = WorldSearch(limit: budgets.worlds)
    self.budgets = budgets
    self.account = account ?? StepAccount(steps: budgets.allSteps)
  }

  /// The budget that kept worlds from being run; nil if all ran.
  public var exceeded: Budget? {
    if search.isTruncated { return .worlds }
    return account.isExhausted && search.hasNext ? .allSteps : nil
  }

  /// Runs the next world; nil after the last.
  ///
  /// A world that exceeds a budget has no further ones: they would exceed it, too.
  ///
  /// - Complexity: O(steps).
  public mutating func next() -> SceneWorld? {
    guard !account.isExhausted, let assumptions = search.next() else { return nil }
    var budgets = budgets
    // The usual world is worth more than all others.
    budgets.allSteps = account.isUntouched ? Swift.max(account.rest, budgets.steps) : account.rest
    let world = run(assumptions, budgets, search.count == 1 ? usualRoots : [])
    account.take(world.steps)
    if case .exceeded = world.end {} else { search.record(world.decisions, of: assumptions) }
    return world
  }
}
