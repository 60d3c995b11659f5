import Libc

/// An IPv4 or IPv6 address, without a port.
///
/// An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) is treated as its IPv4 address.
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
  /// The first eight bytes; 0 for an IPv4 address.
  let high: UInt64
  /// The last eight bytes. An IPv4 address occupies the last four, after two bytes of ones.
  let low: UInt64

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// 0.0.0.0, which stands for a peer whose address is no longer known.
  static let unspecified = IPAddress(high: 0, low: 0xFFFF_0000_0000)

  /// Makes an IPv4 address from four bytes, or an IPv6 address from sixteen; nil for other counts.
  public init?(bytes: UnsafeRawBufferPointer) {
    switch bytes.count {
    case 4:
      let address = UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
      self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(address))
    case 16:
      self.init(
        high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    default:
      return nil
    }
  }

  /// Parses `192.0.2.1` or `2001:db8::1`; nil for any other text.
  public init?(text: UnsafeRawBufferPointer) {
    // The longest form, an IPv6 address with an embedded IPv4 address, has 45 characters.
    guard (2...45).contains(text.count), !text.contains(0) else { return nil }
    var characters = [CChar](repeating: 0, count: 46)
    characters.withUnsafeMutableBytes { $0.copyMemory(from: text) }
    var bytes: (UInt64, UInt64) = (0, 0)
    let isIPv6 = text.contains(UInt8(ascii: ":"))
    let address = withUnsafeMutableBytes(of: &bytes) { bytes in
      guard inet_pton(isIPv6 ? AF_INET6 : AF_INET, characters, bytes.baseAddress) == 1 else {
        return nil as IPAddress?
      }
      return IPAddress(bytes: UnsafeRawBufferPointer(rebasing: bytes[..<(isIPv6 ? 16 : 4)]))
    }
    guard let address else { return nil }
    self = address
  }

  /// The address in a system socket address; nil unless it is IPv4 or IPv6.
  init?(_ address: UnsafePointer<sockaddr>) {
    let bytes = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let offset = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) ?? 0
      self.init(bytes: UnsafeRawBufferPointer(start: bytes + offset, count: 4))
    case AF_INET6:
      let offset = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) ?? 0
      self.init(bytes: UnsafeRawBufferPointer(start: bytes + offset, count: 16))
    default:
      return nil
    }
  }

  /// Whether this is an IPv4 address.
  public var isIPv4: Bool { high == 0 && low >> 32 == 0xFFFF }

  /// The bytes of an IPv4 address, in the order of its text; nil for IPv6.
  public var octets: (UInt8, UInt8, UInt8, UInt8)? {
    guard isIPv4 else { return nil }
    return (
      UInt8(truncatingIfNeeded: low >> 24), UInt8(truncatingIfNeeded: low >> 16),
      UInt8(truncatingIfNeeded: low >> 8), UInt8(truncatingIfNeeded: low)
    )
  }

  /// `192.0.2.1`, or an IPv6 address in its shortest form (RFC 5952): `2001:db8::1`.
  public var description: String {
    let room = 46
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { text in
      var four = UInt32(truncatingIfNeeded: low).bigEndian
      var sixteen = (high.bigEndian, low.bigEndian)
      let written =
        isIPv4
        ? inet_ntop(AF_INET, &four, text.baseAddress, socklen_t(room))
        : inet_ntop(AF_INET6, &sixteen, text.baseAddress, socklen_t(room))
      return written.map { String(cString: $0) } ?? "-"
    }
  }

  /// A hash of the address, seeded per process: the client's key.
  ///
  /// Only the first 64 bits of an IPv6 address count, since a client usually controls the rest.
  public var key: UInt64 {
    var hasher = Hasher()
    hasher.combine(isIPv4 ? low : high)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

/// A range of IP addresses that begin with the same bits.
public struct IPNetwork: Hashable, Sendable {
  private let address: IPAddress
  private let bits: Int

  /// Parses `10.0.0.0/8`, `2001:db8::/32` or a single address; nil for any other text, or for a
  /// prefix longer than the address.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first,
      let address = Array(first.utf8).withUnsafeBytes({ IPAddress(text: $0) })
    else { return nil }
    let most = address.isIPv4 ? 32 : 128
    var length = most
    if parts.count == 2 {
      guard (1...3).contains(parts[1].utf8.count),
        parts[1].utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(parts[1]),
        number <= most
      else { return nil }
      length = number
    }
    self.address = address
    bits = length + (128 - most)
  }

  /// Whether an address is in the range.
  public func contains(_ other: IPAddress) -> Bool {
    Self.prefix(address.high, bits) == Self.prefix(other.high, bits)
      && Self.prefix(address.low, bits - 64) == Self.prefix(other.low, bits - 64)
  }

  /// The first bits of a word: none if the count is 0 or less, all if it is 64 or more.
  private static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
    count <= 0 ? 0 : word >> UInt64(64 - min(64, count))
  }
}
