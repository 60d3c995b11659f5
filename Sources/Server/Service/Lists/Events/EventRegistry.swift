internal import HTTPServer
internal import ListStores

/// The subscriptions of an announcer, and how far it is.
struct EventRegistry {
  private(set) var subscriptions: [ObjectIdentifier: EventSubscription] = [:]
  /// The subscriptions of each list.
  private(set) var followers: [ListKey: [ObjectIdentifier: EventSubscription]] = [:]
  private var countOfClient: [UInt64: Int] = [:]
  /// When each stream ends, in milliseconds of the monotonic clock, once the server drains.
  private var ends: [ObjectIdentifier: UInt64] = [:]
  /// When polls and streams of limited length end, on the same clock.
  private var deadlines: [ObjectIdentifier: UInt64] = [:]
  /// The epoch of the store in which changes were announced.
  var epoch: UInt64 = 0
  /// The number up to which changes were announced.
  var announced = 0
  /// The number up to which the deletions of a shared store were read.
  var deleted = 0
  /// The deletions to announce.
  var deletions: [ListKey] = []
  /// Whether there is something to announce.
  var isSignalled = false
  /// Whether the announcer's thread runs.
  var isRunning = false
  /// The messages to make.
  var turns = EventTurns()
  /// The lists whose messages take too long.
  var attempts = EventAttempts()
  /// Whether the thread that makes messages runs.
  var isMaking = false
  /// Whether the announcer ends.
  var isClosing = false
  /// The server whose drain ends the streams.
  var server: ServerStatus?
  /// The generation of tokens that the subscriptions were compared with.
  var tokens = 0

  /// Goes on from a place of the store.
  mutating func begin(at position: ListPosition) {
    epoch = position.epoch
    announced = position.number
    deleted = position.number
  }

  /// The number of subscriptions of a client.
  func count(of client: UInt64) -> Int { countOfClient[client] ?? 0 }

  mutating func insert(_ subscription: EventSubscription, until deadline: UInt64?) {
    let id = ObjectIdentifier(subscription)
    subscriptions[id] = subscription
    for key in subscription.keys { followers[key, default: [:]][id] = subscription }
    countOfClient[subscription.client, default: 0] += 1
    deadlines[id] = deadline
  }

  mutating func remove(_ subscription: EventSubscription) {
    let id = ObjectIdentifier(subscription)
    guard subscriptions.removeValue(forKey: id) != nil else { return }
    ends[id] = nil
    deadlines[id] = nil
    for key in subscription.keys {
      followers[key]?[id] = nil
      if followers[key]?.isEmpty == true { followers[key] = nil }
      if followers[key] == nil { attempts.forget(key) }
    }
    let count = (countOfClient[subscription.client] ?? 1) - 1
    countOfClient[subscription.client] = count > 0 ? count : nil
  }

  mutating func removeThoseThatAreOver() {
    for subscription in subscriptions.values where subscription.isOver { remove(subscription) }
  }

  /// Spreads the ends of all streams over a time, once the server drains.
  mutating func planEnds(within milliseconds: Int, now: UInt64) {
    guard let server, server.isEnding else { return }
    for id in subscriptions.keys where ends[id] == nil {
      ends[id] = now + UInt64(Int.random(in: 0...max(0, milliseconds)))
    }
  }

  /// The subscriptions that end because the server does.
  func drained(by now: UInt64) -> [EventSubscription] { due(ends, now) }

  /// The subscriptions that have lasted long enough.
  func expired(by now: UInt64) -> [EventSubscription] { due(deadlines, now) }

  private func due(_ times: [ObjectIdentifier: UInt64], _ now: UInt64) -> [EventSubscription] {
    times.filter { $0.value <= now }.compactMap { subscriptions[$0.key] }
  }
}

extension ServerStatus {
  /// Whether the server ends streams.
  var isEnding: Bool { phase == .draining || phase == .stopped }
}
