/// Reads lines of space-separated words, skipping lines that start with `#`.
struct LineScanner {
  private let bytes: [UInt8]
  private var next = 0
  private var end = -1
  /// The number of the current line, from 1.
  private(set) var line = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Moves to the next line, discarding the rest of this one; `false` at the end.
  mutating func nextLine() -> Bool {
    repeat {
      next = end + 1
      guard next < bytes.count else { return false }
      end = bytes[next...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
    } while bytes[next] == UInt8(ascii: "#")
    return true
  }

  mutating func word() -> String? {
    range().map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  mutating func integer() -> Int? {
    guard let range = range() else { return nil }
    var value = 0
    for byte in bytes[range] {
      guard byte >= 48, byte <= 57, value < 1 << 50 else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return value
  }

  mutating func number() -> Double? {
    guard let range = range() else { return nil }
    // Most numbers are short integers, for which this fast path is exact.
    var whole = 0
    let digits = range.dropFirst(bytes[range.lowerBound] == UInt8(ascii: "-") ? 1 : 0)
    if !digits.isEmpty, digits.count < 15, bytes[digits].allSatisfy({ $0 >= 48 && $0 <= 57 }) {
      for byte in bytes[digits] { whole = whole * 10 + Int(byte - 48) }
      return Double(digits.count < range.count ? -whole : whole)
    }
    return Double(String(decoding: bytes[range], as: UTF8.self))
  }

  private mutating func range() -> Range<Int>? {
    while next < end, isBlank(bytes[next]) { next += 1 }
    let start = next
    while next < end, !isBlank(bytes[next]) { next += 1 }
    return start < next ? start..<next : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
