/// What a solve may cost, and who may end it.
public struct SolveLimits: Sendable {
  /// The most units of work, a unit being about one visited matrix entry.
  public var work: Int
  /// The most entries that the tableau of a component may have.
  public var entries: Int
  /// Asked every few thousand units of work; a `true` ends the solve with
  /// ``SolveError/stopped(after:)``.
  public var shouldStop: (@Sendable () -> Bool)?
  /// Asked before a megabyte or more is allocated at once, with the bytes; a `false` ends the solve
  /// with ``SolveError/stopped(after:)``.
  public var mayAllocate: (@Sendable (Int) -> Bool)?

  /// Makes limits; without arguments, a budget of 20 billion units, ten million entries and no
  /// check.
  public init(
    work: Int = 20_000_000_000, entries: Int = 10_000_000,
    shouldStop: (@Sendable () -> Bool)? = nil, mayAllocate: (@Sendable (Int) -> Bool)? = nil
  ) {
    self.work = work
    self.entries = entries
    self.shouldStop = shouldStop
    self.mayAllocate = mayAllocate
  }
}
