extension JSONWriter {
  /// Writes a string of UTF-8.
  public mutating func string(_ value: ArraySlice<UInt8>) {
    value.withUnsafeBufferPointer { string($0) }
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { string($0) }
  }

  /// Writes a string that has these UTF-8 bytes.
  public mutating func string(_ value: UnsafeBufferPointer<UInt8>) {
    let count = min(value.count, Self.pieceBytes)
    reserve(count + 3)
    putComma()
    put(UInt8(ascii: "\""))
    if let start = value.baseAddress {
      let plain = putPlain(start, count)
      if plain < value.count { putRest(start, from: plain, count: value.count) }
    }
    put(UInt8(ascii: "\""))
    needsComma = true
  }

  /// The size in bytes of a string's text, with its quotes and escapes.
  ///
  /// - Complexity: O(bytes).
  public static func size(of string: UnsafeBufferPointer<UInt8>) -> Int {
    string.reduce(2) { $0 + size(of: $1) }
  }

  private static func size(of byte: UInt8) -> Int {
    switch byte {
    case 0x08, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "\\"): 2
    case ..<0x20: 6
    default: 1
    }
  }

  /// The number of bytes written at once: less than a sixth of the window, since an escape is six
  /// times as long as its byte.
  private static var pieceBytes: Int { 1_024 }

  /// Copies bytes up to the first that needs an escape; the window must have room for them.
  ///
  /// - Returns: The number of copied bytes.
  @inline(__always)
  private mutating func putPlain(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let source = UnsafeRawPointer(start)
    let target = UnsafeMutableRawPointer(next)
    var index = 0
    // Eight bytes at a time. The last eight may overlap bytes already copied.
    while count &- index >= 8 {
      let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard Self.isPlain(word) else { break }
      target.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
      index &+= 8
    }
    if count >= 8, count &- index < 8 {
      let word = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      if Self.isPlain(word) {
        target.storeBytes(of: word, toByteOffset: count &- 8, as: UInt64.self)
        index = count
      }
    }
    while index < count, !Self.needsEscape(start[index]) {
      next[index] = start[index]
      index &+= 1
    }
    next += index
    return index
  }

  /// Writes the rest of a string, escaped if necessary, and leaves room for the closing quote.
  private mutating func putRest(_ start: UnsafePointer<UInt8>, from first: Int, count: Int) {
    var index = first
    while index < count {
      let end = min(count, index + Self.pieceBytes)
      reserve(6 * (end - index) + 1)
      while index < end {
        if Self.needsEscape(start[index]) {
          putEscaped(start[index])
          index += 1
        }
        index += putPlain(start + index, end - index)
      }
    }
  }

  private mutating func putEscaped(_ byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    case ..<0x20:
      put(UInt8(ascii: "u"))
      put(UInt8(ascii: "0"))
      put(UInt8(ascii: "0"))
      put(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0x0F
      put(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    default: put(byte)
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether none of eight bytes needs an escape. Subtracting 0x20 sets the highest bit of a byte
  /// below 0x20; subtracting 1 sets that of a quote or backslash, which the XOR turned into 0.
  /// Bytes above 0x7F need no escape and are masked out.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let borrows =
      ((word &- (ones &* 0x20)) & ~word) | ((quote &- ones) & ~quote)
      | ((backslash &- ones) & ~backslash)
    return borrows & (ones &* 0x80) == 0
  }
}
