/// The reason why a solve ended without a solution.
public enum SolveError: Error, Hashable, Sendable {
  /// Required constraints cannot all hold. Irreducible sets, up to 50, of which no two share a
  /// constraint that was written (see ``ConflictRole/background``); `hasMore` if the rest still
  /// cannot hold without all of these, or a limit ended the search.
  case conflict([Conflict], hasMore: Bool = false)
  /// The deterministic budget of work ran out; `limit` is the budget, in units of work.
  case workLimitExceeded(limit: Int, after: SolveProgress)
  /// A component's tableau would need more entries than it may have.
  case entryLimitExceeded(limit: Int, after: SolveProgress)
  /// Rounding errors, of numbers of very different magnitude, left no values with which all
  /// required constraints hold.
  case numbersTooFarApart
  /// A check of ``SolveLimits`` asked to stop.
  case stopped(after: SolveProgress)
}
