/// Text that can neither break a line nor control a terminal.
package enum EscapedText {
  /// Escapes text as captions of a ``TextTree`` are.
  ///
  /// - Complexity: O(bytes).
  package static func string(_ text: String) -> String {
    var text = text
    var escaped: [UInt8] = []
    text.withUTF8 { escaped.appendEscaped($0) }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends UTF-8 text with unsafe characters escaped.
  ///
  /// Escaped are characters that could break a line, move a cursor or change the direction of the
  /// following text: C0 and C1 controls, DEL, line and paragraph separators, and bidirectional
  /// controls. U+FFFE and U+FFFF are escaped because XML forbids them. `\n`, `\r`, `\t` and `\\`
  /// have short forms; all others are written as `\u{…}`.
  ///
  /// - Complexity: O(bytes).
  mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = Self.lengthOfEscape(in: bytes, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      append(contentsOf: bytes[start..<index])
      appendEscape(bytes[index..<(index + length)])
      index += length
      start = index
    }
    append(contentsOf: bytes[start...])
  }

  /// The length of the character at `index` if it needs an escape, otherwise 0.
  private static func lengthOfEscape(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case ..<0x20, 0x7F, UInt8(ascii: "\\"): return 1
    case 0xC2:
      guard index + 1 < bytes.count else { return 0 }
      return (0x80...0x9F).contains(bytes[index + 1]) ? 2 : 0
    case 0xD8:
      // U+061C
      return index + 1 < bytes.count && bytes[index + 1] == 0x9C ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count else { return 0 }
      switch (bytes[index + 1], bytes[index + 2]) {
      // U+200E and U+200F, U+2028 to U+202E, U+2066 to U+2069
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    case 0xEF:
      guard index + 2 < bytes.count, bytes[index + 1] == 0xBF else { return 0 }
      return bytes[index + 2] >= 0xBE ? 3 : 0
    default: return 0
    }
  }

  private mutating func appendEscape(_ character: Slice<UnsafeBufferPointer<UInt8>>) {
    switch character.first {
    case UInt8(ascii: "\n"): append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): append(contentsOf: "\\t".utf8)
    case UInt8(ascii: "\\"): append(contentsOf: "\\\\".utf8)
    default:
      for scalar in String(decoding: character, as: UTF8.self).unicodeScalars {
        append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
      }
    }
  }
}
