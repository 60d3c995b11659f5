/// A check that long-running work makes at intervals: whether its caller still wants the result.
///
/// ```swift
/// let check = CancellationCheck { ContinuousClock.now > deadline }
/// for row in rows {
///   try check.check()
///   …
/// }
/// ```
@frozen
public struct CancellationCheck: Sendable {
  @usableFromInline let predicate: (@Sendable () -> Bool)?

  /// A check for work that is never cancelled.
  @inlinable public static var never: CancellationCheck { CancellationCheck() }

  /// Makes a check for work that is never cancelled.
  @inlinable
  public init() { predicate = nil }

  /// Makes a check.
  ///
  /// - Parameter predicate: Returns whether the work is cancelled; called on the working thread.
  @inlinable
  public init(_ predicate: @escaping @Sendable () -> Bool) { self.predicate = predicate }

  /// Whether the work is cancelled, according to the caller.
  @inlinable public var isCancelled: Bool {
    guard let predicate else { return false }
    return predicate()
  }

  /// Throws if the work is cancelled.
  ///
  /// - Throws: ``Cancelled``, which each module translates into its own error.
  @inlinable
  public func check() throws(Cancelled) {
    if isCancelled { throw Cancelled() }
  }
}

/// The error thrown when the caller has cancelled the work.
@frozen
public struct Cancelled: Error, Hashable, Sendable {
  /// Makes the error.
  @inlinable
  public init() {}
}
