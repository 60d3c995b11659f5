import EventLoop
import HTTPCore
import Testing

@testable import HTTPServer

@Suite struct ProxyHeaderTests {
  private static let signature: [UInt8] = Array("\r\n\r\n\0\r\nQUIT\n".utf8)

  private func read(_ bytes: [UInt8]) -> ProxyHeader {
    bytes.withUnsafeBytes { ProxyHeader($0) }
  }

  private func address(_ text: String) -> IPAddress? {
    Array(text.utf8).withUnsafeBytes { IPAddress(text: $0) }
  }

  private static let version4 =
    signature + [0x21, 0x11, 0, 12, 192, 0, 2, 1, 10, 0, 0, 1, 4, 210, 0, 80]

  @Test func `the source is read, and what follows is left`() {
    #expect(
      read(Self.version4 + [1, 2]) == .complete(length: 28, source: address("192.0.2.1")))
    let version6 =
      Self.signature + [0x21, 0x21, 0, 36, 0x20, 1, 0xd, 0xb8] + [UInt8](repeating: 0, count: 11)
      + [1] + [UInt8](repeating: 0, count: 20)
    #expect(read(version6) == .complete(length: 52, source: address("2001:db8::1")))
  }

  @Test func `each beginning is incomplete`() {
    for count in 0..<Self.version4.count {
      #expect(read(Array(Self.version4[..<count])) == .incomplete, "\(count)")
    }
  }

  @Test func `any other byte of the signature, the version or the command is invalid`() {
    for index in 0..<13 {
      var bytes = Self.version4
      bytes[index] ^= 0x80
      #expect(read(bytes) == .invalid, "\(index)")
      #expect(read(Array(bytes[...index])) == (index < 12 ? .invalid : .incomplete))
    }
  }

  @Test func `what has no address of IP has no source`() {
    for (command, family) in [(0x20, 0x11), (0x21, 0), (0x21, 0x31), (0x21, 0x12)]
      as [(UInt8, UInt8)]
    {
      var bytes = Self.version4
      (bytes[12], bytes[13]) = (command, family)
      #expect(read(bytes) == .complete(length: 28, source: nil))
    }
  }

  @Test func `a header has at most its limit of bytes`() {
    for (count, isTaken) in [(4096, true), (4097, false), (16 + 65_535, false)] {
      let length = count - 16
      let bytes =
        Self.signature + [0x20, 0, UInt8(length >> 8), UInt8(length & 255)]
        + [UInt8](repeating: 0, count: length)
      #expect(read(bytes) == (isTaken ? .complete(length: count, source: nil) : .invalid))
    }
  }
}
