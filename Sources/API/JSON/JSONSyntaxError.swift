/// Why received bytes are not a JSON document that this service reads, and where.
public enum JSONSyntaxError: Error, Hashable, Sendable {
  /// The bytes are not JSON (RFC 8259): bad grammar, ill-formed UTF-8, a lone surrogate, no value.
  case malformed(message: String, at: JSONPosition)
  /// An object has two members of one name. The position is that of the later one's name.
  case duplicateMember(pointer: String, at: JSONPosition)
  /// Arrays and objects are nested deeper than the limit, which the case carries.
  case tooDeep(limit: Int)
  /// There was no memory for the document's values.
  case outOfMemory
}

/// A place in received text.
public struct JSONPosition: Hashable, Sendable {
  /// The number of bytes before it.
  public var offset: Int
  /// The line, from 1. Lines end with LF, CR or CR LF.
  public var line: Int
  /// The column in the line, from 1, counted in Unicode scalars.
  public var column: Int

  /// Finds the line and column of the byte at `offset`; an offset past the end means the end.
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
