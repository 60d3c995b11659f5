/// A plain word in text: letters, digits and underscores.
struct TextWord {
  /// The offset of the word.
  let start: Int
  /// The offset behind the word.
  let end: Int
  /// The first eight bytes, first byte lowest, padded with zeros.
  let head: UInt64

  @inline(__always) var count: Int { end &- start }
  @inline(__always) var range: Range<Int> { start..<end }
}

extension TextWord {
  /// The number of bytes before the first period of eight bytes, 8 if there is none.
  @inline(__always)
  static func lengthBeforePeriod(_ bytes: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = bytes ^ ones &* UInt64(UInt8(ascii: "."))
    let periods = (difference &- ones) & ~difference & (ones &* 0x80)
    return periods.trailingZeroBitCount &>> 3
  }
}

/// Bytes of text, alone and eight at a time.
extension Span<UInt8> {
  /// The bytes of `range` as a UTF-8 string.
  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The byte at an offset, or 0 at the end.
  ///
  /// - Precondition: `offset` is not negative.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < count ? self[unchecked: offset] : 0 }

  /// The plain word at an offset within the text. The first byte is not checked for being a digit.
  @inline(__always)
  func plainWord(at offset: Int) -> TextWord {
    let bytes = eightBytes(at: offset)
    let length = Self.wordLength(bytes)
    if length == 8 {
      return TextWord(start: offset, end: endOfWord(from: offset &+ 8), head: bytes)
    }
    let bits = UInt64(truncatingIfNeeded: length &* 8)
    return TextWord(start: offset, end: offset &+ length, head: bytes & ((1 &<< bits) &- 1))
  }

  /// Whether all bytes are one plain word.
  var isPlainWord: Bool {
    guard TextScanner.startsWord(byte(at: 0)) else { return false }
    return plainWord(at: 0).end == count
  }

  /// The end of the plain word that continues at an offset.
  @inline(never)
  private func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < count {
      let length = Self.wordLength(eightBytes(at: end))
      end &+= length
      if length < 8 { return end }
    }
    return end
  }

  /// The eight bytes at an offset within the text or at its end, first byte lowest, with zeros
  /// behind the end of the text.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    if offset &+ 8 <= count { return load(at: offset) }
    guard count >= 8 else { return bytesOfShortText(from: offset) }
    let missing = UInt64(truncatingIfNeeded: offset &+ 8 &- count)
    return load(at: count &- 8) >> (8 &* missing)
  }

  @inline(__always)
  private func load(at offset: Int) -> UInt64 {
    // Callers have checked the bounds.
    withUnsafeBytes {
      UInt64(
        littleEndian: $0.baseAddress.unsafelyUnwrapped.loadUnaligned(
          fromByteOffset: offset, as: UInt64.self))
    }
  }

  @inline(never)
  private func bytesOfShortText(from offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in stride(from: count - 1, through: offset, by: -1) {
      word = word << 8 | UInt64(self[index])
    }
    return word
  }

  /// The number of leading bytes of `word` that can continue a plain word.
  @inline(__always)
  private static func wordLength(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    let low = word & ~high
    let lowercase = low | ones &* 0x20
    // Each sum sets a byte's highest bit from some letter on; no sum overflows into the next byte.
    let letters = (lowercase &+ ones &* (0x80 - 0x61)) & ~(lowercase &+ ones &* (0x80 - 0x7B))
    let digits = (low &+ ones &* (0x80 - 0x30)) & ~(low &+ ones &* (0x80 - 0x3A))
    let underscores = ~((low ^ ones &* 0x5F) &+ ones &* 0x7F)
    let others = ~((letters | digits | underscores) & ~word) & high
    return others.trailingZeroBitCount &>> 3
  }
}
