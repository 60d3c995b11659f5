import Synchronization

/// The times of a request on the work queue, in nanoseconds. Any thread may read them.
struct QueuedTimes: ~Copyable {
  /// The start of the turn in which the request arrived, on the monotonic clock.
  let started: UInt64
  /// The longest time that its handler may run.
  let allowed: UInt64
  /// The start of its wait, on the monotonic clock; 0 while it runs and afterwards.
  private let waitingSince: Atomic<UInt64>

  /// The times of a request that begins to wait.
  init(started: UInt64, allowed: UInt64, waitingSince: UInt64) {
    self.started = started
    self.allowed = allowed
    self.waitingSince = Atomic(waitingSince)
  }

  /// Whether the request still waits in the queue.
  var isWaiting: Bool { waitingSince.load(ordering: .relaxed) != 0 }

  /// The wait so far; 0 if it does not wait.
  func waited(until now: UInt64) -> UInt64 {
    let since = waitingSince.load(ordering: .relaxed)
    return since == 0 ? 0 : now &- min(now, since)
  }

  /// Notes that the request waits again.
  func wait(since now: UInt64) {
    waitingSince.store(max(1, now), ordering: .relaxed)
  }

  /// Notes that the request no longer waits.
  func endWait() {
    waitingSince.store(0, ordering: .relaxed)
  }
}
