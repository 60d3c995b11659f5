public import ConstraintSolver

/// Solves scenes that are much alike, one after the other.
///
/// A scene that differs from the last one in numbers alone, as the variants of a request do, is an
/// edit of its system: what does not hang together with these numbers is not solved again.
public struct LayoutSession: Sendable {
  /// How frames are answered.
  public var options: LayoutOptions
  /// What all solves together may still cost.
  public var limits: SolveLimits
  private var solver: Solver?

  /// Makes a session.
  public init(options: LayoutOptions = .init(), limits: SolveLimits = .init()) {
    self.options = options
    self.limits = limits
  }

  /// Solves a scene, as ``LayoutEngine/solve(_:)`` does.
  ///
  /// After an error the session goes on from the last scene that was solved.
  public mutating func solve(_ scene: LayoutScene) throws(LayoutError) -> LayoutSolution {
    var run = LayoutRun(options: options, limits: limits, solver: solver)
    let answer = try run.solve(scene)
    solver = run.solver
    limits.work = max(0, limits.work - answer.work)
    return answer
  }

  /// Prepares the last scene to be edited, which copies of the session then need not do each for
  /// itself.
  public mutating func prepareForEdits() {
    solver?.prepareForEdits()
  }
}
