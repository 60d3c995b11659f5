/// Why a system has no solution to show.
public enum SolveError: Error, Hashable, Sendable {
  /// Required constraints cannot all hold. One irreducible set for each constraint that the order
  /// of admission rejects, up to 50; `hasMore` says whether there are others.
  case conflict([Conflict], hasMore: Bool = false)
  /// The deterministic budget of work ran out; `limit` is the budget, in units of work.
  case workLimitExceeded(limit: Int, after: SolveProgress)
  /// A component's tableau would need more entries than it may have.
  case entryLimitExceeded(limit: Int, after: SolveProgress)
  /// The numbers are so far apart that no values were found with which all that is required holds.
  case numbersTooFarApart
  /// The injected check asked to stop.
  case stopped(after: SolveProgress)
}
