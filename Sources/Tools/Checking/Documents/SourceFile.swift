internal import JSONText
internal import TextBytes

/// A range of characters in a file. Lines and columns count from 1, columns in Unicode scalars.
public struct SourceRange: Hashable, Sendable {
  /// The line of the first character.
  public var line: Int
  /// The column of the first character.
  public var column: Int
  /// The line of the character after the last one.
  public var endLine: Int
  /// The column of the character after the last one.
  public var endColumn: Int
}

/// The part of a line around a range, for display.
public struct SourceExcerpt: Hashable, Sendable {
  /// The characters, at most ``SourceExcerpt/length``.
  public var text: String
  /// The number of characters of the line before the excerpt.
  public var start: Int

  /// The most characters of a line to show. A document may be a single line of megabytes.
  static let length = 100
}

/// The bytes of a document, with its lines and the places of its values.
struct SourceFile {
  /// The path as reported.
  let path: String
  let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]
  /// The number of characters before each block of bytes, to count those of long lines.
  private let blockCounts: [Int]
  private static let blockLength = 1024
  private var map: JSONPlaces?

  /// Reads the lines of a document.
  ///
  /// - Complexity: O(bytes).
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var counts: [Int] = []
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.blockLength == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      let isReturn = byte == UInt8(ascii: "\r")
      let endsPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || isReturn && !endsPair { starts.append(index + 1) }
    }
    blockCounts = counts
    lineStarts = starts
  }

  /// The range of the value at a JSON Pointer: of the `id` of an object that has one, otherwise of
  /// the value on its first line.
  ///
  /// - Complexity: O(bytes) for the first pointer, then O(length of the pointer + log lines).
  mutating func range(of pointer: String) -> SourceRange? {
    if map == nil { map = JSONPlaces(bytes) }
    guard let place = map?.place(of: pointer) else { return nil }
    let id = map?.place(of: pointer + "/id")
    return range(of: id?.value ?? place.value)
  }

  /// The range of the name of the member at a JSON Pointer; `nil` if it is not a member.
  ///
  /// - Complexity: As ``range(of:)-(String)``.
  mutating func range(ofNameAt pointer: String) -> SourceRange? {
    if map == nil { map = JSONPlaces(bytes) }
    return map?.place(of: pointer)?.name.map { range(of: $0) }
  }

  /// The string at a JSON Pointer, as written; `nil` if it is not a string.
  ///
  /// - Complexity: As ``range(of:)-(String)``.
  mutating func string(at pointer: String) -> String? {
    if map == nil { map = JSONPlaces(bytes) }
    guard let place = map?.place(of: pointer), bytes[place.value.lowerBound] == UInt8(ascii: "\"")
    else { return nil }
    return String(decoding: bytes[place.value].dropFirst().dropLast(), as: UTF8.self)
  }

  /// Whether a document is XML, judged by the first byte that is not white space: no JSON begins
  /// with it.
  static func beginsAsXML(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  /// The range of some bytes, truncated at the end of their first line.
  func range(of bytes: Range<Int>) -> SourceRange {
    let line = line(at: bytes.lowerBound)
    let end = min(bytes.upperBound, lineEnd(line))
    let column = column(at: bytes.lowerBound, in: line)
    let endColumn = max(column + 1, self.column(at: end, in: line))
    return SourceRange(line: line + 1, column: column, endLine: line + 1, endColumn: endColumn)
  }

  /// The range of one character.
  func range(line: Int, column: Int) -> SourceRange {
    SourceRange(line: line, column: column, endLine: line, endColumn: column + 1)
  }

  /// The range of the name of letters, digits and `_` that begins at a character, or of that
  /// character.
  func rangeOfName(line: Int, column: Int) -> SourceRange {
    var range = range(line: line, column: column)
    guard lineStarts.indices.contains(line - 1) else { return range }
    var offset = self.offset(ofCharacter: count(before: lineStarts[line - 1]) + column - 1)
    let end = lineEnd(line - 1)
    let start = offset
    while offset < end, Self.isOfName(bytes[offset]) { offset += 1 }
    // Bytes are characters here: a name with others ends before them.
    if offset > start { range.endColumn = column + offset - start }
    return range
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The part of a line around the start of a range; `nil` if there is no such line.
  ///
  /// - Complexity: O(log bytes).
  func excerpt(around range: SourceRange) -> SourceExcerpt? {
    let line = range.line - 1
    guard lineStarts.indices.contains(line) else { return nil }
    let (lineStart, lineEnd) = (lineStarts[line], lineEnd(line))
    // Show the start of a line unless the range is far from it.
    let half = SourceExcerpt.length / 2
    let start = range.column - 1 - half < half ? 0 : range.column - 1 - half
    let first = min(offset(ofCharacter: count(before: lineStart) + start), lineEnd)
    var end = first
    var shown = 0
    while end < lineEnd {
      if bytes[end] & 0xC0 != 0x80 { shown += 1 }
      guard shown <= SourceExcerpt.length else { break }
      end += 1
    }
    return SourceExcerpt(text: String(decoding: bytes[first..<end], as: UTF8.self), start: start)
  }

  /// The number of characters that begin before an offset.
  private func count(before offset: Int) -> Int {
    guard !blockCounts.isEmpty else { return 0 }
    let block = min(offset / Self.blockLength, blockCounts.count - 1)
    return blockCounts[block]
      + bytes[(block * Self.blockLength)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The offset of the character with this number, from 0, or the end.
  private func offset(ofCharacter number: Int) -> Int {
    var low = 0
    var high = blockCounts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blockCounts[middle] <= number { low = middle } else { high = middle }
    }
    guard !blockCounts.isEmpty else { return 0 }
    var offset = low * Self.blockLength
    var left = number - blockCounts[low]
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return offset
  }

  /// The index of the line that contains an offset.
  private func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset of the end of a line, before its line break.
  private func lineEnd(_ line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > lineStarts[line], bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == 0x0D {
      end -= 1
    }
    return end
  }

  private func column(at offset: Int, in line: Int) -> Int {
    1 + max(0, count(before: offset) - count(before: lineStarts[line]))
  }
}
