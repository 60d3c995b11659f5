/// A question that long work asks at intervals: whether its caller still wants the result.
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

  /// The check of work that nobody cancels.
  @inlinable public static var never: CancellationCheck { CancellationCheck() }

  /// Makes a check of work that nobody cancels.
  @inlinable
  public init() { predicate = nil }

  /// Makes a check.
  ///
  /// - Parameter predicate: Whether the work is cancelled; it is called by the thread that works.
  @inlinable
  public init(_ predicate: @escaping @Sendable () -> Bool) { self.predicate = predicate }

  /// Whether the work is cancelled; asks the caller.
  @inlinable public var isCancelled: Bool {
    guard let predicate else { return false }
    return predicate()
  }

  /// Ends work that is cancelled.
  ///
  /// - Throws: ``Cancelled``, which each module translates into its own error.
  @inlinable
  public func check() throws(Cancelled) {
    if isCancelled { throw Cancelled() }
  }
}

/// The error of work that its caller has cancelled.
@frozen
public struct Cancelled: Error, Hashable, Sendable {
  /// Makes the error.
  @inlinable
  public init() {}
}
