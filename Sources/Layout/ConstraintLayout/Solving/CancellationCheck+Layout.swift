package import Cancellation
package import ConstraintSolver

extension CancellationCheck {
  /// Checks for cancellation in a series of solves, each of which may be too small to check itself.
  ///
  /// - Throws: ``LayoutError/stopped(after:)`` with the stage reached.
  package func check(at stage: SolveProgress.Stage) throws(LayoutError) {
    do {
      try check()
    } catch {
      var progress = SolveProgress()
      progress.stage = stage
      throw .stopped(after: progress)
    }
  }
}
