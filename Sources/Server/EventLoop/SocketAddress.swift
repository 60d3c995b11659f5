import CUV

import Libc

/// An IPv4 or IPv6 address with a port.
public struct SocketAddress: Sendable, Hashable, CustomStringConvertible {
  /// The numeric address; an IPv6 address has no brackets.
  public let host: String
  /// The port; 0 lets the system choose a free one when listening.
  public let port: UInt16
  /// Whether this is an IPv6 address.
  public let isIPv6: Bool

  /// 127.0.0.1 and a port.
  public static func loopback(port: UInt16) -> SocketAddress {
    SocketAddress(host: "127.0.0.1", port: port, isIPv6: false)
  }

  init(host: String, port: UInt16, isIPv6: Bool) {
    self.host = host
    self.port = port
    self.isIPv6 = isIPv6
  }

  /// Parses `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080` or `:8080`. Without a host it is the
  /// IPv4 wildcard address.
  ///
  /// - Returns: nil for any other text; host names are not resolved.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = bytes[(colon + 1)...]
    guard (1...5).contains(digits.count),
      digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
      let port = UInt16(String(decoding: digits, as: UTF8.self))
    else { return nil }
    var name = String(decoding: bytes[..<colon], as: UTF8.self)
    if name.utf8.first == UInt8(ascii: "["), name.utf8.last == UInt8(ascii: "]") {
      name = String(name.dropFirst().dropLast())
      var address = sockaddr_in6()
      guard uv_ip6_addr(name, Int32(port), &address) == 0 else { return nil }
      self.init(host: name, port: port, isIPv6: true)
      return
    }
    if name == "localhost" { name = "127.0.0.1" }
    if name.isEmpty { name = "0.0.0.0" }
    var address = sockaddr_in()
    guard uv_ip4_addr(name, Int32(port), &address) == 0 else { return nil }
    self.init(host: name, port: port, isIPv6: false)
  }

  /// The text form that `init(_:)` parses.
  public var description: String { isIPv6 ? "[\(host)]:\(port)" : "\(host):\(port)" }

  var family: Int32 { isIPv6 ? AF_INET6 : AF_INET }

  /// Calls a function with the address as a `sockaddr`; returns its result or libuv's error code.
  func withSystemAddress(_ body: (UnsafePointer<sockaddr>) -> Int32) -> Int32 {
    if isIPv6 {
      var address = sockaddr_in6()
      let result = uv_ip6_addr(host, Int32(port), &address)
      guard result == 0 else { return result }
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
      }
    }
    var address = sockaddr_in()
    let result = uv_ip4_addr(host, Int32(port), &address)
    guard result == 0 else { return result }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  /// The local address of a bound handle.
  init?(boundTo handle: UnsafePointer<uv_tcp_t>) {
    var storage = sockaddr_storage()
    var length = Int32(MemoryLayout<sockaddr_storage>.size)
    let found: SocketAddress? = withUnsafeMutablePointer(to: &storage) { storage in
      let result = storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        uv_tcp_getsockname(handle, $0, &length)
      }
      guard result == 0 else { return nil }
      var name = [CChar](repeating: 0, count: 64)
      if storage.pointee.ss_family == sa_family_t(AF_INET6) {
        return storage.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          guard uv_ip6_name($0, &name, name.count) == 0 else { return nil }
          return SocketAddress(
            host: Self.text(name), port: UInt16(bigEndian: $0.pointee.sin6_port), isIPv6: true)
        }
      }
      guard storage.pointee.ss_family == sa_family_t(AF_INET) else { return nil }
      return storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        guard uv_ip4_name($0, &name, name.count) == 0 else { return nil }
        return SocketAddress(
          host: Self.text(name), port: UInt16(bigEndian: $0.pointee.sin_port), isIPv6: false)
      }
    }
    guard let found else { return nil }
    self = found
  }

  private static func text(_ name: [CChar]) -> String {
    String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
