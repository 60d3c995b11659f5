internal import API
internal import ListStores
internal import Synchronization

/// A change of a list, for all who wait for it. Its messages are made once for each format.
final class EventAnnouncement: Sendable {
  enum Kind: Sendable {
    case stored(ListState)
    case deleted
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
  private let outcomes: Mutex<[KeptListChanges.Format?: Outcome]>
  /// The events made of them, which all subscriptions share.
  private let frames = Mutex<[KeptListChanges.Format?: [UInt8]]>([:])

  init(_ key: ListKey, _ kind: Kind, _ outcomes: [KeptListChanges.Format?: Outcome] = [:]) {
    self.key = key
    self.kind = kind
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
struct EventTurns {
  /// The jobs of a client, in the order of their changes.
  private struct Queue {
    var jobs: [EventJob] = []
    var done = 0
  }

  private var queues: [UInt64: Queue] = [:]
  /// The clients with jobs, in the order of their turns.
  private var order: [UInt64] = []

  /// Whether there is no job, done ones included.
  var isEmpty: Bool { order.isEmpty }

  /// Appends a job, for which some clients wait.
  mutating func append(_ job: EventJob, for clients: Set<UInt64>) {
    for client in clients {
      if queues[client] == nil { order.append(client) }
      queues[client, default: Queue()].jobs.append(job)
    }
  }

  /// Removes and returns the next job that is not done.
  mutating func next() -> EventJob? {
    while let client = order.first {
      order.removeFirst()
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
        order.append(client)
      }
      return job
    }
    return nil
  }
}
