import EventLoop
import Testing

@Suite struct SocketAddressTests {
  @Test(arguments: [
    ("127.0.0.1:8080", "127.0.0.1:8080"), ("[::1]:80", "[::1]:80"), ("0.0.0.0:0", "0.0.0.0:0"),
    (":8080", "0.0.0.0:8080"), ("localhost:1", "127.0.0.1:1"), ("[::]:65535", "[::]:65535"),
  ])
  func `an address is read and written`(_ text: String, _ written: String) throws {
    #expect(try #require(SocketAddress(text)).description == written)
  }

  @Test(arguments: [
    "", "8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "::1:80", "[::1]",
    "[127.0.0.1]:80", "example:80", "127.0.0.1:+80", "1.2.3:80", "127.0.0.1:8 0",
  ])
  func `text other than an address with a port is refused`(_ text: String) {
    #expect(SocketAddress(text) == nil)
  }
}
