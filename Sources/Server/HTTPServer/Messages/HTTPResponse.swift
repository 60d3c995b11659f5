public import HTTPCore

/// Appends the next piece of a streamed body to an empty buffer, and returns whether more follows.
///
/// An event loop calls it whenever the client has taken the previous piece, so that a slow client
/// holds one piece in memory. Throwing closes the connection before the end of the body, which
/// tells the client that the body is incomplete.
public typealias BodySource = (inout ByteBuffer) throws -> Bool

/// The response to a request, filled in by a handler.
///
/// The server adds `Date`, `Content-Length` and, if needed, `Connection`; it omits the body for
/// HEAD. The memory is reused for the next request.
public struct HTTPResponse: ~Copyable {
  /// The status; 200 unless set.
  public var status: HTTPStatus
  /// The body.
  public var body: ByteBuffer
  /// Whether the connection is closed after this response.
  public var closesConnection: Bool
  /// Whether the handler stopped because its budget was spent. If only the share of an event loop
  /// was spent, the response is dropped and the request is restarted on the work queue.
  public var isUnfinished: Bool
  /// The source of a streamed body; nil if the body is in `body`.
  var source: BodySource?
  /// The streamed body whose pieces come later; nil if there is none.
  var live: LiveBody?
  /// The response that is finished later; nil if this one is complete when its handler returns.
  var deferred: DeferredResponse?
  /// The Content-Type if it was set together with the body. It is written directly after the
  /// length.
  var mediaType: StaticString?
  /// Additional field lines, encoded.
  var fields: ByteBuffer
  /// The request fields that `Vary` will name.
  var choosingFields: ChoosingFields = []
  /// The row of the route that responds; 0 if there is none.
  var row = 0
  /// Whether the request is written to the access log.
  var isLogged = true
  /// The start of the turn that queued the request, in nanoseconds; 0 if its loop handled it.
  var started: UInt64 = 0
  /// When its turn on the work queue came, in nanoseconds; 0 if its loop handled it.
  var begun: UInt64 = 0
  /// The time in which nothing ran, because the response was finished later, in nanoseconds.
  var waited: UInt64 = 0
  /// The stages of its processing, for traces.
  public var stages: [RequestStage] = []
  /// The option that sets the limit by which a handler refused the request, for the access log.
  public var limitName: String?
  /// The error if the server itself refused the request; otherwise nil.
  var error: HTTPError?

  init() {
    status = .ok
    body = ByteBuffer()
    closesConnection = false
    isUnfinished = false
    fields = ByteBuffer()
  }

  mutating func reset() {
    status = .ok
    closesConnection = false
    isUnfinished = false
    row = 0
    isLogged = true
    started = 0
    begun = 0
    waited = 0
    if !stages.isEmpty { stages = [] }
    if limitName != nil { limitName = nil }
    error = nil
    if source != nil { source = nil }
    dropLater()
    mediaType = nil
    body.removeAll()
    fields.removeAll()
    choosingFields = []
  }

  /// Drops what would follow later.
  private mutating func dropLater() {
    if let live {
      live.close()
      self.live = nil
    }
    if deferred != nil { deferred = nil }
  }

  /// Removes the status, the fields and the body, so that a handler can respond differently.
  public mutating func clear() {
    status = .ok
    isUnfinished = false
    if limitName != nil { limitName = nil }
    if source != nil { source = nil }
    dropLater()
    mediaType = nil
    body.removeAll()
    fields.removeAll()
    choosingFields = []
  }

  /// Whether it differs from an empty response only in its Content-Type, its additional fields and
  /// its body.
  var isPlain: Bool { status == .ok && source == nil && live == nil && !closesConnection }

  /// Whether the body is streamed, so that its length is unknown.
  var isStreamed: Bool { source != nil || live != nil }

  /// Sets the status and the Content-Type, and streams the body. The body is chunked, or ends with
  /// the connection for a client that does not support chunks.
  ///
  /// Prefer `set` if the length can be known. An error can then still be reported, and the memory
  /// held by a slow client is counted.
  public mutating func stream(
    _ status: HTTPStatus, contentType: StaticString, from source: @escaping BodySource
  ) {
    self.status = status
    mediaType = contentType
    body.removeAll()
    self.source = source
  }

  /// Sets the status and the Content-Type, and streams a body whose pieces are appended later, from
  /// any thread. Pieces that it has already are sent first.
  ///
  /// The body belongs to this response alone.
  public mutating func stream(
    _ status: HTTPStatus, contentType: StaticString, from live: LiveBody
  ) {
    self.status = status
    mediaType = contentType
    body.removeAll()
    self.live = live
  }

  /// Leaves the response to be finished later, from any thread. No thread waits meanwhile.
  ///
  /// Only a handler on the work queue can do this.
  public mutating func wait(for deferred: DeferredResponse) {
    self.deferred = deferred
  }

  /// Adds a field line whose value is a literal.
  public mutating func addField(_ name: StaticString, _ value: StaticString) {
    fields.append(field: name, value)
  }

  /// Adds a field line. Control bytes in the value become spaces, so that none can end the line.
  public mutating func addField(_ name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 { addField(name, Bytes($0)) }
  }

  /// Adds a field line. Control bytes in the value become spaces, so that none can end the line.
  public mutating func addField(_ name: StaticString, _ value: Bytes) {
    fields.append(literal: name)
    fields.append(literal: ": ")
    fields.reserve(value.count)
    for byte in value {
      fields.append(byte: byte.isControl ? UInt8(ascii: " ") : byte)
    }
    fields.append(literal: "\r\n")
  }

  /// Sets the status, the Content-Type and the body.
  public mutating func set(_ status: HTTPStatus, contentType: StaticString, body: Bytes) {
    self.status = status
    mediaType = contentType
    self.body.removeAll()
    self.body.append(body)
  }

  /// Sets the status, the Content-Type and the body.
  public mutating func set(_ status: HTTPStatus, contentType: StaticString, body: [UInt8]) {
    body.withUnsafeBytes { set(status, contentType: contentType, body: $0) }
  }

  /// Sets the status, the Content-Type and the body.
  public mutating func set(_ status: HTTPStatus, contentType: StaticString, body: StaticString) {
    let bytes = Bytes(start: body.utf8Start, count: body.utf8CodeUnitCount)
    set(status, contentType: contentType, body: bytes)
  }
}
