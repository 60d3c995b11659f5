/// The error, with its position, of received bytes that are not a readable JSON document.
public enum JSONSyntaxError: Error, Hashable, Sendable {
  /// Not JSON (RFC 8259): bad grammar, ill-formed UTF-8, a lone surrogate or no value.
  case malformed(message: String, at: JSONPosition)
  /// An object has a duplicate member. The position is that of the second name.
  case duplicateMember(pointer: String, at: JSONPosition)
  /// Arrays and objects are nested deeper than the associated limit.
  case tooDeep(limit: Int)
  /// There is not enough memory for the document's values.
  case outOfMemory
}

/// A position in received text.
public struct JSONPosition: Hashable, Sendable {
  /// The offset in bytes.
  public var offset: Int
  /// The line, from 1. Lines end with LF, CR or CR LF.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Finds the line and column of a byte offset, which is clamped to the end.
  ///
  /// - Complexity: O(offset).
  public init(offset: Int, in text: UnsafeRawBufferPointer) {
    self.offset = min(max(offset, 0), text.count)
    line = 1
    column = 1
    var afterReturn = false
    for byte in text[..<self.offset] {
      switch byte {
      case UInt8(ascii: "\n"):
        if !afterReturn { line += 1 }
        column = 1
      case UInt8(ascii: "\r"):
        line += 1
        column = 1
      case 0x80...0xBF:
        break
      default:
        column += 1
      }
      afterReturn = byte == UInt8(ascii: "\r")
    }
  }
}
