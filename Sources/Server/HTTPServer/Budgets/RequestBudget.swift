import EventLoop
public import MemoryMetering
import Synchronization

/// The time and the memory that a request may use. It is spent at a deadline, when the client
/// disconnects, or at a memory limit.
///
/// Long-running handlers poll it regularly. It may be stored, and polled from any thread.
public struct RequestBudget: Sendable {
  /// The conditions that can end the work before the deadline.
  enum Bound: Sendable {
    case none
    /// The request's turn on the work queue.
    case turn(WorkTurn)
    /// The loop's share: wall time until its end, then a grant of processor time.
    case share(LoopShare, LoopShare.End)
  }

  /// The deadline, in nanoseconds of the monotonic clock.
  let deadline: UInt64
  let bound: Bound

  /// Whether this is a share of an event loop: a request that spends it is restarted on the work
  /// queue.
  public var isLoopShare: Bool {
    if case .share = bound { true } else { false }
  }

  /// The memory limit that ended the work; nil if none did.
  ///
  /// Read it on the thread that works on the request, before the handler returns.
  public var memoryExcess: MemoryMeter.Excess? { MemoryMeter.foundExcess }

  /// Whether a request that stopped because its budget was spent is restarted. Its response is then
  /// dropped and never counted.
  public var isBegunAnew: Bool {
    switch bound {
    case .none: false
    case .share: true
    case .turn(let turn): turn.isDisplaced
    }
  }

  /// Whether the work stopped because its share or its slot was spent. Its response may then be
  /// incomplete, whatever its status.
  public var wasInterrupted: Bool {
    switch bound {
    case .none: false
    case .turn(let turn): turn.isDisplaced
    case .share(let share, let end): share.wasFoundSpent(end)
    }
  }

  /// The key of the client that the work queue charges for the request; 0 on an event loop.
  public var client: UInt64 {
    if case .turn(let turn) = bound { turn.client } else { 0 }
  }

  /// Adds processor time that another process used for the request, in nanoseconds, to its slice
  /// and to its client's share of the work queue.
  ///
  /// Call it on the thread that handles the request.
  public func count(processorTime nanoseconds: UInt64) {
    if case .turn(let turn) = bound { turn.count(elsewhere: nanoseconds) }
  }

  /// Whether work on the request should stop.
  ///
  /// Time in which the loop's thread waits for a processor does not spend a share. Polled from
  /// another thread, a share is spent when its wall time ends.
  ///
  /// - Complexity: O(1). It reads the clock, which takes tens of nanoseconds. After the wall time
  ///   of a loop's share it also reads the thread's processor time, which is a system call.
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
