import API
import JSONTemplates
import JSONText
import TestSupport
import Testing

/// Indices and slices of strings, compared with an array of their Unicode scalars.
@Suite struct TextPartTests {
  private static let alphabet: [[Unicode.Scalar]] = [
    Array("abcdefgh$ {}".unicodeScalars), Array("aé漢🧩\u{301}".unicodeScalars),
    Array("漢字仮名".unicodeScalars), Array("🧩🦑".unicodeScalars),
  ]

  private func random(_ count: Int, using random: inout SplitMix64) -> [Unicode.Scalar] {
    let alphabet = Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &random)]
    return (0..<count).map { _ in alphabet.randomElement(using: &random) ?? "x" }
  }

  private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func json(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(arguments: 0..<12)
  func `indices and slices agree with an array of scalars`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for length in [0, 1, 5, 63, 64, 65, 128, 500, 3000] {
      // The prefix shifts the boundaries of blocks.
      let before = self.random(Int.random(in: 0...70, using: &random), using: &random)
      let scalars = self.random(length, using: &random)
      let context = #"{"before":\#(json(text(before))),"s":\#(json(text(scalars)))}"#
      #expect(try evaluate("len(s)", context) == "\(length)")
      for _ in 0..<12 {
        let lower = Int.random(in: 0...length, using: &random)
        let upper = Int.random(in: lower...length, using: &random)
        let slice = Array(scalars[lower..<upper])
        #expect(try evaluate("s[\(lower):\(upper)]", context) == json(text(slice)))
        if length > 0 {
          let index = Int.random(in: 0..<length, using: &random)
          #expect(try evaluate("s[\(index)]", context) == json(text([scalars[index]])))
          #expect(try evaluate("s[\(index - length)]", context) == json(text([scalars[index]])))
        }
        let inner = Int.random(in: 0...slice.count, using: &random)
        #expect(
          try evaluate("(before + s[\(lower):\(upper)])[\(before.count + inner):]", context)
            == json(text(slice[inner...])))
        #expect(try evaluate("len(s[\(lower):\(upper)])", context) == "\(slice.count)")
      }
    }
  }

  @Test(arguments: ["a", "é", "漢", "🧩"])
  func `an index costs the same in a long string as in a short one`(scalar: String) throws {
    var limits = TemplateLimits()
    limits.steps = 400_000
    let template = #"""
      {"$reduce": {"$eval": "range(0, 5000)"}, "initial": 0, "each(n, i)": {"$eval": "n + len(s[i]) + len(s[i:i + 3])"}}
      """#
    let context = #"{"s":"\#(String(repeating: scalar, count: 100_000))"}"#
    #expect(try render(template, context, limits: limits) == "20000")
  }

  @Test func `a part with a dollar is rendered where a template of the context has it`() throws {
    let template = #"{"$find": {"$eval": "[{'a': s[1:10]}]"}, "each(x)": "true"}"#
    #expect(try render(template, #"{"s":"é${1 + 1}é"}"#) == #"{"a":"2é"}"#)
  }
}
