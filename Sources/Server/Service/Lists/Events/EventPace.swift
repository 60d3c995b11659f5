internal import API
internal import Cancellation
internal import HTTPServer
internal import ServiceContract

/// How a request divides its time between messages.
///
/// A client that gets nothing asks again, and gets nothing again. So a read stops early, and
/// changes that take too long give way to the whole list.
struct EventPace {
  /// The environment of what must be made.
  let whole: OperationContext
  /// The environment of changes, which end at half of the time.
  let changes: OperationContext
  private let budget: RequestBudget
  /// When a read with messages makes no more of them.
  private let pause: UInt64

  /// Divides the time of a request, in milliseconds.
  init(_ whole: OperationContext, _ budget: RequestBudget, time: UInt64) {
    let start = EventAnnouncer.now
    let end = start + time / 2
    self.whole = whole
    self.budget = budget
    pause = start + time / 4
    var changes = whole
    changes.cancellation = CancellationCheck { budget.isSpent || EventAnnouncer.now >= end }
    self.changes = changes
  }

  /// Whether a read that has messages should end.
  var isUsedUp: Bool { EventAnnouncer.now >= pause }

  /// Whether the whole list can be made instead of changes that failed.
  func allowsWhole(after problem: Problem) -> Bool {
    let isLimit = [.timeLimitExceeded, .limitExceeded, .workLimitExceeded].contains(problem.code)
    return isLimit && !budget.wasInterrupted && !budget.isSpent
  }
}
