import Testing

@testable import HTTPCore

@Suite struct MessageParserTests {
  private static let stream =
    "\r\nGET /a?b HTTP/1.1\r\nHost: h\r\nEmpty:\r\nX:  padded \t\r\n\r\n"
    + "POST /c HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello"
    + "POST /d HTTP/1.1\r\nhost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    + "3;x=y\r\nabc\r\n2\r\nde\r\n0\r\nT: 1\r\nU:\r\n\r\n"
    + "GET / HTTP/1.0\r\n\r\n"

  private static let expected = [
    "get /a?b 1.1 Host=[h] Empty=[] X=[padded] ",
    "post /c 1.1 Host=[h] Content-Length=[5] hello",
    "post /d 1.1 host=[h] Transfer-Encoding=[chunked] abcde",
    "get / 1.0 ",
  ]

  @Test func `requests come out the same wherever the stream is cut in two`() {
    let count = Self.stream.utf8.count
    for cut in 1..<count {
      let parsed = Parsed(Self.stream, pieces: [cut, count])
      #expect(parsed.error == nil, "cut at \(cut)")
      #expect(parsed.requests == Self.expected, "cut at \(cut)")
    }
  }

  @Test func `requests come out the same whatever the size of the pieces`() {
    for size in 1..<80 {
      let parsed = Parsed(Self.stream, pieces: [size])
      #expect(parsed.requests == Self.expected, "pieces of \(size)")
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX:\r\n b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
    "GET /  HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / RTSP/1.0\r\nHost: a\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nHost: b\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nContent-Length:\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
  ])
  func `a malformed request is refused wherever it is cut`(_ text: String) {
    for cut in 1..<text.utf8.count {
      let parsed = Parsed(text, pieces: [cut, text.utf8.count])
      #expect(parsed.error == "malformedRequest", "cut at \(cut)")
      #expect(parsed.requests.isEmpty)
    }
  }

  @Test func `a request in one piece is not copied`() {
    let text = Array("POST /c HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello".utf8)
    var parser = MessageParser(limits: MessageLimits())
    text.withUnsafeBytes { bytes in
      var offset = 0
      #expect(parser.parse(bytes, from: &offset) == .head)
      #expect(parser.parse(bytes, from: &offset) == .message)
      #expect(parser.body.baseAddress == bytes.baseAddress.map { $0 + (bytes.count - 5) })
      #expect(parser.heldBytes == 0)
    }
  }

  @Test func `a detached request outlives what it was read from`() {
    for size in [7, 1000] {
      var parser = MessageParser(limits: MessageLimits())
      var detached: DetachedRequest?
      let text = Array("POST /c?d HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello".utf8)
      var start = 0
      while start < text.count {
        let piece = Array(text[start..<min(text.count, start + size)])
        piece.withUnsafeBytes { bytes in
          var offset = 0
          while true {
            let event = parser.parse(bytes, from: &offset)
            if event == .needsMore { break }
            if event == .message { detached = parser.detach() }
          }
        }
        start += size
      }
      if let request = detached.take() {
        #expect(
          Parsed.describe(request.head, request.body)
            == "post /c?d 1.1 Host=[h] Content-Length=[5] hello")
      } else {
        Issue.record("no request with pieces of \(size)")
      }
    }
  }

  @Test func `many fields are kept, and no more than the limit`() {
    for count in [15, 16, 17, 99, 100] {
      let fields = (1..<count).map { "F\($0): \($0)\r\n" }.joined()
      let text = "GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n"
      let parsed = Parsed(text, pieces: [text.utf8.count])
      let described = (1..<count).map { " F\($0)=[\($0)]" }.joined()
      #expect(parsed.requests == ["get / 1.1 Host=[a]\(described) "])
    }
    let fields = (1...100).map { "F\($0): \($0)\r\n" }.joined()
    #expect(
      Parsed("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n", pieces: [50]).error == "headersTooLarge")
  }

  @Test func `memory for a body grows with the received bytes, not with the declared length`() {
    var parser = MessageParser(limits: MessageLimits())
    let text = Array("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 16000000\r\n\r\nabc".utf8)
    text.withUnsafeBytes { bytes in
      var offset = 0
      while parser.parse(bytes, from: &offset) != .needsMore {}
    }
    #expect(parser.bodyBytes == 3)
    #expect(parser.heldBytes < 300_000)
  }
}
