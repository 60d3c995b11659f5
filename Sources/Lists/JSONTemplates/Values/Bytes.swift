/// Functions on UTF-8 text.
enum Bytes {
  /// Whether a text equals a range of another.
  static func areEqual(
    _ text: UnsafeBufferPointer<UInt8>, to all: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> Bool {
    guard text.count == range.count else { return false }
    let other = UnsafeBufferPointer(rebasing: all[range])
    return commonPrefix(UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(other)) == text.count
  }

  /// The length of the common prefix, in bytes.
  static func commonPrefix(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    let count = min(a.count, b.count)
    if a.baseAddress == b.baseAddress { return count }
    var index = 0
    while index + 8 <= count {
      let left = a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let right = b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard left == right else {
        return index + (left.littleEndian ^ right.littleEndian).trailingZeroBitCount / 8
      }
      index += 8
    }
    while index < count, a[index] == b[index] { index += 1 }
    return index
  }

  /// The flags of a string with these bytes.
  static func flags(of text: UnsafeBufferPointer<UInt8>) -> TemplateValue.Flags {
    var union: UInt8 = 0
    var dollars: UInt8 = 0
    for byte in text {
      union |= byte
      dollars |= byte == UInt8(ascii: "$") ? 1 : 0
    }
    var flags: TemplateValue.Flags = dollars == 0 ? [] : .dollar
    if union >= 0x80 { flags.insert(.nonASCII) }
    return flags
  }

  /// Whether a byte begins a Unicode scalar.
  static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// Whether a text is a name: `[a-zA-Z_][a-zA-Z0-9_]*`.
  static func isIdentifier(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first, isIdentifierStart(first) else { return false }
    return text.dropFirst().allSatisfy(isIdentifierPart)
  }

  static func isIdentifierStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
  }

  static func isIdentifierPart(_ byte: UInt8) -> Bool { isIdentifierStart(byte) || isDigit(byte) }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The length of leading white space, in bytes.
  static func leadingSpace(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var end = text.startIndex
    while end < text.endIndex {
      let byte = text[end]
      if byte < 0x80 {
        guard isASCIISpace(byte) else { break }
        end += 1
        continue
      }
      guard let (scalar, length) = scalar(in: text, at: end), scalar.properties.isWhitespace else {
        break
      }
      end += length
    }
    return end - text.startIndex
  }

  /// The length of trailing white space, in bytes.
  static func trailingSpace(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var end = text.endIndex
    while end > text.startIndex {
      var start = end - 1
      while start > text.startIndex, !beginsScalar(text[start]) { start -= 1 }
      guard leadingSpace(text[start..<end]) == end - start else { break }
      end = start
    }
    return text.endIndex - end
  }

  private static func isASCIISpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }

  /// The scalar at an index of well-formed text, and its length.
  static func scalar(
    in text: Slice<UnsafeBufferPointer<UInt8>>, at index: Int
  ) -> (Unicode.Scalar, length: Int)? {
    var end = index + 1
    while end < text.endIndex, !beginsScalar(text[end]) { end += 1 }
    let decoded = String(decoding: text[index..<end], as: UTF8.self)
    return decoded.unicodeScalars.first.map { ($0, end - index) }
  }
}
