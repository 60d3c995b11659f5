/// The normalized path of a request, and its query.
///
/// Percent-encoding is decoded, except for a slash, which stays `%2F` and is not a separator. Dot
/// segments are removed after decoding, so `/%2e%2e/` is one too. None leads above the root (RFC
/// 3986, section 5.2.4).
public struct RequestTarget {
  /// The path; `*` for the asterisk form, which addresses the whole server.
  public let path: Bytes
  /// The query after the question mark as received; nil without one.
  public let query: Bytes?

  /// Makes a target from a normalized path, without a query.
  public init(plain path: Bytes) {
    self.path = path
    query = nil
  }

  /// Parses a target in origin, absolute or asterisk form (RFC 9112, section 3.2); nil for any
  /// other.
  ///
  /// - Parameters:
  ///   - target: the target of the request line.
  ///   - method: the method. Only OPTIONS allows the asterisk form.
  ///   - scratch: the buffer for the path if it differs from `target`. The result is valid until
  ///     either changes.
  /// - Complexity: O(n)
  public init?(_ target: Bytes, method: HTTPMethod, scratch: inout ByteBuffer) {
    guard let first = target.first else { return nil }
    var rest = target
    if first != UInt8(ascii: "/") {
      if target.equals("*") {
        guard method == .options else { return nil }
        path = target
        query = nil
        return
      }
      guard let afterAuthority = Self.skipAuthority(target) else { return nil }
      rest = afterAuthority
      if rest.isEmpty || rest[0] == UInt8(ascii: "?") {
        let root: StaticString = method == .options && rest.isEmpty ? "*" : "/"
        path = Bytes(start: root.utf8Start, count: 1)
        query = rest.isEmpty ? nil : Bytes(rebasing: rest[1...])
        return
      }
    }
    var end = 0
    var isPlain = true
    var previous: UInt8 = 0
    while end < rest.count {
      let byte = rest[end]
      if byte == UInt8(ascii: "?") { break }
      if !byte.isVisibleASCII || byte == UInt8(ascii: "#") { return nil }
      if byte == UInt8(ascii: "%") || (byte == UInt8(ascii: ".") && previous == UInt8(ascii: "/")) {
        isPlain = false
      }
      previous = byte
      end += 1
    }
    if end < rest.count {
      let found = Bytes(rebasing: rest[(end + 1)...])
      for byte in found where !byte.isVisibleASCII || byte == UInt8(ascii: "#") { return nil }
      query = found
    } else {
      query = nil
    }
    let raw = Bytes(rebasing: rest[..<end])
    if isPlain {
      path = raw
      return
    }
    guard Self.normalize(raw, into: &scratch) else { return nil }
    path = scratch.bytes
  }

  /// The part after `http://authority`; nil if the target does not have that form.
  private static func skipAuthority(_ target: Bytes) -> Bytes? {
    var start = 0
    if target.count > 7, Bytes(rebasing: target[..<7]).equalsIgnoringCase(lowercased: "http://") {
      start = 7
    } else if target.count > 8,
      Bytes(rebasing: target[..<8]).equalsIgnoringCase(lowercased: "https://")
    {
      start = 8
    } else {
      return nil
    }
    var end = start
    while end < target.count, target[end] != UInt8(ascii: "/"), target[end] != UInt8(ascii: "?") {
      end += 1
    }
    let authority = Bytes(rebasing: target[start..<end])
    guard !authority.isEmpty, HostField.isValid(authority) else { return nil }
    return Bytes(rebasing: target[end...])
  }

  /// Decodes a path and removes its dot segments; false for invalid encoding or control characters.
  private static func normalize(_ raw: Bytes, into result: inout ByteBuffer) -> Bool {
    result.removeAll()
    result.reserve(raw.count)
    var index = 0
    var segmentStart = 0
    while index < raw.count {
      var byte = raw[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < raw.count, let high = raw[index].hexadecimalValue,
          let low = raw[index + 1].hexadecimalValue
        else { return false }
        index += 2
        byte = high << 4 | low
        guard !byte.isControl else { return false }
        if byte == UInt8(ascii: "/") {
          result.append(literal: "%2F")
          continue
        }
      } else if byte == UInt8(ascii: "/") {
        endSegment(&result, from: segmentStart, isLast: false)
        result.append(byte: UInt8(ascii: "/"))
        segmentStart = result.count
        continue
      }
      result.append(byte: byte)
    }
    endSegment(&result, from: segmentStart, isLast: true)
    return true
  }

  /// Removes the last segment if it is a dot segment, and the slash that the caller appends again.
  private static func endSegment(_ path: inout ByteBuffer, from start: Int, isLast: Bool) {
    let segment = Bytes(rebasing: path.bytes[start...])
    if segment.equals(".") {
      path.truncate(to: start)
    } else if segment.equals("..") {
      path.truncate(to: start)
      // Removes the preceding segment, too, if there is one.
      if start > 1 {
        let before = path.bytes
        var offset = start - 1
        while offset > 0, before[offset - 1] != UInt8(ascii: "/") { offset -= 1 }
        path.truncate(to: offset)
      }
    } else {
      return
    }
    // The path ends in a slash here. The caller appends its own unless this is the last segment.
    if !isLast, path.bytes.last == UInt8(ascii: "/") { path.truncate(to: path.count - 1) }
  }
}
