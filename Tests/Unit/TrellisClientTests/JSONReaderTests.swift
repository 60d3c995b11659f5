import Foundation
import JSONDocuments
import JSONText
import RequestSequences
import TestSupport
import Testing

@testable import TrellisClient

/// The JSON reader of clients, compared with the service's (yyjson) and Foundation's.
@Suite struct JSONReaderTests {
  private func accepts(_ text: String) -> Bool { accepts(Array(text.utf8)) }
  private func accepts(_ bytes: [UInt8]) -> Bool { (try? JSONTree(bytes)) != nil }

  // MARK: Limits

  @Test(arguments: ["[", "{\"a\":"])
  func `a text may nest in 2,100 levels and no more`(opening: String) throws {
    func text(_ levels: Int) -> String {
      let closing = opening == "[" ? "]" : "}"
      let inside = opening == "[" ? "" : "1"
      return String(repeating: opening, count: levels) + inside
        + String(repeating: closing, count: levels)
    }
    #expect(accepts(text(2_100)))
    #expect((try? JSONDocument.parse(Array(text(2_100).utf8))) != nil)
    #expect((try? JSONDocument.parse(Array(text(2_101).utf8))) == nil)
    do throws(TrellisClient.JSONSyntaxError) {
      _ = try RawJSON(text(2_101))
      Issue.record("2,101 levels are taken")
    } catch {
      #expect(error.message == "the text is nested deeper than the limit of 2100 levels")
      #expect(error.offset == 2_100 * opening.utf8.count)
    }
    // The end is never reached.
    #expect(!accepts(String(repeating: opening, count: 1_000_000)))
  }

  @Test func `reading and taking apart a deep text recurses nowhere`() throws {
    let text = String(repeating: "{\"a\":[", count: 1_050) + String(repeating: "]}", count: 1_050)
    var value = ResponseValue(try JSONTree(Array(text.utf8)).root)
    var levels = 0
    while let inner = value["a"]?.elements.first(where: { _ in true }) {
      value = inner
      levels += 1
    }
    #expect(levels == 1_049)
    #expect(try RawJSON(text).description == text)
  }

  // MARK: Cases

  @Test(arguments: [
    ("1e400", Double.infinity), ("-1e400", -Double.infinity), ("1e-400", 0), ("-0", -0.0), ("0", 0),
    ("123456789012345678901234567890", 123_456_789_012_345_677_877_719_597_056),
    ("9007199254740993", 9_007_199_254_740_992), ("4.9e-324", Double.leastNonzeroMagnitude),
    ("1E+2", 100),
  ])
  func `numbers keep their digits, and are the nearest double`(
    text: String, value: Double
  ) throws {
    let read = ResponseValue(try JSONTree(Array(text.utf8)).root)
    #expect(read.number?.bitPattern == value.bitPattern)
    #expect(try RawJSON(text).description == text)
  }

  @Test(arguments: [
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("-0", 0), ("1e3", 1_000),
    ("9223372036854775808", nil), ("1e400", nil), ("1.5", nil), ("1e19", nil),
  ])
  func `an integer that does not fit is none`(text: String, value: Int?) throws {
    #expect(ResponseValue(try JSONTree(Array(text.utf8)).root).integer == value)
  }

  @Test(arguments: [
    #""\ud800""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud800\u0041""#, #""\ud800x""#, #""\u12""#,
    #""\x""#, "\"\u{1}\"", "\"", "01", "-", "1.", ".5", "1e", "+1", "NaN", "tru", "[1,]", "[,1]",
    "{\"a\"}", "{\"a\":1,}", "{a:1}", "[1 2]", "1 2", "", " ", "\u{FEFF}1", "/**/1", "'a'", "[",
  ])
  func `what is not JSON is refused, as the service does`(text: String) {
    #expect(!accepts(text))
    #expect((try? JSONDocument.parse(Array(text.utf8))) == nil)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3], [0xE2, 0x82],
    ] as [[UInt8]])
  func `ill-formed UTF-8 is refused, by responses of sequences too`(inside: [UInt8]) throws {
    let bytes = [0x22] + inside + [0x22]
    #expect(!accepts(bytes))
    let url = try #require(URL(string: "http://test/"))
    #expect(!Response(status: 200, body: Data(bytes), url: url).json.exists)
  }

  @Test(arguments: [2, 8, 9, 10, 1_000])
  func `a name that an object has twice is refused, wherever it is`(count: Int) {
    func object(_ names: [String]) -> String {
      "[{}, {" + names.map { "\"\($0)\": {\"a\": 1, \"b\": [1]}" }.joined(separator: ",") + "}]"
    }
    var names = (0..<count).map { "n\($0)" }
    #expect(accepts(object(names)))
    names[count - 1] = "\\u006e0"
    #expect(!accepts(object(names)))
    // Names are compared by their scalars, not by their appearance.
    names[0] = "é"
    names[count - 1] = "e\u{301}"
    #expect(accepts(object(names)))
  }

  @Test func `responses of other servers may repeat names, and halves of pairs are no text`() throws
  {
    let url = try #require(URL(string: "http://test/"))
    func json(_ text: String) -> ResponseJSON {
      Response(status: 200, body: Data(text.utf8), url: url).json
    }
    #expect(json(#"{"a":1,"b":2,"\u0061":3}"#)["a"].int == 3)
    #expect(json(#"{"a":1,"a":2}"#).members.map(\.value.int) == [1, 2])
    #expect(
      json(#"["\ud800", "\udc00\ud800", "\ud800x", "\ud83d\ude00"]"#).elements.map(\.string)
        == [nil, nil, nil, "\u{1F600}"])
    #expect(json(#"[["a",[]],{}]"#)[0][1].elements.isEmpty)
    #expect(!json("[1]")[1].exists && !json("[1]")[-1].exists && !json("1")["a"].exists)
    #expect(json("[1]")[7]["a~/"].pointer == "/7/a~0~1")
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(json(deep)[0][0].exists)
  }

  // MARK: Random texts

  @Test func `random and mutated texts are read as the service and Foundation read them`() throws {
    var random = SplitMix64(seed: 20_261_123)
    var (accepted, refused) = (0, 0)
    for _ in 0..<6_000 {
      var bytes = Array(RandomJSON.text(using: &random).utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        RandomJSON.mutate(&bytes, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let tree = try? JSONTree(bytes)
      let document = try? JSONDocument.parse(bytes, numbers: .text)
      #expect((tree == nil) == (document == nil), "\(text)")
      // The lenient grammar accepts everything that the strict one accepts, and more.
      if tree != nil { #expect((try? JSONTree(bytes, .lenient)) != nil, "\(text)") }
      guard let tree, let document else {
        refused += 1
        continue
      }
      accepted += 1
      #expect(
        withExtendedLifetime(document) { isSame(tree.root, document.root) }, "\(text)")
      // Foundation drops a U+FEFF after an escape and rejects numbers beyond the largest double;
      // otherwise both agree.
      if bytes.firstRange(of: [0xEF, 0xBB, 0xBF]) != nil { continue }
      if hasInfinity(tree.root) { continue }
      let other = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(isSame(tree.root, other), "\(text)")
    }
    #expect(accepted > 2_000 && refused > 1_000)
  }

  private func hasInfinity(_ value: JSONTree.Value) -> Bool {
    value.number?.isInfinite == true || value.elements.contains(where: hasInfinity)
      || value.members.contains { hasInfinity($0.value) }
  }

  private func isSame(_ a: JSONTree.Value, _ b: JSONValue) -> Bool {
    switch b.kind {
    case .null: String(decoding: a.text, as: UTF8.self) == "null"
    case .bool: a.bool != nil && a.bool == b.bool
    case .number: b.numberText.map { a.text.elementsEqual($0) } == true
    case .string: b.string.map { a.isString($0) } == true
    case .array: a.elements.elementsEqual(b.elements, by: isSame)
    case .object:
      a.members.elementsEqual(b.members) { a, b in
        b.name.string.map { a.name.isString($0) } == true && isSame(a.value, b.value)
      }
    }
  }

  private func isSame(_ a: JSONTree.Value, _ b: Any) -> Bool {
    switch b {
    case is NSNull: return String(decoding: a.text, as: UTF8.self) == "null"
    case let text as String: return a.isString(text)
    case let list as [Any]: return a.elements.elementsEqual(list, by: isSame)
    case let object as [String: Any]:
      // Canonically equivalent keys are one key of a dictionary.
      return a.members.allSatisfy { member in
        guard let name = member.name.string, let value = object[name] else { return false }
        return isSame(member.value, value) || object.count < a.members.count
      }
    case let number as NSNumber:
      if let bool = a.bool { return number.boolValue == bool }
      // Foundation rounds long integers twice.
      let value = number.doubleValue
      return a.number.map { abs($0 - value) <= 4 * value.ulp } == true
    default: return false
    }
  }
}

/// Random JSON texts, and mutations that often break them.
private enum RandomJSON {
  private static let scalars = [
    "null", "true", "false", "0", "-0", "1.5", "1e400", "-12E-3", "18446744073709551616",
    "9223372036854775807", "123456789012345678901234567890", "0.1", "\"\"", "\"a\"",
    "\"é\u{1F600}\"",
    #""\ud83d\ude00\u0000\n\/""#, #""\\\"""#, "\"\u{7F}\u{2028}\"",
  ]
  private static let names = ["a", "b", "c", "é", "e\u{301}", #"\u0061"#, "", "long name", #"\""#]
  private static let blanks = ["", "", "", " ", "\n", "\t\r"]
  private static let pieces = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "1", "-", ".", "e", "\\u", "d800", "\u{0}", "\u{1}",
    "//", "null", "\u{FEFF}", " ",
  ]

  static func text(_ depth: Int = 4, using random: inout SplitMix64) -> String {
    func blank() -> String { blanks.randomElement(using: &random)! }
    let kind = depth == 0 ? 0 : Int.random(in: 0..<4, using: &random)
    if kind < 2 { return blank() + scalars.randomElement(using: &random)! + blank() }
    let count = Int.random(in: 0..<4, using: &random)
    let parts = (0..<count).map { _ in
      let value = text(depth - 1, using: &random)
      let name = names.randomElement(using: &random)!
      return kind == 2 ? value : "\(blank())\"\(name)\"\(blank()):\(value)"
    }
    return blank() + (kind == 2 ? "[" : "{") + parts.joined(separator: ",")
      + (parts.isEmpty ? blank() : "") + (kind == 2 ? "]" : "}") + blank()
  }

  static func mutate(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...3, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.insert(contentsOf: pieces.randomElement(using: &random)!.utf8, at: place)
    default: bytes.swapAt(place, end - 1)
    }
  }
}
