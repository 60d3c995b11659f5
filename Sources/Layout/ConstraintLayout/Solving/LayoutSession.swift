public import ConstraintSolver

/// Solves scenes, and reuses work between similar scenes.
///
/// A scene that differs from the last one only in numbers, like the variants of a request, is
/// solved as an edit: independent components without these numbers keep their solution.
public struct LayoutSession: Sendable {
  /// The options of all solves.
  public var options: LayoutOptions
  /// The limits. The budget of work is shared by all further solves.
  public var limits: SolveLimits
  /// Whether further scenes will resemble the solved ones. If not, nothing is kept.
  package var keepsSolutions = true
  private var solver: Solver?

  /// Makes a session.
  public init(options: LayoutOptions = .init(), limits: SolveLimits = .init()) {
    self.options = options
    self.limits = limits
  }

  /// Solves a scene.
  ///
  /// A scene with a ``HeightTable`` is solved twice: first for the widths, then with the heights at
  /// those widths. After an error the session continues from the last solved scene.
  ///
  /// - Precondition: The scene has no ``LayoutScene/parentCycles()``, and each of its constraints
  ///   and stacks is valid.
  /// - Throws: ``LayoutError``.
  /// - Complexity: O(items + constraints · log depth), one or two solves, and a few linear programs
  ///   to find ambiguities. If a limit ends that search, the frames are returned with the
  ///   ambiguities known so far.
  public mutating func solve(_ scene: LayoutScene) throws(LayoutError) -> LayoutSolution {
    try solveSystem(scene).layout
  }

  /// Solves a scene like ``solve(_:)``, and also returns the solved system.
  mutating func solveSystem(
    _ scene: LayoutScene
  ) throws(LayoutError) -> (
    layout: LayoutSolution, system: (translator: Translator, solution: Solution)
  ) {
    var run = LayoutRun(
      options: options, limits: limits, solver: solver, keepsSolutions: keepsSolutions)
    let solution = try run.solve(scene)
    if keepsSolutions { solver = run.solver }
    limits.work = max(0, limits.work - solution.work)
    guard let framed = run.framed else { throw .numbersOutOfRange }
    return (solution, framed)
  }

  /// Prepares the last system for edits, so that copies of the session share the preparation.
  public mutating func prepareForEdits() {
    solver?.prepareForEdits()
  }
}
