import EventLoop
import Synchronization

/// The share of an event loop's time for the requests of one wake-up: wall time first, then
/// processor time.
///
/// On a busy machine or in a throttled container, wall time passes while the loop's thread does not
/// run. Its processor time shows whether a request has used its share, but reading it is a system
/// call. It is therefore read only for requests that still run when the wall time ends.
///
/// All requests of one wake-up draw on one share. Only the loop's thread writes here and reads back
/// what it wrote; other threads see only the wall time.
final class LoopShare: Sendable {
  /// The end of the wall time, and the processor time granted after it.
  struct End: Sendable {
    /// In nanoseconds of the monotonic clock.
    let ofWallTime: UInt64
    /// In nanoseconds.
    let grant: UInt64
  }

  /// The whole share in nanoseconds; the first half is wall time.
  let all: UInt64
  private let thread = Atomic<UInt>(0)
  // The latest grant of processor time: its key, which is the end of its wall time, and its end.
  private let granted = Atomic<UInt64>(0)
  private let endOfGrant = Atomic<UInt64>(0)
  /// The end of the wall time of the latest share that a request found spent.
  private let found = Atomic<UInt64>(0)

  init(all: UInt64) {
    self.all = all
  }

  /// Makes the calling thread the loop's.
  func enterThread() {
    thread.store(Loop.currentThread, ordering: .relaxed)
  }

  /// Whether the calling thread is the loop's, or the loop is not running yet.
  var belongsToCurrentThread: Bool {
    let owner = thread.load(ordering: .relaxed)
    return owner == 0 || owner == Loop.currentThread
  }

  /// The end of the share of a wake-up.
  func end(ofWakeUpAt start: UInt64) -> End {
    End(ofWallTime: start &+ all / 2, grant: all &- all / 2)
  }

  /// The end of an extra share for a small request. It starts although the main share is spent,
  /// because queueing it would cost about as much as running it.
  func end(ofSmallRequestAt start: UInt64) -> End {
    End(ofWallTime: start &+ 2 &* Self.smallCost, grant: 2 &* Self.smallCost)
  }

  /// The cost in nanoseconds up to which queueing a request is not worthwhile.
  static let smallCost: UInt64 = 16_000

  /// The nanoseconds left in a share.
  ///
  /// - Complexity: O(1); after the wall time it reads the thread's processor time.
  func rest(of end: End, at now: UInt64) -> UInt64 {
    if now < end.ofWallTime { return (end.ofWallTime &- now) &+ end.grant }
    let used = Loop.threadNanoseconds()
    let end = endOfGrant(end, used)
    return end > used ? end &- used : 0
  }

  /// Whether a request has used its processor time, after its wall time has ended.
  ///
  /// - Complexity: O(1); it reads the thread's processor time.
  func isSpent(after end: End) -> Bool {
    guard thread.load(ordering: .relaxed) == Loop.currentThread else { return true }
    let used = Loop.threadNanoseconds()
    guard used >= endOfGrant(end, used) else { return false }
    found.store(end.ofWallTime, ordering: .relaxed)
    return true
  }

  /// Whether a request on the loop found its share spent.
  func wasFoundSpent(_ end: End) -> Bool { found.load(ordering: .relaxed) == end.ofWallTime }

  private func endOfGrant(_ end: End, _ used: UInt64) -> UInt64 {
    if granted.load(ordering: .relaxed) != end.ofWallTime {
      granted.store(end.ofWallTime, ordering: .relaxed)
      endOfGrant.store(used &+ end.grant, ordering: .relaxed)
    }
    return endOfGrant.load(ordering: .relaxed)
  }
}
