internal import Cancellation

/// The work of one solve, and what it may come to.
final class WorkBudget {
  private static let interval = 65_536

  fileprivate let limits: SolveLimits
  fileprivate var used = 0
  /// How far the solve has come, but for the work.
  fileprivate var progress = SolveProgress()
  fileprivate var next: Int

  init(_ limits: SolveLimits) {
    self.limits = limits
    next = min(limits.work, WorkBudget.interval)
  }

  fileprivate var reached: SolveProgress {
    var reached = progress
    reached.work = used
    return reached
  }

  fileprivate static let largeAllocation = 1 << 20

  fileprivate func allow(bytes: Int) throws(Failure) {
    if let mayAllocate = limits.mayAllocate, !mayAllocate(bytes) {
      throw .ended(.stopped(after: reached))
    }
  }

  fileprivate func check() throws(Failure) {
    guard used < limits.work else {
      throw .ended(.workLimitExceeded(limit: limits.work, after: reached))
    }
    if limits.cancellation.isCancelled { throw .ended(.stopped(after: reached)) }
    next = min(limits.work, used + WorkBudget.interval)
  }
}

/// Counts the work of one solve; a handle, valid as long as its ``WorkBudget``.
///
/// A unit is about one visited entry of a matrix, so the count depends on the input alone and a
/// budget ends equal requests at the same place on every machine.
struct WorkMeter: BitwiseCopyable {
  private let budget: Borrowed<WorkBudget>

  init(_ budget: WorkBudget) { self.budget = Borrowed(budget) }

  var used: Int { budget.use { $0.used } }

  /// Adds `units`; ends the solve when the budget is spent or the injected check says so.
  @inline(__always)
  func charge(_ units: Int) throws(Failure) {
    let isDue = budget.use {
      $0.used &+= units
      return $0.used >= $0.next
    }
    if isDue { try budget.strong.check() }
  }

  /// Ends the solve where so many bytes may not be allocated; what is small is not asked for.
  @inline(__always)
  func allow(bytes: Int) throws(Failure) {
    if bytes >= WorkBudget.largeAllocation { try budget.strong.allow(bytes: bytes) }
  }

  /// Notes how far the solve has come.
  @inline(__always)
  func note(_ change: (inout SolveProgress) -> Void) { budget.use { change(&$0.progress) } }

  /// Ends the solve where a tableau holds more than it may.
  @inline(__always)
  func allow(entries: Int) throws(Failure) {
    let limit = budget.use { $0.limits.entries }
    guard entries <= limit else {
      throw .ended(.entryLimitExceeded(limit: limit, after: budget.strong.reached))
    }
  }
}
