internal import JSONText

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

/// The bytes of a document, with its lines and the places of its values.
struct SourceFile {
  /// The path as it is reported.
  let path: String
  let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]
  private var map: JSONSourceMap?

  /// Reads the lines of a document.
  ///
  /// - Complexity: O(bytes).
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == UInt8(ascii: "\r")
      let endsPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || isReturn && !endsPair { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The range of what a JSON Pointer names: of the `id` of an object that has one, since brackets
  /// tell nothing; else of the value on its first line.
  ///
  /// - Complexity: O(bytes) for the first pointer, then O(length of the pointer + log lines).
  mutating func range(of pointer: String) -> SourceRange? {
    if map == nil { map = JSONSourceMap(bytes) }
    guard let place = map?.place(of: pointer) else { return nil }
    let id = map?.place(of: pointer + "/id")
    return range(of: id?.value ?? place.value)
  }

  /// The string that a JSON Pointer names, as it is written; `nil` if it is none.
  ///
  /// - Complexity: As ``range(of:)-(String)``.
  mutating func string(at pointer: String) -> String? {
    if map == nil { map = JSONSourceMap(bytes) }
    guard let place = map?.place(of: pointer), bytes[place.value.lowerBound] == UInt8(ascii: "\"")
    else { return nil }
    return String(decoding: bytes[place.value].dropFirst().dropLast(), as: UTF8.self)
  }

  /// The range of some bytes, cut at the end of their first line.
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

  /// The text of a line, from 1, without its end; `nil` if there is none.
  func text(ofLine line: Int) -> String? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    return String(decoding: bytes[lineStarts[line - 1]..<lineEnd(line - 1)], as: UTF8.self)
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
    1 + bytes[lineStarts[line]..<max(offset, lineStarts[line])].count { $0 & 0xC0 != 0x80 }
  }
}
