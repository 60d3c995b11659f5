public import SwiftInterpreter
public import SwiftWorld
public import UIKitModel

/// The worlds of one class, of an event of it or of a function: the default one first, then those
/// that flip decisions.
///
/// ```swift
/// var worlds = SceneWorlds(of: sceneClass, in: program, types)
/// while let world = worlds.next() { … }
/// if worlds.isTruncated { … }
/// ```
public struct SceneWorlds: Sequence, IteratorProtocol {
  private let run: (Assumptions) -> SceneWorld
  private var search: WorldSearch

  /// Makes the worlds of a class; none runs before it is asked for.
  ///
  /// - Parameters:
  ///   - sceneClass: The class.
  ///   - program: The program, which ``LayoutInterest`` told what is of interest.
  ///   - types: Its types of the system.
  ///   - event: The code that runs at the end; nil for none.
  ///   - root: What is given of the root; nil for any size.
  ///   - texts: The texts of localised strings.
  ///   - interfaces: The storyboards and xibs.
  ///   - budgets: What each world may use up, and how many worlds there may be.
  public init(
    of sceneClass: SceneClass, in program: Program, _ types: UIKitTypes,
    after event: SceneEvent? = nil, root: SceneRoot? = nil,
    texts: (any LocalizedTexts)? = nil, interfaces: (any InterfaceDocuments)? = nil,
    budgets: Budgets = .init()
  ) {
    run = { assumptions in
      SceneWorld(
        sceneClass, in: program, types, assuming: assumptions, after: event, root: root,
        texts: texts, interfaces: interfaces, budgets: budgets)
    }
    search = WorldSearch(limit: budgets.worlds)
  }

  /// Makes the worlds of a function that no class led to; none runs before it is asked for.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - program: The program, which ``LayoutInterest`` told what is of interest.
  ///   - types: Its types of the system.
  ///   - budgets: What each world may use up, and how many worlds there may be.
  public init(
    of function: SceneFunction, in program: Program, _ types: UIKitTypes,
    budgets: Budgets = .init()
  ) {
    run = { assumptions in
      SceneWorld(function, in: program, types, assuming: assumptions, budgets: budgets)
    }
    search = WorldSearch(limit: budgets.worlds)
  }

  /// Whether the limit kept worlds from being run.
  public var isTruncated: Bool { search.isTruncated }

  /// Runs the next world; nil after the last.
  ///
  /// A world that exceeds a budget has no further ones: they would exceed it, too.
  ///
  /// - Complexity: O(steps).
  public mutating func next() -> SceneWorld? {
    guard let assumptions = search.next() else { return nil }
    let world = run(assumptions)
    if case .exceeded = world.end {} else { search.record(world.decisions, of: assumptions) }
    return world
  }
}
