package import Cancellation
package import ConstraintSolver

extension CancellationCheck {
  /// Ends a series of solves that is cancelled: each can be too small to check by itself.
  ///
  /// - Throws: ``LayoutError/stopped(after:)`` with the stage that was reached.
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
