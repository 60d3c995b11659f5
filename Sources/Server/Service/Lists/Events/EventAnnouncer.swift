internal import API
internal import Cancellation
internal import EventLoop
internal import HTTPServer
internal import ListStores
internal import ServiceContract
internal import Synchronization

/// Announces the changes of lists to those who wait for them.
///
/// A write only signals. One thread reads the store, in the order of its numbers over all lists,
/// and announces each change to all its subscriptions. So a client that follows several lists sees
/// their changes in order, and no change before it can be read. The thread runs while there are
/// subscriptions. Another one makes the messages that have changes, so a long list delays nothing
/// but the messages after it.
final class EventAnnouncer: Sendable {
  let store: any ListStore
  let limits: KeptLists.Limits
  let requestLimits: RequestLimits
  /// Lists that were read before; of requests as well as of messages.
  let cache: KeptListCache
  private let tokens: TokenStore?
  let registry = Mutex(EventRegistry())
  /// Wakes the thread, and those who wait for its end. Its lock guards nothing.
  let monitor: Monitor?

  init(_ store: any ListStore, _ configuration: ServiceConfiguration) {
    self.store = store
    limits = configuration.lists.limits
    requestLimits = configuration.limitsOfOperations
    cache = KeptListCache(limit: limits.cacheBytes)
    tokens = configuration.access.tokens
    monitor = try? Monitor()
    // Changes of other processes are read from the store, as its own are.
    store.watch { [weak self] in self?.noteChange() }
  }

  /// The monotonic time in milliseconds.
  static var now: UInt64 { Loop.monotonicNanoseconds() / 1_000_000 }

  /// The number of clients that wait.
  var count: Int { registry.withLock { $0.subscriptions.count } }

  // MARK: From writes

  /// Notes that a list has changed.
  func noteChange() {
    let mustWake = registry.withLock { registry in
      guard registry.isRunning else { return false }
      registry.isSignalled = true
      return true
    }
    if mustWake { wake() }
  }

  /// Notes that a list was deleted.
  func noteDeletion(of key: ListKey) {
    // A shared store remembers the deletions of all processes.
    guard !store.isShared else { return noteChange() }
    let mustWake = registry.withLock { registry in
      guard registry.isRunning, registry.followers[key] != nil else { return false }
      registry.deletions.append(key)
      registry.isSignalled = true
      return true
    }
    if mustWake { wake() }
  }

  func wake() {
    monitor?.lock()
    monitor?.broadcast()
    monitor?.unlock()
  }

  // MARK: From requests

  /// Registers a subscription, whose lists must be read afterwards.
  ///
  /// - Throws: a limit of clients; an error of the store; `unauthorized` if the token of the
  ///   subscription has just been revoked.
  func add(_ subscription: EventSubscription, of server: ServerStatus) throws(Problem) {
    let position = try ListService.ask { () throws(ListStoreError) in try store.lastPosition() }
    let outcome = registry.withLock { registry -> (problem: Problem?, starts: Bool) in
      guard !registry.isClosing else { return (Problem(.draining, "the service ends"), false) }
      if let problem = self.problem(of: subscription, registry) {
        // Clients that left without a word may have made room.
        registry.removeThoseThatAreOver()
        if self.problem(of: subscription, registry) != nil { return (problem, false) }
      }
      if !registry.isRunning { registry.begin(at: position) }
      registry.server = server
      registry.insert(subscription, until: deadline(of: subscription))
      defer { registry.isRunning = true }
      return (nil, !registry.isRunning)
    }
    if let problem = outcome.problem { throw problem }
    if outcome.starts, !start() {
      remove(subscription)
      throw Problem(.overloaded, "there is no thread for events")
    }
    // A token that is revoked from now on is found by the thread.
    guard isValid(subscription) else {
      remove(subscription)
      throw Self.revoked
    }
  }

  static let revoked = Problem(.unauthorized, "the token is no longer valid")

  private func deadline(of subscription: EventSubscription) -> UInt64? {
    switch (subscription.sink, subscription.variant.framing) {
    case (.poll, _): Self.now + UInt64(limits.longPollTime)
    case (.stream, .durable): Self.now + UInt64(limits.liveSSETime)
    case (.stream, _): nil
    }
  }

  private func problem(of subscription: EventSubscription, _ registry: EventRegistry) -> Problem? {
    guard registry.subscriptions.count < limits.eventClients else {
      return Problem(
        .overloaded,
        "the clients that wait for events exceed the limit of \(limits.eventClients) eventClients",
        limit: "eventClients")
    }
    guard registry.count(of: subscription.client) < limits.eventClientsPerClient else {
      return Problem(
        .tooManyRequests,
        "this client's streams of events exceed the limit of \(limits.eventClientsPerClient) "
          + "eventClientsPerClient", limit: "eventClientsPerClient")
    }
    return nil
  }

  /// Ends the registration of a subscription.
  func remove(_ subscription: EventSubscription) {
    registry.withLock { $0.remove(subscription) }
  }

  private func isValid(_ subscription: EventSubscription) -> Bool {
    guard let tokens else { return true }
    return subscription.isValid(in: tokens.table)
  }

  private func start() -> Bool {
    if monitor != nil, let thread = try? LoopThread({ self.run() }) {
      thread.detach()
      return true
    }
    registry.withLock { $0.isRunning = false }
    return false
  }

  // MARK: The end

  /// The most milliseconds for which ``close()`` waits.
  private static let patience: UInt64 = 5_000

  /// Ends the threads, which do not use the store afterwards. Call it once the server has ended.
  func close() {
    registry.withLock { $0.isClosing = true }
    guard let monitor else { return }
    monitor.lock()
    defer { monitor.unlock() }
    monitor.broadcast()
    let end = Self.now + Self.patience
    while registry.withLock({ $0.isRunning || $0.isMaking }), Self.now < end {
      monitor.wait(nanoseconds: 50_000_000)
    }
  }

  // MARK: On the thread

  /// The interval in milliseconds of everything that depends on time.
  private static let tick: UInt64 = 250

  private enum Step {
    case announce
    case wait
    case end
  }

  private func run() {
    var nextTick = Self.now + Self.tick
    while true {
      passTime(&nextTick)
      let step = registry.withLock { registry -> Step in
        if registry.subscriptions.isEmpty || registry.isClosing {
          registry.isRunning = false
          return .end
        }
        return registry.isSignalled ? .announce : .wait
      }
      switch step {
      case .announce: announce(&nextTick)
      case .end: return wake()
      case .wait: wait(until: nextTick)
      }
    }
  }

  private func wait(until time: UInt64) {
    guard let monitor else { return }
    monitor.lock()
    defer { monitor.unlock() }
    // A signal between the check and the lock would be lost otherwise.
    guard !registry.withLock({ $0.isSignalled || $0.isClosing }) else { return }
    let now = Self.now
    if time > now { monitor.wait(nanoseconds: (time - now) * 1_000_000) }
  }

  /// The most changes that are read at once.
  private static let batch = 64

  private func announce(_ nextTick: inout UInt64) {
    let (epoch, from, deleted, noted) = registry.withLock { registry in
      registry.isSignalled = false
      defer { registry.deletions = [] }
      return (registry.epoch, registry.announced, registry.deleted, registry.deletions)
    }
    do throws(ListStoreError) {
      var deletions: [ListDeletion] = []
      if store.isShared {
        let position = try store.lastPosition()
        guard position.epoch == epoch else { return beginAnew(at: position) }
        deletions = try store.deletions(after: deleted, limit: Self.batch)
      }
      for key in noted + deletions.map(\.key) where !followers(of: key).isEmpty {
        // A list that was created anew in between is announced as a change.
        let number = try store.lastPosition().number
        if try store.newestState(of: key) == nil {
          deliver(EventAnnouncement(key, .deleted(after: number)), to: followers(of: key))
        }
      }
      registry.withLock { registry in
        if let last = deletions.last { registry.deleted = last.number }
      }
      let changes = try store.changes(of: nil, after: from, limit: Self.batch)
      for change in changes {
        // The store was restored just now, which the next look finds out.
        guard change.state.position.epoch == epoch else { return noteChange() }
        announce(change)
        let isClosing = registry.withLock { registry in
          registry.announced = change.state.position.number
          return registry.isClosing
        }
        if isClosing { return }
        passTime(&nextTick)
      }
      if changes.count == Self.batch || deletions.count == Self.batch { noteChange() }
    } catch {
      // Subscriptions know what they have, so what was announced is not repeated.
      registry.withLock { registry in
        registry.deletions += noted
        registry.isSignalled = true
      }
      Loop.sleep(milliseconds: Int(Self.tick))
    }
  }

  /// Goes on in another epoch. What clients know has numbers of the old one, so they resume.
  private func beginAnew(at position: ListPosition) {
    let all = registry.withLock { registry in
      registry.begin(at: position)
      return Array(registry.subscriptions.values)
    }
    let retries = Self.retries(of: all.count)
    for subscription in all { subscription.restart(after: retries) }
  }

  /// Announces a change to its followers. What has no changes is made here, the rest later.
  private func announce(_ change: ListChange) {
    let followers = followers(of: change.key)
    guard !followers.isEmpty else { return }
    let retries = Self.retries(of: followers.count, each: limits.eventDeltaTime)
    let announcement = EventAnnouncement(change.key, .stored(change.state), retries: retries)
    var clients: [KeptListChanges.Format: Set<UInt64>] = [:]
    var isCounted = false
    for follower in followers {
      if let format = follower.variant.format {
        clients[format, default: []].insert(follower.client)
      } else {
        isCounted = true
      }
    }
    if isCounted {
      let message = EventMessages(format: nil, cache: cache).message(of: change.key, change.state)
      announcement.resolve(nil, .message(message, after: nil))
    }
    for (format, clients) in clients {
      make(EventJob(announcement: announcement, format: format), for: clients)
    }
    deliver(announcement, to: followers)
  }

  func followers(of key: ListKey) -> [EventSubscription] {
    registry.withLock { $0.followers[key].map { Array($0.values) } ?? [] }
  }

  private func deliver(_ announcement: EventAnnouncement, to followers: [EventSubscription]) {
    let now = Self.now
    for follower in followers { follower.receive(announcement, now: now) }
  }

  private func passTime(_ next: inout UInt64) {
    guard Self.now >= next else { return }
    passTime()
    next = Self.now + Self.tick
  }

  /// Sends heartbeats, ends what is over, and forgets clients that have left.
  private func passTime() {
    let now = Self.now
    let (all, drained, expired) = registry.withLock { registry in
      registry.removeThoseThatAreOver()
      registry.planEnds(within: limits.eventDrainTime, now: now)
      return (
        Array(registry.subscriptions.values), registry.drained(by: now), registry.expired(by: now)
      )
    }
    endRevoked(all)
    let retries = Self.retries(of: all.count)
    for subscription in drained { subscription.end(.draining(retry: Int.random(in: retries))) }
    for subscription in expired { subscription.end(.inTime) }
    for subscription in all {
      subscription.beat(now: now, interval: UInt64(limits.eventHeartbeat))
    }
  }

  /// Ends the subscriptions whose tokens were revoked.
  private func endRevoked(_ subscriptions: [EventSubscription]) {
    guard let tokens else { return }
    let (table, generation) = tokens.current
    let isNew = registry.withLock { registry in
      defer { registry.tokens = generation }
      return registry.tokens != generation
    }
    guard isNew else { return }
    for subscription in subscriptions where !subscription.isValid(in: table) {
      subscription.end(.revoked)
    }
  }

  /// The milliseconds after which clients should reconnect. They are drawn at random, so that not
  /// all clients come at once, since a browser gives up on a server that refuses it.
  ///
  /// - Parameters:
  ///   - clients: How many clients come back.
  ///   - time: The milliseconds that each needs of the server; at least 2.
  /// - Returns: The bounds.
  static func retries(of clients: Int, each time: Int = 2) -> ClosedRange<Int> {
    500...max(3000, 500 + max(2, min(time, 60_000)) * clients)
  }
}
