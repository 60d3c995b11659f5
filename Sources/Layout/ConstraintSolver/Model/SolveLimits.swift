public import Cancellation

/// The limits of a solve, and the checks that may stop it.
public struct SolveLimits: Sendable {
  /// The maximum units of work. One unit is about forty instructions.
  public var work: Int
  /// The maximum number of entries in a component's tableau.
  public var entries: Int
  /// Checked about every 65,536 units of work; ends the solve with ``SolveError/stopped(after:)``.
  public var cancellation: CancellationCheck
  /// Called with the number of bytes before a single allocation of a mebibyte or more. Returning
  /// `false` ends the solve with ``SolveError/stopped(after:)``.
  public var mayAllocate: (@Sendable (Int) -> Bool)?

  /// The smallest number of rows for which a component is solved with sparse factors; for tests.
  var sparseRows = SparseSimplex.leastRowCount

  /// Makes limits. The defaults are 20 billion units of work, ten million entries and no check.
  public init(
    work: Int = 20_000_000_000, entries: Int = 10_000_000,
    cancellation: CancellationCheck = .never, mayAllocate: (@Sendable (Int) -> Bool)? = nil
  ) {
    self.work = work
    self.entries = entries
    self.cancellation = cancellation
    self.mayAllocate = mayAllocate
  }
}
