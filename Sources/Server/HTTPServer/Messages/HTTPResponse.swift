public import HTTPCore

/// Appends the next piece of a streamed body to an empty buffer, and returns whether more follows.
///
/// It is called on an event loop whenever the client has taken the previous piece, so that a slow
/// client holds one piece in memory. An error closes the connection before the end of the body,
/// from which the client sees that the body is incomplete.
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
  /// Whether the handler stopped because its budget was spent. If that was only the share of an
  /// event loop, the response is dropped, and the request is restarted on the work queue.
  public var isUnfinished: Bool
  /// The source of a streamed body; nil if the body is in `body`.
  var source: BodySource?
  /// The Content-Type if it was set together with the body; it is written directly after the
  /// length.
  var mediaType: StaticString?
  /// Additional field lines, encoded.
  var fields: ByteBuffer
  /// The row of the route that responds; 0 for none.
  var row = 0
  /// Whether the request is written to the access log.
  var isLogged = true
  /// When the request was put on the work queue, in nanoseconds; 0 if it was handled on its loop.
  var started: UInt64 = 0
  /// When its turn on the work queue came, in nanoseconds; 0 if it was handled on its loop.
  var begun: UInt64 = 0
  /// The stages of the work on it, for traces.
  public var stages: [RequestStage] = []
  /// The error if the server itself refuses the request; otherwise nil.
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
    if !stages.isEmpty { stages = [] }
    error = nil
    if source != nil { source = nil }
    mediaType = nil
    body.removeAll()
    fields.removeAll()
  }

  /// The fast path of `reset` for a plain response that was neither made on the work queue nor for
  /// an error of the server itself.
  @inline(__always)
  mutating func resetPlain() {
    isUnfinished = false
    row = 0
    isLogged = true
    mediaType = nil
    body.removeAll()
    fields.removeAll()
  }

  /// Removes status, fields and body, to respond otherwise.
  public mutating func clear() {
    status = .ok
    isUnfinished = false
    if source != nil { source = nil }
    mediaType = nil
    body.removeAll()
    fields.removeAll()
  }

  /// Whether it differs from an empty response in its Content-Type, its additional fields and its
  /// body only.
  var isPlain: Bool { status == .ok && source == nil && !closesConnection }

  /// Sets status and Content-Type, and streams the body: in chunks, or up to the end of the
  /// connection for a client that does not know chunks.
  ///
  /// Prefer `set` if the length can be known: an error can still be reported then, and the memory
  /// that a slow client occupies is counted.
  public mutating func stream(
    _ status: HTTPStatus, contentType: StaticString, from source: @escaping BodySource
  ) {
    self.status = status
    mediaType = contentType
    body.removeAll()
    self.source = source
  }

  /// Adds a field line whose value is a literal.
  public mutating func addField(_ name: StaticString, _ value: StaticString) {
    fields.append(field: name, value)
  }

  /// Adds a field line. Control bytes in the value become spaces, so that no value can end it.
  public mutating func addField(_ name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 { addField(name, Bytes($0)) }
  }

  /// Adds a field line. Control bytes in the value become spaces, so that no value can end it.
  public mutating func addField(_ name: StaticString, _ value: Bytes) {
    fields.append(literal: name)
    fields.append(literal: ": ")
    fields.reserve(value.count)
    for byte in value {
      fields.append(byte: byte.isControl ? UInt8(ascii: " ") : byte)
    }
    fields.append(literal: "\r\n")
  }

  /// Sets status, Content-Type and body.
  public mutating func set(_ status: HTTPStatus, contentType: StaticString, body: Bytes) {
    self.status = status
    mediaType = contentType
    self.body.removeAll()
    self.body.append(body)
  }

  /// Sets status, Content-Type and body.
  public mutating func set(_ status: HTTPStatus, contentType: StaticString, body: [UInt8]) {
    body.withUnsafeBytes { set(status, contentType: contentType, body: $0) }
  }

  /// Sets status, Content-Type and body.
  public mutating func set(_ status: HTTPStatus, contentType: StaticString, body: StaticString) {
    let bytes = Bytes(start: body.utf8Start, count: body.utf8CodeUnitCount)
    set(status, contentType: contentType, body: bytes)
  }
}
