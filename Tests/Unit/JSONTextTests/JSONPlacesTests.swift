import JSONDocuments
import JSONText
import Testing

@Suite struct JSONPlacesTests {
  private func text(at pointer: String, in json: String) -> String? {
    var map = JSONPlaces(Array(json.utf8))
    guard let place = map.place(of: pointer) else { return nil }
    return String(decoding: Array(json.utf8)[place.value], as: UTF8.self)
  }

  @Test(arguments: [
    ("", "{ \"a\" : [1, {\"b\": \"x]\\\"\"}], \"c/d~\":null, \"\\u00e9\\ud83d\\ude00\": -1e3 }"),
    ("/a", #"[1, {"b": "x]\""}]"#), ("/a/0", "1"), ("/a/1/b", #""x]\"""#),
    ("/c~1d~0", "null"), ("/é😀", "-1e3"),
  ])
  func `a pointer leads to the bytes of its value`(pointer: String, expected: String) {
    let json = #"{ "a" : [1, {"b": "x]\""}], "c/d~":null, "\u00e9\ud83d\ude00": -1e3 }"#
    #expect(text(at: pointer, in: json) == expected)
  }

  @Test func `a pointer beyond the text leads to its last ancestor`() {
    #expect(text(at: "/a/7/b", in: #"{"a":[1]}"#) == "[1]")
    #expect(text(at: "/x", in: #"{"a":[1]}"#) == #"{"a":[1]}"#)
    #expect(text(at: "/a/-1", in: #"{"a":[1]}"#) == "[1]")
    #expect(text(at: "/0", in: "") == nil)
  }

  @Test func `each member has the range of its name`() {
    let json = #"{"wide name": 7}"#
    var map = JSONPlaces(Array(json.utf8))
    #expect(map.place(of: "/wide name")?.name == 1..<12)
    #expect(map.place(of: "")?.name == nil)
  }

  @Test func `every pointer that the parser makes leads to the value`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let json = Self.randomValue(depth: 4, &random)
      let document = try JSONDocument.parse(Array(json.utf8))
      var map = JSONPlaces(Array(json.utf8))
      var open = [document.root]
      while let value = open.popLast() {
        guard let place = map.place(of: document.pointer(to: value)) else {
          Issue.record("no place for a value of \(json)")
          continue
        }
        let copy = try JSONDocument.parse(Array(Array(json.utf8)[place.value]))
        #expect(copy.root.kind == value.kind && copy.root.count == value.count)
        #expect(copy.root.string == value.string && copy.root.number == value.number)
        for element in value.elements { open.append(element) }
        for member in value.members { open.append(member.value) }
      }
    }
  }

  @Test func `a text that is not JSON has no places, and depth costs no stack`() {
    for text in ["}", "]]", "{\"a", "{\"a\\", "[\"\\u12", "\u{1}", "{{{", ",:", "\"\\"] {
      #expect(self.text(at: "/a/0", in: text) == nil)
    }
    let deep =
      String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
    var map = JSONPlaces(Array(deep.utf8))
    #expect(map.place(of: "/0/0/0")?.value == 3..<1_999_997)
  }

  @Test func `of two members with a name a pointer leads to the last`() {
    #expect(text(at: "/a", in: #"{"a": 1, "b": 2, "\u0061": 3}"#) == "3")
    #expect(text(at: "/x", in: #"{"a": "\ud800", "x": 2}"#) == "2")
  }

  private static func randomValue(
    depth: Int, _ random: inout SystemRandomNumberGenerator
  ) -> String {
    let scalars = [#""a\"b""#, "17", "-0.5e2", "true", "null", #""é\n/~""#, "\"\""]
    let space = ["", " ", "\n  "].randomElement(using: &random) ?? ""
    guard depth > 0 else { return space + (scalars.randomElement(using: &random) ?? "0") }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        randomValue(depth: depth - 1, &random)
      }
      return "\(space)[\(values.joined(separator: ","))\(space)]"
    case 1:
      let names = [#""a""#, #""b/c""#, #""~1\t""#, #""\u00e9""#]
      let members = names.prefix(Int.random(in: 0...4, using: &random)).map {
        "\($0)\(space):\(randomValue(depth: depth - 1, &random))"
      }
      return "\(space){\(members.joined(separator: ","))\(space)}"
    default: return space + (scalars.randomElement(using: &random) ?? "0")
    }
  }
}
