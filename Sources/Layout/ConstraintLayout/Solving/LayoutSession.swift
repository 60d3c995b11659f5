public import ConstraintSolver

/// Solves scenes, and reuses the work for scenes that resemble each other.
///
/// A scene that differs from the last one in numbers alone, as the variants of a request do, is
/// solved as an edit: independent components that do not contain these numbers keep their solution.
public struct LayoutSession: Sendable {
  /// The options of all solves.
  public var options: LayoutOptions
  /// The limits; the budget of work is what remains for all further solves.
  public var limits: SolveLimits
  /// Whether further scenes will resemble those that are solved. If not, nothing is kept of them.
  package var keepsSolutions = true
  private var solver: Solver?

  /// Makes a session.
  public init(options: LayoutOptions = .init(), limits: SolveLimits = .init()) {
    self.options = options
    self.limits = limits
  }

  /// Solves a scene.
  ///
  /// A scene with a ``HeightTable`` is solved twice: for the widths, then with the heights at
  /// these. After an error the session continues from the last solved scene.
  ///
  /// - Precondition: The scene has no ``LayoutScene/parentCycles()``, and each of its constraints
  ///   and stacks is valid.
  /// - Throws: ``LayoutError``.
  /// - Complexity: O(items + constraints · log depth), one or two solves, and a few linear programs
  ///   to find what is ambiguous. Where the limits end that search, the frames are returned with
  ///   what is known.
  public mutating func solve(_ scene: LayoutScene) throws(LayoutError) -> LayoutSolution {
    try solveSystem(scene).layout
  }

  /// Solves a scene as ``solve(_:)`` does; returns the system with its solution as well.
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
