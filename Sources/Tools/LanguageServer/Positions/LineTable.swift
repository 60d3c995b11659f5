/// The lines of a text, which convert between offsets in bytes and positions.
///
/// Lines end with LF, CR or CR LF. The text must be UTF-8.
public struct LineTable: Sendable {
  /// The text.
  public let bytes: [UInt8]
  private let encoding: PositionEncoding
  private let lineStarts: [Int]
  /// The units before each block of bytes, since a text may be a single line of megabytes.
  private let units: [Int]
  /// The characters before each block of bytes.
  private let scalars: [Int]
  private static let blockLength = 1024

  /// Reads the lines of a text.
  ///
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    var (units, scalars) = ([Int](), [Int]())
    var (unitCount, scalarCount) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if index % Self.blockLength == 0 {
        units.append(unitCount)
        scalars.append(scalarCount)
      }
      unitCount += encoding.units(of: byte)
      if byte & 0xC0 != 0x80 { scalarCount += 1 }
      let endsPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !endsPair {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
    self.units = units
    self.scalars = scalars
  }

  /// The number of lines.
  public var lineCount: Int { lineStarts.count }

  // MARK: Positions of offsets

  /// The position of an offset, which is clamped to the text.
  ///
  /// - Complexity: O(log bytes).
  public func position(of offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lineStarts.lastIndex(notAbove: offset)
    return TextPosition(
      line: line,
      character: count(before: offset, units, encoding.units)
        - count(before: lineStarts[line], units, encoding.units))
  }

  /// The range of some bytes.
  public func range(of bytes: Range<Int>) -> TextRange {
    TextRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
  }

  // MARK: Offsets of positions

  /// The offset of a position. A position behind the end of its line is that end, and one within
  /// a character is the start of it.
  ///
  /// - Complexity: O(log bytes).
  public func offset(of position: TextPosition) -> Int {
    offset(line: position.line, count: position.character, units, encoding.units)
  }

  /// The offset of a character. The line and the column count from 1, the column in Unicode
  /// scalars.
  ///
  /// - Complexity: O(log bytes).
  public func offset(line: Int, column: Int) -> Int {
    offset(line: max(1, line) - 1, count: max(1, column) - 1, scalars, Self.scalars)
  }

  private static func scalars(of byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : 1 }

  /// The offset of the end of the line that contains an offset, before its line break.
  func endOfLine(containing offset: Int) -> Int {
    max(offset, end(ofLine: lineStarts.lastIndex(notAbove: offset)))
  }

  /// The offset of the end of a line, before its line break.
  private func end(ofLine line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return bytes.count }
    let end = lineStarts[line + 1] - 1
    let isPair = end > lineStarts[line] && bytes[end] == 0x0A && bytes[end - 1] == 0x0D
    return isPair ? end - 1 : end
  }

  private func offset(
    line: Int, count: Int, _ blocks: [Int], _ units: (UInt8) -> Int
  ) -> Int {
    guard line >= 0 else { return 0 }
    guard line < lineStarts.count else { return bytes.count }
    let (start, end) = (lineStarts[line], end(ofLine: line))
    // No line has more units than bytes, so a larger count leads to its end.
    guard count > 0, count < end - start + 1 else { return count > 0 ? end : start }
    let wanted = self.count(before: start, blocks, units) + count
    // A count behind the end of the line leads to a block behind it.
    var offset = min(end, max(start, blocks.lastIndex(notAbove: wanted) * Self.blockLength))
    var found = self.count(before: offset, blocks, units)
    while offset < end {
      var next = offset + 1
      while next < end, bytes[next] & 0xC0 == 0x80, units(bytes[next]) == 0 { next += 1 }
      let size = units(bytes[offset])
      guard found + size <= wanted else { break }
      found += size
      offset = next
    }
    // Bytes are units of their own in UTF-8.
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private func count(before offset: Int, _ blocks: [Int], _ units: (UInt8) -> Int) -> Int {
    guard !blocks.isEmpty else { return 0 }
    let block = min(offset / Self.blockLength, blocks.count - 1)
    var count = blocks[block]
    for index in (block * Self.blockLength)..<offset { count += units(bytes[index]) }
    return count
  }
}

extension [Int] {
  /// The index of the last element that is not above a number, in an array in ascending order
  /// whose first element is not.
  fileprivate func lastIndex(notAbove number: Int) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
