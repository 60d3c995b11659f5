/// A hash of short texts: multiplies and folds their words (Wang Yi, "wyhash", 2019).
///
/// The keys are random for each process, so clients cannot choose names that collide.
package struct WordHash: Sendable {
  private let first: UInt64
  private let second: UInt64

  /// The hash of this process.
  static let ofProcess = WordHash(first: .random(in: 1 ... .max), second: .random(in: 1 ... .max))

  private init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// The hash of some bytes. `head` contains the first eight, padded with zeros.
  ///
  /// - Complexity: O(count).
  @inline(__always)
  func hash(_ bytes: UnsafeRawPointer, count: Int, head: UInt64) -> UInt32 {
    var folded = Self.fold(head ^ second, first ^ UInt64(truncatingIfNeeded: count))
    if count > 8 { folded = hash(bytes, count: count, behind: folded) }
    return UInt32(truncatingIfNeeded: folded)
  }

  /// The hash of some bytes in this process.
  ///
  /// - Complexity: O(count).
  package static func ofProcess(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    let head = start.firstWord(count: bytes.count)
    return ofProcess.hash(start, count: bytes.count, head: head)
  }

  /// The hash of the bytes after the first eight.
  @inline(never)
  private func hash(_ bytes: UnsafeRawPointer, count: Int, behind head: UInt64) -> UInt64 {
    var folded = head
    var offset = 8
    while offset &+ 8 < count {
      folded = Self.fold(bytes.word(at: offset) ^ second, folded ^ first)
      offset &+= 8
    }
    return Self.fold(bytes.word(at: count &- 8) ^ second, folded ^ first)
  }

  @inline(__always)
  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}

/// Bytes as words of eight, first byte lowest. Nothing outside the given bytes is read.
extension UnsafeRawPointer {
  /// Eight bytes.
  @inline(__always)
  func word(at offset: Int = 0) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private func half(at offset: Int = 0) -> UInt64 {
    UInt64(UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// The first eight of `count` bytes, padded with zeros.
  @inline(__always)
  func firstWord(count: Int) -> UInt64 {
    if count >= 8 { return word() }
    if count >= 4 {
      // The two halves may overlap in equal bits.
      let shift = UInt64(truncatingIfNeeded: count &- 4) &* 8
      return half() | half(at: count &- 4) &<< shift
    }
    var first: UInt64 = 0
    var offset = count
    while offset > 0 {
      offset &-= 1
      first = first &<< 8 | UInt64(load(fromByteOffset: offset, as: UInt8.self))
    }
    return first
  }

  /// Whether `count` bytes equal those of another text.
  @inline(__always)
  func equals(_ other: UnsafeRawPointer, count: Int) -> Bool {
    guard count >= 8 else { return firstWord(count: count) == other.firstWord(count: count) }
    var offset = 0
    while offset &+ 8 < count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset &+= 8
    }
    return word(at: count &- 8) == other.word(at: count &- 8)
  }
}
