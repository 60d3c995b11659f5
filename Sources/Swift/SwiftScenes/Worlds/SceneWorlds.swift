public import SwiftInterpreter
public import SwiftWorld
public import UIKitModel

/// The worlds of one class: the default one first, then those that flip decisions.
///
/// ```swift
/// var worlds = SceneWorlds(of: sceneClass, in: program, types)
/// while let world = worlds.next() { … }
/// if worlds.isTruncated { … }
/// ```
public struct SceneWorlds: Sequence, IteratorProtocol {
  private let sceneClass: SceneClass
  private let program: Program
  private let types: UIKitTypes
  private let root: SceneRoot?
  private let texts: (any LocalizedTexts)?
  private let budgets: Budgets
  private var search: WorldSearch

  /// Makes the worlds of a class; none runs before it is asked for.
  ///
  /// - Parameters:
  ///   - sceneClass: The class.
  ///   - program: The program, which ``LayoutInterest`` told what is of interest.
  ///   - types: Its types of the system.
  ///   - root: What is given of the root; nil for any size.
  ///   - texts: The texts of localised strings.
  ///   - budgets: What each world may use up, and how many worlds there may be.
  public init(
    of sceneClass: SceneClass, in program: Program, _ types: UIKitTypes, root: SceneRoot? = nil,
    texts: (any LocalizedTexts)? = nil, budgets: Budgets = .init()
  ) {
    self.sceneClass = sceneClass
    self.program = program
    self.types = types
    self.root = root
    self.texts = texts
    self.budgets = budgets
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
    let world = SceneWorld(
      sceneClass, in: program, types, assuming: assumptions, root: root, texts: texts,
      budgets: budgets)
    if case .exceeded = world.end {} else { search.record(world.decisions, of: assumptions) }
    return world
  }
}
