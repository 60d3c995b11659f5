internal import API
internal import Cancellation
internal import EventLoop
internal import ListStores
internal import ServiceContract
internal import Synchronization

/// The thread that makes the messages with changes.
///
/// Clients take turns, and a message has little time, so a client with a long or a busy list delays
/// the messages of others by one turn. Reading a very long list takes longer than that and cannot
/// be interrupted, so such turns come last, and are seldom tried. Those who wait for a message that
/// took too long are cut off: they resume with a request, in which the work counts as theirs.
extension EventAnnouncer {
  /// Queues a message, for which some clients wait.
  func make(_ job: EventJob, for clients: Set<UInt64>) {
    let starts = registry.withLock { registry in
      registry.turns.append(job, for: clients)
      defer { registry.isMaking = true }
      return !registry.isMaking
    }
    guard starts else { return wake() }
    if monitor != nil, let thread = try? LoopThread({ self.runMaking() }) {
      thread.detach()
    } else {
      registry.withLock { $0.isMaking = false }
      while let job = registry.withLock({ $0.turns.next() }) { finish(job, .failed) }
    }
  }

  /// How long the thread waits for a message to make, in milliseconds.
  private static let idleness: UInt64 = 2_000

  private func runMaking() {
    var end = Self.now + Self.idleness
    while true {
      let (job, isOver) = registry.withLock { registry -> (EventJob?, Bool) in
        let job = registry.isClosing ? nil : registry.turns.next()
        let isOver = job == nil && (registry.isClosing || Self.now >= end)
        if isOver { registry.isMaking = false }
        return (job, isOver)
      }
      if isOver { return wake() }
      if let job {
        make(job)
        end = Self.now + Self.idleness
      } else {
        waitForJobs(until: end)
      }
    }
  }

  private func waitForJobs(until time: UInt64) {
    guard let monitor else { return }
    monitor.lock()
    defer { monitor.unlock() }
    // A signal between the check and the lock would be lost otherwise.
    guard registry.withLock({ $0.turns.isEmpty && !$0.isClosing }) else { return }
    let now = Self.now
    if time > now { monitor.wait(nanoseconds: (time - now) * 1_000_000) }
  }

  private func make(_ job: EventJob) {
    let announcement = job.announcement
    guard case .stored(let state) = announcement.kind else { return }
    // Those who were cut off have resumed with a later state, or have left.
    let isNeeded = followers(of: announcement.key).contains {
      $0.needs(announcement, in: job.format)
    }
    guard isNeeded else { return announcement.resolve(job.format, .gone) }
    guard registry.withLock({ $0.attempts.begin(announcement.key) }) else {
      return finish(job, .failed)
    }
    let begun = Loop.threadNanoseconds()
    let outcome = outcome(of: job, state)
    let used = (Loop.threadNanoseconds() &- begun) / 1_000_000
    registry.withLock { registry in
      registry.turns.endTurn(tookLong: used > UInt64(max(0, limits.eventDeltaTime)))
      // Without followers the list was forgotten, and stays so.
      guard registry.followers[announcement.key] != nil else { return }
      var hasFailed = false
      if case .failed = outcome { hasFailed = true }
      registry.attempts.end(announcement.key, hasFailed: hasFailed)
    }
    finish(job, outcome)
  }

  private func outcome(of job: EventJob, _ state: ListState) -> EventAnnouncement.Outcome {
    let key = job.announcement.key
    let time = UInt64(max(0, limits.eventDeltaTime))
    let end = Self.now + time
    // On a busy machine the thread waits for a processor, which is no work.
    let work = Loop.threadNanoseconds() &+ time * 1_000_000
    let context = OperationContext(
      limits: requestLimits,
      cancellation: CancellationCheck {
        (Self.now >= end && Loop.threadNanoseconds() >= work)
          || self.registry.withLock { $0.isClosing }
      })
    do {
      guard let step = try store.step(of: key, to: state.position.number) else { return .gone }
      // The store was restored in between.
      guard step.new.state.position.epoch == state.position.epoch else { return .failed }
      let message = try EventMessages(format: job.format, cache: cache)
        .message(of: key, step, in: context)
      return .message(message, after: step.old?.state.position.number)
    } catch {
      return .failed
    }
  }

  private func finish(_ job: EventJob, _ outcome: EventAnnouncement.Outcome) {
    job.announcement.resolve(job.format, outcome)
    let now = Self.now
    for follower in followers(of: job.announcement.key)
    where follower.variant.format == job.format {
      follower.resume(now: now)
    }
  }
}
