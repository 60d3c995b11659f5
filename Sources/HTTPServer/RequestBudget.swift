import EventLoop
import Synchronization

/// How long a request may be worked on: until a point in time, or until its client has gone.
///
/// Handlers that can run long ask it now and then; it may be kept and asked from any thread.
public struct RequestBudget: Sendable {
  /// Set by the event loop when nobody waits for the answer any more.
  final class Cancellation: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  /// Nanoseconds of the monotonic clock.
  let deadline: UInt64
  let cancellation: Cancellation?
  /// Whether this is the share of an event loop: a request that spends it is begun anew on the work
  /// queue, with the rest of its time.
  public let isLoopShare: Bool

  /// Whether work on the request should stop.
  ///
  /// - Complexity: O(1); it reads the clock, some tens of nanoseconds.
  public var isSpent: Bool {
    if let cancellation, cancellation.isSet.load(ordering: .relaxed) { return true }
    return EventLoop.monotonicNanoseconds() > deadline
  }
}
