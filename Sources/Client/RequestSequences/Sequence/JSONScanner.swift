import Foundation

/// Finds the ends of JSON values (RFC 8259), without recursion.
struct JSONScanner {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  private init(_ bytes: [UInt8], from position: Int, to end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  /// The range of the value of a document; `nil` if the bytes are not JSON in UTF-8.
  static func document(_ bytes: [UInt8]) -> Range<Int>? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var scanner = JSONScanner(bytes, from: 0, to: bytes.count)
    scanner.skipSpace()
    let start = scanner.position
    guard scanner.skipValue() else { return nil }
    let end = scanner.position
    scanner.skipSpace()
    return scanner.position == bytes.count ? start..<end : nil
  }

  /// The values in a valid object or array, with their names in an object.
  static func children(
    _ bytes: [UInt8], of range: Range<Int>
  ) -> [(name: Range<Int>?, value: Range<Int>)] {
    let isObject = bytes[range.lowerBound] == UInt8(ascii: "{")
    var scanner = JSONScanner(bytes, from: range.lowerBound + 1, to: range.upperBound - 1)
    var found: [(name: Range<Int>?, value: Range<Int>)] = []
    while true {
      scanner.skipSpace()
      guard scanner.position < scanner.end else { return found }
      var name: Range<Int>?
      if isObject {
        let start = scanner.position
        guard scanner.skipString() else { return found }
        name = start..<scanner.position
        scanner.skipSpace()
        guard scanner.skip(":") else { return found }
        scanner.skipSpace()
      }
      let start = scanner.position
      guard scanner.skipValue() else { return found }
      found.append((name, start..<scanner.position))
      scanner.skipSpace()
      guard scanner.skip(",") else { return found }
    }
  }

  /// The text of a string including its quotes; `nil` if its escapes are invalid.
  static func string(_ bytes: ArraySlice<UInt8>) -> String? {
    let inner = bytes.dropFirst().dropLast()
    if !inner.contains(UInt8(ascii: "\\")) { return String(decoding: inner, as: UTF8.self) }
    return try? JSONDecoder().decode(String.self, from: Data(bytes))
  }

  private var byte: UInt8? { position < end ? bytes[position] : nil }

  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Skips a value and everything inside it.
  private mutating func skipValue() -> Bool {
    /// Whether each open container is an object.
    var open: [Bool] = []
    while true {
      // A value begins here.
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = byte == UInt8(ascii: "{")
        position += 1
        skipSpace()
        if !skip(isObject ? "}" : "]") {
          open.append(isObject)
          guard !isObject || skipName() else { return false }
          continue
        }
      case UInt8(ascii: "\""):
        guard skipString() else { return false }
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
        guard skipWord() else { return false }
      default:
        guard skipNumber() else { return false }
      }
      // A value has ended, and perhaps its containers.
      while let isObject = open.last {
        skipSpace()
        if skip(",") {
          skipSpace()
          guard !isObject || skipName() else { return false }
          break
        }
        guard skip(isObject ? "}" : "]") else { return false }
        open.removeLast()
      }
      if open.isEmpty { return true }
    }
  }

  /// Skips the name of a member, and the colon after it.
  private mutating func skipName() -> Bool {
    guard skipString() else { return false }
    skipSpace()
    guard skip(":") else { return false }
    skipSpace()
    return true
  }

  private mutating func skipString() -> Bool {
    guard skip("\"") else { return false }
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard let escaped = self.byte else { return false }
        position += 1
        if escaped == UInt8(ascii: "u") {
          for _ in 0..<4 {
            guard let digit = self.byte, Character(Unicode.Scalar(digit)).isHexDigit else {
              return false
            }
            position += 1
          }
        } else if !"\"\\/bfnrt".utf8.contains(escaped) {
          return false
        }
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func skipWord() -> Bool {
    for word in ["true", "false", "null"] where bytes[position..<end].starts(with: word.utf8) {
      position += word.utf8.count
      return true
    }
    return false
  }

  private mutating func skipNumber() -> Bool {
    _ = skip("-")
    if !skip("0") { guard skipDigits() else { return false } }
    if skip(".") { guard skipDigits() else { return false } }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      guard skipDigits() else { return false }
    }
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte, (0x30...0x39).contains(byte) { position += 1 }
    return position > start
  }
}
