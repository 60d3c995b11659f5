/// The lexer of constraint text: names, numbers and signs. It stores an offset into the text.
///
/// Frequent tokens are read inline. The functions for the others return their end, so that the
/// offset stays in a register.
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
    if text.byte(at: next) == UInt8(ascii: " ") { next &+= 1 }
    if next < text.count, text.byte(at: next) <= UInt8(ascii: "#") {
      next = Self.endOfSpace(text, from: next)
    }
    (position, start) = (next, next)
    return text.byte(at: next)
  }

  /// The end of the white space and the comments at an offset.
  @inline(never)
  private static func endOfSpace(_ text: Span<UInt8>, from offset: Int) -> Int {
    var next = offset
    while next < text.count {
      switch text[next] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        next &+= 1
      case UInt8(ascii: "#"):
        while next < text.count, text[next] != UInt8(ascii: "\n") { next &+= 1 }
      default: return next
      }
    }
    return next
  }

  /// Whether only white space and comments remain.
  @inline(__always)
  mutating func isAtEnd(_ text: Span<UInt8>) -> Bool {
    _ = peek(text)
    return position >= text.count
  }

  /// Consumes `byte` if it is next.
  @inline(__always)
  mutating func take(_ byte: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
    guard peek(text) == UInt8(ascii: byte), position < text.count else { return false }
    position &+= 1
    return true
  }

  /// The fault of the next token, in place of which the grammar has something else.
  @inline(never)
  func fault(_ expectation: TextFault.Expectation, _ text: Span<UInt8>) -> TextFault {
    var copy = self
    _ = copy.peek(text)
    return TextFault(expectation, at: copy.start)
  }

  // MARK: Names

  /// Consumes a plain word, or returns `nil`.
  @inline(__always)
  mutating func word(_ text: Span<UInt8>) -> TextWord? {
    guard TextScanner.startsWord(peek(text)) else { return nil }
    let word = text.plainWord(at: start)
    position = word.end
    return word
  }

  /// Consumes the attribute, perhaps behind an area, that begins at an offset within the text or at
  /// its end. Consumes nothing if it is unknown or has white space in it.
  @inline(__always)
  mutating func attribute(
    at name: Int, _ text: Span<UInt8>
  ) -> (attribute: Attribute, area: Area)? {
    if let (attribute, length) = Attribute.short(at: text.eightBytes(at: name)) {
      let end = name &+ length
      let next = text.byte(at: end)
      if next <= UInt8(ascii: " ") || !TextScanner.continuesWord(next) {
        position = end
        return (attribute, .item)
      }
    }
    guard let read = Self.longAttribute(text, at: name) else { return nil }
    position = read.end
    return (read.attribute, read.area)
  }

  /// Like ``attribute(at:_:)``, for names of any length, and for areas.
  @inline(never)
  private static func longAttribute(
    _ text: Span<UInt8>, at name: Int
  ) -> (attribute: Attribute, area: Area, end: Int)? {
    let first = text.plainWord(at: name)
    if let attribute = Attribute(name: text.extracting(first.range)) {
      return (attribute, .item, first.end)
    }
    guard text.byte(at: first.end) == UInt8(ascii: "."),
      let area = Area(name: text.extracting(first.range))
    else { return nil }
    let second = text.plainWord(at: first.end &+ 1)
    guard let attribute = Attribute(name: text.extracting(second.range)) else { return nil }
    return (attribute, area, second.end)
  }

  /// Consumes a plain or quoted name, or returns `nil`.
  mutating func name(_ text: Span<UInt8>) throws(TextFault) -> NameText? {
    if let word = word(text) { return NameText(word) }
    return try quotedName(text)
  }

  /// Consumes a quoted name, or returns `nil`.
  @inline(__always)
  mutating func quotedName(_ text: Span<UInt8>) throws(TextFault) -> NameText? {
    guard peek(text) == UInt8(ascii: "'") else { return nil }
    let name = try Self.quotedName(text, from: start)
    position = name.range.upperBound + 1
    return name
  }

  @inline(never)
  private static func quotedName(
    _ text: Span<UInt8>, from quote: Int
  ) throws(TextFault) -> NameText {
    var end = quote + 1
    var doubled = false
    while end < text.count {
      if text[end] != UInt8(ascii: "'") {
        end += 1
      } else if end + 1 < text.count, text[end + 1] == UInt8(ascii: "'") {
        doubled = true
        end += 2
      } else {
        return NameText(range: quote + 1..<end, hasDoubledQuotes: doubled, start: quote)
      }
    }
    throw TextFault(.closingQuote, at: quote)
  }

  @inline(__always)
  static func startsWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  @inline(__always)
  static func continuesWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte behind an operand may belong to the same side: the sign of an operation, the
  /// period before the attribute of an area, or a comma.
  @inline(__always)
  static func mayContinueSide(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "*") <= UInt8(ascii: "/") - UInt8(ascii: "*")
  }
}
