import ConstraintSolver
import ConstraintLayout
import TestSupport
import Testing

extension LayoutEngine {
  /// Solves as ``solve(_:)`` does, and measures the frames against all that the scene asks for.
  func checked(
    _ scene: LayoutScene, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(LayoutError) -> LayoutSolution {
    let answer = try solve(scene)
    for fault in FrameCheck.faults(of: answer, to: scene, options) {
      Issue.record("\(fault)", sourceLocation: sourceLocation)
    }
    return answer
  }
}

extension LiveLayout {
  /// Solves as ``solve()`` does, and measures the frames against all that the tree asks for.
  func checked(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(LiveLayoutError) -> SolvedLayout {
    let solved = try solve()
    for fault in FrameCheck.faults(of: solved.answer, to: try scene(), options) {
      Issue.record("\(fault)", sourceLocation: sourceLocation)
    }
    return solved
  }
}
