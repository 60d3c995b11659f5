/// How far a solve had come when it was ended.
public struct SolveProgress: Hashable, Sendable {
  /// What a solve does, in this order.
  public enum Stage: Hashable, Sendable {
    /// Uses up required equalities.
    case presolve
    /// Solves what is left, component by component.
    case components
    /// Looks for the sets of constraints that cannot hold, instead.
    case conflicts
    /// Answers questions about what is open.
    case ambiguity
  }

  /// What it was at.
  public var stage = Stage.presolve
  /// How many components were solved, of ``componentCount``.
  public var solvedComponentCount = 0
  /// The number of independent components, once it is known.
  public var componentCount = 0
  /// The priority that was being fixed in the component that was under way.
  public var priority: Double?
  /// How many conflicts had been found.
  public var conflictCount = 0
  /// The units of work that had been done.
  public var work = 0

  /// The progress of a solve that has not begun.
  public init() {}
}
