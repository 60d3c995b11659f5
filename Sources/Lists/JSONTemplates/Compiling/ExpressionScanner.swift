/// The error of text without a token at `offset`.
struct InvalidToken: Error {
  var offset: Int
}

/// Splits the text of an expression into tokens.
struct ExpressionScanner {
  enum TokenKind: String {
    case number, identifier, string
    case `true`, `false`, `in`, `null`
    case power = "**"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case leftBracket = "["
    case rightBracket = "]"
    case dot = "."
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBrace = "{"
    case rightBrace = "}"
    case colon = ":"
    case comma = ","
    case greaterOrEqual = ">="
    case lessOrEqual = "<="
    case less = "<"
    case greater = ">"
    case equal = "=="
    case notEqual = "!="
    case not = "!"
    case and = "&&"
    case or = "||"
  }

  struct Token {
    var kind: TokenKind
    /// The range of the token in the arena's bytes.
    var range: Range<Int>
  }

  /// The arena's bytes; the expression is in `position..<end`.
  let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next token, or `nil` at the end.
  mutating func next() throws(InvalidToken) -> Token? {
    skipSpace()
    guard position < end else { return nil }
    let start = position
    guard let (kind, length) = token(at: start) else { throw InvalidToken(offset: start) }
    position = start + length
    return Token(kind: kind, range: start..<position)
  }

  private mutating func skipSpace() {
    // Most expressions contain only spaces as white space.
    while position < end, bytes[position] == 0x20 { position += 1 }
    guard position < end, bytes[position] >= 0x80 || bytes[position] < 0x20 else { return }
    position += bytes.withUnsafeBufferPointer { Bytes.leadingSpace($0[position..<end]) }
  }

  private func token(at start: Int) -> (TokenKind, length: Int)? {
    let byte = bytes[start]
    if Bytes.isIdentifierStart(byte) {
      var stop = start + 1
      while stop < end, Bytes.isIdentifierPart(bytes[stop]) { stop += 1 }
      return (word(start..<stop), stop - start)
    }
    if Bytes.isDigit(byte) {
      var stop = digits(from: start)
      if stop + 1 < end, bytes[stop] == UInt8(ascii: "."), Bytes.isDigit(bytes[stop + 1]) {
        stop = digits(from: stop + 1)
      }
      return (.number, stop - start)
    }
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      var stop = start + 1
      while stop < end, bytes[stop] != byte { stop += 1 }
      return stop < end ? (.string, stop + 1 - start) : nil
    }
    if start + 1 < end, let kind = pair(byte, bytes[start + 1]) { return (kind, 2) }
    return single(byte).map { ($0, 1) }
  }

  private func digits(from start: Int) -> Int {
    var stop = start
    while stop < end, Bytes.isDigit(bytes[stop]) { stop += 1 }
    return stop
  }

  private func word(_ range: Range<Int>) -> TokenKind {
    guard range.count <= 5 else { return .identifier }
    let text = bytes[range]
    for kind in [TokenKind.true, .false, .in, .null] where text.elementsEqual(kind.rawValue.utf8) {
      return kind
    }
    return .identifier
  }

  private func pair(_ a: UInt8, _ b: UInt8) -> TokenKind? {
    switch (Unicode.Scalar(a), Unicode.Scalar(b)) {
    case ("*", "*"): .power
    case (">", "="): .greaterOrEqual
    case ("<", "="): .lessOrEqual
    case ("=", "="): .equal
    case ("!", "="): .notEqual
    case ("&", "&"): .and
    case ("|", "|"): .or
    default: nil
    }
  }

  private func single(_ byte: UInt8) -> TokenKind? {
    switch Unicode.Scalar(byte) {
    case "+": .plus
    case "-": .minus
    case "*": .times
    case "/": .divide
    case "[": .leftBracket
    case "]": .rightBracket
    case ".": .dot
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case "{": .leftBrace
    case "}": .rightBrace
    case ":": .colon
    case ",": .comma
    case "<": .less
    case ">": .greater
    case "!": .not
    default: nil
    }
  }
}
