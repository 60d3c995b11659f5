/// The units in which positions count the characters of a line.
public enum PositionEncoding: String, CaseIterable, Hashable, Sendable {
  /// Bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units, which every client supports.
  case utf16 = "utf-16"

  /// The units of the character that a byte begins; 0 for a byte within a character.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A position in a text. Both numbers count from 0.
public struct TextPosition: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The number of units in the line before the position.
  public var character: Int

  /// Makes a position.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// A range of a text.
public struct TextRange: Hashable, Sendable {
  /// The position of the first character.
  public var start: TextPosition
  /// The position after the last character.
  public var end: TextPosition

  /// Makes a range.
  public init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}
