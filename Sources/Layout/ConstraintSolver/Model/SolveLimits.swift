public import Cancellation

/// The limits of a solve, and the checks that may end it.
public struct SolveLimits: Sendable {
  /// The most units of work, a unit being about forty instructions.
  public var work: Int
  /// The most entries that the tableau of a component may have.
  public var entries: Int
  /// Checked about every 65 536 units of work; ends the solve with ``SolveError/stopped(after:)``.
  public var cancellation: CancellationCheck
  /// Called with the number of bytes before a mebibyte or more is allocated at once; `false` ends
  /// the solve with ``SolveError/stopped(after:)``.
  public var mayAllocate: (@Sendable (Int) -> Bool)?

  /// The least number of rows of a component that is solved with sparse factors; for tests.
  var sparseRows = SparseSimplex.leastRowCount

  /// Makes limits; without arguments, a budget of 20 billion units, ten million entries and no
  /// check.
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
