import EventLoop

/// Decides where the requests of an event loop run: on the loop, within its share of time, or on
/// the work queue.
struct RequestPlacement {
  let workQueue: Unowned<WorkQueue>
  let completions: Unowned<Completions>
  let loopShare: LoopShare
  /// The bytes that a request may allocate while it runs on the loop.
  let memoryShare: Int
  var clients = QueueingClients()
  /// The start of the current request, in nanoseconds.
  private var requestStart: UInt64 = 0

  init(
    workQueue: Unowned<WorkQueue>, completions: Unowned<Completions>, loopShare: LoopShare,
    memoryShare: Int
  ) {
    self.workQueue = workQueue
    self.completions = completions
    self.loopShare = loopShare
    self.memoryShare = memoryShare
  }

  /// Decides where a request that may be queued runs.
  ///
  /// It is queued at once if its expected cost exceeds the loop's share. So is a costly request of
  /// a client that already has requests on the work queue while other clients are active. Otherwise
  /// a crowd of connections would use the work queue and the loop's share at once, and a client
  /// with a single request would come after all of them.
  ///
  /// - Parameters:
  ///   - route: the request's route.
  ///   - key: the features that predict its cost.
  ///   - turnStart: the start of the turn, in nanoseconds.
  ///   - wakeUpStart: the start of the wake-up, whose requests all draw on one share.
  /// - Returns: the loop share that it may use; nil for the work queue.
  mutating func share(
    for route: Unowned<CompiledRoute>, _ key: CostKey, turnStart: UInt64, wakeUpStart: UInt64
  ) -> LoopShare.End? {
    let cost = route.with { $0.costs.estimate(key, on: .loop) }
    clients.note(key.client, at: turnStart)
    guard cost <= loopShare.all else { return nil }
    if cost > loopShare.all / 8, clients.areSeveral(at: turnStart), clients.isQueued(key.client) {
      return nil
    }
    requestStart = Loop.monotonicNanoseconds()
    let end = loopShare.end(ofWakeUpAt: wakeUpStart)
    if cost <= loopShare.rest(of: end, at: requestStart) { return end }
    return cost <= LoopShare.smallCost ? loopShare.end(ofSmallRequestAt: requestStart) : nil
  }

  /// Updates the route's cost estimate after a request has run on the loop.
  ///
  /// - Parameters:
  ///   - route: the request's route.
  ///   - key: the features that predict its cost.
  ///   - share: the share in which it ran.
  ///   - isUnfinished: whether it has used up the share.
  // Mutating, because a borrowing method receives a copy of this value's memory.
  mutating func learn(
    _ route: Unowned<CompiledRoute>, _ key: CostKey, share: LoopShare.End, isUnfinished: Bool
  ) {
    let cost = Loop.monotonicNanoseconds() &- requestStart
    if isUnfinished {
      route.with { $0.costs.recordUnfinished(key) }
    } else if requestStart &+ cost <= share.ofWallTime {
      // A longer time may include waiting for a processor.
      route.with { $0.costs.record(key, nanoseconds: cost) }
    }
  }
}
