internal import API
internal import HTTPServer
internal import ListStores
internal import Synchronization

/// A client that waits for changes of lists.
///
/// It is registered before the lists are read, and holds what is announced until its base is known:
/// so nothing falls between the read and the tail, and nothing is sent twice.
final class EventSubscription: Sendable {
  /// Where its messages go.
  enum Sink: Sendable {
    case stream(LiveBody)
    case poll(DeferredResponse)
  }

  private struct State {
    /// The number up to which the client knows each list, once it was read.
    var bases: [ListKey: Int]?
    /// The lists that it knows not to exist.
    var missing: Set<ListKey> = []
    /// What was announced and not sent: the client's base is unknown, or the message, or one before
    /// it, is not made yet.
    var waiting: [EventAnnouncement] = []
    /// Where a poll that gets nothing reads on.
    var tail: ListPosition?
    /// The bytes of what it gets first, which do not count as unread.
    var firstBytes = 0
    /// When something was last sent, in milliseconds of the monotonic clock.
    var lastSent: UInt64
    /// Whether its token was revoked before its base was known.
    var isRevoked = false
    /// The milliseconds after which its client should resume, if it ends as soon as its base is
    /// known.
    var mustResume: ClosedRange<Int>?
    var isOver = false
  }

  let keys: [ListKey]
  /// The key of the client that it counts for.
  let client: UInt64
  /// The token by which the client may read the lists; `nil` if the service has no tokens.
  private let token: [UInt8]?
  let variant: EventVariant
  let sink: Sink
  /// The cursor of a client of Durable Streams.
  let cursor: Int?
  /// The beginning of the entity tags of a poll; `nil` if it has none.
  private let tag: EventTag?
  private let limit: Int
  private let state: Mutex<State>

  init(
    _ keys: [ListKey], client: UInt64, token: [UInt8]? = nil, variant: EventVariant, sink: Sink,
    cursor: Int? = nil, tag: EventTag? = nil, limit: Int, now: UInt64
  ) {
    self.keys = keys
    self.client = client
    self.token = token
    self.variant = variant
    self.sink = sink
    self.cursor = cursor
    self.tag = tag
    self.limit = limit
    state = Mutex(State(lastSent: now))
  }

  /// Whether nothing can be sent any more.
  var isOver: Bool {
    switch sink {
    case .stream(let body): body.isClosed || state.withLock { $0.isOver }
    case .poll(let response): response.isFinished
    }
  }

  /// Whether its client may still read the lists.
  func isValid(in table: TokenTable) -> Bool {
    guard let token else { return true }
    let holder = token.withUnsafeBytes { table.principal(of: $0) }
    return holder.map { holder in keys.allSatisfy { $0.owner.elementsEqual(holder.name.utf8) } }
      ?? false
  }

  /// Ends the wait for the base: sends what the client needs first, and then what was announced
  /// since.
  func begin(
    with first: [UInt8] = [], bases: [ListKey: Int], missing: Set<ListKey> = [],
    tail: ListPosition? = nil, now: UInt64
  ) {
    state.withLock { state in
      guard !state.isRevoked else { return end(.revoked, &state) }
      state.missing = missing
      state.firstBytes = first.count
      state.tail = tail
      if !first.isEmpty { send(first, &state, now) }
      state.bases = bases
      if let retries = state.mustResume { return cutOff(&state, retries) }
      sendMade(&state, now)
    }
  }

  /// Receives a change of one of its lists.
  func receive(_ announcement: EventAnnouncement, now: UInt64) {
    state.withLock { state in
      guard !state.isOver else { return }
      state.waiting.append(announcement)
      sendMade(&state, now)
    }
  }

  /// Goes on after a message was made.
  func resume(now: UInt64) {
    state.withLock { sendMade(&$0, now) }
  }

  /// Whether it needs a message in its format to go on.
  func needs(_ announcement: EventAnnouncement, in format: KeptListChanges.Format?) -> Bool {
    guard variant.format == format, case .stored(let change) = announcement.kind else {
      return false
    }
    return state.withLock { state in
      guard !state.isOver else { return false }
      guard let bases = state.bases else { return true }
      return change.position.number > bases[announcement.key] ?? .max
    }
  }

  /// The most announcements that wait for their messages.
  static let mostWaiting = 256

  /// Sends what was announced, in order, up to the first message that is not made yet.
  private func sendMade(_ state: inout State, _ now: UInt64) {
    guard state.bases != nil else { return }
    var count = 0
    while !state.isOver, count < state.waiting.count,
      deliver(state.waiting[count], &state, now)
    {
      count += 1
    }
    guard !state.isOver else {
      state.waiting = []
      return
    }
    state.waiting.removeFirst(count)
    if state.waiting.count > Self.mostWaiting, let last = state.waiting.last {
      cutOff(&state, last.retries)
    }
  }

  /// Delivers an announcement.
  ///
  /// - Returns: whether it is done; otherwise its message is not made yet.
  private func deliver(
    _ announcement: EventAnnouncement, _ state: inout State, _ now: UInt64
  ) -> Bool {
    switch announcement.kind {
    case .stored(let change):
      let number = change.position.number
      guard let base = state.bases?[announcement.key], number > base else { return true }
      switch announcement.outcome(variant.format) {
      case nil: return false
      // A later change is announced with the whole list, or with the changes from what the client
      // has.
      case .gone: return true
      case .failed: cutOff(&state, announcement.retries)
      // A delta applies to the state before it, and to no other.
      case .message(_, after: let old?) where old > base: cutOff(&state, announcement.retries)
      case .message(let message, after: _):
        state.bases?[announcement.key] = number
        state.missing.remove(announcement.key)
        send(message, announcement, at: change.position, &state, now)
      }
    case .deleted(after: let number):
      // The read may have known it already, or a list that was created since.
      guard state.bases?[announcement.key] ?? 0 <= number else { return true }
      guard state.missing.insert(announcement.key).inserted else { return true }
      switch sink {
      case .stream(let body):
        if variant.framing == .plain { _ = body.append(EventFrame.deleted(announcement.key)) }
        if keys.count == 1 { finish(&state) }
      case .poll(let response):
        state.isOver = true
        let key = announcement.key
        response.finish { EventResponses.missing(key, &$0) }
      }
    }
    return true
  }

  private func send(
    _ message: [UInt8], _ announcement: EventAnnouncement, at position: ListPosition,
    _ state: inout State, _ now: UInt64
  ) {
    let cursor = EventCursor.next(after: cursor, now: ListService.now)
    switch sink {
    case .stream:
      switch variant.framing {
      case .plain, .array:
        send(announcement.frame(variant.format, message, at: position), &state, now)
      case .durable:
        send(
          EventFrame.durable([message]) + EventFrame.control(next: position, cursor: cursor),
          &state, now)
      }
    case .poll(let response):
      state.isOver = true
      let tag = tag
      response.finish { response in
        tag?.addFields(to: &response, next: position)
        EventResponses.fill(&response, [message], next: position, cursor: cursor)
      }
    }
  }

  /// Sends bytes; cuts off a client that leaves more than the limit unread.
  private func send(_ bytes: [UInt8], _ state: inout State, _ now: UInt64) {
    guard case .stream(let body) = sink, let waiting = body.append(bytes) else { return }
    state.lastSent = now
    // One event may exceed the limit; nothing follows it until the client has read it.
    guard waiting - bytes.count > limit + state.firstBytes else { return }
    _ = body.append(EventFrame.slow(limit: limit))
    finish(&state)
  }

  /// Ends it, so that the client resumes from what it has: a request makes one message of all
  /// changes since then.
  private func cutOff(_ state: inout State, _ retries: ClosedRange<Int>) {
    if case .stream(let body) = sink {
      _ = body.append(EventFrame.behind(retry: Int.random(in: retries)))
    }
    finish(&state)
  }

  private func finish(_ state: inout State) {
    state.isOver = true
    state.waiting = []
    switch sink {
    case .stream(let body): body.end()
    case .poll(let response):
      let cursor = EventCursor.next(after: cursor, now: ListService.now)
      let tail = state.tail
      response.finish { EventResponses.more(&$0, next: tail, cursor: cursor) }
    }
  }

  /// Ends it, so that the client resumes: its position is of an epoch that is over.
  func restart(after retries: ClosedRange<Int>) {
    state.withLock { state in
      guard !state.isOver else { return }
      if state.bases == nil { state.mustResume = retries } else { cutOff(&state, retries) }
    }
  }

  // MARK: Time

  /// Sends a heartbeat if nothing was sent for an interval in milliseconds.
  func beat(now: UInt64, interval: UInt64) {
    guard case .stream = sink else { return }
    state.withLock { state in
      guard !state.isOver, state.bases != nil, now &- state.lastSent >= interval else { return }
      send(EventFrame.heartbeat, &state, now)
    }
  }

  /// Why a subscription ends without a fault.
  enum End {
    /// A poll has waited long enough, or a stream of limited length is over.
    case inTime
    /// The server ends; the client should reconnect after some milliseconds.
    case draining(retry: Int)
    /// The client's token was revoked.
    case revoked
  }

  /// Ends it, once its base is known.
  func end(_ end: End) {
    state.withLock { state in
      guard !state.isOver else { return }
      guard state.bases != nil else {
        // Ends by time are due at each tick until they happen; a revocation comes once.
        if case .revoked = end { state.isRevoked = true }
        return
      }
      self.end(end, &state)
    }
  }

  private func end(_ end: End, _ state: inout State) {
    state.isOver = true
    switch sink {
    case .stream(let body):
      switch end {
      case .inTime: break
      case .draining(let retry): _ = body.append(EventFrame.closing(retry: retry))
      case .revoked: _ = body.append(EventFrame.revoked)
      }
      body.end()
    case .poll(let response):
      if case .revoked = end { return response.finish { EventResponses.revoked(&$0) } }
      let cursor = EventCursor.next(after: cursor, now: ListService.now)
      let tail = state.tail
      guard state.waiting.isEmpty else {
        return response.finish { EventResponses.more(&$0, next: tail, cursor: cursor) }
      }
      response.finish { EventResponses.nothingNew(&$0, next: tail, cursor: cursor) }
    }
  }
}

/// The form of the messages of a subscription.
struct EventVariant: Hashable, Sendable {
  /// The format of changes; `nil` to only count them.
  var format: KeptListChanges.Format?
  var framing: EventFraming
}
