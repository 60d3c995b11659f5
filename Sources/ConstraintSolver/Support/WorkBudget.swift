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
    if let shouldStop = limits.shouldStop, shouldStop() { throw .ended(.stopped(after: reached)) }
    next = min(limits.work, used + WorkBudget.interval)
  }
}
