public import Cancellation

/// What a solve may cost, and who may end it.
public struct SolveLimits: Sendable {
  /// The most units of work, a unit being about one visited matrix entry.
  public var work: Int
  /// The most entries that the tableau of a component may have.
  public var entries: Int
  /// Checked every few thousand units of work; ends the solve with ``SolveError/stopped``.
  public var cancellation: CancellationCheck
  /// Asked before a megabyte or more is allocated at once, with the bytes; a `false` ends the solve
  /// with ``SolveError/stopped``.
  public var mayAllocate: (@Sendable (Int) -> Bool)?

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
