/// The lexer of constraint text: names, numbers and signs. It stores an offset into the text.
struct TextScanner {
  /// The offset of the next byte.
  var position = 0
  /// The offset of the last token.
  private(set) var start = 0

  init() {}

  /// Skips white space and comments, and returns the next byte, or 0 at the end of the text.
  mutating func peek(_ text: Span<UInt8>) -> UInt8 {
    var next = position
    while next < text.count {
      let byte = text[next]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        next &+= 1
      case UInt8(ascii: "#"):
        while next < text.count, text[next] != UInt8(ascii: "\n") { next &+= 1 }
      default:
        (position, start) = (next, next)
        return byte
      }
    }
    (position, start) = (next, next)
    return 0
  }

  /// Whether only white space and comments remain.
  mutating func isAtEnd(_ text: Span<UInt8>) -> Bool {
    _ = peek(text)
    return position >= text.count
  }

  /// Consumes `byte` if it is next.
  mutating func take(_ byte: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
    guard peek(text) == UInt8(ascii: byte), position < text.count else { return false }
    position += 1
    return true
  }

  /// Consumes a plain word, or returns `nil`.
  mutating func word(_ text: Span<UInt8>) -> Range<Int>? {
    guard TextScanner.startsWord(peek(text)) else { return nil }
    let first = start
    var end = first &+ 1
    while end < text.count, TextScanner.continuesWord(text[end]) { end &+= 1 }
    position = end
    return first..<end
  }

  /// Consumes a plain or quoted name, or returns `nil`.
  mutating func name(_ text: Span<UInt8>) throws(TextError) -> NameText? {
    guard peek(text) == UInt8(ascii: "'"), position < text.count else {
      return word(text).map { NameText(range: $0, hasDoubledQuotes: false, start: start) }
    }
    var end = position + 1
    var doubled = false
    while end < text.count {
      if text[end] != UInt8(ascii: "'") {
        end += 1
      } else if end + 1 < text.count, text[end + 1] == UInt8(ascii: "'") {
        doubled = true
        end += 2
      } else {
        position = end + 1
        return NameText(range: start + 1..<end, hasDoubledQuotes: doubled, start: start)
      }
    }
    throw TextError(offset: start, message: "this quoted name does not end")
  }

  /// Consumes a number in JSON syntax, including a minus sign, or returns `nil`.
  mutating func number(_ text: Span<UInt8>) throws(TextError) -> Double? {
    let first = peek(text)
    guard first == UInt8(ascii: "-") || TextScanner.isDigit(first) else { return nil }
    var end = position
    if first == UInt8(ascii: "-") { end += 1 }
    let isZero = end < text.count && text[end] == UInt8(ascii: "0")
    let digits = TextScanner.digits(text, &end)
    if digits == 0 { return nil }
    if isZero, digits > 1 {
      throw TextError(offset: start, message: "a number does not start with a needless 0")
    }
    if end < text.count, text[end] == UInt8(ascii: ".") {
      end += 1
      if TextScanner.digits(text, &end) == 0 {
        throw TextError(offset: end, message: "expected a digit after the decimal point")
      }
    }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < text.count, text[end] == UInt8(ascii: "+") || text[end] == UInt8(ascii: "-") {
        end += 1
      }
      if TextScanner.digits(text, &end) == 0 {
        throw TextError(offset: end, message: "expected a digit in the exponent")
      }
    }
    position = end
    return TextScanner.value(text, start..<end)
  }

  /// The next token for an error message, at most 40 bytes of it.
  mutating func found(_ text: Span<UInt8>) -> String {
    guard !isAtEnd(text) else { return "the end" }
    var end = position
    if TextScanner.continuesWord(text[end]) {
      while end < text.count, end - position < 40, TextScanner.continuesWord(text[end]) {
        end += 1
      }
    } else {
      end += 1
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    }
    return "`\(text.string(position..<end))`"
  }

  @inline(__always)
  static func startsWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  static func continuesWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }

  private static func digits(_ text: Span<UInt8>, _ end: inout Int) -> Int {
    let start = end
    while end < text.count, isDigit(text[end]) { end += 1 }
    return end - start
  }

  /// The value of a well-formed number. If the digits and the power of ten are exact doubles, one
  /// division rounds correctly (Clinger, "How to read floating point numbers accurately", 1990).
  /// The standard library handles all other numbers.
  private static func value(_ text: Span<UInt8>, _ range: Range<Int>) -> Double {
    var mantissa: UInt64 = 0
    var fraction = 0
    var isFraction = false
    guard range.count <= 16 else { return Double(text.string(range)) ?? .infinity }
    for position in range {
      let byte = text[position]
      if isDigit(byte) {
        mantissa = mantissa &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if isFraction { fraction += 1 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        return Double(text.string(range)) ?? .infinity
      }
    }
    guard mantissa < 1 << 53 else { return Double(text.string(range)) ?? .infinity }
    let magnitude = Double(mantissa) / powersOfTen[fraction]
    return text[range.lowerBound] == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}

extension Span<UInt8> {
  /// The bytes of `range` as a UTF-8 string.
  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
