import JSONDocuments
import Testing

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    "null", "true", " false ", "0", "-0", "1e400", "-1E-400", "12345678901234567890123", "\"\"",
    "\"\\u0000\"", "\"\\ud83d\\ude00\"", "[]", "{}", "[[],{}]\n", "{\"\":{\"\":null}}",
    "{\"a\":1,\"b\":1}", "\"\u{7f}\"", "\"é\u{301}\"", "[1,2,[3]]", "{\"é\":1,\"e\\u0301\":2}",
  ])
  func `accepts what RFC 8259 allows`(text: String) throws {
    _ = try JSONDocument.parse(Array(text.utf8))
    _ = try JSONDocument.parse(Array(text.utf8), numbers: .text)
  }

  @Test(arguments: [
    "", " ", "nul", "True", "01", "+1", "1.", ".5", "1e", "0x1", "NaN", "Infinity", "-", "\"",
    "\"\u{1}\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "[",
    "[1,]", "[,]", "[1 2]", "{", "{a:1}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "1 2", "[]]",
    "// x\n1", "\u{FEFF}1", "'a'", "{\"a\":1 \"b\":2}",
  ])
  func `refuses what RFC 8259 does not allow`(text: String) {
    for numbers in [JSONDocument.Numbers.parsed, .text] {
      #expect {
        _ = try JSONDocument.parse(Array(text.utf8), numbers: numbers)
      } throws: {
        guard case JSONSyntaxError.malformed(_, let position) = $0 else { return false }
        return position.offset <= text.utf8.count
      }
    }
  }

  @Test(
    arguments: [
      [0x22, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xF8, 0x22], [0xFF], [0x00],
    ] as [[UInt8]])
  func `refuses ill-formed UTF-8`(bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument.parse(bytes) }
  }

  @Test func `reports the line and column of an error`() {
    #expect {
      _ = try JSONDocument.parse(Array("{\n  \"é\": 1,\r\n  \"äö\": tru }".utf8))
    } throws: {
      guard case JSONSyntaxError.malformed(_, let position) = $0 else { return false }
      return position.line == 3 && position.column == 9 && position.offset == 24
    }
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"a":3}"#, "/a", 13),
    (#"{"x":[{"a/b":1},{"":0,"a~":1,"\u0061~":2}]}"#, "/x/1/a~0", 29),
    (#"{"":1,"":2}"#, "/", 6),
  ])
  func `refuses a duplicate member with its pointer and offset`(
    text: String, pointer: String, offset: Int
  ) {
    #expect {
      _ = try JSONDocument.parse(Array(text.utf8))
    } throws: {
      guard case JSONSyntaxError.duplicateMember(pointer, let position) = $0 else { return false }
      return position.offset == offset
    }
  }

  @Test(arguments: [2, 12, 13, 100, 5000])
  func `finds a duplicate member in an object of any size`(count: Int) throws {
    let members = (0..<count).map { "\"m\($0)\":\($0)" }
    _ = try JSONDocument.parse(Array("{\(members.joined(separator: ","))}".utf8))
    for duplicate in [0, count / 2, count - 1] {
      let text = "{\((members + ["\"m\(duplicate)\":0"]).joined(separator: ","))}"
      #expect {
        _ = try JSONDocument.parse(Array(text.utf8))
      } throws: {
        guard case JSONSyntaxError.duplicateMember(let pointer, _) = $0 else { return false }
        return pointer == "/m\(duplicate)"
      }
    }
  }

  @Test func `reads to the depth limit and not beyond`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONDocument.parse(nested(5), depthLimit: 5)
    #expect(throws: JSONSyntaxError.tooDeep(limit: 5)) {
      try JSONDocument.parse(nested(6), depthLimit: 5)
    }
    #expect(throws: JSONSyntaxError.tooDeep(limit: 2_100)) {
      try JSONDocument.parse(nested(1_000_000))
    }
    _ = try JSONDocument.parse(Array("[[],[],[[]],{\"a\":[]}]".utf8), depthLimit: 3)
  }

  @Test func `has the JSON Pointer of every value`() throws {
    let text = #"{"a":[1,{"b/c":[[],[true]],"~":null}],"":{"":"x"},"z":2}"#
    let document = try JSONDocument.parse(Array(text.utf8))
    let root = document.root
    var pointers: [String] = []
    func visit(_ value: JSONValue) {
      pointers.append(document.pointer(to: value))
      for element in value.elements { visit(element) }
      for (name, value) in value.members {
        #expect(document.pointer(to: name) == document.pointer(to: value))
        visit(value)
      }
    }
    visit(root)
    #expect(
      pointers == [
        "", "/a", "/a/0", "/a/1", "/a/1/b~1c", "/a/1/b~1c/0", "/a/1/b~1c/1", "/a/1/b~1c/1/0",
        "/a/1/~0", "/", "//", "/z",
      ])
  }

  @Test func `keeps NUL characters in strings`() throws {
    let document = try JSONDocument.parse(Array(#"["a\u0000b","a"]"#.utf8))
    #expect(document.root.elements.map(\.string) == ["a\0b", "a"])
  }

  @Test func `points to an ancestor where the pointer would be too long`() throws {
    let name = String(repeating: "n", count: 100_000)
    let document = try JSONDocument.parse(Array("{\"a\":[{\"\(name)\":[1,2]}]}".utf8))
    let object = try #require(document.root["a"]?.elements.first { _ in true })
    let inner = try #require(object.members.first { _ in true }?.value)
    #expect(document.pointer(to: object) == "/a/0")
    #expect(document.pointer(to: inner) == "/a/0")
    for element in inner.elements { #expect(document.pointer(to: element) == "/a/0") }
  }
}
