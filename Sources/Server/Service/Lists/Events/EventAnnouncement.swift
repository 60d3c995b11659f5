internal import API
internal import ListStores
internal import Synchronization

/// A change of a list, for all who wait for it. Its messages are made once for each format.
final class EventAnnouncement: Sendable {
  enum Kind: Sendable {
    case stored(ListState)
    /// The list was deleted, after the change of the store with a number.
    case deleted(after: Int)
  }

  /// What became of a message.
  enum Outcome: Sendable {
    /// The message. It applies to the state with the number `after`; without one it has the whole
    /// list, or no changes.
    case message([UInt8], after: Int?)
    /// The state is no longer stored, so there is none.
    case gone
    /// It took too long, or exceeds a limit.
    case failed
  }

  let key: ListKey
  let kind: Kind
  /// The milliseconds after which those should come back who are cut off at this change.
  let retries: ClosedRange<Int>
  private let outcomes: Mutex<[KeptListChanges.Format?: Outcome]>
  /// The events made of them, which all subscriptions share.
  private let frames = Mutex<[KeptListChanges.Format?: [UInt8]]>([:])

  init(
    _ key: ListKey, _ kind: Kind, retries: ClosedRange<Int> = EventAnnouncer.retries(of: 1),
    _ outcomes: [KeptListChanges.Format?: Outcome] = [:]
  ) {
    self.key = key
    self.kind = kind
    self.retries = retries
    self.outcomes = Mutex(outcomes)
  }

  /// What became of the message in a format; `nil` while it is not made.
  func outcome(_ format: KeptListChanges.Format?) -> Outcome? {
    outcomes.withLock { $0[format] }
  }

  /// Notes what became of the message in a format.
  func resolve(_ format: KeptListChanges.Format?, _ outcome: Outcome) {
    outcomes.withLock { $0[format] = outcome }
  }

  /// The event of a message for `EventSource`.
  func frame(
    _ format: KeptListChanges.Format?, _ message: [UInt8], at position: ListPosition
  ) -> [UInt8] {
    frames.withLock { frames in
      if let frame = frames[format] { return frame }
      let frame = EventFrame.message(message, at: position)
      frames[format] = frame
      return frame
    }
  }
}

/// A message to make.
struct EventJob: Sendable {
  let announcement: EventAnnouncement
  let format: KeptListChanges.Format

  /// Whether it was made, or need not be made.
  var isDone: Bool { announcement.outcome(format) != nil }
}

/// The messages to make, in the order in which they are: clients take turns, and each turn is the
/// oldest message that the client waits for.
///
/// A client whose last turn took too long has its next one when no other client waits. Otherwise
/// the messages of others would be later with each turn.
struct EventTurns {
  /// The jobs of a client, in the order of their changes.
  private struct Queue {
    var jobs: [EventJob] = []
    var done = 0
  }

  private var queues: [UInt64: Queue] = [:]
  /// The clients with jobs, in the order of their turns.
  private var order: [UInt64] = []
  /// The same for clients whose last turn took too long.
  private var orderOfLong: [UInt64] = []
  /// The clients whose last turn took too long.
  private var long: Set<UInt64> = []
  /// The client of the last turn.
  private var current: UInt64?

  /// The most clients that are remembered for their long turns.
  static let mostLong = 10_000

  /// Whether there is no job, done ones included.
  var isEmpty: Bool { order.isEmpty && orderOfLong.isEmpty }

  /// Appends a job, for which some clients wait.
  mutating func append(_ job: EventJob, for clients: Set<UInt64>) {
    for client in clients {
      if queues[client] == nil { line(up: client) }
      queues[client, default: Queue()].jobs.append(job)
    }
  }

  private mutating func line(up client: UInt64) {
    if long.contains(client) { orderOfLong.append(client) } else { order.append(client) }
  }

  private mutating func nextClient() -> UInt64? {
    if !order.isEmpty { return order.removeFirst() }
    return orderOfLong.isEmpty ? nil : orderOfLong.removeFirst()
  }

  /// Notes whether the last turn took too long.
  mutating func endTurn(tookLong: Bool) {
    guard let client = current else { return }
    if !tookLong {
      guard long.remove(client) != nil, let place = orderOfLong.firstIndex(of: client) else {
        return
      }
      orderOfLong.remove(at: place)
      order.append(client)
    } else {
      // Whoever is forgotten is known again after the next turn.
      if long.count == Self.mostLong { long = [] }
      guard long.insert(client).inserted, let place = order.lastIndex(of: client) else { return }
      order.remove(at: place)
      orderOfLong.append(client)
    }
  }

  /// Removes and returns the next job that is not done.
  mutating func next() -> EventJob? {
    current = nil
    while let client = nextClient() {
      guard var queue = queues.removeValue(forKey: client) else { continue }
      while queue.done < queue.jobs.count, queue.jobs[queue.done].isDone { queue.done += 1 }
      guard queue.done < queue.jobs.count else { continue }
      let job = queue.jobs[queue.done]
      queue.done += 1
      if queue.done * 2 > queue.jobs.count {
        queue.jobs.removeFirst(queue.done)
        queue.done = 0
      }
      if !queue.jobs.isEmpty {
        queues[client] = queue
        line(up: client)
      }
      current = client
      return job
    }
    return nil
  }
}

/// Which lists are too long to make their messages in time.
///
/// Each attempt that fails delays the messages of others, so more and more messages are given up
/// without one.
struct EventAttempts {
  private struct Failures {
    /// The messages to give up after the last attempt.
    var pause = 1
    /// How many of them are left.
    var left = 1
  }

  private var failures: [ListKey: Failures] = [:]
  /// The most messages between two attempts.
  private static let longestPause = 64

  /// Whether to attempt the next message of a list.
  mutating func begin(_ key: ListKey) -> Bool {
    guard let left = failures[key]?.left, left > 0 else { return true }
    failures[key]?.left = left - 1
    return false
  }

  /// Notes how an attempt ended.
  mutating func end(_ key: ListKey, hasFailed: Bool) {
    guard hasFailed else { return forget(key) }
    guard let last = failures[key] else {
      failures[key] = Failures()
      return
    }
    let pause = min(last.pause * 2, Self.longestPause)
    failures[key] = Failures(pause: pause, left: pause)
  }

  /// Forgets a list that nobody follows.
  mutating func forget(_ key: ListKey) { failures[key] = nil }
}
