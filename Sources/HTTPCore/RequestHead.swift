/// The head of a request, as a view of the bytes in which it came.
///
/// Valid until the parser that made it is fed again.
public struct RequestHead {
  let facts: UnsafePointer<HeadFacts>

  /// The method.
  public var method: HTTPMethod { facts.pointee.method }
  /// The request target as it came, checked only for the bytes that may stand in it.
  public var target: Bytes {
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
  public var minorVersion: UInt8 { facts.pointee.minorVersion }
  /// What the head says about the body.
  public var framing: BodyFraming { facts.pointee.framing }
  /// Whether the connection can go on after the answer.
  public var keepsAlive: Bool { facts.pointee.keepsAlive }
  /// Whether the client waits for `100 Continue` before it sends the body.
  public var expectsContinue: Bool { facts.pointee.expectsContinue }

  /// The id that the client gave the request in `X-Request-ID`, where it is one that can be passed on.
  public var requestID: Bytes? {
    let index = Int(facts.pointee.requestIDField)
    return index < 0 ? nil : fields.value(at: index)
  }

  /// The place in a trace that the client gave in `traceparent`, where it is one.
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

/// What a ``RequestHead`` shows, in one place, so that the view is one pointer.
struct HeadFacts {
  /// Where the head's bytes begin.
  var base: UnsafeRawPointer
  var slices: UnsafeMutablePointer<FieldSlice>
  var fieldCount: Int32 = 0
  var targetStart: UInt32 = 0
  var targetLength: UInt32 = 0
  /// The field with a valid id, or a negative number.
  var requestIDField: Int32 = -1
  /// The field with a valid trace context, or a negative number.
  var traceParentField: Int32 = -1
  var method = HTTPMethod.other
  var minorVersion: UInt8 = 1
  var keepsAlive = false
  var expectsContinue = false
  var framing = BodyFraming.none
}
