import EventLoop

/// The threads that work on requests which do not run on an event loop, and what waits for them.
///
/// What is taken up when, and what is refused, is decided by a ``WorkSchedule``, under a lock that is held for
/// some tens of nanoseconds. Threads are started when they are needed, which nobody waits for. One that has worked on a long
/// request has a lower priority for good, since without privileges none can be raised again: it ends
/// when no long request waits, and another one is started for short ones.
final class WorkQueue: @unchecked Sendable {
  // Unchecked: everything that changes is touched under the monitor's lock only.

  typealias Job = UnsafeMutablePointer<QueuedRequest>

  /// Nanoseconds of processor time after which a request is a long one.
  let slice: UInt64
  private let niceness: Int
  private let maxThreads: Int
  private let monitor: Monitor
  private var schedule: WorkSchedule<Job>
  /// Threads that run, or are about to.
  private var threads = 0
  private var starter: ThreadStarter?
  private var idleThreads = 0
  /// Idle threads that were signalled and have not woken yet.
  private var wakingThreads = 0
  private var isClosed = false

  /// The nice value of threads that work on long requests: they have a third of the time of one that works on
  /// short ones, where they compete.
  private var longNiceness: Int { min(19, niceness + 5) }

  init(_ configuration: ServerConfiguration) throws(EventLoopError) {
    monitor = try Monitor()
    var limits = WorkSchedule<Job>.Limits()
    limits.requests = max(1, configuration.maxQueuedRequests)
    // What a loop would do itself, if it had the time.
    limits.smallCost = UInt64(max(0, configuration.loopShare)) * 1_000_000
    limits.shortPlaces = max(1, min(configuration.workThreads, 1024))
    limits.longPlaces = max(1, min(configuration.maxLongRequests, 1024))
    limits.target = UInt64(max(0, configuration.queueTarget)) * 1_000_000
    limits.interval = UInt64(max(0, configuration.queueInterval)) * 1_000_000
    schedule = WorkSchedule(limits)
    slice = UInt64(max(0, configuration.workSlice)) * 1_000_000
    niceness = min(19, EventLoop.threadNiceness + configuration.workNiceness)
    maxThreads = limits.shortPlaces + limits.longPlaces
    let starter = try ThreadStarter { [unowned self] in work() }
    self.starter = starter
    // With one thread all is done, however late: where the system has not even that, nobody should be told that the
    // server is ready.
    do {
      let first = try LoopThread { [unowned self] in work() }
      threads = 1
      first.detach()
    } catch {
      _ = starter.close()
      throw error
    }
  }

  /// Ends the threads, once nothing runs or waits any more, and waits for that.
  func close() {
    guard let starter else { return }
    let missing = starter.close()
    self.starter = nil
    monitor.lock()
    threads -= missing
    isClosed = true
    monitor.broadcast()
    while threads > 0 { monitor.wait() }
    monitor.unlock()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    return body()
  }

  // MARK: From the loops

  /// Why a request that comes now is refused; nil if it is not.
  func refusal(of flow: QueueFlow, cost: UInt64, isLong: Bool) -> WorkRefusal? {
    let now = EventLoop.monotonicNanoseconds()
    return locked { schedule.refusal(of: flow, cost: cost, isLong: isLong, now: now) }
  }

  /// Puts a request into the queue.
  func insert(_ job: Job, _ flow: QueueFlow, cost: UInt64, isLong: Bool, arrived: UInt64) {
    locked {
      job.pointee.ticket = schedule.insert(
        job, flow, cost: cost, isLong: isLong, arrived: arrived)
      wakeThread()
    }
  }

  /// Takes a request out of the queue.
  ///
  /// - Returns: false if it runs, or has run.
  func remove(_ job: Job) -> Bool {
    locked {
      guard let ticket = job.pointee.ticket else { return false }
      return schedule.remove(ticket) != nil
    }
  }

  /// Has a thread look for work: an idle one, or one more; with the lock held.
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

  /// A short request of a client has used its slice; called on its thread.
  func sliceIsUsed(by client: UInt64) -> WorkVerdict {
    let verdict = locked {
      let verdict = schedule.sliceIsUsed(by: client)
      // A thread inherits the priority of the one that starts it, so this comes before lowering it.
      if verdict == .goOn, schedule.hasWork { wakeThread() }
      return verdict
    }
    if verdict == .goOn { EventLoop.lowerThreadPriority(niceness: longNiceness) }
    return verdict
  }

  private func work() {
    EventLoop.lowerThreadPriority(niceness: niceness)
    var takesShort = true
    monitor.lock()
    while true {
      let now = EventLoop.monotonicNanoseconds()
      if let start = schedule.next(takesShort: takesShort, now: now) {
        monitor.unlock()
        if start.isLong, takesShort {
          EventLoop.lowerThreadPriority(niceness: longNiceness)
        }
        if perform(start) { takesShort = false }
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
    if isClosed { monitor.broadcast() }
    monitor.unlock()
  }

  /// Works on a request.
  ///
  /// - Returns: whether it was a long one.
  private func perform(_ start: WorkSchedule<Job>.Start) -> Bool {
    let job = start.job
    let turn = job.pointee.turn
    let begun = EventLoop.monotonicNanoseconds()
    let used = EventLoop.threadNanoseconds()
    turn.begin(isLong: start.isLong, now: begun, used: used)
    if start.isStale {
      job.pointee.refusal = .tooLong
    } else {
      QueuedRequest.run(job)
    }
    let cost = EventLoop.threadNanoseconds() &- used
    let now = EventLoop.monotonicNanoseconds()
    if !start.isStale { QueuedRequest.learn(job, cost: cost) }
    let isLong = turn.isLong
    let isDone = locked {
      if isLong {
        schedule.longEnded(turn.client)
      } else {
        schedule.shortEnded(cost: cost, duration: now &- begun)
      }
      return !beginsAnew(job, now)
    }
    if isDone { QueuedRequest.complete(job) }
    return isLong
  }

  /// Puts a request that was displaced into the queue again, among the long ones; with the lock held.
  private func beginsAnew(_ job: Job, _ now: UInt64) -> Bool {
    let turn = job.pointee.turn
    guard turn.isDisplaced, !turn.isCancelled, job.pointee.response.isUnfinished else {
      return false
    }
    let flow = job.pointee.flow
    job.pointee.refusal = schedule.refusal(of: flow, cost: slice, isLong: true, now: now)
    guard job.pointee.refusal == nil else { return false }
    QueuedRequest.waits(job, since: now)
    job.pointee.ticket = schedule.insert(job, flow, cost: slice, isLong: true, arrived: now)
    return true
  }
}
