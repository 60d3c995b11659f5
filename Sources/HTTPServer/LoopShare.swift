import EventLoop
import Synchronization

/// What the requests of one read may take of an event loop's processor time once their share of wall
/// time is over.
///
/// On a busy machine, and in a container that is throttled, wall time passes without the loop's thread
/// running. Its processor time tells whether a request has had its share, but to read it is a system call: so it
/// is looked at from the end of the wall time on, and only if a request still runs then.
///
/// The loop's thread alone writes, and reads what it wrote. For other threads the wall time counts.
final class LoopShare: Sendable {
  /// Nanoseconds of processor time.
  private let grant: UInt64
  private let thread = Atomic<UInt>(0)
  /// Whose wall time was over last: it names the read, since each has an end of its own that is met.
  private let grantedAfter = Atomic<UInt64>(0)
  /// Where the processor time ends that was granted then.
  private let end = Atomic<UInt64>(0)

  init(grant: UInt64) {
    self.grant = grant
  }

  /// The calling thread is the loop's from now on.
  func enterThread() {
    thread.store(EventLoop.currentThread, ordering: .relaxed)
  }

  /// Whether a read whose wall time ended at `wallEnd`, which is over, has had its processor time too.
  ///
  /// - Complexity: O(1); it asks for the thread's processor time.
  func isSpent(after wallEnd: UInt64) -> Bool {
    guard thread.load(ordering: .relaxed) == EventLoop.currentThread else { return true }
    let used = EventLoop.threadNanoseconds()
    if grantedAfter.load(ordering: .relaxed) != wallEnd {
      grantedAfter.store(wallEnd, ordering: .relaxed)
      end.store(used &+ grant, ordering: .relaxed)
    }
    return used >= end.load(ordering: .relaxed)
  }
}
