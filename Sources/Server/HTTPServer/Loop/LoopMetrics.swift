import EventLoop
import HTTPCore

/// The counters of an event loop, and the responses of the current turn that they do not include
/// yet.
struct LoopMetrics {
  let counters: Unowned<LoopCounters>
  /// The loop's activity, for the watchdog.
  let activity: Unowned<LoopActivity>
  /// Unrecorded responses of one route and status. Batching reads the clock once for all responses
  /// to one read.
  private var pendingRow = -1
  private var pendingStatus = HTTPStatus.ok
  private var pendingResponses = 0

  init(_ counters: Unowned<LoopCounters>) {
    self.counters = counters
    activity = Unowned(counters.with { $0.activity })
  }

  /// Adds to a counter.
  @inline(__always)
  mutating func count(_ total: LoopCounters.Total, _ amount: Int = 1) {
    counters.with { $0.add(amount, to: total) }
  }

  /// Counts a response of a turn, which `settle(turnStart:)` records.
  @inline(__always)
  mutating func countResponse(row: Int, status: HTTPStatus, turnStart: UInt64) {
    if row == pendingRow, status == pendingStatus {
      pendingResponses &+= 1
      return
    }
    settle(turnStart: turnStart)
    pendingRow = row
    pendingStatus = status
    pendingResponses = 1
  }

  /// Records the pending responses with the time since the turn began.
  mutating func settle(turnStart: UInt64) {
    guard pendingResponses > 0 else { return }
    let nanoseconds = Loop.monotonicNanoseconds() &- turnStart
    counters.with {
      $0.record(
        row: pendingRow, status: pendingStatus, nanoseconds: nanoseconds,
        responses: pendingResponses)
    }
    pendingResponses = 0
    pendingRow = -1
  }
}
