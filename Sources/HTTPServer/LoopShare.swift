import EventLoop
import Synchronization

/// What requests may take of an event loop's processor time once their share of wall time is over.
///
/// On a busy machine, and in a container that is throttled, wall time passes without the loop's thread
/// running. Its processor time tells whether a request has had its share, but to read it is a system call: so it
/// is looked at from the end of the wall time on, and only if a request still runs then.
///
/// There is processor time for all that the loop woke for, together, and behind that some for each read.
/// The loop's thread alone writes here, and reads what it wrote. For other threads the wall time counts.
final class LoopShare: Sendable {
  /// When the wall time of a request is over, in nanoseconds of the monotonic clock: that of its own read,
  /// and that of all that the loop woke for, which is not later.
  struct End: Sendable {
    let ofRead: UInt64
    let ofWakeUp: UInt64
  }

  /// Nanoseconds of processor time.
  private let grantToWakeUp: UInt64
  private let grantToRead: UInt64
  private let thread = Atomic<UInt>(0)
  // Whose processor time was granted last, named by the end of its wall time, and until when.
  private let wakeUp = Atomic<UInt64>(0)
  private let endOfWakeUp = Atomic<UInt64>(0)
  private let read = Atomic<UInt64>(0)
  private let endOfRead = Atomic<UInt64>(0)

  init(grantToWakeUp: UInt64, grantToRead: UInt64) {
    self.grantToWakeUp = grantToWakeUp
    self.grantToRead = grantToRead
  }

  /// The calling thread is the loop's from now on.
  func enterThread() {
    thread.store(EventLoop.currentThread, ordering: .relaxed)
  }

  /// Whether a request whose wall time is over has had its processor time too.
  ///
  /// - Complexity: O(1); it asks for the thread's processor time.
  func isSpent(after end: End) -> Bool {
    guard thread.load(ordering: .relaxed) == EventLoop.currentThread else { return true }
    let used = EventLoop.threadNanoseconds()
    if wakeUp.load(ordering: .relaxed) != end.ofWakeUp {
      wakeUp.store(end.ofWakeUp, ordering: .relaxed)
      endOfWakeUp.store(used &+ grantToWakeUp, ordering: .relaxed)
    }
    if used < endOfWakeUp.load(ordering: .relaxed) { return false }
    if read.load(ordering: .relaxed) != end.ofRead {
      read.store(end.ofRead, ordering: .relaxed)
      endOfRead.store(used &+ grantToRead, ordering: .relaxed)
    }
    return used >= endOfRead.load(ordering: .relaxed)
  }
}
