import Testing

@testable import HTTPCore

@Suite struct ContentCodingsTests {
  /// Calls a function with the fields of a request with these lines.
  private func withFields<Result>(_ lines: [String], _ body: (HeaderFields) -> Result) throws
    -> Result
  {
    let text = (["GET / HTTP/1.1", "Host: h"] + lines).joined(separator: "\r\n") + "\r\n\r\n"
    var parser = MessageParser(limits: MessageLimits())
    return try Array(text.utf8).withUnsafeBytes { bytes in
      var offset = 0
      try #require(parser.parse(bytes, from: &offset) == .message)
      return body(parser.head.fields)
    }
  }

  @Test(
    arguments: [
      ([], false), ([""], false), (["gzip"], true), (["GZip"], true), (["x-gzip"], true),
      (["deflate, gzip"], true), (["gzip;q=0"], false), (["gzip;q=0.0"], false),
      (["gzip;q=0.001"], true), (["br;q=1.0, gzip;q=0.8, *;q=0.1"], true), (["*"], true),
      (["*;q=0"], false), (["gzip;q=0, *"], false), (["identity"], false),
      (["identity;q=0.5, gzip;q=0.4"], false), (["identity;q=0.5, gzip;q=0.5"], true),
      (["identity;q=0, gzip;q=0.1"], true), (["identity, *;q=0.5"], false), (["br", "gzip"], true),
      (["gzipped"], false), (["gzip;q=nonsense"], false), (["gzip;q=2"], false),
      ([",,gzip,,"], true),
      (["\"gzip\""], false), (["gzip ; Q=0.5"], true),
    ] as [([String], Bool)])
  func `gzip is preferred as Accept-Encoding says`(lines: [String], expected: Bool) throws {
    #expect(
      try withFields(lines.map { "Accept-Encoding: \($0)" }, ContentCodings.prefersGzip) == expected
    )
  }

  @Test(
    arguments: [
      ([], .identity), ([""], .identity), (["identity"], .identity), (["gzip"], .gzip),
      (["X-GZIP"], .gzip), (["identity, gzip"], .gzip), (["gzip, gzip"], .unsupported),
      (["gzip", "gzip"], .unsupported), (["br"], .unsupported), (["deflate"], .unsupported),
      (["gzip, br"], .unsupported), (["br, gzip"], .unsupported), (["gzip;q=1"], .unsupported),
    ] as [([String], ContentCodings.Applied)])
  func `the coding of a body is gzip once, or none`(
    lines: [String], expected: ContentCodings.Applied
  ) throws {
    #expect(
      try withFields(lines.map { "Content-Encoding: \($0)" }, ContentCodings.applied) == expected)
  }
}
