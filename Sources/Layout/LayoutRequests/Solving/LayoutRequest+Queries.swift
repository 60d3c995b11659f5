internal import Cancellation
import ConstraintLayout
import ConstraintSolver

extension LayoutRequest.Queries {
  /// Runs the queries on a solved scene within the remaining limits of the session. Explanations
  /// are limited to their share.
  func results(
    in scene: LayoutScene, _ solved: SolvedScene, _ session: inout LayoutSession,
    _ share: inout QueryShare
  ) throws(LayoutError) -> LayoutOutcome.QueryResults {
    var results = LayoutOutcome.QueryResults()
    if !explained.isEmpty {
      (results.explanations, results.isExplained) = share.spend(&session) {
        $0.explain(explained, in: scene, solved)
      }
    }
    for fit in fitted {
      try session.limits.cancellation.check(at: .presolve)
      do throws(LayoutError) {
        let compressed = try fit.size(.compressed, in: scene, &session)
        let expanded = try fit.size(.expanded, in: scene, &session)
        results.fits.append(.sizes(compressed: compressed, expanded: expanded))
      } catch {
        guard case .conflict(let sets, let hasMore) = error else { throw error }
        results.fits.append(.conflict(sets, hasMore: hasMore))
      }
    }
    return results
  }
}

extension LayoutRequest.Fitted {
  fileprivate func size(
    _ target: FittingTarget, in scene: LayoutScene, _ session: inout LayoutSession
  ) throws(LayoutError) -> Size {
    try session.fittingSize(
      of: view, in: scene, width: width.map { .fixed($0) } ?? target,
      height: height.map { .fixed($0) } ?? target)
  }
}
