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
    func appendPadded(_ number: Int, width: Int, _ separator: StaticString) {
      var divisor = 1
      for _ in 1..<width { divisor *= 10 }
      while divisor > 0 {
        buffer.append(byte: UInt8(truncatingIfNeeded: 48 + number / divisor % 10))
        divisor /= 10
      }
      buffer.append(literal: separator)
    }
    appendPadded(Int(parts.tm_year) + 1900, width: 4, "-")
    appendPadded(Int(parts.tm_mon) + 1, width: 2, "-")
    appendPadded(Int(parts.tm_mday), width: 2, "T")
    appendPadded(Int(parts.tm_hour), width: 2, ":")
    appendPadded(Int(parts.tm_min), width: 2, ":")
    appendPadded(Int(parts.tm_sec), width: 2, ".")
    appendPadded(milliseconds, width: 3, "Z")
  }
}
