/// The messages between the program trellis-swift and the one that starts it.
///
/// Each is a kind, a number and a length, then as many bytes. Sources are numbered by the caller.
/// The program announces each source before it parses it, so that the caller knows which may have
/// ended it.
public enum ParserFrame {
  /// The kinds of messages.
  public enum Kind: UInt8, Sendable {
    /// To the program, first: the declarations of operators, as Swift source.
    case operators = 0x4F
    /// To the program: a Swift file.
    case source = 0x53
    /// From the program: the source with this number is being parsed.
    case begun = 0x42
    /// From the program: the tree of the source with this number.
    case tree = 0x54
  }

  /// The header of a message.
  public struct Header: Hashable, Sendable {
    /// The kind.
    public var kind: Kind
    /// The number of the source.
    public var number: UInt32
    /// The number of bytes that follow.
    public var length: Int

    /// The bytes of a header.
    public static let size = 9

    /// Makes a header.
    public init(kind: Kind, number: UInt32, length: Int) {
      self.kind = kind
      self.number = number
      self.length = length
    }

    /// Reads a header; nil if it is none, or the message is longer than any tree.
    public init?(_ bytes: ArraySlice<UInt8>) {
      guard bytes.count == Self.size, let kind = Kind(rawValue: bytes[bytes.startIndex]) else {
        return nil
      }
      let words = bytes.dropFirst()
      let length = Int(Self.word(words.dropFirst(4)))
      guard length <= SwiftSourceLimits.treeBytes else { return nil }
      self.init(kind: kind, number: Self.word(words.prefix(4)), length: length)
    }

    /// The header as bytes.
    public var bytes: [UInt8] {
      [kind.rawValue] + Self.bytes(number) + Self.bytes(UInt32(clamping: length))
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func bytes(_ word: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }
}
