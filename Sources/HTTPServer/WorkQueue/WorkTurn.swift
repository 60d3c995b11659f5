import EventLoop
import Synchronization

/// The execution of a queued request, which ends early if its client disconnects or its slot is
/// needed.
///
/// The working thread polls it, and it consults the queue when a slice of processor time is used
/// up. Other threads that poll it only see decisions that were already made.
final class WorkTurn: Sendable {
  private let queue: WorkQueue
  /// The client that sent the request.
  let client: UInt64
  private let isCancelledCell = Atomic<Bool>(false)
  private let isDisplacedCell = Atomic<Bool>(false)
  private let isLongCell = Atomic<Bool>(false)
  private let thread = Atomic<UInt>(0)
  /// The earliest time at which the slice can be used up, in nanoseconds of the monotonic clock.
  private let nextCheck = Atomic<UInt64>(.max)
  /// The end of the slice, in nanoseconds of the thread's processor time.
  private let sliceEnd = Atomic<UInt64>(.max)
  private let progressCell = Atomic<UInt64>(0)
  /// The processor time of other processes, in nanoseconds.
  private let elsewhereCell = Atomic<UInt64>(0)

  init(queue: WorkQueue, client: UInt64) {
    self.queue = queue
    self.client = client
  }

  /// Begins the work on the calling thread.
  ///
  /// - Parameters:
  ///   - isLong: whether it starts in a long slot, without a slice.
  ///   - now: the time, in nanoseconds of the monotonic clock.
  ///   - used: the processor time that the thread has used, in nanoseconds.
  func begin(isLong: Bool, now: UInt64, used: UInt64) {
    thread.store(Loop.currentThread, ordering: .relaxed)
    isLongCell.store(isLong, ordering: .relaxed)
    isDisplacedCell.store(false, ordering: .relaxed)
    nextCheck.store(isLong ? .max : now &+ queue.slice, ordering: .relaxed)
    sliceEnd.store(used &+ queue.slice, ordering: .relaxed)
    elsewhereCell.store(0, ordering: .relaxed)
    progressCell.store(now, ordering: .relaxed)
  }

  /// The time at which the work began or last asked whether to stop and was told to go on, in
  /// nanoseconds of the monotonic clock.
  var progress: UInt64 { progressCell.load(ordering: .relaxed) }

  /// The processor time that other processes have used for the request since it began, in
  /// nanoseconds.
  var elsewhere: UInt64 { elsewhereCell.load(ordering: .relaxed) }

  /// Adds to that time.
  func count(elsewhere nanoseconds: UInt64) {
    elsewhereCell.wrappingAdd(nanoseconds, ordering: .relaxed)
  }

  /// Cancels the work, because nobody waits for the response any more.
  func cancel() {
    isCancelledCell.store(true, ordering: .relaxed)
  }

  /// Whether the work was cancelled.
  var isCancelled: Bool { isCancelledCell.load(ordering: .relaxed) }

  /// Whether the work was stopped because others need its slot. The request is restarted later.
  var isDisplaced: Bool { isDisplacedCell.load(ordering: .relaxed) }

  /// Whether the work has a long slot.
  var isLong: Bool { isLongCell.load(ordering: .relaxed) }

  /// Whether the work should stop.
  ///
  /// - Complexity: O(1); three loads and a store, unless the slice may be used up.
  func isOver(at now: UInt64) -> Bool {
    if isCancelled || isDisplaced { return true }
    progressCell.store(now, ordering: .relaxed)
    return now > nextCheck.load(ordering: .relaxed) && sliceIsOver(now)
  }

  private func sliceIsOver(_ now: UInt64) -> Bool {
    guard thread.load(ordering: .relaxed) == Loop.currentThread else { return false }
    let used = Loop.threadNanoseconds() &+ elsewhere
    let end = sliceEnd.load(ordering: .relaxed)
    if used < end {
      // Wall time passed while the thread did not run.
      nextCheck.store(now &+ (end &- used), ordering: .relaxed)
      return false
    }
    switch queue.sliceIsUsed(by: client) {
    case .moveToLongSlot:
      isLongCell.store(true, ordering: .relaxed)
      nextCheck.store(.max, ordering: .relaxed)
      return false
    case .keepShortSlot:
      nextCheck.store(now &+ Self.pause, ordering: .relaxed)
      return false
    case .stop:
      isDisplacedCell.store(true, ordering: .relaxed)
      return true
    }
  }

  /// The interval in nanoseconds at which a request that keeps its short slot asks again.
  private static let pause: UInt64 = 2_000_000
}
