/// Bytes of text, eight at a time.
extension Span<UInt8> {
  /// The bytes of `range` as a UTF-8 string.
  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The end of the plain word at an offset: letters, digits and underscores. The first byte is not
  /// checked for being a digit.
  @inline(__always)
  func endOfWord(from offset: Int) -> Int {
    var end = offset
    while true {
      let length = Self.wordLength(word(at: end))
      end &+= length
      if length < 8 { return end }
    }
  }

  /// The eight bytes at an offset, first byte lowest, with zeros behind the end of the text.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    offset &+ 8 <= count ? load(at: offset) : lastWord(at: offset)
  }

  @inline(__always)
  private func load(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The word at an offset with fewer than eight bytes behind it.
  @inline(__always)
  private func lastWord(at offset: Int) -> UInt64 {
    if count >= 8 { return load(at: count &- 8) >> (8 &* (offset &+ 8 &- count)) }
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
