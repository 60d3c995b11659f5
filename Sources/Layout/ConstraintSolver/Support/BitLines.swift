/// An array of bit sets of equal length.
struct BitLines: BitwiseCopyable {
  private let words: Buffer<UInt64>
  private let wordCount: Int

  /// Makes `count` empty sets of numbers below `length`.
  init(count: Int, length: Int, in arena: Arena) {
    wordCount = (length + 63) / 64
    words = arena.buffer(count * wordCount, of: 0)
  }

  func copy(in arena: Arena) -> BitLines {
    BitLines(words: arena.copy(words), wordCount: wordCount)
  }

  private init(words: Buffer<UInt64>, wordCount: Int) {
    self.words = words
    self.wordCount = wordCount
  }

  @inline(__always)
  func insert(_ line: Int, _ number: Int) {
    words[line &* wordCount &+ number >> 6] |= 1 << UInt64(number & 63)
  }

  @inline(__always)
  func remove(_ line: Int, _ number: Int) {
    words[line &* wordCount &+ number >> 6] &= ~(1 << UInt64(number & 63))
  }

  /// The number of elements of a line.
  ///
  /// - Complexity: O(length / 64).
  func count(_ line: Int) -> Int {
    var count = 0
    for at in 0..<wordCount { count += words[line &* wordCount &+ at].nonzeroBitCount }
    return count
  }

  /// Calls `body` with the numbers of a line, ascending. `body` may remove the current number.
  @inline(__always)
  func forEach(_ line: Int, _ body: (Int) -> Void) {
    for at in 0..<wordCount {
      var bits = words[line &* wordCount &+ at]
      while bits != 0 {
        body(at << 6 + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
