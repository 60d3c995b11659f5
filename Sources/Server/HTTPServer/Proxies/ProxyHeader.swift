import EventLoop
import HTTPCore

/// The header with which a proxy begins a connection: version 2 of the PROXY protocol (haproxy.org,
/// proxy-protocol.txt, section 2.2).
enum ProxyHeader: Equatable {
  /// More bytes are needed.
  case incomplete
  /// The bytes are not such a header.
  case invalid
  /// The header has `length` bytes. The source is nil if the proxy connects on its own behalf, as
  /// in a health check, or if its client has no IP address.
  case complete(length: Int, source: IPAddress?)

  /// The maximum length of a header in bytes, including the optional data that the parser skips.
  static let limit = 4096

  private static let signature: StaticString = "\r\n\r\n\0\r\nQUIT\n"
  private static let fixedBytes = 16

  /// Parses the header at the beginning of bytes.
  ///
  /// - Complexity: O(1).
  init(_ bytes: Bytes) {
    let signature = Bytes(
      start: Self.signature.utf8Start, count: Self.signature.utf8CodeUnitCount)
    let known = min(bytes.count, signature.count)
    guard Bytes(rebasing: bytes[..<known]).equals(Bytes(rebasing: signature[..<known])) else {
      self = .invalid
      return
    }
    guard bytes.count >= Self.fixedBytes else {
      self = .incomplete
      return
    }
    let command = bytes[12]
    let family = bytes[13]
    let length = Int(bytes[14]) << 8 | Int(bytes[15])
    // Version 2, and the commands LOCAL and PROXY.
    guard command == 0x20 || command == 0x21, Self.fixedBytes + length <= Self.limit else {
      self = .invalid
      return
    }
    guard bytes.count >= Self.fixedBytes + length else {
      self = .incomplete
      return
    }
    var source: IPAddress?
    if command == 0x21 {
      // The source's address comes first. The header must contain both addresses and both ports.
      let (address, all): (Int, Int) =
        switch family {
        case 0x11: (4, 12)
        case 0x21: (16, 36)
        default: (0, 0)
        }
      guard length >= all else {
        self = .invalid
        return
      }
      source = IPAddress(
        bytes: Bytes(rebasing: bytes[Self.fixedBytes..<(Self.fixedBytes + address)]))
    }
    self = .complete(length: Self.fixedBytes + length, source: source)
  }
}
