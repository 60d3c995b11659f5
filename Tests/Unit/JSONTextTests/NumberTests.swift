import JSONDocuments
import JSONText
import Testing

@Suite struct NumberTests {
  private func written(_ number: Double) -> String {
    var json = JSONWriter()
    json.number(number)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func read(_ text: String, _ numbers: JSONDocument.Numbers = .parsed) throws -> Double? {
    try withExtendedLifetime(JSONDocument.parse(Array(text.utf8), numbers: numbers)) {
      $0.root.number
    }
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (147.5, "147.5"), (-10, "-10"), (0.1, "0.1"), (1e-5, "1e-5"),
    (1e16, "1e16"), (1.5e300, "1.5e300"), (.leastNonzeroMagnitude, "5e-324"),
    (1e15, "1000000000000000"),
    (9_007_199_254_740_992, "9007199254740992"), (1e100, "1e100"), (-2.5e-10, "-2.5e-10"),
    (0.30000000000000004, "0.30000000000000004"), (.nan, "null"), (.infinity, "null"),
  ])
  func `are written in the shortest form`(number: Double, text: String) {
    #expect(written(number) == text)
  }

  @Test func `read back the same, whatever their bits`() throws {
    var generator = SystemRandomNumberGenerator()
    for round in 0..<20_000 {
      var number = Double(bitPattern: generator.next())
      if round % 4 == 1 { number = Double(Int64.random(in: -1_000_000...1_000_000)) / 64 }
      if round % 4 == 2 { number = Double(Int64.random(in: .min ... .max)) }
      if round % 4 == 3 { number = Double.random(in: -1...1) }
      guard number.isFinite else { continue }
      let text = written(number)
      #expect(try read(text) == number, "\(text)")
      #expect(try read(text, .text) == number, "\(text)")
    }
  }

  @Test func `with few decimals are written as the standard library writes them`() {
    for _ in 0..<50_000 {
      let scales: [Double] = [10, 100, 1000, 10_000, 100_000, 64, 3]
      let scale = scales[Int.random(in: 0..<scales.count)]
      let digits = Int.random(in: 1...16)
      let bound = (0..<digits).reduce(1) { product, _ in product * 10 }
      let number = Double(Int.random(in: -bound...bound)) / scale
      guard number != number.rounded() else { continue }
      let shortest = number.description.replacing("e-0", with: "e-")
      #expect(written(number) == shortest)
    }
  }

  @Test func `that are too large are infinite and do not trap`() throws {
    for numbers in [JSONDocument.Numbers.parsed, .text] {
      #expect(try read("1e400", numbers) == .infinity)
      #expect(try read("-1e400", numbers) == -.infinity)
      #expect(try read("1e-400", numbers) == 0)
      #expect(try read(String(repeating: "9", count: 100_000), numbers) == .infinity)
      #expect(try read("1e999999999999999999999999", numbers) == .infinity)
      #expect(try read("123456789012345678901234567890", numbers) == 1.2345678901234568e29)
    }
  }

  @Test(
    arguments: [
      ("2", 2), ("2.0", 2), ("0.2e1", 2), ("-0", 0), ("-7", -7), ("2.5", nil), ("1e400", nil),
      ("9223372036854775807", .max), ("9223372036854775808", nil),
      ("1e18", 1_000_000_000_000_000_000),
    ] as [(String, Int?)])
  func `are integers by value, not by spelling`(text: String, integer: Int?) throws {
    for numbers in [JSONDocument.Numbers.parsed, .text] {
      let document = try JSONDocument.parse(Array(text.utf8), numbers: numbers)
      #expect(withExtendedLifetime(document) { $0.root.integer } == integer)
    }
  }

  @Test func `keep their text on request`() throws {
    let text = #"{"a":[1.10,-0,123456789012345678901234567890,1E5,{"":[]}],"b":"é\n\"\\\u0001"}"#
    let document = try JSONDocument.parse(Array(text.utf8), numbers: .text)
    var json = JSONWriter()
    json.value(document.root)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
  }
}
