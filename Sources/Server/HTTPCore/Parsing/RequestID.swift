/// The ids of requests in logs and responses.
public enum RequestID {
  /// The maximum length of a client's id in bytes.
  public static let limit = 128

  /// Whether a client's id is valid: 1 to 128 letters, digits and `-._~+/=:@`, which need no
  /// escaping in a field, a log line or JSON.
  public static func isValid(_ id: Bytes) -> Bool {
    guard !id.isEmpty, id.count <= limit else { return false }
    return id.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    case "+", "-", ".", "/", ":", "=", "@", "_", "~": true
    default: false
    }
  }
}

/// The `traceparent` field (W3C Trace Context, section 3.2).
public enum TraceParent {
  /// Whether a value is a trace context: version, trace id, parent id and flags in lower-case
  /// hexadecimal digits. A version above 00 may append further fields after a dash.
  public static func isValid(_ value: Bytes) -> Bool {
    let dash = UInt8(ascii: "-")
    guard value.count >= 55, value.count <= 256, value[2] == dash, value[35] == dash,
      value[52] == dash, isHex(value, 0..<2), isHex(value, 3..<35), isHex(value, 36..<52),
      isHex(value, 53..<55), !isZero(value, 3..<35), !isZero(value, 36..<52)
    else { return false }
    if value[0] == UInt8(ascii: "f"), value[1] == UInt8(ascii: "f") { return false }
    if value[0] == UInt8(ascii: "0"), value[1] == UInt8(ascii: "0") { return value.count == 55 }
    return value.count == 55
      || (value[55] == dash && value[56...].allSatisfy(\.isVisibleASCII))
  }

  /// Whether the sender of a valid value has sampled the trace.
  public static func isSampled(_ value: Bytes) -> Bool {
    // Tests the lowest bit of the flags. The ASCII code of a decimal digit is odd if the digit is;
    // for hexadecimal letters it is the reverse.
    let digit = value[54]
    return digit.isDigit ? digit & 1 == 1 : digit & 1 == 0
  }

  private static func isHex(_ value: Bytes, _ range: Range<Int>) -> Bool {
    value[range].allSatisfy {
      $0.isDigit || ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "f"))
    }
  }

  private static func isZero(_ value: Bytes, _ range: Range<Int>) -> Bool {
    value[range].allSatisfy { $0 == UInt8(ascii: "0") }
  }
}
