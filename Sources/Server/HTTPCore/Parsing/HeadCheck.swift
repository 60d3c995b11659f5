/// The semantic checks of a complete head: message framing, Host, persistence and expectations.
///
/// A message with ambiguous framing is rejected to prevent request smuggling (RFC 9112, sections
/// 6.3 and 11.2), even where llhttp accepts it.
struct HeadCheck {
  let base: UnsafeRawPointer
  let fields: UnsafeMutablePointer<FieldSlice>
  let count: Int
  let minorVersion: UInt8

  private(set) var framing = BodyFraming.none
  private(set) var keepsAlive = true
  private(set) var expectsContinue = false
  private(set) var hasIfMatch = false
  /// The index of the only and valid `X-Request-ID` or `traceparent` field; negative without one.
  private(set) var requestIDField: Int32 = -1
  private(set) var traceParentField: Int32 = -1

  private var hosts = 0
  private var lengths = 0
  private var transferEncodings = 0
  private var requestIDs = 0
  private var traceParents = 0
  private var saysKeepAlive = false
  private var saysClose = false
  private var error: HTTPError?

  @inline(__always)
  init(_ facts: UnsafeMutablePointer<HeadFacts>) {
    base = facts.pointee.base
    fields = facts.pointee.slices
    count = Int(facts.pointee.fieldCount)
    minorVersion = facts.pointee.minorVersion
  }

  /// Trims the field values and checks everything.
  // Transparent, since the compiler does not always honour `@inline(__always)` here, which would
  // cost about twenty instructions per request.
  @_transparent
  mutating func run(majorVersion: UInt8, lastHost: inout LastHost) -> HTTPError? {
    guard majorVersion == 1 else {
      return HTTPError(.versionNotSupported, "Only HTTP/1.1 and HTTP/1.0 are supported")
    }
    for index in 0..<count {
      guard trim(index) else {
        return HTTPError(.malformedRequest, "A header field is folded over several lines")
      }
      let slice = fields[index]
      let name = Bytes(start: base + Int(slice.nameStart), count: Int(slice.nameLength))
      let value = Bytes(start: base + Int(slice.valueStart), count: Int(slice.valueLength))
      // Fast path: the Host field, mostly with the same value as in the previous request.
      if name.count == 4, name.isHost, lastHost.isSame(as: value) {
        hosts += 1
      } else if Self.mayMatter(name.count) {
        check(fieldAt: index, name: name, value: value, lastHost: &lastHost)
        if let error { return error }
      }
    }
    if hosts > 1 { return HTTPError(.malformedRequest, "The request has more than one Host field") }
    if hosts == 0, minorVersion >= 1 {
      return HTTPError(.malformedRequest, "An HTTP/1.1 request needs a Host field")
    }
    if transferEncodings > 0 {
      if lengths > 0 {
        return HTTPError(
          .malformedRequest, "The request has both Content-Length and Transfer-Encoding")
      }
      if minorVersion == 0 {
        return HTTPError(.malformedRequest, "HTTP/1.0 has no Transfer-Encoding")
      }
      framing = .chunked
    }
    keepsAlive = !saysClose && (minorVersion >= 1 || saysKeepAlive)
    return nil
  }

  /// Trims trailing white space from a field's value.
  ///
  /// - Returns: false if the value begins on a continuation line (obs-fold).
  @inline(__always)
  private func trim(_ index: Int) -> Bool {
    let slice = fields + index
    let start = Int(slice.pointee.valueStart)
    var length = Int(slice.pointee.valueLength)
    guard length > 0 else { return true }
    let nameEnd = Int(slice.pointee.nameStart) &+ Int(slice.pointee.nameLength)
    // llhttp leaves only white space between the colon and the value; a line break there is a fold.
    if start &- nameEnd > 2 {
      for offset in (nameEnd + 1)..<start where !byte(offset).isOptionalWhitespace { return false }
    }
    while length > 0, byte(start &+ length &- 1).isOptionalWhitespace { length &-= 1 }
    slice.pointee.valueLength = UInt32(truncatingIfNeeded: length)
    return true
  }

  /// Whether a name's length is that of a checked field, looked up in a bit set.
  @inline(__always)
  private static func mayMatter(_ nameLength: Int) -> Bool {
    let lengths: UInt32 = 1 << 4 | 1 << 6 | 1 << 8 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 14 | 1 << 17
    return nameLength < 32 && lengths >> UInt32(truncatingIfNeeded: nameLength) & 1 != 0
  }

  @inline(never)
  private mutating func check(
    fieldAt index: Int, name: Bytes, value: Bytes, lastHost: inout LastHost
  ) {
    switch name.count {
    case 4 where name.isHost:
      hosts += 1
      if HostField.isValid(value) {
        lastHost.remember(value)
      } else {
        error = HTTPError(.malformedRequest, "The Host field is not a host with a port")
      }
    case 6 where name.equalsIgnoringCase(lowercased: "expect"):
      checkExpect(value)
    case 8 where name.equalsIgnoringCase(lowercased: "if-match"):
      hasIfMatch = true
    case 10 where name.equalsIgnoringCase(lowercased: "connection"):
      checkConnection(value)
    case 11 where name.equalsIgnoringCase(lowercased: "traceparent"):
      traceParents += 1
      let isUsable = traceParents == 1 && TraceParent.isValid(value)
      traceParentField = isUsable ? Int32(truncatingIfNeeded: index) : -1
    case 12 where name.equalsIgnoringCase(lowercased: "x-request-id"):
      requestIDs += 1
      let isUsable = requestIDs == 1 && RequestID.isValid(value)
      requestIDField = isUsable ? Int32(truncatingIfNeeded: index) : -1
    case 14 where name.equalsIgnoringCase(lowercased: "content-length"):
      checkLength(value)
    case 17 where name.equalsIgnoringCase(lowercased: "transfer-encoding"):
      checkTransferEncoding(value)
    default:
      break
    }
  }

  private func byte(_ offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }

  private mutating func checkExpect(_ value: Bytes) {
    guard minorVersion >= 1 else { return }
    guard value.equalsIgnoringCase(lowercased: "100-continue") else {
      error = HTTPError(.expectationFailed, "The only expectation that can be met is 100-continue")
      return
    }
    expectsContinue = true
  }

  private mutating func checkLength(_ value: Bytes) {
    lengths += 1
    var length: UInt64 = 0
    for digit in value {
      guard digit.isDigit else {
        error = HTTPError(.malformedRequest, "Content-Length is not a number of bytes")
        return
      }
      let (product, overflow) = length.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
      guard !overflow, !carry else {
        error = HTTPError(.malformedRequest, "Content-Length is too large a number")
        return
      }
      length = sum
    }
    if value.isEmpty || lengths > 1 {
      error = HTTPError(.malformedRequest, "The request needs one Content-Length with one number")
      return
    }
    framing = .length(length)
  }

  private mutating func checkTransferEncoding(_ value: Bytes) {
    transferEncodings += 1
    guard transferEncodings == 1, value.equalsIgnoringCase(lowercased: "chunked") else {
      let isKnownList =
        transferEncodings == 1 && value.last == UInt8(ascii: "d")
        && value.contains(UInt8(ascii: ","))
      error =
        isKnownList
        ? HTTPError(.notImplemented, "The only transfer coding that is implemented is chunked")
        : HTTPError(
          .malformedRequest, "Transfer-Encoding has to be chunked, once, and nothing else")
      return
    }
  }

  private mutating func checkConnection(_ value: Bytes) {
    var start = 0
    while start <= value.count {
      var end = start
      while end < value.count, value[end] != UInt8(ascii: ",") { end += 1 }
      let token = Bytes(rebasing: value[start..<end]).trimmed
      if token.equalsIgnoringCase(lowercased: "close") {
        saysClose = true
      } else if token.equalsIgnoringCase(lowercased: "keep-alive") {
        saysKeepAlive = true
      }
      start = end + 1
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether four bytes are `host`, case-insensitively.
  fileprivate var isHost: Bool {
    let letters = UInt32(littleEndian: loadUnaligned(as: UInt32.self))
    // Sets the lower-case bits, and compares with `host` in little-endian order.
    return letters | 0x2020_2020 == 0x7473_6F68
  }
}

/// The last valid Host value of a connection: most connections repeat it in every request.
struct LastHost {
  /// The maximum length of a cached value in bytes.
  static let capacity = 48
  private let bytes: UnsafeMutableRawPointer
  private var count = -1

  /// Makes an empty cache over `capacity` bytes of the parser's memory.
  init(in bytes: UnsafeMutableRawPointer) {
    self.bytes = bytes
  }

  /// Whether a value is equal to the cached one.
  @inline(__always)
  func isSame(as value: Bytes) -> Bool {
    value.count == count && value.equals(Bytes(start: bytes, count: count))
  }

  /// Caches a valid value, unless it exceeds `capacity`.
  mutating func remember(_ value: Bytes) {
    count = -1
    guard value.count <= Self.capacity else { return }
    if let start = value.baseAddress { bytes.copyMemory(from: start, byteCount: value.count) }
    count = value.count
  }
}

/// The grammar of the Host field: `uri-host [ ":" port ]` (RFC 9110, section 7.2).
enum HostField {
  /// Whether the bytes are empty or a host with an optional port.
  static func isValid(_ value: Bytes) -> Bool {
    guard let first = value.first else { return true }
    var index = 0
    if first == UInt8(ascii: "[") {
      index = 1
      while index < value.count, value[index] != UInt8(ascii: "]") {
        guard isAddressCharacter(value[index]) else { return false }
        index += 1
      }
      guard index > 1, index < value.count else { return false }
      index += 1
    } else {
      while index < value.count, value[index] != UInt8(ascii: ":") {
        guard isNameCharacter(value[index]) else { return false }
        index += 1
      }
      guard index > 0 else { return false }
    }
    guard index < value.count else { return true }
    return value[index] == UInt8(ascii: ":") && isPort(Bytes(rebasing: value[(index + 1)...]))
  }

  /// Whether the digits are empty or a port of at most five digits, leading zeros included.
  private static func isPort(_ digits: Bytes) -> Bool {
    guard digits.count <= 5 else { return false }
    var port = 0
    for digit in digits {
      guard digit.isDigit else { return false }
      port = port * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return port <= 65_535
  }

  private static func isAddressCharacter(_ byte: UInt8) -> Bool {
    byte.hexadecimalValue != nil || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "v")
  }

  /// Whether the byte may occur in a reg-name: unreserved, percent-encoded and sub-delims.
  ///
  /// The comma is excluded, since it indicates two combined values. The allowed bytes are
  /// `! $ % & ' ( ) * + - .`, digits, `; = _ ~` and letters, as two 64-bit sets.
  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    if byte < 64 { return (0x2BFF_6FF2_0000_0000 as UInt64) >> byte & 1 != 0 }
    return byte < 128 && (0x47FF_FFFE_87FF_FFFE as UInt64) >> (byte &- 64) & 1 != 0
  }
}
