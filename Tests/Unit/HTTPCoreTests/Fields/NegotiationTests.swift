import Testing

@testable import HTTPCore

@Suite struct NegotiationTests {
  private func choose(_ accept: String?) -> Int? {
    let field = accept.map { "Accept: \($0)\r\n" } ?? ""
    let text = Array("GET / HTTP/1.1\r\nHost: a\r\n\(field)\r\n".utf8)
    var parser = MessageParser(limits: MessageLimits())
    return text.withUnsafeBytes { bytes in
      var offset = 0
      guard parser.parse(bytes, from: &offset) == .message else { return -1 }
      return AcceptHeader.choose(
        parser.head.fields, among: ["application/json", "text/plain", "image/svg+xml"])
    }
  }

  @Test(
    arguments: [
      (nil, 0), ("*/*", 0), ("application/json", 0), ("text/plain", 1), ("image/svg+xml", 2),
      ("TEXT/Plain", 1), ("text/*", 1), ("text/html", nil), ("application/xml", nil),
      ("text/plain, application/json", 0), ("text/plain, application/json;q=0.9", 1),
      ("*/*;q=0.1, text/plain", 1), ("*/*, application/json;q=0", 1),
      ("application/json;q=0.5, text/*;q=0.6, text/plain;q=0.1", 0),
      ("text/html, */*;q=0.8", 0), ("application/json;q=0", nil), ("", 0), (",,text/plain,,", 1),
      ("text/plain;q=1.000", 1), ("text/plain;q=nonsense", nil),
      ("text/plain;x=\",image/svg+xml;q=1\";q=0.2", 1), ("text/plain; charset=utf-8", 1),
      ("image/svg+xml;charset=\"a;b\";q=0.3", 2), ("*", nil), ("/*", nil), ("text", nil),
    ] as [(String?, Int?)])
  func `the type with the highest quality is chosen`(_ accept: String?, _ index: Int?) {
    #expect(choose(accept) == index)
  }

  @Test func `a media type has an essence and parameters`() {
    let text = Array("Application/JSON ; Charset=\"UTF-8\"; x=y".utf8)
    text.withUnsafeBytes { bytes in
      let type = MediaType(bytes)
      #expect(type.matches("application/json"))
      #expect(!type.matches("application/jso"))
      #expect(type.parameter("charset")?.text == "UTF-8")
      #expect(type.parameter("x")?.text == "y")
      #expect(type.parameter("y") == nil)
    }
  }
}
