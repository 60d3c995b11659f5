import EventLoop
import Synchronization

/// What ends the work on a queued request before its time does: its client has gone, or its slot
/// is needed.
///
/// The thread that works asks it, and asks the queue in turn when a slice of processor time is used
/// up. Another thread that asks is only told what was decided already.
final class WorkTurn: Sendable {
  private let queue: WorkQueue
  /// The client whose work it is.
  let client: UInt64
  private let isCancelledCell = Atomic<Bool>(false)
  private let isDisplacedCell = Atomic<Bool>(false)
  private let isLongCell = Atomic<Bool>(false)
  private let thread = Atomic<UInt>(0)
  /// The time, in nanoseconds of the monotonic clock, before which the slice cannot be used up.
  private let nextLook = Atomic<UInt64>(.max)
  /// When the slice is used up, in nanoseconds of the thread's processor time.
  private let sliceEnd = Atomic<UInt64>(.max)

  init(queue: WorkQueue, client: UInt64) {
    self.queue = queue
    self.client = client
  }

  /// The work begins, on the calling thread.
  ///
  /// - Parameters:
  ///   - isLong: whether it has a long slot from the beginning, and no slice.
  ///   - now: the time.
  ///   - used: the processor time that the thread has used.
  func begin(isLong: Bool, now: UInt64, used: UInt64) {
    thread.store(Loop.currentThread, ordering: .relaxed)
    isLongCell.store(isLong, ordering: .relaxed)
    isDisplacedCell.store(false, ordering: .relaxed)
    nextLook.store(isLong ? .max : now &+ queue.slice, ordering: .relaxed)
    sliceEnd.store(used &+ queue.slice, ordering: .relaxed)
  }

  /// Nobody waits for the response any more.
  func cancel() {
    isCancelledCell.store(true, ordering: .relaxed)
  }

  /// Whether nobody waits for the response any more.
  var isCancelled: Bool { isCancelledCell.load(ordering: .relaxed) }

  /// Whether the work was stopped because others need its slot; it is restarted then.
  var isDisplaced: Bool { isDisplacedCell.load(ordering: .relaxed) }

  /// Whether the work has a long slot.
  var isLong: Bool { isLongCell.load(ordering: .relaxed) }

  /// Whether the work should stop.
  ///
  /// - Complexity: O(1); three loads, unless the slice may be used up.
  func isOver(at now: UInt64) -> Bool {
    isCancelled || isDisplaced || (now > nextLook.load(ordering: .relaxed) && sliceIsOver(now))
  }

  private func sliceIsOver(_ now: UInt64) -> Bool {
    guard thread.load(ordering: .relaxed) == Loop.currentThread else { return false }
    let used = Loop.threadNanoseconds()
    let end = sliceEnd.load(ordering: .relaxed)
    if used < end {
      // Time passed without the thread running.
      nextLook.store(now &+ (end &- used), ordering: .relaxed)
      return false
    }
    switch queue.sliceIsUsed(by: client) {
    case .goOn:
      isLongCell.store(true, ordering: .relaxed)
      nextLook.store(.max, ordering: .relaxed)
      return false
    case .goOnForNow:
      nextLook.store(now &+ Self.pause, ordering: .relaxed)
      return false
    case .stop:
      isDisplacedCell.store(true, ordering: .relaxed)
      return true
    }
  }

  /// Nanoseconds after which a request that keeps its slot for now asks again.
  private static let pause: UInt64 = 2_000_000
}
