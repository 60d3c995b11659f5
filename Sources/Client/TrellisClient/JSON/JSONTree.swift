/// A parsed JSON text: its values in the order of the text, in one flat array.
///
/// Parsing is strict RFC 8259, and stricter as the service is: ill-formed UTF-8, lone surrogates,
/// a byte order mark, trailing bytes and names that an object has twice are errors. Nothing
/// recurses on the depth of the text.
struct JSONTree: Sendable {
  /// A value, or the name of a member, by its place in the text.
  struct Node {
    /// The offset of its first byte, which tells its kind.
    var start: Int32
    /// The offset after its last byte.
    var end: Int32
    /// The index of the first node that is not part of it.
    var next: Int32
  }

  /// The most levels of nested arrays and objects: those that the service reads.
  static let depthLimit = 2_100

  /// The text.
  let bytes: [UInt8]
  /// The values and names. The first is the root.
  let nodes: [Node]

  /// Parses a text.
  ///
  /// - Complexity: O(length), expected: the names of large objects are hashed with a seed of the
  ///   process. Up to six bytes of memory for each byte of the text, and sixteen for each name of
  ///   the object with the most names.
  init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    guard bytes.count < Int32.max else {
      throw JSONSyntaxError(offset: 0, message: "the text is longer than 2 GiB")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONSyntaxError(offset: 0, message: "the text is not UTF-8")
    }
    self.bytes = bytes
    nodes = try bytes.withUnsafeBufferPointer { (text) throws(JSONSyntaxError) in
      var parser = JSONParser(text)
      return try parser.parse()
    }
    if let node = repeatedName {
      throw JSONSyntaxError(offset: Int(node.start), message: "an object has this name twice")
    }
  }

  // MARK: Names

  /// The most names that are compared pairwise, which is faster than hashing them.
  private static let pairwiseLimit = 8

  /// The first name that an object has twice, at its second place.
  private var repeatedName: Node? {
    var names: [ArraySlice<UInt8>] = []
    for object in nodes.indices where bytes[Int(nodes[object].start)] == UInt8(ascii: "{") {
      names.removeAll(keepingCapacity: true)
      var known: Set<ArraySlice<UInt8>> = []
      var index = object + 1
      while index < Int(nodes[object].next) {
        let name = name(nodes[index])
        if names.count < Self.pairwiseLimit {
          if names.contains(name) { return nodes[index] }
          names.append(name)
        } else {
          if known.isEmpty { known = Set(names) }
          guard known.insert(name).inserted else { return nodes[index] }
        }
        index = Int(nodes[index + 1].next)
      }
    }
    return nil
  }

  /// The bytes of a string without its escapes.
  private func name(_ node: Node) -> ArraySlice<UInt8> {
    let inside = bytes[Int(node.start) + 1..<Int(node.end) - 1]
    guard inside.contains(UInt8(ascii: "\\")) else { return inside }
    return ArraySlice(JSONEscape.unescaped(inside).utf8)
  }
}

/// The parser: a loop with a stack of the open containers.
private struct JSONParser {
  private enum Expectation {
    case value, valueOrEnd, name, nameOrEnd, separatorOrEnd
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var nodes: [JSONTree.Node] = []
  /// The indices of the open containers, the outermost first.
  private var open: [Int32] = []
  private var expected = Expectation.value

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func parse() throws(JSONSyntaxError) -> [JSONTree.Node] {
    repeat {
      skipBlanks()
      switch expected {
      case .value: try value()
      case .valueOrEnd: if peek == UInt8(ascii: "]") { close() } else { try value() }
      case .name: try name()
      case .nameOrEnd: if peek == UInt8(ascii: "}") { close() } else { try name() }
      case .separatorOrEnd: try separatorOrEnd()
      }
    } while !open.isEmpty
    skipBlanks()
    guard offset == text.count else { throw error("the text goes on after its value") }
    return nodes
  }

  // MARK: Structure

  private mutating func value() throws(JSONSyntaxError) {
    let start = offset
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < JSONTree.depthLimit else {
        throw error("the text is nested deeper than the limit of \(JSONTree.depthLimit) levels")
      }
      expected = peek == UInt8(ascii: "{") ? .nameOrEnd : .valueOrEnd
      open.append(Int32(nodes.count))
      offset += 1
      return append(from: start)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
    append(from: start)
    expected = .separatorOrEnd
  }

  private mutating func name() throws(JSONSyntaxError) {
    let start = offset
    guard peek == UInt8(ascii: "\"") else { throw error("a name is missing") }
    try string()
    append(from: start)
    skipBlanks()
    guard peek == UInt8(ascii: ":") else { throw error("a colon is missing") }
    offset += 1
    expected = .value
  }

  private mutating func separatorOrEnd() throws(JSONSyntaxError) {
    guard let container = open.last else { return }
    let isObject = text[Int(nodes[Int(container)].start)] == UInt8(ascii: "{")
    switch peek {
    case UInt8(ascii: ","):
      offset += 1
      expected = isObject ? .name : .value
    case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"): close()
    default: throw error("a comma or the end of \(isObject ? "an object" : "an array") is missing")
    }
  }

  private mutating func close() {
    offset += 1
    guard let container = open.popLast() else { return }
    nodes[Int(container)].end = Int32(offset)
    nodes[Int(container)].next = Int32(nodes.count)
    expected = .separatorOrEnd
  }

  private mutating func append(from start: Int) {
    nodes.append(
      JSONTree.Node(start: Int32(start), end: Int32(offset), next: Int32(nodes.count + 1)))
  }

  // MARK: Scalars

  private mutating func word(_ word: StaticString) throws(JSONSyntaxError) {
    let end = offset + word.utf8CodeUnitCount
    guard end <= text.count,
      text[offset..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw error("a value is missing") }
    offset = end
  }

  private mutating func number() throws(JSONSyntaxError) {
    if peek == UInt8(ascii: "-") { offset += 1 }
    let first = peek
    let count = skipDigits()
    guard count > 0 else { throw error("a value is missing") }
    guard count == 1 || first != UInt8(ascii: "0") else {
      throw error("a number has a leading zero")
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() > 0 else { throw error("a number has no digit after its point") }
    }
    if peek.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw error("a number has no digit in its exponent") }
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(JSONSyntaxError) {
    offset += 1
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"):
        offset += 1
        try escape()
      case ..<0x20: throw error("a string has a control character")
      default: offset += 1
      }
    }
    throw error("a string has no end")
  }

  private mutating func escape() throws(JSONSyntaxError) {
    guard let byte = peek else { throw error("a string has no end") }
    offset += 1
    guard byte == UInt8(ascii: "u") else {
      guard JSONEscape.byte(of: byte) != nil else { throw error("there is no such escape") }
      return
    }
    let unit = try codeUnit()
    switch unit {
    case 0xD800..<0xDC00:
      guard peek == UInt8(ascii: "\\"), offset + 1 < text.count,
        text[offset + 1] == UInt8(ascii: "u")
      else { throw error("a surrogate is alone") }
      offset += 2
      guard (0xDC00..<0xE000).contains(try codeUnit()) else { throw error("a surrogate is alone") }
    case 0xDC00..<0xE000: throw error("a surrogate is alone")
    default: break
    }
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    guard offset + 4 <= text.count, let unit = JSONEscape.codeUnit(text[offset..<offset + 4])
    else { throw error("an escape has fewer than four digits") }
    offset += 4
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { offset < text.count ? text[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, JSONEscape.isBlank(byte) { offset += 1 }
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset, message: message)
  }
}

/// The escapes of strings in JSON.
enum JSONEscape {
  /// The character of an escape of two bytes; `nil` if there is no such escape.
  static func byte(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The code unit that four hexadecimal digits are; `nil` if they are not.
  static func codeUnit(_ digits: some Collection<UInt8>) -> UInt16? {
    var unit: UInt16 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(digit - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(digit - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(digit - 0x37)
      default: return nil
      }
    }
    return unit
  }

  /// Whether a byte is white space between tokens.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The text of the inside of a valid string, without its escapes.
  static func unescaped(_ inside: ArraySlice<UInt8>) -> String {
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    var units: [UInt16] = []
    var text = ""
    var index = inside.startIndex
    while index < inside.endIndex {
      guard inside[index] == UInt8(ascii: "\\") else {
        let end = inside[index...].firstIndex(of: UInt8(ascii: "\\")) ?? inside.endIndex
        text += String(decoding: inside[index..<end], as: UTF8.self)
        index = end
        continue
      }
      guard inside[index + 1] == UInt8(ascii: "u") else {
        text.unicodeScalars.append(Unicode.Scalar(byte(of: inside[index + 1]) ?? 0x20))
        index += 2
        continue
      }
      units.append(codeUnit(inside[index + 2..<index + 6]) ?? 0xFFFD)
      index += 6
      // The first half of a pair waits for the second.
      if !(0xD800..<0xDC00).contains(units[units.count - 1]) {
        text += String(decoding: units, as: UTF16.self)
        units.removeAll()
      }
    }
    return text
  }
}
