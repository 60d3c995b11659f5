/// The head of a request, as a view of the received bytes.
///
/// Valid until the next call to its parser.
public struct RequestHead {
  @usableFromInline let facts: UnsafePointer<HeadFacts>

  /// The method.
  @inlinable public var method: HTTPMethod { facts.pointee.method }
  /// The request target as received; only its characters have been validated.
  @inlinable public var target: Bytes {
    Bytes(
      start: facts.pointee.base + Int(facts.pointee.targetStart),
      count: Int(facts.pointee.targetLength))
  }
  /// The header fields.
  public var fields: HeaderFields {
    HeaderFields(
      base: facts.pointee.base, slices: UnsafePointer(facts.pointee.slices),
      count: Int(facts.pointee.fieldCount))
  }
  /// The minor version: 0 or 1.
  @inlinable public var minorVersion: UInt8 { facts.pointee.minorVersion }
  /// The framing of the body.
  @inlinable public var framing: BodyFraming { facts.pointee.framing }
  /// Whether the connection persists after the response.
  @inlinable public var keepsAlive: Bool { facts.pointee.keepsAlive }
  /// Whether the response can have the standard head: the request is HTTP/1.1, is not HEAD, and has
  /// neither a request id nor a trace context.
  @inlinable public var isPlain: Bool { facts.pointee.isPlain }
  /// Whether there is an `If-Match` field. It is a flag, since requests rarely have one.
  @inlinable public var hasIfMatch: Bool { facts.pointee.hasIfMatch }
  /// Whether the client expects `100 Continue` before it sends the body.
  public var expectsContinue: Bool { facts.pointee.expectsContinue }

  /// The client's `X-Request-ID`; nil unless it is valid.
  public var requestID: Bytes? {
    let index = Int(facts.pointee.requestIDField)
    return index < 0 ? nil : fields.value(at: index)
  }

  /// The client's trace context in `traceparent`; nil unless it is valid.
  public var traceParent: Bytes? {
    let index = Int(facts.pointee.traceParentField)
    return index < 0 ? nil : fields.value(at: index)
  }
}

/// The framing of a request's body (RFC 9112, section 6).
public enum BodyFraming: Sendable, Equatable {
  /// Neither Content-Length nor Transfer-Encoding: no body.
  case none
  /// Content-Length.
  case length(UInt64)
  /// Transfer-Encoding: chunked.
  case chunked
}

/// The storage of a ``RequestHead``, which is a single pointer to it.
@usableFromInline
struct HeadFacts {
  /// The first byte of the head.
  @usableFromInline var base: UnsafeRawPointer
  @usableFromInline var slices: UnsafeMutablePointer<FieldSlice>
  @usableFromInline var fieldCount: Int32 = 0
  @usableFromInline var targetStart: UInt32 = 0
  @usableFromInline var targetLength: UInt32 = 0
  /// The index of the field with a valid id; negative without one.
  @usableFromInline var requestIDField: Int32 = -1
  /// The index of the field with a valid trace context; negative without one.
  @usableFromInline var traceParentField: Int32 = -1
  @usableFromInline var method = HTTPMethod.other
  @usableFromInline var minorVersion: UInt8 = 1
  @usableFromInline var keepsAlive = false
  @usableFromInline var expectsContinue = false
  @usableFromInline var hasIfMatch = false
  @usableFromInline var framing = BodyFraming.none
  @usableFromInline var isPlain = false
}
