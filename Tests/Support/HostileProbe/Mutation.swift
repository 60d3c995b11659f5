/// A SplitMix64 generator: the same pseudo-random numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A randomly mutated response.
enum Mutation {
  /// The response with a number; always the same bytes.
  static func response(_ number: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(number))
    var bytes = Array(responses.randomElement(using: &generator)!.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&bytes, &generator) }
    return bytes
  }

  private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &generator))
    switch Int.random(in: 0..<9, using: &generator) {
    case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.removeSubrange(place...)
    case 3:
      let noise = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      bytes.insert(contentsOf: noise, at: place)
    case 4: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 5: insertLine(lines.randomElement(using: &generator)!, &bytes, &generator)
    case 6:
      let other = Array(responses.randomElement(using: &generator)!.utf8)
      bytes.replaceSubrange(
        place..., with: other.suffix(Int.random(in: 0...other.count, using: &generator)))
    case 7:
      insertLine("X-\(place): " + String(repeating: "a", count: place * 97), &bytes, &generator)
    default: bytes += bytes
    }
  }

  /// Inserts a line after a random line.
  private static func insertLine(
    _ line: String, _ bytes: inout [UInt8], _ generator: inout SeededGenerator
  ) {
    let ends = bytes.indices.filter { bytes[$0] == 0x0A }
    let place = ends.randomElement(using: &generator).map { $0 + 1 } ?? 0
    bytes.insert(contentsOf: Array((line + "\r\n").utf8), at: place)
  }

  private static let responses = [
    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Type: text/plain\r\n\r\nhello",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2;a=b\r\nlo\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X\r\n\r\n5\r\nhello\r\n0\r\nX: 1\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
    "HTTP/1.1 302 Found\r\nLocation: /other?a=b#c\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 301 Moved\r\nLocation: http://localhost:1/a\r\nContent-Length: 3\r\n\r\nabc",
    "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 204 No Content\r\nSet-Cookie: a=b; Path=/\r\nSet-Cookie: c=d\r\n\r\n",
    "HTTP/1.0 200 OK\r\nServer: old\r\n\r\nuntil the end of the connection",
    "HTTP/1.1 200 OK\r\nX-Folded: one\r\n two\r\nETag: \"x\"\r\nContent-Length: 4\r\n\r\nbody",
    "HTTP/1.1 503 Busy\r\nRetry-After: 1\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbusy",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\n\u{1F}\u{8B}\u{8}ab",
  ]

  private static let lines = [
    "Content-Length: 9223372036854775807", "Content-Length: 9223372036854775808",
    "Content-Length: -1", "Content-Length: 0x10", "Content-Length: 5, 6", "Content-Length:",
    "Transfer-Encoding: chunked, chunked", "Transfer-Encoding: gzip", "Content-Encoding: gzip",
    "Content-Encoding: deflate, deflate, gzip, br, zstd, gzip, gzip", "Content-Encoding: unknown",
    "Location: //[::1]:1/x", "Location: http://[", "Location: http://a:99999/", "Location: \u{0}",
    "Location: http://user:password@host/", "Location: ///", "Location: ?", "Location: %zz",
    "HTTP/1.1 100 Continue", "HTTP/1.1 999 Odd", "HTTP/2 200", "HTTP/1.1 20", ": empty", "no colon",
    " folded", "Connection: close", "Connection: upgrade", "Upgrade: h2c",
    "Trailer: Content-Length",
    "WWW-Authenticate: Negotiate", "WWW-Authenticate: Digest realm=\"\"", "Alt-Svc: h2=\":1\"",
    "Strict-Transport-Security: max-age=1", "Set-Cookie: \u{1}", "FFFFFFFFFFFFFFFFF", "-5", "0", "",
  ]
}
