/// The reason a solve ended without a solution.
public enum SolveError: Error, Hashable, Sendable {
  /// Required constraints cannot all hold. Carries up to 50 irreducible sets. No two sets share a
  /// constraint written by the user (see ``ConflictRole/background``). `hasMore` is true if the
  /// rest still cannot hold without them, or a limit ended the search.
  case conflict([Conflict], hasMore: Bool = false)
  /// The deterministic work budget ran out; `limit` is the budget in units of work.
  case workLimitExceeded(limit: Int, after: SolveProgress)
  /// A component's tableau would exceed the maximum number of entries.
  case entryLimitExceeded(limit: Int, after: SolveProgress)
  /// Numbers of very different magnitude caused rounding errors, and no values satisfied all
  /// required constraints.
  case numbersTooFarApart
  /// A check of ``SolveLimits`` stopped the solve.
  case stopped(after: SolveProgress)
}
