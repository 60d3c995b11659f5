/// Base64 (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes.
  ///
  /// - Complexity: O(bytes).
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = UInt32(bytes[index]) << 16
      if count > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[index + 2]) }
      for place in 0..<4 {
        let digit = Int(group >> UInt32(18 - 6 * place) & 63)
        text.append(place <= count ? digits[digit] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; `nil` for one that is not the text of any bytes.
  ///
  /// - Complexity: O(length).
  static func bytes(of text: [UInt8]) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    var group: UInt32 = 0
    for (index, byte) in text.dropLast(padding).enumerated() {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      group = group << 6 | UInt32(digit)
      guard index % 4 == 3 else { continue }
      bytes += [
        UInt8(group >> 16 & 0xFF), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF),
      ]
      group = 0
    }
    switch padding {
    case 1: bytes += [UInt8(group >> 10 & 0xFF), UInt8(group >> 2 & 0xFF)]
    case 2: bytes.append(UInt8(group >> 4 & 0xFF))
    default: break
    }
    // Bits that no byte has must be 0.
    return self.text(of: bytes).utf8.elementsEqual(text) ? bytes : nil
  }
}
