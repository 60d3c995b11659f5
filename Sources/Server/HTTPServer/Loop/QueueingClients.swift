/// The clients of an event loop whose requests can go to the work queue.
struct QueueingClients {
  /// Requests of this loop on the work queue or in `completions`, including those of closed
  /// connections.
  private(set) var queuedRequests = 0
  /// The same count per client; clients without requests have no entry.
  private var queuedOfClient: [UInt64: Int] = [:]
  /// The client of the last request that could be queued, and the time until which several clients
  /// count as active at once, in nanoseconds.
  private var last: UInt64?
  private var sharedUntil: UInt64 = 0

  private static let memory: UInt64 = 10_000_000_000

  /// Counts a request that goes to the work queue.
  mutating func add(_ client: UInt64) {
    queuedRequests += 1
    queuedOfClient[client, default: 0] += 1
  }

  /// Ends the count of a request that has left the work queue.
  mutating func remove(_ client: UInt64) {
    queuedRequests -= 1
    let count = queuedOfClient[client, default: 1] - 1
    queuedOfClient[client] = count > 0 ? count : nil
  }

  /// Whether a client has requests on the work queue.
  func isQueued(_ client: UInt64) -> Bool { queuedOfClient[client] != nil }

  /// Notes the client of a request that can be queued, at a time in nanoseconds.
  mutating func note(_ client: UInt64, at now: UInt64) {
    if client == last { return }
    if last != nil { sharedUntil = now &+ Self.memory }
    last = client
  }

  /// Whether several clients are active at a time in nanoseconds.
  func areSeveral(at now: UInt64) -> Bool { now < sharedUntil }
}
