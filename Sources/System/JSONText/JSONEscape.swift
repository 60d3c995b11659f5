/// The escapes of strings in JSON.
package enum JSONEscape {
  /// The character of an escape of two bytes; `nil` if there is no such escape.
  static func byte(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The code unit that four hexadecimal digits are; `nil` if they are not.
  static func codeUnit(_ digits: some Collection<UInt8>) -> UInt16? {
    var unit: UInt16 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(digit - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(digit - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(digit - 0x37)
      default: return nil
      }
    }
    return unit
  }

  /// Whether a byte is white space between tokens.
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The text between the quotes of a valid string, without its escapes; `nil` if it has half of a
  /// surrogate pair.
  static func unescaped(_ inside: ArraySlice<UInt8>) -> String? {
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    var text = ""
    var high: UInt16?
    var index = inside.startIndex
    while index < inside.endIndex {
      let isUnit =
        inside[index] == UInt8(ascii: "\\") && inside[index + 1] == UInt8(ascii: "u")
      guard high == nil || isUnit else { return nil }
      guard isUnit else {
        guard inside[index] == UInt8(ascii: "\\") else {
          let end = inside[index...].firstIndex(of: UInt8(ascii: "\\")) ?? inside.endIndex
          text += String(decoding: inside[index..<end], as: UTF8.self)
          index = end
          continue
        }
        text.unicodeScalars.append(Unicode.Scalar(byte(of: inside[index + 1]) ?? 0x20))
        index += 2
        continue
      }
      let unit = codeUnit(inside[index + 2..<index + 6]) ?? 0xFFFD
      index += 6
      if high == nil, UTF16.isLeadSurrogate(unit) {
        high = unit
        continue
      }
      guard let decoded = String(validating: (high.map { [$0] } ?? []) + [unit], as: UTF16.self)
      else { return nil }
      text += decoded
      high = nil
    }
    return high == nil ? text : nil
  }
}
