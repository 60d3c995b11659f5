internal import API
internal import HTTPCore
internal import HTTPServer
internal import ListStores
internal import ServiceContract

extension ListService {
  // MARK: GET /v1/lists/{id}/events and /v1/lists/events

  /// Responds with the changes of a list, as they come or so far.
  @Sendable func events(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, key) = try list(of: request)
    let query = try EventQuery(request, namesLists: false)
    try follow([key], in: store, query, request, &response)
  }

  /// Responds with the changes of several lists.
  @Sendable func eventsOfLists(
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let (store, owner) = try storeAndOwner(of: request)
    let query = try EventQuery(request, namesLists: true)
    guard !query.lists.isEmpty else {
      throw Problem(ofQuery: "the query needs list: the id of a list, once for each list")
    }
    guard query.lists.count <= lists.limits.eventLists else {
      throw Problem(
        .limitExceeded, "the lists exceed the limit of \(lists.limits.eventLists) eventLists",
        limit: "eventLists")
    }
    var keys: [ListKey] = []
    for list in query.lists {
      var id = list
      let fault = id.withUTF8 { ListID.problem(Bytes($0), limit: lists.limits.idBytes) }
      if let fault { throw fault }
      let key = ListKey(owner: owner, id: Array(list.utf8))
      guard !keys.contains(key) else { throw Problem(ofQuery: "the query repeats a list") }
      keys.append(key)
    }
    try follow(keys, in: store, query, request, &response)
  }

  private func follow(
    _ keys: [ListKey], in store: any ListStore, _ query: EventQuery,
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    switch query.mode {
    case .catchUp:
      let read = try EventRead(
        keys, query, in: store, pace(of: request), lists.limits, cache: cache)
      respond(with: read, query, cursor: nil, request, &response)
    case .longPoll: try poll(keys, in: store, query, request, &response)
    case .stream(let framing): try stream(keys, in: store, query, framing, request, &response)
    }
  }

  /// Responds with the messages so far; without any, leaves the response to the next one.
  private func poll(
    _ keys: [ListKey], in store: any ListStore, _ query: EventQuery,
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let later = DeferredResponse()
    try subscribe(keys, query, .array, .poll(later), request) { subscription throws(Problem) in
      let read = try EventRead(
        keys, query, in: store, pace(of: request), lists.limits, cache: cache)
      guard read.messages.isEmpty else {
        announcer?.remove(subscription)
        let cursor = EventCursor.next(after: query.cursor, now: Self.now)
        return respond(with: read, query, cursor: cursor, request, &response)
      }
      response.wait(for: later)
      subscription.begin(bases: read.bases, tail: read.next, now: EventAnnouncer.now)
    }
  }

  private func stream(
    _ keys: [ListKey], in store: any ListStore, _ query: EventQuery, _ framing: EventFraming,
    _ request: borrowing HTTPRequest, _ response: inout HTTPResponse
  ) throws(Problem) {
    let body = LiveBody()
    // The client would get the whole list, and be sent away. `EventSource` gives up on every status
    // but 200, so the stream itself says that its client should come back.
    if framing == .plain, request.server.isEnding {
      body.append(
        EventFrame.closing(retry: Int.random(in: EventAnnouncer.retries(of: announcer?.count ?? 0)))
      )
      body.end()
      return begin(body, &response)
    }
    try subscribe(keys, query, framing, .stream(body), request) { subscription throws(Problem) in
      let pace = pace(of: request)
      var first: [UInt8] = []
      var bases: [ListKey: Int] = [:]
      var missing: Set<ListKey> = []
      var isPartial = false
      if framing == .durable {
        let read = try EventRead(keys, query, in: store, pace, lists.limits, cache: cache)
        if !read.messages.isEmpty { first += EventFrame.durable(read.messages) }
        first += EventFrame.control(
          next: read.next, cursor: EventCursor.next(after: query.cursor, now: Self.now),
          isUpToDate: read.isUpToDate)
        (bases, isPartial) = (read.bases, !read.isUpToDate)
      } else {
        let start = try EventStart(keys, query, in: store, pace, cache: cache)
        (first, bases) = try start.bytes()
        missing = start.missing
      }
      begin(body, &response)
      guard !isPartial else {
        // The client reads on from the last offset.
        announcer?.remove(subscription)
        body.append(first)
        return body.end()
      }
      subscription.begin(with: first, bases: bases, missing: missing, now: EventAnnouncer.now)
    }
  }

  /// Responds to a request for an `EventSource` that cannot be served at present, with a stream
  /// that says when to come back: browsers give up on every status but 200.
  ///
  /// - Returns: false for other requests.
  func sendAway(
    _ problem: Problem, _ target: Bytes, _ fields: HeaderFields, _ response: inout HTTPResponse
  ) -> Bool {
    guard EventQuery.isOfEventSource(target, fields) else { return false }
    let retry = Int.random(in: EventAnnouncer.retries(of: announcer?.count ?? 0))
    response.set(
      .ok, contentType: "text/event-stream", body: EventFrame.unavailable(problem, retry: retry))
    response.addField("Cache-Control", "no-store")
    return true
  }

  /// Begins a response with a stream of events.
  private func begin(_ body: LiveBody, _ response: inout HTTPResponse) {
    response.stream(.ok, contentType: "text/event-stream", from: body)
    response.addField("Cache-Control", "no-cache, no-store")
    // Proxies that buffer responses would hold back events.
    response.addField("X-Accel-Buffering", "no")
  }

  private func pace(of request: borrowing HTTPRequest) -> EventPace {
    EventPace(context(request, nil), request.budget, time: requestTime)
  }

  /// Registers a subscription for as long as `body` does not fail.
  private func subscribe(
    _ keys: [ListKey], _ query: EventQuery, _ framing: EventFraming,
    _ sink: EventSubscription.Sink, _ request: borrowing HTTPRequest,
    _ body: (EventSubscription) throws(Problem) -> Void
  ) throws(Problem) {
    let subscription = EventSubscription(
      keys, client: request.budget.client, token: owner.token(of: request),
      variant: EventVariant(format: query.format, framing: framing), sink: sink,
      cursor: query.cursor, tag: tag(of: query), limit: lists.limits.eventBufferBytes,
      now: EventAnnouncer.now)
    try announcer?.add(subscription, of: request.server)
    do throws(Problem) {
      try body(subscription)
    } catch {
      announcer?.remove(subscription)
      throw error
    }
  }

  /// The entity tags of a query; `nil` if its responses have none.
  private func tag(of query: EventQuery) -> EventTag? {
    if case .now = query.start { return nil }
    return EventTag(start: query.position, format: query.format, cacheControl: cacheControl)
  }

  private func respond(
    with read: EventRead, _ query: EventQuery, cursor: Int?, _ request: borrowing HTTPRequest,
    _ response: inout HTTPResponse
  ) {
    let tag = tag(of: query)
    let isKnown = tag.map { EntityTag.matches(request.fields, $0.value(next: read.next)) } ?? false
    if isKnown || request.isHead {
      if isKnown {
        response.status = .notModified
      } else {
        // HEAD does not make the messages, so it cannot tell their length.
        response.stream(.ok, contentType: "application/json") { _ in false }
      }
      EventResponses.addFields(
        &response, next: read.next, cursor: cursor, isUpToDate: read.isUpToDate)
    } else {
      EventResponses.fill(
        &response, read.messages, next: read.next, cursor: cursor, isUpToDate: read.isUpToDate)
    }
    guard let tag else { return response.addField("Cache-Control", "no-store") }
    tag.addFields(to: &response, next: read.next)
    compression.apply(to: &response, of: request)
  }
}
