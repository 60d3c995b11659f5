import Libc

/// Comparison and trimming of bytes by HTTP's grammar.
extension UnsafeRawBufferPointer {
  /// Whether the bytes are equal to a literal.
  ///
  /// - Complexity: O(n)
  @inlinable
  public func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let other = text.utf8Start
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  /// Whether the bytes are equal to a lower-case literal, ignoring the case of ASCII letters.
  ///
  /// - Complexity: O(n)
  @inlinable
  public func equalsIgnoringCase(lowercased text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let other = text.utf8Start
    for index in 0..<count where self[index].asciiLowercased != other[index] { return false }
    return true
  }

  /// Whether the bytes are equal to others.
  ///
  /// - Complexity: O(n)
  @inlinable
  @inline(__always)
  public func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let theirs = other.baseAddress else { return count == 0 }
    // Two possibly overlapping words from both ends cover a short run. Paths and hosts are short.
    if count >= 8, count <= 16 {
      let last = count &- 8
      return mine.loadUnaligned(as: UInt64.self) == theirs.loadUnaligned(as: UInt64.self)
        && mine.loadUnaligned(fromByteOffset: last, as: UInt64.self)
          == theirs.loadUnaligned(fromByteOffset: last, as: UInt64.self)
    }
    if count >= 4, count < 8 {
      let last = count &- 4
      return mine.loadUnaligned(as: UInt32.self) == theirs.loadUnaligned(as: UInt32.self)
        && mine.loadUnaligned(fromByteOffset: last, as: UInt32.self)
          == theirs.loadUnaligned(fromByteOffset: last, as: UInt32.self)
    }
    return Self.equal(mine, theirs, count: count)
  }

  @usableFromInline
  static func equal(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Bool {
    memcmp(one, other, count) == 0
  }

  /// The bytes without spaces and tabs at either end.
  ///
  /// - Complexity: O(n)
  public var trimmed: UnsafeRawBufferPointer {
    var lower = 0
    var upper = count
    while lower < upper, self[lower].isOptionalWhitespace { lower += 1 }
    while upper > lower, self[upper - 1].isOptionalWhitespace { upper -= 1 }
    return UnsafeRawBufferPointer(rebasing: self[lower..<upper])
  }

  /// The bytes decoded as UTF-8, with U+FFFD for ill-formed sequences.
  ///
  /// - Complexity: O(n)
  public var text: String { String(decoding: self, as: UTF8.self) }
}

extension UInt8 {
  /// The byte, with an ASCII capital letter in lower case.
  @inlinable
  public var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }

  /// Whether the byte is an ASCII digit.
  public var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is visible ASCII: neither a control character nor a space (VCHAR, RFC 5234).
  public var isVisibleASCII: Bool { self > UInt8(ascii: " ") && self <= UInt8(ascii: "~") }

  /// Whether the byte is an ASCII control character (CTL, RFC 5234).
  public var isControl: Bool { self < UInt8(ascii: " ") || self == 0x7F }

  /// Whether the byte is a space or a tab (OWS, RFC 9110, section 5.6.3).
  public var isOptionalWhitespace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is a token character (tchar, RFC 9110, section 5.6.2).
  public var isTokenCharacter: Bool {
    switch UnicodeScalar(self) {
    case "0"..."9", "A"..."Z", "a"..."z": true
    case "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~": true
    default: false
    }
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  public var hexadecimalValue: UInt8? {
    switch UnicodeScalar(self) {
    case "0"..."9": self - UInt8(ascii: "0")
    case "A"..."F": self - UInt8(ascii: "A") + 10
    case "a"..."f": self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
