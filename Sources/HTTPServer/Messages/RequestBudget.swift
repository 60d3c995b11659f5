import EventLoop
public import MemoryMetering
import Synchronization

/// How long a request may be worked on, and with how much memory: until a point in time, until its
/// client has gone, or until it holds what it may.
///
/// Handlers that can run long ask it now and then; it may be kept and asked from any thread.
public struct RequestBudget: Sendable {
  /// What ends the work before the request's time does.
  enum Bound: Sendable {
    case none
    /// The request's turn on the work queue.
    case turn(WorkTurn)
    /// The loop's share: wall time up to an end, and then some processor time.
    case share(LoopShare, LoopShare.End)
  }

  /// When the request's time is over, in nanoseconds of the monotonic clock.
  let deadline: UInt64
  let bound: Bound

  /// Whether this is the share of an event loop: a request that spends it is begun anew on the work
  /// queue.
  public var isLoopShare: Bool {
    if case .share = bound { true } else { false }
  }

  /// The limit of memory that ended the work, if one did.
  ///
  /// To be asked on the thread that works on the request, before the handler returns.
  public var memoryExcess: MemoryMeter.Excess? { MemoryMeter.foundExcess }

  /// Whether work that stopped because the budget was spent is begun anew: its response is dropped,
  /// and nothing of it counts.
  public var isBegunAnew: Bool {
    switch bound {
    case .none: false
    case .share: true
    case .turn(let turn): turn.isDisplaced
    }
  }

  /// Whether work on the request should stop.
  ///
  /// A share of an event loop is not spent while the loop's thread waits for a processor. Asked
  /// from another thread, it is spent when its wall time is over.
  ///
  /// - Complexity: O(1); it reads the clock, some tens of nanoseconds, and once the wall time of a
  ///   loop's share is over the thread's processor time, which is a system call.
  public var isSpent: Bool {
    if MemoryMeter.excess != nil { return true }
    switch bound {
    case .none:
      return Loop.monotonicNanoseconds() > deadline
    case .turn(let turn):
      let now = Loop.monotonicNanoseconds()
      return now > deadline || turn.isOver(at: now)
    case .share(let share, let end):
      let now = Loop.monotonicNanoseconds()
      return now > end.ofWallTime && (now > deadline || share.isSpent(after: end))
    }
  }
}
