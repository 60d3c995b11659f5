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
    let host = fields.first("host").map { Self.name(ofAuthority: $0[...]) } ?? ""
    guard names.contains(host) else {
      return "Host is not one of --mcp-hosts: \(names.joined(separator: ", "))"
    }
    guard let origin = fields.first("origin") else { return nil }
    guard let authority = Self.authority(ofOrigin: origin[...]),
      names.contains(Self.name(ofAuthority: authority))
    else { return "Origin is not one of --mcp-hosts: \(names.joined(separator: ", "))" }
    return nil
  }

  /// A name without its port, in lower case.
  private static func name(ofAuthority authority: some Collection<UInt8>) -> String {
    if authority.first == UInt8(ascii: "["),
      let end = authority.firstIndex(of: UInt8(ascii: "]"))
    {
      return lowercased(authority[...end])
    }
    return lowercased(authority.prefix { $0 != UInt8(ascii: ":") })
  }

  /// The authority of an origin such as `http://localhost:3000`; `nil` for another text.
  private static func authority(ofOrigin origin: Slice<Bytes>) -> Slice<Bytes>? {
    for scheme in ["http://", "https://"] where origin.starts(with: scheme.utf8) {
      return origin.dropFirst(scheme.utf8.count)
    }
    return nil
  }

  private static func lowercased(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
