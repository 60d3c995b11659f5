import JSONDocuments
import JSONText
import TestSupport
import Testing

/// Documents made of values, compared with the documents that the parser makes of their texts.
@Suite struct DocumentBuilderTests {
  private indirect enum Node {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case digits(String)
    case string(String)
    case array([Node])
    case object([(String, Node)])
  }

  private func add(_ node: Node, to json: inout JSONDocumentBuilder) {
    switch node {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.integer(value)
    case .number(let value): json.number(value)
    case .digits(let text): Array(text.utf8).withUnsafeBufferPointer { json.raw($0) }
    case .string(let text): json.string(text)
    case .array(let nodes):
      json.beginArray(count: nodes.count)
      for node in nodes { add(node, to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject(count: members.count)
      for (name, node) in members {
        json.key(name)
        add(node, to: &json)
      }
      json.endObject()
    }
  }

  private func write(_ node: Node, to json: inout JSONWriter) {
    switch node {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.integer(value)
    case .number(let value): json.number(value)
    case .digits(let text): json.raw(Array(text.utf8))
    case .string(let text): json.string(text)
    case .array(let nodes):
      json.beginArray()
      for node in nodes { write(node, to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject()
      for (name, node) in members {
        json.key(name)
        write(node, to: &json)
      }
      json.endObject()
    }
  }

  /// Compares the document of a node with that of its text, value by value.
  private func check(_ node: Node) throws {
    var builder = JSONDocumentBuilder()
    add(node, to: &builder)
    let built = try builder.finish()
    var json = JSONWriter()
    write(node, to: &json)
    let text = json.bytes
    let parsed = try JSONDocument.parse(text, numbers: .text)
    #expect(built.valueCount == parsed.valueCount)
    #expect(built.root.textSize == text.count)
    #expect(parsed.root.textSize == text.count)
    var open = [(built.root, parsed.root)]
    while let (a, b) = open.popLast() {
      #expect(a.kind == b.kind && a.count == b.count && a.bool == b.bool)
      #expect(a.stringBytes.map { Array($0) } == b.stringBytes.map { Array($0) })
      #expect(a.numberText.map { Array($0) } == b.numberText.map { Array($0) })
      #expect(a.integer == b.integer && a.number == b.number)
      #expect(built.pointer(to: a) == parsed.pointer(to: b))
      open += zip(a.elements, b.elements)
      open += zip(a.members, b.members).flatMap { [($0.name, $1.name), ($0.value, $1.value)] }
    }
  }

  private static let strings = [
    "", "a", "\0", "\u{1}\u{1F}\u{7F}", "\"\\/\u{8}\t\n\u{C}\r", "é\u{301}😀", "title",
    String(repeating: "x", count: 300), String(repeating: "\u{2}€", count: 9_000),
  ]
  private static let numbers: [Double] = [
    0, -0.0, 0.1, -1.5, 1e16, 1e20, .leastNonzeroMagnitude, -1.7976931348623157e308,
    9_007_199_254_740_994, .nan, .infinity, -.infinity,
  ]
  private static let digits = ["-0", "1.50", "1e400", "-1E-400", "12345678901234567890123"]

  @Test func `a document of one value is that of its text`() throws {
    for node in [Node.null, .bool(true), .bool(false), .array([]), .object([])] { try check(node) }
    for value in [0, 7, 999, 1_000, -1, Int.max, Int.min] { try check(.integer(value)) }
    for value in Self.numbers { try check(.number(value)) }
    for text in Self.digits { try check(.digits(text)) }
    for text in Self.strings { try check(.string(text)) }
  }

  private func node(_ depth: Int, using random: inout SplitMix64) -> Node {
    let count = Int.random(in: 0..<6, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(.random(in: -2_000...2_000, using: &random))
    case 3: return .integer(.random(in: .min ... .max, using: &random))
    case 4: return .number(Double(bitPattern: random.next()))
    case 5: return .digits(Self.digits.randomElement(using: &random) ?? "0")
    case 6, 7: return .string(Self.strings.randomElement(using: &random) ?? "")
    case 8, 9: return .array((0..<count).map { _ in node(depth - 1, using: &random) })
    default:
      return .object((0..<count).map { ("\($0)\"\u{1}é", node(depth - 1, using: &random)) })
    }
  }

  @Test(arguments: 0..<100) func `a random document is that of its text`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<10 { try check(node(6, using: &random)) }
  }

  @Test func `many values and deep ones are laid out as the parser does`() throws {
    let item = Node.object([("id", .string("a")), ("n", .integer(1)), ("empty", .array([]))])
    try check(.array(Array(repeating: item, count: 300)))
    var deep = Node.bool(true)
    for _ in 0..<1_000 { deep = .array([deep]) }
    try check(deep)
  }

  @Test func `the size of parsed numbers is that of what is written for them`() throws {
    let document = try JSONDocument.parse(Array("[1.50, 1e3, 12345678901234567890, 1e400]".utf8))
    var json = JSONWriter()
    json.value(document.root)
    #expect(document.root.textSize == json.count)
  }
}
