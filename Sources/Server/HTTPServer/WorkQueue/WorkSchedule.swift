/// The reason to refuse a request.
enum WorkRefusal: Equatable, Sendable {
  /// The queue of short requests is full.
  case full
  /// Its expected wait is too long, or its actual wait was.
  case tooLong
  /// It is long, and the queue of long requests is full.
  case tooManyLong
  /// It has waited longer than `queueTimeout`.
  case timedOut
}

/// The decision about a short request that has used its slice.
enum WorkVerdict: Equatable, Sendable {
  /// It moves to a long slot.
  case moveToLongSlot
  /// It keeps its short slot until it polls again.
  case keepShortSlot
  /// It is stopped, and restarted later.
  case stop
}

/// The scheduling policy of the work queue: which requests run, in which order, and which are
/// refused. It starts no thread and reads no clock.
///
/// There are slots for short and for long requests. A request begins as a short one, unless it is
/// known to be long. After a slice of processor time it moves to a long slot and frees its short
/// one. If all long slots are taken, it continues only while no short request waits for its slot.
/// Otherwise it is stopped, and restarted when a long slot is free.
///
/// A short request is refused if its expected wait exceeds a limit. The expected wait is the cost
/// ahead of it in the fair queue at the measured rate of work. The limit follows CoDel's idea that
/// a burst may queue and a standing queue may not: it is the target, or the longer interval if the
/// queue was empty within the last interval. A multiple of the request's own cost is added, since a
/// longer request may wait longer.
struct WorkSchedule<Job> {
  /// The limits. Times are in nanoseconds.
  struct Limits {
    /// Short requests that wait or run. Twice as many may if those beyond the limit are small.
    var requests = 64
    /// The highest expected cost of a small request.
    var smallCost: UInt64 = 0
    /// Short requests that run at once.
    var shortSlots = 1
    /// Long requests that run at once; as many more may wait.
    var longSlots = 4
    /// The longest expected wait in a standing queue.
    var target: UInt64 = 50_000_000
    /// The window in which the queue must be empty once; otherwise it is a standing queue.
    var interval: UInt64 = 100_000_000

    /// Long requests of one client that may run; as many may wait. The remaining slots are reserved
    /// for other clients.
    var longSlotsPerClient: Int { max(1, longSlots * 3 / 4) }
  }

  /// Identifies a waiting request.
  struct Ticket {
    fileprivate var ticket: QueueTicket
    fileprivate var isLong: Bool
  }

  /// A request that is about to run.
  struct Start {
    let job: Job
    /// Whether it takes a long slot.
    let isLong: Bool
    /// Whether it has exceeded its wait limit, so that it is refused instead.
    let isStale: Bool
    /// The expected cost, in nanoseconds.
    let cost: UInt64
  }

  private struct Waiting {
    let job: Job
    let arrived: UInt64
    let cost: UInt64
    let client: UInt64
  }

  let limits: Limits
  private var short = FairQueue<Waiting>()
  private var long = FairQueue<Waiting>()
  private(set) var shortRunning = 0
  private(set) var longRunning = 0
  private var longRunningOfClient: [UInt64: Int] = [:]
  private var longWaitingOfClient: [UInt64: Int] = [:]
  /// The time at which the short queue was last seen empty.
  private var lastEmpty: UInt64 = 0
  /// The fraction of wall time for which a thread gets a processor, in 1/1024.
  private var speed: UInt64 = 1024

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// Whether a waiting request can start.
  var hasWork: Bool {
    (!short.isEmpty && shortRunning < limits.shortSlots)
      || (!long.isEmpty && longRunning < limits.longSlots)
  }

  // MARK: Admission

  /// The reason to refuse a request that arrives now.
  ///
  /// - Parameters:
  ///   - flow: its flow.
  ///   - cost: its expected cost, in nanoseconds.
  ///   - isLong: whether it is known to be long.
  ///   - now: the time, in nanoseconds.
  /// - Returns: the reason; nil if the request is accepted.
  /// - Complexity: O(1).
  mutating func refusal(
    of flow: QueueFlow, cost: UInt64, isLong: Bool, now: UInt64
  ) -> WorkRefusal? {
    if isLong { return hasRoomForLong(flow.client) ? nil : .tooManyLong }
    let slots = cost <= limits.smallCost ? 2 * limits.requests : limits.requests
    if short.count + shortRunning >= slots { return .full }
    if short.isEmpty { lastEmpty = now }
    let ahead = short.costAhead(of: flow, cost: cost)
    return expectedWait(ahead) > limit(cost: cost, now: now) / 2 ? .tooLong : nil
  }

  private func hasRoomForLong(_ client: UInt64) -> Bool {
    long.count < limits.longSlots
      && longWaitingOfClient[client, default: 0] < limits.longSlotsPerClient
  }

  /// The wall time that the short slots need for an amount of work.
  private func expectedWait(_ cost: UInt64) -> UInt64 {
    let (product, overflow) = cost.multipliedReportingOverflow(by: 1024)
    return overflow ? .max : product / (speed &* UInt64(max(1, limits.shortSlots)))
  }

  /// The longest wait after which a request still starts while others wait.
  ///
  /// Admission allows half of it as the expected wait, since actual waits vary.
  private func limit(cost: UInt64, now: UInt64) -> UInt64 {
    let isStanding = now &- lastEmpty > limits.interval
    return (isStanding ? limits.target : max(limits.target, limits.interval))
      &+ cost &* Self.patience
  }

  /// The multiple of its own cost that a request may wait beyond the target.
  private static var patience: UInt64 { 4 }

  /// Adds a request to the queue.
  ///
  /// - Complexity: O(log n).
  mutating func insert(
    _ job: Job, _ flow: QueueFlow, cost: UInt64, isLong: Bool, arrived: UInt64
  ) -> Ticket {
    let waiting = Waiting(job: job, arrived: arrived, cost: cost, client: flow.client)
    guard isLong else {
      return Ticket(ticket: short.insert(waiting, flow: flow, cost: cost), isLong: false)
    }
    longWaitingOfClient[flow.client, default: 0] += 1
    return Ticket(ticket: long.insert(waiting, flow: flow, cost: cost), isLong: true)
  }

  /// Removes a waiting request from the queue.
  ///
  /// - Returns: nil if it no longer waits.
  /// - Complexity: O(log n).
  mutating func remove(_ ticket: Ticket) -> Job? {
    guard ticket.isLong else { return short.remove(ticket.ticket)?.job }
    guard let waiting = long.remove(ticket.ticket) else { return nil }
    Self.count(-1, of: waiting.client, in: &longWaitingOfClient)
    return waiting.job
  }

  // MARK: Running

  /// Removes the next request from the queue, and assigns a slot to it.
  ///
  /// - Parameters:
  ///   - takesShort: whether the thread runs short requests.
  ///   - now: the time, in nanoseconds.
  /// - Returns: nil if no waiting request may run.
  /// - Complexity: O(log n) in the waiting short requests; O(n) in the waiting long ones, which are
  ///   few.
  mutating func next(takesShort: Bool, now: UInt64) -> Start? {
    if takesShort, shortRunning < limits.shortSlots, let waiting = short.popFirst() {
      let waited = now &- min(now, waiting.arrived)
      // Refusing the only waiting request would help nobody.
      let isStale = !short.isEmpty && waited > limit(cost: waiting.cost, now: now)
      if short.isEmpty { lastEmpty = now }
      shortRunning += 1
      return Start(job: waiting.job, isLong: false, isStale: isStale, cost: waiting.cost)
    }
    guard longRunning < limits.longSlots else { return nil }
    let (running, most) = (longRunningOfClient, limits.longSlotsPerClient)
    guard let waiting = long.popFirst(where: { running[$0, default: 0] < most }) else {
      return nil
    }
    Self.count(-1, of: waiting.client, in: &longWaitingOfClient)
    beginLong(waiting.client)
    return Start(job: waiting.job, isLong: true, isStale: false, cost: waiting.cost)
  }

  /// Decides about a short request that has used its slice.
  ///
  /// - Complexity: O(1).
  mutating func sliceIsUsed(by client: UInt64) -> WorkVerdict {
    if longRunning < limits.longSlots,
      longRunningOfClient[client, default: 0] < limits.longSlotsPerClient
    {
      shortRunning -= 1
      beginLong(client)
      return .moveToLongSlot
    }
    return short.isEmpty || shortRunning < limits.shortSlots ? .keepShortSlot : .stop
  }

  /// Ends a request in a short slot, whether it finished or was stopped.
  ///
  /// - Parameters:
  ///   - cost: the processor time that it took, in nanoseconds.
  ///   - duration: the wall time that it took, in nanoseconds.
  ///   - client: the client that sent it.
  ///   - expected: the cost at which it was queued.
  mutating func shortEnded(
    cost: UInt64, duration: UInt64, client: UInt64 = 0, expected: UInt64 = .max
  ) {
    shortRunning -= 1
    if cost > expected { short.charge(client, cost: cost &- expected) }
    guard duration >= Self.leastMeasured else { return }
    let sample = min(1024, max(16, min(cost, duration) &* 1024 / duration))
    speed = (speed &* 15 &+ sample) / 16
  }

  /// The shortest duration in nanoseconds that yields a meaningful sample of the speed.
  private static var leastMeasured: UInt64 { 100_000 }

  /// Ends a request in a long slot.
  mutating func longEnded(_ client: UInt64) {
    longRunning -= 1
    Self.count(-1, of: client, in: &longRunningOfClient)
  }

  private mutating func beginLong(_ client: UInt64) {
    longRunning += 1
    Self.count(1, of: client, in: &longRunningOfClient)
  }

  private static func count(
    _ change: Int, of client: UInt64, in counts: inout [UInt64: Int]
  ) {
    let count = counts[client, default: 0] + change
    counts[client] = count > 0 ? count : nil
  }
}
