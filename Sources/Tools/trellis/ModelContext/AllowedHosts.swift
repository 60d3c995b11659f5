import HTTPCore

/// The names by which clients may reach the server for `/mcp`.
///
/// A page of another site can give its own name the address of this server (DNS rebinding), so that
/// a browser takes the server for part of that site. Its requests still say that name.
struct AllowedHosts: Sendable {
  /// The names of this machine for itself.
  private static let own = ["localhost", "127.0.0.1", "[::1]"]

  private let names: [String]

  /// Makes the list of the machine's own names and further ones.
  init(_ more: [String] = []) { names = Self.own + more.map { Self.lowercased($0.utf8) } }

  /// Whether a text can be the name or address of a host, without scheme and port.
  static func isName(_ text: String) -> Bool {
    var bytes = text.utf8[...]
    let isAddress = bytes.first == UInt8(ascii: "[") && bytes.last == UInt8(ascii: "]")
    if isAddress { bytes = bytes.dropFirst().dropLast() }
    return !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"): true
        case UInt8(ascii: ":"): isAddress
        default: false
        }
      }
  }

  /// Why a request is refused; `nil` if it is not.
  func refusal(_ fields: HeaderFields) -> String? {
    guard let host = Self.only("host", fields), let name = Self.name(ofAuthority: host),
      names.contains(name)
    else { return "Host is not one of --mcp-hosts: \(names.joined(separator: ", "))" }
    guard fields.first("origin") != nil else { return nil }
    guard let origin = Self.only("origin", fields),
      let authority = Self.authority(ofOrigin: origin),
      let name = Self.name(ofAuthority: authority), names.contains(name)
    else { return "Origin is not one of --mcp-hosts: \(names.joined(separator: ", "))" }
    return nil
  }

  /// The value of a field that a request has once.
  ///
  /// Of two, a proxy in front may have looked at the other one.
  private static func only(_ name: StaticString, _ fields: HeaderFields) -> [UInt8]? {
    var values: [[UInt8]] = []
    fields.forEach(name) { values.append(Array($0)) }
    return values.count == 1 ? values[0] : nil
  }

  /// The host of an authority that is nothing but a host and perhaps a port, in lower case.
  private static func name(ofAuthority authority: [UInt8]) -> String? {
    var host = authority[...]
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")),
      authority[colon...].allSatisfy({ $0 != UInt8(ascii: "]") })
    {
      host = authority[..<colon]
      guard isPort(authority[(colon + 1)...]) else { return nil }
    }
    let name = lowercased(host)
    return isName(name) ? name : nil
  }

  /// Whether bytes are a port: 1 to 5 digits.
  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    (1...5).contains(bytes.count) && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The authority of an origin such as `http://localhost:3000`; `nil` for another text.
  private static func authority(ofOrigin origin: [UInt8]) -> [UInt8]? {
    for scheme in ["http://", "https://"] where origin.starts(with: scheme.utf8) {
      return Array(origin.dropFirst(scheme.utf8.count))
    }
    return nil
  }

  private static func lowercased(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
