/// Base64 with the URL-safe alphabet, without padding (RFC 4648, section 5).
public enum Base64URL {
  /// Decodes text.
  ///
  /// - Returns: The bytes; `nil` for other characters, padding, an impossible length, or non-zero
  ///   bits beyond the last byte. Each byte sequence therefore has a single text.
  /// - Complexity: O(n)
  public static func decode(_ text: Bytes) -> [UInt8]? {
    guard text.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 2)
    var group: UInt32 = 0
    var bits = 0
    for character in text {
      guard let value = value(of: character) else { return nil }
      group = group << 6 | value
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
      }
    }
    return group & (1 << UInt32(bits) - 1) == 0 ? bytes : nil
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Encodes bytes.
  ///
  /// - Complexity: O(n)
  public static func encode(_ bytes: Bytes) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var group: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      group = (group << 8 | UInt32(byte)) & 0xFFFF
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[Int(group >> bits & 63)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(group << (6 - bits) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
