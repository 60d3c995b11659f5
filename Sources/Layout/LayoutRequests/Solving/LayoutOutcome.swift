public import ConstraintLayout
import ConstraintSolver

/// The result of a layout request: frames for the scene and for each of its variants.
public struct LayoutOutcome: Sendable {
  /// A variant's frames or conflicts.
  public enum Variant: Sendable {
    /// The variant is solved, with its query results.
    case solved(LayoutSolution, QueryResults)
    /// Required constraints conflict: irreducible infeasible sets, and whether there are causes
    /// outside these sets.
    case conflict([LayoutConflict], hasMore: Bool)
  }

  /// The scene's own frames.
  public var base: LayoutSolution
  /// The results of the scene's own queries.
  package var queryResults = QueryResults()
  /// The results of the variants, in the order of the request.
  public var variants: [Variant]

  /// The results of queries, in the order of the request.
  public struct QueryResults: Sendable {
    /// Explanations of frames; only those of the first views if a limit ended the search.
    package var explanations: [LayoutExplanation] = []
    /// Whether all requested views are explained.
    package var isExplained = true
    /// The fitting sizes.
    package var fits: [Fit] = []
    /// The repairs of ambiguities.
    package var repairs: LayoutRepairs?
    /// The repairs of conflicts resolved by breaking constraints, in the order of the conflicts.
    package var brokenRepairs: LayoutRepairs?
  }

  /// A view's fitting sizes or conflicts.
  package enum Fit: Sendable {
    /// The smallest and the largest size that the contents allow.
    case sizes(compressed: Size, expanded: Size)
    /// Required constraints conflict: irreducible infeasible sets, and whether there are causes
    /// outside these sets.
    case conflict([LayoutConflict], hasMore: Bool)
  }

  /// The repairs of the conflicts of variants, by index of the variant.
  package var conflictRepairs: [Int: LayoutRepairs] = [:]
  /// The sweep.
  public var sweep: LayoutSweep?

  /// The units of work of all solves, excluding the search for conflicts.
  public var work = 0
  /// Whether the search for repairs and explanations ended early because its time was over.
  package var ranOutOfTime = false

  /// Whether the scene or a variant is ambiguous or has a conflict, including a broken one.
  package var hasFinding: Bool {
    func hasFault(_ solution: LayoutSolution) -> Bool {
      !solution.ambiguous.isEmpty || !solution.broken.isEmpty
    }
    return hasFault(base)
      || variants.contains {
        switch $0 {
        case .solved(let solution, _): hasFault(solution)
        case .conflict: true
        }
      }
  }
}
