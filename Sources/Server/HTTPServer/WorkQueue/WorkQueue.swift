import EventLoop

/// The thread pool for requests that do not run on an event loop, and their queue.
///
/// A ``WorkSchedule`` decides the order and the refusals, under a lock that is held for tens of
/// nanoseconds. Threads are started on demand, without blocking a caller. A thread that has run a
/// long request keeps its lowered priority, since raising it needs privileges. It ends when no long
/// request waits, and another thread is started for short ones.
final class WorkQueue: @unchecked Sendable {
  // Unchecked: the monitor's lock guards all mutable state.

  typealias Job = QueuedRequestHandle

  /// The processor time in nanoseconds after which a request counts as long.
  let slice: UInt64
  private let niceness: Int
  private let maxThreads: Int
  private let monitor: Monitor
  private var schedule: WorkSchedule<Job>
  /// Running and requested threads.
  private var threads = 0
  private var starter: ThreadStarter?
  private var idleThreads = 0
  /// Idle threads that were signalled but have not woken yet.
  private var wakingThreads = 0
  private var isClosed = false
  private var activityOfThread: [ObjectIdentifier: WorkActivity] = [:]

  /// The nice value of threads that run long requests. Beside a thread for short ones, such a
  /// thread gets a third of its processor time.
  private var longNiceness: Int { min(19, niceness + 5) }

  init(_ configuration: ServerConfiguration) throws(EventLoopError) {
    monitor = try Monitor()
    var limits = WorkSchedule<Job>.Limits()
    limits.requests = max(1, configuration.maxQueuedRequests)
    // A loop runs such requests itself when it has the time.
    limits.smallCost = UInt64(max(0, configuration.loopShare)) * 1_000_000
    limits.shortSlots = max(1, min(configuration.workThreads, 1024))
    limits.longSlots = max(1, min(configuration.maxLongRequests, 1024))
    limits.target = UInt64(max(0, configuration.queueTarget)) * 1_000_000
    limits.interval = UInt64(max(0, configuration.queueInterval)) * 1_000_000
    schedule = WorkSchedule(limits)
    slice = UInt64(max(0, configuration.workSlice)) * 1_000_000
    niceness = min(19, Loop.threadNiceness + configuration.workNiceness)
    maxThreads = limits.shortSlots + limits.longSlots
    let starter = try ThreadStarter { [unowned self] in work() }
    self.starter = starter
    // A single thread can serve every request, if late. Without any, startup must fail.
    do {
      let first = try LoopThread { [unowned self] in work() }
      threads = 1
      first.detach()
    } catch {
      _ = starter.close()
      throw error
    }
  }

  /// Ends the threads once no request runs or waits, and waits for them.
  ///
  /// - Parameter patience: the longest wait in milliseconds; nil for no limit.
  /// - Returns: whether they have ended.
  @discardableResult
  func close(patience: Int? = nil) -> Bool {
    if let starter {
      let missing = starter.close()
      self.starter = nil
      monitor.lock()
      threads -= missing
      isClosed = true
      monitor.broadcast()
      monitor.unlock()
    }
    let end = patience.map { Loop.monotonicNanoseconds() &+ UInt64(max(0, $0)) * 1_000_000 }
    return locked {
      while threads > 0 {
        guard let end else {
          monitor.wait()
          continue
        }
        let now = Loop.monotonicNanoseconds()
        if now >= end { return false }
        monitor.wait(nanoseconds: end &- now)
      }
      return true
    }
  }

  /// The activity of each thread.
  ///
  /// - Complexity: O(n) in the threads.
  var activities: [WorkActivity] { locked { Array(activityOfThread.values) } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    return body()
  }

  // MARK: From the loops

  /// The reason to refuse a request that arrives now; nil if it is accepted.
  func refusal(of flow: QueueFlow, cost: UInt64, isLong: Bool) -> WorkRefusal? {
    let now = Loop.monotonicNanoseconds()
    return locked { schedule.refusal(of: flow, cost: cost, isLong: isLong, now: now) }
  }

  /// Adds a request to the queue.
  func insert(_ job: Job, _ flow: QueueFlow, cost: UInt64, isLong: Bool, arrived: UInt64) {
    locked {
      job.request.place.ticket = schedule.insert(
        job, flow, cost: cost, isLong: isLong, arrived: arrived)
      wakeThread()
    }
  }

  /// Removes a waiting request from the queue.
  ///
  /// - Returns: false if it runs, or has run.
  func remove(_ job: Job) -> Bool {
    locked {
      guard let ticket = job.request.place.ticket else { return false }
      return schedule.remove(ticket) != nil
    }
  }

  /// Wakes an idle thread, or requests one more. Call with the lock held.
  private func wakeThread() {
    if idleThreads > wakingThreads {
      wakingThreads += 1
      monitor.signal()
    } else if threads < maxThreads {
      threads += 1
      starter?.start()
    }
  }

  // MARK: On the threads

  /// Decides about a short request that has used its slice. Call it on the request's thread.
  func sliceIsUsed(by client: UInt64) -> WorkVerdict {
    let verdict = locked {
      let verdict = schedule.sliceIsUsed(by: client)
      // Wakes before lowering: a thread inherits the priority of the thread that starts it.
      if verdict == .moveToLongSlot, schedule.hasWork { wakeThread() }
      return verdict
    }
    if verdict == .moveToLongSlot { Loop.lowerThreadPriority(niceness: longNiceness) }
    return verdict
  }

  private func work() {
    Loop.lowerThreadPriority(niceness: niceness)
    Loop.preferTurns(nanoseconds: WorkTurn.length)
    var takesShort = true
    let activity = WorkActivity()
    monitor.lock()
    activityOfThread[ObjectIdentifier(activity)] = activity
    while true {
      let now = Loop.monotonicNanoseconds()
      if let start = schedule.next(takesShort: takesShort, now: now) {
        monitor.unlock()
        if start.isLong, takesShort {
          Loop.lowerThreadPriority(niceness: longNiceness)
        }
        if perform(start, activity) { takesShort = false }
        monitor.lock()
      } else if isClosed || !takesShort {
        break
      } else {
        idleThreads += 1
        monitor.wait()
        idleThreads -= 1
        if wakingThreads > 0 { wakingThreads -= 1 }
      }
    }
    threads -= 1
    activityOfThread[ObjectIdentifier(activity)] = nil
    if isClosed { monitor.broadcast() }
    monitor.unlock()
  }

  /// Runs a request.
  ///
  /// - Returns: whether the request was long.
  private func perform(_ start: WorkSchedule<Job>.Start, _ activity: WorkActivity) -> Bool {
    let job = start.job
    let turn = job.request.turn
    let begun = Loop.monotonicNanoseconds()
    let used = Loop.threadNanoseconds()
    turn.begin(isLong: start.isLong, now: begun, used: used)
    if start.isStale {
      job.request.outcome.refusal = .tooLong
    } else {
      activity.work(on: job)
      job.run()
      activity.work(on: nil)
    }
    let cost = Loop.threadNanoseconds() &- used
    let now = Loop.monotonicNanoseconds()
    if !start.isStale { job.learn(cost: cost) }
    let isLong = turn.isLong
    let isDone = locked {
      if isLong {
        schedule.longEnded(turn.client)
      } else {
        schedule.shortEnded(
          cost: cost &+ turn.elsewhere, duration: now &- begun, client: turn.client,
          expected: start.cost)
      }
      return !requeueIfDisplaced(job, now)
    }
    if isDone { job.complete() }
    return isLong
  }

  /// Requeues a displaced request among the long ones. Call with the lock held.
  ///
  /// - Returns: whether it was queued.
  private func requeueIfDisplaced(_ job: Job, _ now: UInt64) -> Bool {
    let turn = job.request.turn
    guard turn.isDisplaced, !turn.isCancelled, job.request.outcome.response.isUnfinished else {
      return false
    }
    let flow = job.request.place.flow
    job.request.outcome.refusal = schedule.refusal(of: flow, cost: slice, isLong: true, now: now)
    guard job.request.outcome.refusal == nil else { return false }
    job.request.times.wait(since: now)
    job.request.place.ticket = schedule.insert(job, flow, cost: slice, isLong: true, arrived: now)
    return true
  }
}
