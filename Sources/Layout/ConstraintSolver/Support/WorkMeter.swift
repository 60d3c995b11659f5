internal import Cancellation

/// The work of one solve, and its limits.
final class WorkBudget {
  /// The units of work between two checks.
  private static let checkInterval = 65_536

  fileprivate let limits: SolveLimits
  fileprivate var used = 0
  /// The progress of the solve, excluding its work.
  fileprivate var progress = SolveProgress()
  /// The amount of work at which the next check is due.
  fileprivate var next: Int

  init(_ limits: SolveLimits) {
    self.limits = limits
    next = min(limits.work, WorkBudget.checkInterval)
  }

  fileprivate var reached: SolveProgress {
    var reached = progress
    reached.work = used
    return reached
  }

  /// The number of bytes from which an allocation is checked.
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
    next = min(limits.work, used + WorkBudget.checkInterval)
  }
}

/// Counts the work of one solve; a handle, valid as long as its ``WorkBudget``.
///
/// A unit is about forty instructions, enough to visit an entry or two of a matrix. The count
/// depends only on the input, so a budget ends equal solves at the same step on every machine.
struct WorkMeter: BitwiseCopyable {
  private let budget: Borrowed<WorkBudget>

  init(_ budget: WorkBudget) { self.budget = Borrowed(budget) }

  var used: Int { budget.use { $0.used } }

  /// Adds `units`. Throws if the budget is spent or the injected check stops the solve.
  @inline(__always)
  func charge(_ units: Int) throws(Failure) {
    let isDue = budget.use {
      $0.used &+= units
      return $0.used >= $0.next
    }
    if isDue { try budget.strong.check() }
  }

  /// The smallest number of rows for which a component is solved with sparse factors.
  var sparseRows: Int { budget.use { $0.limits.sparseRows } }

  /// Throws if an allocation of `bytes` is refused. Small allocations are not checked.
  @inline(__always)
  func allow(bytes: Int) throws(Failure) {
    if bytes >= WorkBudget.largeAllocation { try budget.strong.allow(bytes: bytes) }
  }

  /// Records progress.
  @inline(__always)
  func note(_ change: (inout SolveProgress) -> Void) { budget.use { change(&$0.progress) } }

  /// Throws if a tableau exceeds its limit of entries.
  @inline(__always)
  func allow(entries: Int) throws(Failure) {
    let limit = budget.use { $0.limits.entries }
    guard entries <= limit else {
      throw .ended(.entryLimitExceeded(limit: limit, after: budget.strong.reached))
    }
  }
}
