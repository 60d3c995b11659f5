internal import EventLoop
internal import HTTPCore
internal import HTTPServer

/// Formats the record of a request as one line of the access log.
enum AccessLine {
  /// The maximum length of a path in a line, in bytes.
  private static let pathLimit = 256

  /// `time info request id=… method=… path=… status=… …`, like other lines of the text format.
  static func text(_ record: borrowing AccessRecord, _ line: inout ByteBuffer) {
    Timestamp.append(to: &line)
    line.append(literal: record.error == nil ? " info request id=" : " info refused id=")
    line.append(record.id)
    line.append(literal: " method=")
    line.append(literal: name(of: record.method))
    line.append(literal: " path=")
    let path = path(of: record)
    if path.isEmpty || path.contains(where: needsEscape) {
      line.append(literal: "\"")
      appendEscaped(path, to: &line)
      line.append(literal: "\"")
    } else {
      line.append(path)
    }
    appendCounts(
      of: record, status: " status=", bytesIn: " in=", bytesOut: " out=", microseconds: " us=",
      to: &line)
    line.append(literal: " client=")
    appendClient(of: record, to: &line)
    if let trace = record.traceParent {
      line.append(literal: " trace=")
      line.append(Bytes(rebasing: trace[3..<35]))
    }
    if let principal = record.principal {
      line.append(literal: " token=")
      line.append(principal)
    }
    if hasLimit(record) {
      line.append(literal: " limit=")
      appendLimit(of: record, to: &line)
    }
    if let error = record.error {
      line.append(literal: " reason=\"")
      line.append(literal: error.reason)
      line.append(literal: "\"")
    }
    line.append(literal: "\n")
  }

  /// The record as a JSON object.
  static func json(_ record: borrowing AccessRecord, _ line: inout ByteBuffer) {
    line.append(literal: #"{"time":""#)
    Timestamp.append(to: &line)
    line.append(literal: #"","level":"info","message":""#)
    line.append(literal: record.error == nil ? "request" : "refused")
    line.append(literal: #"","id":""#)
    line.append(record.id)
    line.append(literal: #"","method":""#)
    line.append(literal: name(of: record.method))
    line.append(literal: #"","path":""#)
    appendEscaped(path(of: record), to: &line)
    line.append(literal: "\"")
    appendCounts(
      of: record, status: #","status":"#, bytesIn: #","in":"#, bytesOut: #","out":"#,
      microseconds: #","us":"#, to: &line)
    line.append(literal: #","client":""#)
    appendClient(of: record, to: &line)
    line.append(literal: "\"")
    if let trace = record.traceParent {
      line.append(literal: #","trace":""#)
      line.append(Bytes(rebasing: trace[3..<35]))
      line.append(literal: "\"")
    }
    if let principal = record.principal {
      line.append(literal: #","token":""#)
      line.append(principal)
      line.append(literal: "\"")
    }
    if hasLimit(record) {
      line.append(literal: #","limit":""#)
      appendLimit(of: record, to: &line)
      line.append(literal: "\"")
    }
    if let error = record.error {
      line.append(literal: #","reason":""#)
      line.append(literal: error.reason)
      line.append(literal: "\"")
    }
    line.append(literal: "}\n")
  }

  /// The name of the method, or `-` for an unknown one.
  private static func name(of method: HTTPMethod?) -> StaticString {
    guard let method, method != .other else { return "-" }
    return method.name
  }

  /// Appends the address of the client, or `unix` for a peer of a Unix-domain socket.
  private static func appendClient(of record: borrowing AccessRecord, to line: inout ByteBuffer) {
    guard let client = record.client else { return line.append(literal: "unix") }
    guard let octets = client.octets else { return line.append(client.description) }
    line.append(decimal: Int(octets.0))
    line.append(literal: ".")
    line.append(decimal: Int(octets.1))
    line.append(literal: ".")
    line.append(decimal: Int(octets.2))
    line.append(literal: ".")
    line.append(decimal: Int(octets.3))
  }

  /// Whether a limit refused the request.
  private static func hasLimit(_ record: borrowing AccessRecord) -> Bool {
    record.limitName != nil || record.error?.limitName != nil
  }

  /// Appends the option that sets the limit.
  private static func appendLimit(of record: borrowing AccessRecord, to line: inout ByteBuffer) {
    if let name = record.error?.limitName {
      line.append(literal: name)
    } else if let name = record.limitName {
      line.append(name)
    }
  }

  /// Appends status, sizes and duration, each after its key.
  private static func appendCounts(
    of record: borrowing AccessRecord, status: StaticString, bytesIn: StaticString,
    bytesOut: StaticString, microseconds: StaticString, to line: inout ByteBuffer
  ) {
    line.append(literal: status)
    line.append(decimal: Int(record.status.code))
    line.append(literal: bytesIn)
    line.append(decimal: record.bytesIn)
    line.append(literal: bytesOut)
    line.append(decimal: record.bytesOut)
    line.append(literal: microseconds)
    line.append(decimal: Int(record.nanoseconds / 1000))
  }

  /// The beginning of the path, without the query, which may be confidential.
  private static func path(of record: borrowing AccessRecord) -> Bytes {
    let target = record.target
    var end = 0
    while end < target.count, end < pathLimit, target[end] != UInt8(ascii: "?") { end += 1 }
    return Bytes(rebasing: target[..<end])
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte <= 32 || byte >= 127 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Appends bytes, with `\u00xx` for those that would end the quotes or the line.
  private static func appendEscaped(_ bytes: Bytes, to line: inout ByteBuffer) {
    for byte in bytes {
      if needsEscape(byte), byte != 32 {
        line.append(literal: "\\u00")
        line.append(byte: hexDigit(byte >> 4))
        line.append(byte: hexDigit(byte & 15))
      } else {
        line.append(byte: byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}
