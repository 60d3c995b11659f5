import EventLoop
import Synchronization

/// What requests may take of an event loop's processor time once their share of wall time is over.
///
/// On a busy machine, and in a container that is throttled, wall time passes without the loop's
/// thread running. Its processor time tells whether a request has had its share, but to read it is
/// a system call: so it is looked at from the end of the wall time on, and only if a request still
/// runs then.
///
/// There is one share for all that the loop woke for. The loop's thread alone writes here, and
/// reads what it wrote. For other threads the wall time counts.
final class LoopShare: Sendable {
  /// The end of a wall time, and the processor time that is granted behind it.
  struct End: Sendable {
    /// In nanoseconds of the monotonic clock.
    let ofWallTime: UInt64
    /// In nanoseconds.
    let grant: UInt64
  }

  /// The whole share, in nanoseconds: one half is wall time.
  let all: UInt64
  private let thread = Atomic<UInt>(0)
  // Whose processor time was granted last, named by the end of its wall time, and until when.
  private let granted = Atomic<UInt64>(0)
  private let endOfGrant = Atomic<UInt64>(0)

  init(all: UInt64) {
    self.all = all
  }

  /// The calling thread is the loop's from now on.
  func enterThread() {
    thread.store(Loop.currentThread, ordering: .relaxed)
  }

  /// Whether the calling thread is the loop's, or the loop does not run yet.
  var belongsToCurrentThread: Bool {
    let owner = thread.load(ordering: .relaxed)
    return owner == 0 || owner == Loop.currentThread
  }

  /// The end of what all have that the loop woke for at a time.
  func end(ofWakeUpAt start: UInt64) -> End {
    End(ofWallTime: start &+ all / 2, grant: all &- all / 2)
  }

  /// The end of what a request has that is begun although the share is spent, since to queue it
  /// would cost about as much.
  func end(ofSmallRequestAt start: UInt64) -> End {
    End(ofWallTime: start &+ 2 &* Self.smallCost, grant: 2 &* Self.smallCost)
  }

  /// The cost up to which a request is not worth being queued, in nanoseconds.
  static let smallCost: UInt64 = 16_000

  /// The nanoseconds that are left of a share.
  ///
  /// - Complexity: O(1); behind the wall time it asks for the thread's processor time.
  func rest(of end: End, at now: UInt64) -> UInt64 {
    if now < end.ofWallTime { return (end.ofWallTime &- now) &+ end.grant }
    let used = Loop.threadNanoseconds()
    let end = endOfGrant(end, used)
    return end > used ? end &- used : 0
  }

  /// Whether a request whose wall time is over has had its processor time too.
  ///
  /// - Complexity: O(1); it asks for the thread's processor time.
  func isSpent(after end: End) -> Bool {
    guard thread.load(ordering: .relaxed) == Loop.currentThread else { return true }
    let used = Loop.threadNanoseconds()
    return used >= endOfGrant(end, used)
  }

  private func endOfGrant(_ end: End, _ used: UInt64) -> UInt64 {
    if granted.load(ordering: .relaxed) != end.ofWallTime {
      granted.store(end.ofWallTime, ordering: .relaxed)
      endOfGrant.store(used &+ end.grant, ordering: .relaxed)
    }
    return endOfGrant.load(ordering: .relaxed)
  }
}
