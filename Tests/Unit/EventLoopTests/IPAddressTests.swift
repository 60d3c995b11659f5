import EventLoop
import Testing

@Suite struct IPAddressTests {
  private func address(_ text: String) -> IPAddress? {
    Array(text.utf8).withUnsafeBytes { IPAddress(text: $0) }
  }

  @Test(arguments: ["192.0.2.1", "0.0.0.0", "::", "::1", "2001:db8::1", "::ffff:192.0.2.1"])
  func `an address is read`(text: String) {
    #expect(address(text) != nil)
  }

  @Test(
    arguments: [
      "", "1", "1.2.3", "1.2.3.4.5", "256.0.0.1", "1.2.3.4 ", ":", ":::", "1::2::3", "g::",
      "fe80::1%lo",
      "[::1]", "192.0.2.1\0", String(repeating: "1", count: 46),
    ])
  func `anything else is no address`(text: String) {
    #expect(address(text) == nil)
  }

  @Test func `an IPv4 address within IPv6 is the IPv4 address`() {
    #expect(address("::ffff:192.0.2.1") == address("192.0.2.1"))
    #expect(address("::192.0.2.1") != address("192.0.2.1"))
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("255.255.255.255", "255.255.255.255"), ("0.0.0.0", "0.0.0.0"),
    ("::ffff:192.0.2.1", "192.0.2.1"), ("::", "::"), ("::1", "::1"),
    ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"),
    ("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
  ])
  func `an address is written in its shortest form`(text: String, written: String) {
    #expect(address(text)?.description == written)
  }

  @Test(arguments: ["192.0.2.1", "255.0.10.7", "0.0.0.0"])
  func `the octets of an IPv4 address are the numbers of its text`(text: String) throws {
    for written in [text, "::ffff:\(text)"] {
      let octets = try #require(address(written)?.octets)
      #expect("\(octets.0).\(octets.1).\(octets.2).\(octets.3)" == text)
    }
  }

  @Test func `an IPv6 address has no octets`() throws {
    #expect(try #require(address("2001:db8::1")).octets == nil)
  }

  @Test func `the first 64 bits of IPv6, and all of IPv4, tell clients apart`() {
    #expect(address("2001:db8::1")?.key == address("2001:db8::ffff:1")?.key)
    #expect(address("2001:db8::1")?.key != address("2001:db8:0:1::1")?.key)
    #expect(address("192.0.2.1")?.key != address("192.0.2.2")?.key)
  }

  @Test(
    arguments: [
      ("10.0.0.0/8", "10.255.1.2", true), ("10.0.0.0/8", "11.0.0.0", false),
      ("10.1.2.3/8", "10.9.9.9", true), ("192.0.2.1", "192.0.2.1", true),
      ("192.0.2.1", "192.0.2.2", false), ("192.0.2.0/31", "192.0.2.1", true),
      ("0.0.0.0/0", "192.0.2.1", true), ("0.0.0.0/0", "::1", false), ("::/0", "2001:db8::", true),
      ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::", false),
      ("2001:db8::/65", "2001:db8::7fff:0:0:1", true),
      ("2001:db8::/65", "2001:db8::8000:0:0:1", false), ("::1/128", "::1", true),
      ("10.0.0.0/8", "::ffff:10.0.0.1", true),
    ])
  func `a network has the addresses that begin like it`(
    network: String, other: String, isIn: Bool
  ) throws {
    let network = try #require(IPNetwork(network))
    #expect(network.contains(try #require(address(other))) == isIn)
  }

  @Test(arguments: [
    "", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8/8", "/8", "10.0.0.0/+8",
    "x/8",
  ])
  func `anything else is no network`(text: String) {
    #expect(IPNetwork(text) == nil)
  }
}
