import Cancellation
import ConstraintLayout
import ConstraintSolver

/// The share of a request's work and time that the search for repairs and explanations may take.
///
/// The frames are found by then. Where the search ends early, they are answered without the rest.
struct QueryShare {
  private var work: Int
  private let cancellation: CancellationCheck

  /// Half of the work that is left, and a time from now on; `nil` for any.
  init(_ session: LayoutSession, time: Duration?) {
    work = session.limits.work / 2
    let whole = session.limits.cancellation
    guard let time else {
      cancellation = whole
      return
    }
    let end = ContinuousClock.now + time
    cancellation = CancellationCheck { ContinuousClock.now > end || whole.isCancelled }
  }

  /// Runs a search within what is left of the share.
  mutating func spend<R>(
    _ session: inout LayoutSession, _ search: (inout LayoutSession) -> R
  ) -> R {
    let whole = session.limits
    let most = min(work, whole.work)
    session.limits.work = most
    session.limits.cancellation = cancellation
    let result = search(&session)
    let spent = most - session.limits.work
    work -= spent
    session.limits = whole
    session.limits.work -= spent
    return result
  }
}
