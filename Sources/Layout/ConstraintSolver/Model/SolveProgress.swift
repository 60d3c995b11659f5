/// The progress of a solve when it ended.
public struct SolveProgress: Hashable, Sendable {
  /// The stages of a solve, in order.
  public enum Stage: Hashable, Sendable {
    /// Elimination of required equalities.
    case presolve
    /// Optimisation, component by component.
    case components
    /// Search for irreducible conflicts, instead of optimisation.
    case conflicts
    /// Queries of the optimal face.
    case ambiguity
  }

  /// The stage reached.
  public var stage = Stage.presolve
  /// The number of components solved, out of ``componentCount``.
  public var solvedComponentCount = 0
  /// The number of independent components; 0 until it is known.
  public var componentCount = 0
  /// The priority being optimised in the current component.
  public var priority: Double?
  /// The number of conflicts found.
  public var conflictCount = 0
  /// The units of work done.
  public var work = 0

  /// The progress of a solve that has not started.
  public init() {}
}
