internal import HTTPCore

private import Libc

/// Timestamps of log lines.
enum Timestamp {
  /// The current time in UTC, to the millisecond (RFC 3339).
  static var now: String {
    var buffer = ByteBuffer()
    append(to: &buffer)
    return buffer.bytes.text
  }

  /// Appends the current time.
  static func append(to buffer: inout ByteBuffer) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    append(seconds: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000, to: &buffer)
  }

  static func append(seconds: Int, milliseconds: Int, to buffer: inout ByteBuffer) {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func appendPair(_ number: Int, _ separator: StaticString) {
      buffer.append(byte: UInt8(truncatingIfNeeded: 48 + number / 10))
      buffer.append(byte: UInt8(truncatingIfNeeded: 48 + number % 10))
      buffer.append(literal: separator)
    }
    let year = Int(parts.tm_year) + 1900
    appendPair(year / 100 % 100, "")
    appendPair(year % 100, "-")
    appendPair(Int(parts.tm_mon) + 1, "-")
    appendPair(Int(parts.tm_mday), "T")
    appendPair(Int(parts.tm_hour), ":")
    appendPair(Int(parts.tm_min), ":")
    appendPair(Int(parts.tm_sec), ".")
    appendPair(milliseconds / 10, "")
    buffer.append(decimal: milliseconds % 10)
    buffer.append(literal: "Z")
  }
}
