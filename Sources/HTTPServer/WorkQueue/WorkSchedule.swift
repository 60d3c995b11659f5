/// Why a request is refused.
enum WorkRefusal: Equatable, Sendable {
  /// The queue is full, long requests not counted.
  case full
  /// Its expected wait is too long, or its wait has been.
  case tooLong
  /// It is long, and the queue of long requests is full.
  case tooManyLong
  /// It has waited for the time that requests may wait.
  case timedOut
}

/// What a short request does that has used its slice.
enum WorkVerdict: Equatable, Sendable {
  /// It has a long slot now.
  case goOn
  /// It keeps its short slot until the next inquiry.
  case goOnForNow
  /// It is stopped and begun anew.
  case stop
}

/// Decides which requests the work threads take up, in which order, and which are refused. It
/// starts no thread and reads no clock.
///
/// There are slots for short requests and slots for long ones. A request begins as a short one.
/// When it has used a slice of processor time, it moves to a long slot and frees its short one. If
/// all long slots are taken, it continues only while no short request waits for its slot; otherwise
/// it is stopped, and restarted when a long slot is free.
///
/// A short request is refused when its expected wait is over a limit: what is ahead of it in the
/// fair queue, at the rate at which work was done so far. The limit is the target, or the longer
/// interval if the queue was empty within the last interval (bursts may queue, a standing queue may
/// not), and in either case some times the request's own cost, since a request that takes long may
/// wait longer.
struct WorkSchedule<Job> {
  /// The bounds. Times are in nanoseconds.
  struct Limits {
    /// Requests that wait or run, long ones not counted; twice as many where those past them are
    /// small.
    var requests = 64
    /// The expected cost up to which a request is small.
    var smallCost: UInt64 = 0
    /// Short requests that run at a time.
    var shortSlots = 1
    /// Long requests that run at a time; as many may wait.
    var longSlots = 4
    /// The wait that a standing queue may have.
    var target: UInt64 = 50_000_000
    /// The time in which the queue has to be empty once, or else it is a standing one.
    var interval: UInt64 = 100_000_000

    /// Long requests of one client that run, and as many that wait: the other slots are for others.
    var longSlotsPerClient: Int { max(1, longSlots * 3 / 4) }
  }

  /// Names a waiting request.
  struct Ticket {
    fileprivate var ticket: QueueTicket
    fileprivate var isLong: Bool
  }

  /// A request whose turn has come.
  struct Start {
    let job: Job
    /// Whether it takes a long slot.
    let isLong: Bool
    /// Whether it has waited so much longer than it should that it is refused after all.
    let isStale: Bool
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
  /// When the short queue was last seen empty.
  private var lastEmpty: UInt64 = 0
  /// The processor time that a thread gets of the time that passes, in 1/1024.
  private var speed: UInt64 = 1024

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// The number of requests that wait.
  var waiting: Int { short.count + long.count }

  /// Whether a request can be taken up.
  var hasWork: Bool {
    (!short.isEmpty && shortRunning < limits.shortSlots)
      || (!long.isEmpty && longRunning < limits.longSlots)
  }

  // MARK: Admission

  /// Why a request that comes now is refused; nil if it is not.
  ///
  /// - Parameters:
  ///   - flow: whose it is.
  ///   - cost: its expected cost.
  ///   - isLong: whether it is known to be long.
  ///   - now: the time.
  /// - Returns: the reason, or nil.
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

  /// The time that the short slots take for an amount of work.
  private func expectedWait(_ cost: UInt64) -> UInt64 {
    let (product, overflow) = cost.multipliedReportingOverflow(by: 1024)
    return overflow ? .max : product / (speed &* UInt64(max(1, limits.shortSlots)))
  }

  /// The longest wait after which a request is begun while others wait too.
  ///
  /// A request is taken up to half of it: waits vary around what is expected.
  private func limit(cost: UInt64, now: UInt64) -> UInt64 {
    let isStanding = now &- lastEmpty > limits.interval
    return (isStanding ? limits.target : max(limits.target, limits.interval))
      &+ cost &* Self.patience
  }

  /// How many times its own cost a request may wait beyond the target.
  private static var patience: UInt64 { 4 }

  /// Puts a request into the queue.
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

  /// Takes a request out of the queue.
  ///
  /// - Returns: nil if it does not wait any more.
  /// - Complexity: O(log n).
  mutating func remove(_ ticket: Ticket) -> Job? {
    guard ticket.isLong else { return short.remove(ticket.ticket)?.job }
    guard let waiting = long.remove(ticket.ticket) else { return nil }
    Self.count(-1, of: waiting.client, in: &longWaitingOfClient)
    return waiting.job
  }

  // MARK: Running

  /// Removes the next request from the queue, and takes a slot for it.
  ///
  /// - Parameters:
  ///   - takesShort: whether the thread takes short requests.
  ///   - now: the time.
  /// - Returns: nil if there is none that may run.
  /// - Complexity: O(log n) in the short requests; O(n) in the long ones that wait, which are few.
  mutating func next(takesShort: Bool, now: UInt64) -> Start? {
    if takesShort, shortRunning < limits.shortSlots, let waiting = short.popFirst() {
      let waited = now &- min(now, waiting.arrived)
      // To refuse the only one that waits would help nobody.
      let isStale = !short.isEmpty && waited > limit(cost: waiting.cost, now: now)
      if short.isEmpty { lastEmpty = now }
      shortRunning += 1
      return Start(job: waiting.job, isLong: false, isStale: isStale)
    }
    guard longRunning < limits.longSlots else { return nil }
    let (running, most) = (longRunningOfClient, limits.longSlotsPerClient)
    guard let waiting = long.popFirst(where: { running[$0, default: 0] < most }) else {
      return nil
    }
    Self.count(-1, of: waiting.client, in: &longWaitingOfClient)
    beginLong(waiting.client)
    return Start(job: waiting.job, isLong: true, isStale: false)
  }

  /// A short request has used its slice.
  ///
  /// - Complexity: O(1).
  mutating func sliceIsUsed(by client: UInt64) -> WorkVerdict {
    if longRunning < limits.longSlots,
      longRunningOfClient[client, default: 0] < limits.longSlotsPerClient
    {
      shortRunning -= 1
      beginLong(client)
      return .goOn
    }
    return short.isEmpty || shortRunning < limits.shortSlots ? .goOnForNow : .stop
  }

  /// A request that ran as a short one has ended, or was stopped.
  ///
  /// - Parameters:
  ///   - cost: the processor time that it took.
  ///   - duration: the time that passed.
  mutating func shortEnded(cost: UInt64, duration: UInt64) {
    shortRunning -= 1
    guard duration >= Self.leastMeasured else { return }
    let sample = min(1024, max(16, min(cost, duration) &* 1024 / duration))
    speed = (speed &* 15 &+ sample) / 16
  }

  /// Shorter work does not say how fast threads are.
  private static var leastMeasured: UInt64 { 100_000 }

  /// A request in a long slot has ended.
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
