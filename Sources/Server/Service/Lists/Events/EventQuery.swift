internal import API
internal import HTTPCore
internal import HTTPServer
internal import ListStores
internal import ServiceContract
internal import TextBytes

/// What a request for events asks for.
struct EventQuery {
  /// How messages are sent.
  enum Mode {
    /// The messages so far, as JSON.
    case catchUp
    /// The messages so far, or else the next one, as JSON.
    case longPoll
    /// A stream of events.
    case stream(EventFraming)
  }

  /// Where the messages begin.
  enum Start {
    /// With the whole list.
    case beginning
    /// With the next change.
    case now
    /// After a state.
    case mark(ListMark)
    /// After a state that cannot be known, since no position has that form.
    case unknown
  }

  var mode = Mode.catchUp
  var start = Start.beginning
  var format: KeptListChanges.Format?
  var cursor: Int?
  /// The lists that the query names.
  var lists: [String] = []

  /// The position of the start; `nil` if it is none.
  var position: ListPosition? {
    if case .mark(.position(let position)) = start { position } else { nil }
  }

  private static let parameters = ["offset", "live", "cursor", "format", "since"]

  /// Makes a query for what is there so far.
  init() {}

  /// Reads a request, whose query names the lists if `namesLists` is set, and not its path.
  init(_ request: borrowing HTTPRequest, namesLists: Bool) throws(Problem) {
    let query: QueryParameters
    do {
      query = try QueryParameters(
        request.query, known: Self.parameters, repeatable: namesLists ? "list" : nil)
    } catch {
      throw Problem(.malformedRequest, error.reason)
    }
    let values = query.values
    lists = query.repeated
    format = try ListService.givenFormat(values)
    cursor = try values["cursor"].flatMap { (text) throws(Problem) in try Self.cursor(text) }
    mode = try Self.mode(values, request)
    guard !request.isHead else {
      // HEAD asks where the stream ends.
      if let offset = values["offset"] { _ = try Self.start(offset) }
      (mode, start) = (.catchUp, .now)
      return
    }
    if case .stream(.plain) = mode {
      start = try Self.startOfEvents(values, request)
      if namesLists, case .mark(.version) = start {
        throw Problem(
          .malformedRequest, "several lists have no common version: since must be a position")
      }
      return
    }
    guard values["since"] == nil else {
      throw Problem(
        .malformedRequest, "since is for Accept: text/event-stream; other reads have offset")
    }
    if let offset = values["offset"] {
      start = try Self.start(offset)
    } else if case .catchUp = mode {
      start = .beginning
    } else {
      throw Problem(.malformedRequest, "a live read needs offset: -1, now, or a Stream-Next-Offset")
    }
  }

  /// Whether a request is for an `EventSource`, as far as its head tells at a glance.
  static func isOfEventSource(_ target: Bytes, _ fields: HeaderFields) -> Bool {
    guard AcceptHeader.choose(fields, among: offers) == 1 else { return false }
    let query = target.split(separator: UInt8(ascii: "?"), maxSplits: 1).dropFirst().first
    let parameters = query?.split(separator: UInt8(ascii: "&")) ?? []
    return !parameters.contains { $0.starts(with: "live=".utf8) }
  }

  private static let offers: [StaticString] = ["application/json", "text/event-stream"]

  /// Reads a cursor. One of another form is that of nobody, and the answer has a new one.
  private static func cursor(_ text: String) throws(Problem) -> Int? {
    if let cursor = Int(queryText: text) { return cursor }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    guard !isNumber else {
      throw Problem(.malformedRequest, "cursor must be a Stream-Cursor, which has fewer digits")
    }
    return nil
  }

  private static func mode(
    _ values: TextDictionary<String>, _ request: borrowing HTTPRequest
  ) throws(Problem) -> Mode {
    if let live = values["live"] {
      if ExactText(live) == ExactText("sse") { return .stream(.durable) }
      if ExactText(live) == ExactText("long-poll") { return .longPoll }
      throw Problem(
        .malformedRequest, "live must be long-poll or sse, not \(Excerpt.quoted(live))")
    }
    switch AcceptHeader.choose(request.fields, among: offers) {
    case 0?: return .catchUp
    case 1?: return .stream(.plain)
    default:
      throw Problem(
        .notAcceptable, "available media types: application/json, text/event-stream")
    }
  }

  /// Reads an offset of Durable Streams.
  private static func start(_ offset: String) throws(Problem) -> Start {
    if ExactText(offset) == ExactText("-1") { return .beginning }
    if ExactText(offset) == ExactText("now") { return .now }
    if let position = ListPosition(offset) { return .mark(.position(position)) }
    throw Problem(
      .malformedRequest,
      "offset must be -1, now, or a Stream-Next-Offset, not \(Excerpt.quoted(offset))")
  }

  /// The start of a stream for `EventSource`: after its last event, once it has one. The browser
  /// repeats the address of the first request, so its query is older.
  private static func startOfEvents(
    _ values: TextDictionary<String>, _ request: borrowing HTTPRequest
  ) throws(Problem) -> Start {
    if let last = request.fields.first("last-event-id"), !last.isEmpty {
      return ListPosition(last.text).map { .mark(.position($0)) } ?? .unknown
    }
    if let since = values["since"] { return .mark(try ListService.mark(since)) }
    return try values["offset"].map { (offset) throws(Problem) in try start(offset) } ?? .beginning
  }
}
