public import HTTPCore

/// Makes the next piece of a body whose length is not known before, by appending to an empty
/// buffer.
///
/// It is called on an event loop whenever the client has taken the piece before, so that a slow
/// client holds one piece in memory. It returns whether more follows. An error cuts the body off
/// and closes the connection, from which the client sees that it is not whole.
public typealias BodySource = (inout ByteBuffer) throws -> Bool

/// The response to a request, filled in by a handler.
///
/// The server adds `Date`, `Content-Length` and, where it applies, `Connection`; it leaves the body
/// out for HEAD. Its memory is used again for the next request.
public struct HTTPResponse: ~Copyable {
  /// The status; 200 unless set.
  public var status: HTTPStatus
  /// The body.
  public var body: ByteBuffer
  /// Whether the connection is closed after this response.
  public var closesConnection: Bool
  /// Whether the handler stopped because its budget was spent. Where that was only the share of an
  /// event loop, the response is dropped, and the request is begun anew on the work queue.
  public var isUnfinished: Bool
  /// What makes the body, where it is not in `body`.
  var source: BodySource?
  /// The Content-Type, where the response was made at once: it is written straight behind the
  /// length.
  var mediaType: StaticString?
  /// The further field lines, encoded.
  var fields: ByteBuffer
  /// The number of the route that responses, 0 for none.
  var row = 0
  /// Whether the request is written to the access log.
  var isLogged = true
  /// When the request was put on the work queue, or 0 for one that was handled on its loop.
  var started: UInt64 = 0
  /// Why the server itself refuses the request.
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
    error = nil
    if source != nil { source = nil }
    mediaType = nil
    body.removeAll()
    fields.removeAll()
  }

  /// Resets a response that is plain, and was not refused by the server itself nor made on the work
  /// queue.
  @inline(__always)
  mutating func resetPlain() {
    isUnfinished = false
    row = 0
    isLogged = true
    mediaType = nil
    body.removeAll()
    fields.removeAll()
  }

  /// Whether nothing in it but its Content-Type, its further fields and its body differs from most
  /// answers.
  var isPlain: Bool { status == .ok && source == nil && !closesConnection }

  /// Sets status and Content-Type, and lets the body be made piece by piece: it is sent in chunks,
  /// or up to the end of the connection where the client knows no chunks.
  ///
  /// A response whose length can be known is better made at once: an error can still be told then,
  /// and what a slow client holds back is counted.
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
