public import ConstraintSolver

/// Solves scenes.
public struct LayoutEngine: Sendable {
  /// How frames are answered.
  public var options: LayoutOptions
  /// What a solve may cost.
  public var limits: SolveLimits

  /// Makes an engine.
  public init(options: LayoutOptions = .init(), limits: SolveLimits = .init()) {
    self.options = options
    self.limits = limits
  }

  /// Solves a scene.
  ///
  /// The scene must have no ``LayoutScene/parentCycles()``, and its constraints no
  /// `fault(of:)`. A scene with heights by width is solved twice: for the widths,
  /// then with the heights at these.
  ///
  /// - Complexity: One or two solves, and one more small linear program for each number that is in
  ///   doubt, besides O(items + constraints · log depth).
  public func solve(_ scene: LayoutScene) throws(LayoutError) -> LayoutSolution {
    var session = LayoutSession(options: options, limits: limits)
    return try session.solve(scene)
  }
}
