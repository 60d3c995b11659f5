import EventLoop
import Synchronization

/// Finds, counts and reports threads that make no progress. It belongs to one thread.
struct Watchdog {
  private let loops: [LoopActivity]
  private let workQueue: WorkQueue
  private let status: ServerStatus
  private let onNotice: NoticeHandler?
  private let limit: UInt64
  private var timers: [ObjectIdentifier: (timer: StallTimer, thread: StuckThread?)] = [:]
  private var last: UInt64

  /// The interval of observations in milliseconds.
  static let interval = 100
  /// The maximum time that counts between two observations, in nanoseconds.
  private static let longestStep = UInt64(4 * interval) * 1_000_000

  init(
    loops: [LoopActivity], workQueue: WorkQueue, status: ServerStatus,
    configuration: ConfigurationHandle, onNotice: NoticeHandler?
  ) {
    self.loops = loops
    self.workQueue = workQueue
    self.status = status
    self.onNotice = onNotice
    limit = UInt64(max(1, configuration.values.stallTimeout)) * 1_000_000
    last = Loop.monotonicNanoseconds()
  }

  /// Observes every thread.
  ///
  /// - Complexity: O(n) in the threads.
  mutating func look() {
    let now = Loop.monotonicNanoseconds()
    let elapsed = min(now &- last, Self.longestStep)
    last = now
    let activities: [any ThreadActivity] = loops + workQueue.activities
    var seen: [ObjectIdentifier: (timer: StallTimer, thread: StuckThread?)] = [:]
    var stuck = 0
    var notices: [ServerNotice] = []
    for activity in activities {
      let key = ObjectIdentifier(activity)
      var (timer, thread) = timers.removeValue(forKey: key) ?? (StallTimer(), nil)
      switch timer.observe(activity.progress, elapsed: elapsed, limit: limit) {
      case .isStuck:
        let found = describe(activity)
        thread = found
        status.atomicStalls.wrappingAdd(1, ordering: .relaxed)
        notices.append(.threadIsStuck(found))
      case .continues:
        if let thread { notices.append(.threadContinues(thread)) }
        thread = nil
      case nil:
        break
      }
      if timer.isStuck { stuck += 1 }
      seen[key] = (timer, thread)
    }
    // A thread of the work queue may have ended while it was stuck.
    for (_, thread) in timers.values {
      if let thread { notices.append(.threadContinues(thread)) }
    }
    timers = seen
    status.atomicStuck.store(stuck, ordering: .relaxed)
    // Notices follow the update, so that their receiver finds the server not ready.
    for notice in notices { onNotice?(notice) }
  }

  private func describe(_ activity: any ThreadActivity) -> StuckThread {
    let operation = activity.operation
    let route = operation.flatMap { status.route(row: $0.row) }
    let id = operation.map { String(decoding: $0.id, as: UTF8.self) } ?? ""
    return StuckThread(
      kind: activity.kind, method: route?.method, route: route?.pattern,
      requestID: id.isEmpty ? nil : id)
  }
}
