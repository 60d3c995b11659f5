internal import EventLoop
internal import HTTPCore
internal import HTTPServer

private import Libc

/// Formats the record of a request as OpenTelemetry spans, one per line, in OTLP's JSON.
enum SpanFormat {
  /// `SPAN_KIND_SERVER` and `SPAN_KIND_INTERNAL`.
  private static let (server, part) = (2, 1)

  /// Appends a span for the request, with child spans for its wait and for each stage.
  static func append(_ record: borrowing TraceRecord, to lines: inout ByteBuffer) {
    let trace = Bytes(rebasing: record.traceParent[3..<35])
    let epoch = epoch()
    let span = makeID()
    begin(trace, span, &lines)
    lines.append(literal: #","parentSpanId":""#)
    lines.append(Bytes(rebasing: record.traceParent[36..<52]))
    lines.append(literal: #"","name":""#)
    // The conventions' names for a non-standard method.
    var (title, method): (StaticString, StaticString) = ("HTTP", "_OTHER")
    if let known = record.method, known != .other { (title, method) = (known.name, known.name) }
    lines.append(literal: title)
    if let route = record.route {
      lines.append(literal: " ")
      lines.append(route)
    }
    lines.append(literal: "\"")
    finish(kind: server, record.start, record.end, epoch, &lines)
    lines.append(literal: #","attributes":[{"key":"http.request.method","value":{"stringValue":""#)
    lines.append(literal: method)
    lines.append(literal: #""}},{"key":"http.response.status_code","value":{"intValue":""#)
    lines.append(decimal: Int(record.status.code))
    lines.append(literal: #""}},{"key":"http.request.body.size","value":{"intValue":""#)
    lines.append(decimal: record.bytesIn)
    lines.append(literal: #""}},{"key":"http.response.body.size","value":{"intValue":""#)
    lines.append(decimal: record.bytesOut)
    // Neither an id nor a route pattern contains a character that JSON escapes.
    lines.append(literal: #""}},{"key":"trellis.request.id","value":{"stringValue":""#)
    lines.append(record.id)
    if let route = record.route {
      lines.append(literal: #""}},{"key":"http.route","value":{"stringValue":""#)
      lines.append(route)
    }
    lines.append(literal: "\"}}]")
    // `STATUS_CODE_ERROR` marks server errors only, following the HTTP conventions.
    if record.status.code >= 500 { lines.append(literal: #","status":{"code":2}"#) }
    lines.append(literal: "}\n")
    if record.begun != 0 {
      child("queue", of: trace, span, record.start, record.begun, epoch, &lines)
    }
    for stage in record.stages {
      child(stage.name, of: trace, span, stage.start, stage.end, epoch, &lines)
    }
  }

  private static func child(
    _ name: String, of trace: Bytes, _ parent: UInt64, _ start: UInt64, _ end: UInt64,
    _ epoch: UInt64, _ lines: inout ByteBuffer
  ) {
    begin(trace, makeID(), &lines)
    lines.append(literal: #","parentSpanId":""#)
    append(hex: parent, to: &lines)
    lines.append(literal: #"","name":""#)
    lines.append(name)
    lines.append(literal: "\"")
    finish(kind: part, start, end, epoch, &lines)
    lines.append(literal: "}\n")
  }

  private static func begin(_ trace: Bytes, _ span: UInt64, _ lines: inout ByteBuffer) {
    lines.append(literal: #"{"traceId":""#)
    lines.append(trace)
    lines.append(literal: #"","spanId":""#)
    append(hex: span, to: &lines)
    lines.append(literal: "\"")
  }

  private static func finish(
    kind: Int, _ start: UInt64, _ end: UInt64, _ epoch: UInt64, _ lines: inout ByteBuffer
  ) {
    lines.append(literal: #","kind":"#)
    lines.append(decimal: kind)
    lines.append(literal: #","startTimeUnixNano":""#)
    lines.append(decimal: Int(truncatingIfNeeded: epoch &+ start))
    lines.append(literal: #"","endTimeUnixNano":""#)
    // A stage that moves between processors may seem to end before it begins.
    lines.append(decimal: Int(truncatingIfNeeded: epoch &+ max(start, end)))
    lines.append(literal: "\"")
  }

  private static func append(hex number: UInt64, to lines: inout ByteBuffer) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
      lines.append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }

  /// A span id, which must not be 0.
  private static func makeID() -> UInt64 { UInt64.random(in: 1 ... .max) }

  /// The offset from the monotonic clock to the time since 1970, in nanoseconds.
  private static func epoch() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = UInt64(max(0, time.tv_sec)) &* 1_000_000_000 &+ UInt64(max(0, time.tv_nsec))
    return now &- Loop.monotonicNanoseconds()
  }
}
