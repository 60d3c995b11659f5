/// The head of a request, as a view of the bytes in which it came.
///
/// Valid until the parser that made it is fed again.
public struct RequestHead {
  @usableFromInline let facts: UnsafePointer<HeadFacts>

  /// The method.
  @inlinable public var method: HTTPMethod { facts.pointee.method }
  /// The request target as it came, checked only for the bytes that may stand in it.
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
  /// What the head says about the body.
  @inlinable public var framing: BodyFraming { facts.pointee.framing }
  /// Whether the connection can go on after the response.
  @inlinable public var keepsAlive: Bool { facts.pointee.keepsAlive }
  /// Whether the response needs no more than the usual head: the request is of
  /// HTTP/1.1, not HEAD, and has neither a request id nor a trace context.
  @inlinable public var isPlain: Bool { facts.pointee.isPlain }
  /// Whether it has an `If-Match`: known without a look at the fields, since hardly any has.
  @inlinable public var hasIfMatch: Bool { facts.pointee.hasIfMatch }
  /// Whether the client waits for `100 Continue` before it sends the body.
  public var expectsContinue: Bool { facts.pointee.expectsContinue }

  /// The id that the client gave the request in `X-Request-ID`, where it is one that can be passed
  /// on.
  public var requestID: Bytes? {
    let index = Int(facts.pointee.requestIDField)
    return index < 0 ? nil : fields.value(at: index)
  }

  /// The trace context that the client sent in `traceparent`; nil unless it is valid.
  public var traceParent: Bytes? {
    let index = Int(facts.pointee.traceParentField)
    return index < 0 ? nil : fields.value(at: index)
  }
}

/// How the end of a request's body is found.
public enum BodyFraming: Sendable, Equatable {
  /// There is neither Content-Length nor Transfer-Encoding: no body.
  case none
  /// Content-Length.
  case length(UInt64)
  /// Transfer-Encoding: chunked.
  case chunked
}

/// The data behind a ``RequestHead``, which is then a single pointer.
@usableFromInline
struct HeadFacts {
  /// Where the head's bytes begin.
  @usableFromInline var base: UnsafeRawPointer
  @usableFromInline var slices: UnsafeMutablePointer<FieldSlice>
  @usableFromInline var fieldCount: Int32 = 0
  @usableFromInline var targetStart: UInt32 = 0
  @usableFromInline var targetLength: UInt32 = 0
  /// The field with a valid id, or a negative number.
  @usableFromInline var requestIDField: Int32 = -1
  /// The field with a valid trace context, or a negative number.
  @usableFromInline var traceParentField: Int32 = -1
  @usableFromInline var method = HTTPMethod.other
  @usableFromInline var minorVersion: UInt8 = 1
  @usableFromInline var keepsAlive = false
  @usableFromInline var expectsContinue = false
  @usableFromInline var hasIfMatch = false
  @usableFromInline var framing = BodyFraming.none
  @usableFromInline var isPlain = false
}
