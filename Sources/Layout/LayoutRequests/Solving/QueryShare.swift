import Cancellation
import ConstraintLayout
import ConstraintSolver

/// The share of a request's work and time for repairs and explanations.
///
/// The frames are already solved. If the search ends early, the response has only the results so
/// far.
struct QueryShare {
  private var work: Int
  private let cancellation: CancellationCheck

  /// Starts a share of half the remaining work, limited to `time` from now; `nil` for no limit.
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

  /// Whether the time is over, or the request is cancelled.
  var isOver: Bool { cancellation.isCancelled }

  /// Runs a search within the remaining share.
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
