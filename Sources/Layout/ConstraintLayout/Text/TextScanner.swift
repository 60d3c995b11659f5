/// The lexer of constraint text: names, numbers and signs. It stores an offset into the text.
struct TextScanner {
  /// The offset of the next byte.
  var position = 0
  /// The offset of the last token.
  private(set) var start = 0

  init() {}

  /// Skips white space and comments, and returns the next byte, or 0 at the end of the text.
  @inline(__always)
  mutating func peek(_ text: Span<UInt8>) -> UInt8 {
    // Usually a token follows after at most one space.
    var next = position
    if next < text.count, text[next] == UInt8(ascii: " ") { next &+= 1 }
    guard next < text.count, text[next] > UInt8(ascii: "#") else { return skip(text) }
    (position, start) = (next, next)
    return text[next]
  }

  @inline(never)
  private mutating func skip(_ text: Span<UInt8>) -> UInt8 {
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
  @inline(__always)
  mutating func take(_ byte: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
    guard peek(text) == UInt8(ascii: byte), position < text.count else { return false }
    position += 1
    return true
  }

  /// The fault of the next token, in place of which the grammar has something else.
  func fault(_ expectation: TextFault.Expectation, _ text: Span<UInt8>) -> TextFault {
    var copy = self
    _ = copy.peek(text)
    return TextFault(expectation, at: copy.start)
  }

  // MARK: Names

  /// Consumes a plain word, or returns `nil`.
  @inline(__always)
  mutating func word(_ text: Span<UInt8>) -> Range<Int>? {
    guard TextScanner.startsWord(peek(text)) else { return nil }
    position = text.endOfWord(from: start)
    return start..<position
  }

  /// Consumes a plain or quoted name, or returns `nil`.
  @inline(__always)
  mutating func name(_ text: Span<UInt8>) throws(TextFault) -> NameText? {
    if let word = word(text) {
      return NameText(range: word, hasDoubledQuotes: false, start: word.lowerBound)
    }
    return try quotedName(text)
  }

  @inline(never)
  private mutating func quotedName(_ text: Span<UInt8>) throws(TextFault) -> NameText? {
    guard peek(text) == UInt8(ascii: "'") else { return nil }
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
    throw TextFault(.closingQuote, at: start)
  }

  @inline(__always)
  static func startsWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  @inline(__always)
  static func continuesWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }

  // MARK: Numbers

  /// Consumes a number in JSON syntax, including a minus sign, or returns `nil`.
  mutating func number(_ text: Span<UInt8>) throws(TextFault) -> Double? {
    let first = peek(text)
    let isNegative = first == UInt8(ascii: "-")
    guard isNegative || TextScanner.isDigit(first) else { return nil }
    let whole = isNegative ? position + 1 : position
    var end = whole
    var mantissa: UInt64 = 0
    TextScanner.takeDigits(text, &end, &mantissa)
    if end == whole { return nil }
    if end > whole + 1, text[whole] == UInt8(ascii: "0") {
      throw TextFault(.noLeadingZero, at: start)
    }
    var decimals = 0
    if end < text.count, text[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      end = fraction
      TextScanner.takeDigits(text, &end, &mantissa)
      decimals = end - fraction
      if decimals == 0 { throw TextFault(.decimals, at: end) }
    }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      end = try TextScanner.endOfExponent(text, from: end)
      mantissa = .max
    }
    position = end
    // If the digits and the power of ten are exact doubles, one division rounds correctly
    // (Clinger, "How to read floating point numbers accurately", 1990). The standard library
    // handles all other numbers.
    guard end - start <= 16, mantissa < 1 << 53 else {
      return Double(text.string(start..<end)) ?? .infinity
    }
    let magnitude =
      decimals == 0 ? Double(mantissa) : Double(mantissa) / TextScanner.powersOfTen[decimals]
    return isNegative ? -magnitude : magnitude
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  private static func takeDigits(
    _ text: Span<UInt8>, _ end: inout Int, _ mantissa: inout UInt64
  ) {
    while end < text.count, isDigit(text[end]) {
      mantissa = mantissa &* 10 &+ UInt64(text[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
  }

  private static func endOfExponent(
    _ text: Span<UInt8>, from e: Int
  ) throws(TextFault) -> Int {
    var end = e + 1
    if end < text.count, text[end] == UInt8(ascii: "+") || text[end] == UInt8(ascii: "-") {
      end += 1
    }
    let digits = end
    while end < text.count, isDigit(text[end]) { end += 1 }
    if end == digits { throw TextFault(.exponent, at: end) }
    return end
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}
