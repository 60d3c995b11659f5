/// An index of Unicode scalars in the bytes of an arena: the number of scalars before every 64th
/// byte.
///
/// Bytes of an arena never change, so one index serves all strings and substrings, and each byte is
/// scanned once.
struct ScalarIndex {
  private static let stride = 64

  /// The counts by multiple of the stride, as far as needed so far.
  private var counts = [0]

  /// The number of bytes to scan before positions up to `end` are indexed.
  func missing(to end: Int) -> Int { max(0, end - (counts.count - 1) * Self.stride) }

  /// Indexes positions up to `end`.
  ///
  /// - Complexity: O(``missing(to:)``).
  mutating func extend(to end: Int, in bytes: [UInt8]) {
    while counts.count <= end / Self.stride {
      let start = (counts.count - 1) * Self.stride
      let block = bytes[start..<start + Self.stride]
      counts.append(counts[counts.count - 1] + block.count(where: Bytes.beginsScalar))
    }
  }

  /// The number of scalars that begin before a position. O(1).
  func count(before position: Int, in bytes: [UInt8]) -> Int {
    let block = position / Self.stride
    return counts[block]
      + bytes[block * Self.stride..<position].count(where: Bytes.beginsScalar)
  }

  /// The position of a scalar in a range, by its number in the arena. Returns the end of the range
  /// if the scalar is beyond it.
  ///
  /// - Complexity: O(log(range)).
  func position(of scalar: Int, in range: Range<Int>, _ bytes: [UInt8]) -> Int {
    var low = range.lowerBound / Self.stride
    var high = range.upperBound / Self.stride
    // Binary search for the last block that begins at or before the scalar.
    while low < high {
      let middle = (low + high + 1) / 2
      if counts[middle] <= scalar { low = middle } else { high = middle - 1 }
    }
    var passed = counts[low]
    for position in low * Self.stride..<range.upperBound
    where Bytes.beginsScalar(bytes[position]) {
      if passed == scalar { return position }
      passed += 1
    }
    return range.upperBound
  }
}
