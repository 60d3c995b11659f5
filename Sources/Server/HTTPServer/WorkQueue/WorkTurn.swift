import EventLoop
import Synchronization

/// The execution of a queued request. It ends early if its client disconnects or its slot is
/// needed.
///
/// The working thread polls it, and it consults the queue when a slice of processor time is used
/// up. Other threads that poll it only see decisions already made.
final class WorkTurn: Sendable {
  private let queue: WorkQueue
  /// The client that sent the request.
  let client: UInt64
  private let isCancelledCell = Atomic<Bool>(false)
  private let isDisplacedCell = Atomic<Bool>(false)
  private let isLongCell = Atomic<Bool>(false)
  private let thread = Atomic<UInt>(0)
  /// The time at which the thread offers its processor, in nanoseconds of the monotonic clock.
  private let nextOffer = Atomic<UInt64>(.max)
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
    nextOffer.store(now &+ min(queue.slice, Self.length), ordering: .relaxed)
    sliceEnd.store(isLong ? .max : used &+ queue.slice, ordering: .relaxed)
    elsewhereCell.store(0, ordering: .relaxed)
    progressCell.store(now, ordering: .relaxed)
  }

  /// The time at which the work began, or was last told to go on after polling, in nanoseconds of
  /// the monotonic clock.
  var progress: UInt64 { progressCell.load(ordering: .relaxed) }

  /// The processor time that other processes have used for the request since it began, in
  /// nanoseconds.
  var elsewhere: UInt64 { elsewhereCell.load(ordering: .relaxed) }

  /// Adds to the processor time of other processes.
  func count(elsewhere nanoseconds: UInt64) {
    elsewhereCell.wrappingAdd(nanoseconds, ordering: .relaxed)
  }

  /// Cancels the work, because nobody waits for the response any longer.
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
  /// - Complexity: O(1); three loads and a store, except once per turn.
  func isOver(at now: UInt64) -> Bool {
    if isCancelled || isDisplaced { return true }
    progressCell.store(now, ordering: .relaxed)
    guard now > nextOffer.load(ordering: .relaxed),
      thread.load(ordering: .relaxed) == Loop.currentThread
    else { return false }
    return turnIsOver()
  }

  /// The length of a turn in nanoseconds, after which the thread offers its processor to others.
  ///
  /// When an event loop wakes, the kernel usually preempts a thread of low priority, but not
  /// always: several such threads on one processor are each owed some time. The kernel then checks
  /// again at its next tick, up to 4 ms later.
  static let length: UInt64 = 1_000_000

  private func turnIsOver() -> Bool {
    let used = Loop.threadNanoseconds() &+ elsewhere
    let end = sliceEnd.load(ordering: .relaxed)
    if used >= end {
      switch queue.sliceIsUsed(by: client) {
      case .moveToLongSlot:
        isLongCell.store(true, ordering: .relaxed)
        sliceEnd.store(.max, ordering: .relaxed)
      case .keepShortSlot:
        break
      case .stop:
        isDisplacedCell.store(true, ordering: .relaxed)
        return true
      }
    }
    Loop.yieldProcessor()
    let rest = used < end ? end &- used : Self.length
    let next = Loop.monotonicNanoseconds() &+ min(rest, Self.length)
    nextOffer.store(next, ordering: .relaxed)
    return false
  }
}
