internal import ConstraintLayout

/// Characters, names and numbers.
extension ConflictLogParser {
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  func startsWith(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { index += 1 }
  }

  /// Takes the text before any of these characters or the end, skipping over quoted text; `nil` if
  /// it is empty.
  mutating func take(until ends: StaticString) -> String? {
    let stops = UnsafeBufferPointer(start: ends.utf8Start, count: ends.utf8CodeUnitCount)
    let start = index
    var isQuoted = false
    while let byte = peek {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      if !isQuoted, stops.contains(byte) { break }
      index += 1
    }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  mutating func quotedName() -> String? {
    guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "'")) else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }

  /// A number; `nil` if there is none.
  mutating func number() -> Double? {
    let start = index
    var end = index
    while end < bytes.count, "+-.0123456789eE".utf8.contains(bytes[end]) {
      // A sign is only valid at the start or in an exponent.
      let isSign = bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+")
      if isSign, end > start, bytes[end - 1] | 0x20 != UInt8(ascii: "e") { break }
      end += 1
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)),
      LayoutLimits.allows(value)
    else { return nil }
    index = end
    return value
  }

  func failure(_ reason: String) -> Failure {
    Failure(line: line, column: column + index, reason: reason)
  }
}
