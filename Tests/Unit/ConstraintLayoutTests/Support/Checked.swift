import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

extension LayoutSession {
  /// Solves a scene in a copy of the session and checks the frames against its constraints.
  func checked(
    _ scene: LayoutScene, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(LayoutError) -> LayoutSolution {
    var copy = self
    let solution = try copy.solve(scene)
    for error in FrameCheck.errors(of: solution, to: scene, options) {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
    return solution
  }
}

extension LiveLayout {
  /// Solves the tree and checks the frames against its constraints.
  func checked(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(LiveLayoutError) -> SolvedLayout {
    let solved = try solve()
    for error in FrameCheck.errors(of: solved.solution, to: try scene(), options) {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
    return solved
  }
}
