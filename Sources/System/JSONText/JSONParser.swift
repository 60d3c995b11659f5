/// Parses a JSON text in a loop, with a stack of the open containers.
struct JSONParser {
  private enum Expectation {
    case value, valueOrEnd, name, nameOrEnd, separatorOrEnd
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let rules: JSONTree.Rules
  private var offset = 0
  private var nodes: [JSONTree.Node] = []
  /// The indices of the open containers, the outermost first.
  private var open: [Int32] = []
  private var expected = Expectation.value

  init(_ text: UnsafeBufferPointer<UInt8>, _ rules: JSONTree.Rules) {
    self.text = text
    self.rules = rules
  }

  mutating func parse() throws(JSONTree.SyntaxError) -> [JSONTree.Node] {
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

  private mutating func value() throws(JSONTree.SyntaxError) {
    let start = offset
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < rules.depthLimit else {
        throw error("the text is nested deeper than the limit of \(rules.depthLimit) levels")
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

  private mutating func name() throws(JSONTree.SyntaxError) {
    let start = offset
    guard peek == UInt8(ascii: "\"") else { throw error("a name is missing") }
    try string()
    append(from: start)
    skipBlanks()
    guard peek == UInt8(ascii: ":") else { throw error("a colon is missing") }
    offset += 1
    expected = .value
  }

  private mutating func separatorOrEnd() throws(JSONTree.SyntaxError) {
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

  private mutating func word(_ word: StaticString) throws(JSONTree.SyntaxError) {
    let end = offset + word.utf8CodeUnitCount
    guard end <= text.count,
      text[offset..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw error("a value is missing") }
    offset = end
  }

  private mutating func number() throws(JSONTree.SyntaxError) {
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

  private mutating func string() throws(JSONTree.SyntaxError) {
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

  private mutating func escape() throws(JSONTree.SyntaxError) {
    guard let byte = peek else { throw error("a string has no end") }
    offset += 1
    guard byte == UInt8(ascii: "u") else {
      guard JSONEscape.byte(of: byte) != nil else { throw error("there is no such escape") }
      return
    }
    let unit = try codeUnit()
    guard !rules.allowsAmbiguity else { return }
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

  private mutating func codeUnit() throws(JSONTree.SyntaxError) -> UInt16 {
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

  private func error(_ message: String) -> JSONTree.SyntaxError {
    JSONTree.SyntaxError(offset: offset, message: message)
  }
}
