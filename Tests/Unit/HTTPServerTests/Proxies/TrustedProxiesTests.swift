import EventLoop
import HTTPCore
import Testing

@testable import HTTPServer

@Suite struct TrustedProxiesTests {
  private func address(_ text: String) -> IPAddress? {
    Array(text.utf8).withUnsafeBytes { IPAddress(text: $0) }
  }

  /// The last address in a value of `X-Forwarded-For`.
  private func last(_ value: String) -> IPAddress? {
    Array(value.utf8).withUnsafeBytes { bytes in
      var last: IPAddress?
      _ = ForwardedList.forEachFromEnd(bytes) { address in
        last = address
        return false
      }
      return last
    }
  }

  private func nodes(_ value: String) -> [IPAddress?]? {
    Array(value.utf8).withUnsafeBytes { ForwardedList.nodes($0) }
  }

  @Test(arguments: [
    "192.0.2.1", "192.0.2.1:8080", " 192.0.2.1\t", "192.0.2.1:65535", "192.0.2.1,", "192.0.2.1, ,",
  ])
  func `an element is an address, with or without a port`(_ element: String) {
    for front in [
      "", "198.51.100.7, ", "\",", "\"198.51.100.7,", "[::1,", "a=b;\"\\,", "unknown,,",
    ] {
      #expect(last(front + element) == address("192.0.2.1"), "\(front)\(element)")
    }
  }

  @Test(arguments: ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443"])
  func `an element may have an address of IPv6`(_ element: String) {
    #expect(last("\"," + element) == address("2001:db8::1"))
  }

  @Test(arguments: [
    "\"192.0.2.1\"", "\"192.0.2.1", "192.0.2.1\"", "[192.0.2.1]", "[2001:db8::1]junk",
    "[2001:db8::1",
    "[2001:db8::1]:", "[2001:db8::1]:x", "192.0.2.1:", "192.0.2.1:x", "192.0.2.1:65536",
    "192.0.2.1:123456", "192.0.2.1 junk", "192.0.2.1;a", "192.0.2", "unknown", "_hidden",
    "for=192.0.2.1",
    "2001:db8::1]:80", "192.0.2.1:-1", "192.0.2.01",
  ])
  func `any other element is no address`(_ element: String) {
    #expect(last(element) == nil)
    #expect(last("198.51.100.7, " + element) == nil)
  }

  @Test func `a field of RFC 7239 has tokens and quoted strings`() {
    let one = address("192.0.2.1")
    let two = address("2001:db8::1")
    for (value, expected) in [
      ("for=192.0.2.1", [one]), ("For=192.0.2.1;proto=https;by=203.0.113.43", [one]),
      ("for=\"192.0.2.1:80\"", [one]), ("for=\"[2001:db8::1]:443\"", [two]),
      ("for=192.0.2.1, for=\"[2001:db8::1]\"", [one, two]), ("proto=\"a,b;for=192.0.2.1\"", [nil]),
      ("for=unknown", [nil]), ("for=_hidden , for=192.0.2.1", [nil, one]), ("", []), (",", []),
      ("for=\"192.0.2\\.1\"", [one]), ("for=192.0.2.1;", [one]), ("for=\"[2001:db8::1]x\"", [nil]),
    ] as [(String, [IPAddress?])] {
      #expect(nodes(value) == expected, "\(value)")
    }
  }

  @Test(arguments: [
    "for=\"192.0.2.1", "for=192.0.2.1\"", "for=\"192.0.2.1\"x", "for=\"192.0.2.1\\", "for", "for=",
    "=192.0.2.1", "for=2001:db8::1", "for=[2001:db8::1]", "for=192.0.2.1 proto=http",
    "for= 192.0.2.1",
    "for =192.0.2.1", "for=192.0.2.1;for=192.0.2.2", "192.0.2.1:80", "for=a=b", "for=\"a\"\"b\"",
  ])
  func `a field of RFC 7239 with any other syntax names nobody`(_ value: String) {
    #expect(nodes(value) == nil)
    #expect(nodes(value + ", for=192.0.2.1") == nil)
    #expect(nodes("for=192.0.2.1, " + value) == nil)
  }
}
