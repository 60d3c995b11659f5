/// The names of views and guides in constraint text, also in text that is half typed.
///
/// Names have the form that `ConstraintTextParser` reads. A word is a name unless it follows a
/// period or `@`.
enum TextNames {
  /// A name in a text.
  struct Name: Hashable {
    /// The name without quotes.
    var text: String
    /// Its bytes, without quotes.
    var range: Range<Int>
  }

  /// The names in some bytes of a text.
  ///
  /// - Complexity: O(bytes).
  static func names(in text: Range<Int>, of bytes: [UInt8]) -> [Name] {
    var names: [Name] = []
    var offset = text.lowerBound
    // The last byte that is neither white space nor part of a name.
    var sign: UInt8 = 0
    while offset < text.upperBound {
      let byte = bytes[offset]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"):
        while offset < text.upperBound, bytes[offset] != 0x0A { offset += 1 }
      case UInt8(ascii: "'"):
        // The rest may be a name without its closing quote.
        guard let name = quoted(from: offset, in: text, of: bytes) else { return names }
        if isName(behind: sign) { names.append(name) }
        offset = name.range.upperBound + 1
        sign = 0
      case _ where isOfWord(byte):
        let start = offset
        while offset < text.upperBound, isOfWord(bytes[offset]) { offset += 1 }
        // The letters in a number such as 1e3 are no name.
        if isName(behind: sign), !isDigit(byte) {
          let word = String(decoding: bytes[start..<offset], as: UTF8.self)
          names.append(Name(text: word, range: start..<offset))
        }
        sign = 0
      default:
        sign = byte
        offset += 1
      }
    }
    return names
  }

  private static func isName(behind sign: UInt8) -> Bool {
    sign != UInt8(ascii: ".") && sign != UInt8(ascii: "@")
  }

  /// The name in quotes that begins at an offset. A quote within it is doubled.
  private static func quoted(
    from quote: Int, in text: Range<Int>, of bytes: [UInt8]
  ) -> Name? {
    var content: [UInt8] = []
    var end = quote + 1
    while end < text.upperBound {
      if bytes[end] == UInt8(ascii: "'") {
        guard end + 1 < text.upperBound, bytes[end + 1] == UInt8(ascii: "'") else {
          return Name(text: String(decoding: content, as: UTF8.self), range: quote + 1..<end)
        }
        end += 1
      }
      content.append(bytes[end])
      end += 1
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    default: false
    }
  }
}
