public import TextBytes
public import LayoutRequests

/// A strings file in the old property list style: `"key" = "value";`, with comments.
public struct StringsFile: Sendable {
  /// The limits of a file. Exceeding one is a fault that names it and its value.
  public struct Limits: Hashable, Sendable {
    /// The most bytes.
    public var bytes = 4 << 20
    /// The most entries.
    public var entries = 100_000

    /// Makes the default limits.
    public init() {}

    /// Makes limits.
    public init(bytes: Int, entries: Int) {
      self.bytes = bytes
      self.entries = entries
    }
  }

  /// A fault of a file.
  public struct Fault: Error, Hashable, Sendable {
    /// The problem, as a sentence without a final period.
    public var message: String
    /// Its position; `nil` if it concerns the file as a whole.
    public var position: SourcePosition?
  }

  /// The values by key; the last of equal keys is used.
  public let entries: TextDictionary<String>

  /// Reads a file in UTF-8 or UTF-16.
  ///
  /// - Throws: ``Fault``.
  /// - Complexity: O(bytes), expected.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) throws(Fault) {
    guard bytes.count <= limits.bytes else {
      throw Fault(message: "the file exceeds the limit of \(limits.bytes) bytes")
    }
    for (start, words) in [("bplist", "a compiled property list"), ("<?xml", "XML")]
    where bytes.starts(with: start.utf8) {
      throw Fault(message: "it is \(words), not a file of strings in the form \"key\" = \"value\";")
    }
    guard let text = Self.text(of: bytes) else {
      throw Fault(message: "it is neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text)
    entries = try parser.entries(limit: limits.entries)
  }

  /// Decodes bytes in the encoding that their beginning indicates; `nil` if they are invalid in it.
  private static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: bytes.dropFirst(3), as: UTF8.self)
    }
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard hasMark || bytes.count > 1 && (bytes[0] == 0 || bytes[1] == 0) else {
      return String(validating: bytes, as: UTF8.self)
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let isBigEndian = bytes[0] == 0xFE || bytes[0] == 0
    let units = stride(from: hasMark ? 2 : 0, to: bytes.count, by: 2).map { index in
      let (high, low) =
        isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    return String(validating: units, as: UTF16.self)
  }
}

/// Parses the entries of a text in one pass, without backtracking.
private struct StringsParser {
  typealias Fault = StringsFile.Fault

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var second: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }
  private var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  private mutating func advance() {
    if scalars[index] == "\n" || scalars[index] == "\r" && second != "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  mutating func entries(limit: Int) throws(Fault) -> TextDictionary<String> {
    var entries: TextDictionary<String> = [:]
    try skip()
    // A property list has braces around its entries; strings files may omit them.
    let hasBraces = next == "{"
    if hasBraces {
      advance()
      try skip()
    }
    while let scalar = next, !(hasBraces && scalar == "}") {
      let start = position
      let key = try string("a key")
      try skip()
      var value = key
      if next == "=" {
        advance()
        try skip()
        value = try string("a value")
        try skip()
      }
      guard next == ";" else {
        throw Fault(message: "there must be a semicolon after the entry", position: position)
      }
      advance()
      try skip()
      entries[key] = value
      guard entries.count <= limit else {
        throw Fault(message: "the file exceeds the limit of \(limit) entries", position: start)
      }
    }
    guard hasBraces else { return entries }
    guard next == "}" else {
      throw Fault(message: "the closing brace is missing", position: position)
    }
    advance()
    try skip()
    guard next == nil else {
      throw Fault(message: "there is something after the closing brace", position: position)
    }
    return entries
  }

  /// Skips white space and comments.
  private mutating func skip() throws(Fault) {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", second == "/" {
        while let scalar = next, scalar != "\n", scalar != "\r" { advance() }
      } else if scalar == "/", second == "*" {
        let start = position
        advance()
        advance()
        while !(next == "*" && second == "/") {
          guard next != nil else {
            throw Fault(message: "the comment has no end", position: start)
          }
          advance()
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func string(_ wanted: String) throws(Fault) -> String {
    let start = position
    guard let quote = next, quote == "\"" || quote == "'" else {
      var word = String.UnicodeScalarView()
      while let scalar = next, Self.isPlain(scalar) {
        word.append(scalar)
        advance()
      }
      guard !word.isEmpty else {
        throw Fault(message: "there must be \(wanted)", position: start)
      }
      return String(word)
    }
    advance()
    var units: [UInt16] = []
    while let scalar = next, scalar != quote {
      if scalar == "\\" {
        try readEscape(into: &units)
      } else {
        units.append(contentsOf: Character(scalar).utf16)
        advance()
      }
    }
    guard next == quote else { throw Fault(message: "the string has no end", position: start) }
    advance()
    return String(decoding: units, as: UTF16.self)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func readEscape(into units: inout [UInt16]) throws(Fault) {
    let start = position
    advance()
    guard let scalar = next else { return }
    switch scalar {
    case "n": units.append(0x0A)
    case "t": units.append(0x09)
    case "r": units.append(0x0D)
    case "a": units.append(0x07)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "U", "u":
      advance()
      units.append(UInt16(truncatingIfNeeded: number(digits: 4, radix: 16)))
      return
    case "0"..."7":
      let value = number(digits: 3, radix: 8)
      guard value < 0x80 else {
        throw Fault(message: "an octal escape above \\177 is not a character", position: start)
      }
      units.append(UInt16(value))
      return
    default: units.append(contentsOf: Character(scalar).utf16)
    }
    advance()
  }

  /// Reads a number of at most this many digits.
  private mutating func number(digits: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let scalar = next, let digit = Self.digit(scalar), digit < radix else { break }
      value = value * radix + digit
      advance()
    }
    return value
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }
}
