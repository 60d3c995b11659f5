internal import EventLoop
import HTTPCore

/// The proxies whose word about a request's client is taken.
public struct TrustedProxies: Sendable {
  /// The field in which proxies name the client.
  public enum Field: String, Sendable, CaseIterable {
    /// `X-Forwarded-For`.
    case xForwardedFor = "x-forwarded-for"
    /// `Forwarded` (RFC 7239).
    case forwarded
  }

  private let networks: [IPNetwork]
  private let trustsUnixSockets: Bool
  private let field: Field

  /// The most networks of a list.
  public static let limit = 100

  /// Parses networks and addresses, separated by commas; `unix` stands for whoever connects to a
  /// Unix-domain socket.
  ///
  /// Only one field is read, since a proxy passes on the other one as its client has sent it.
  ///
  /// - Returns: nil for any other text.
  public init?(_ text: String, field: Field = .xForwardedFor) {
    var networks: [IPNetwork] = []
    var trustsUnixSockets = false
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= Self.limit else { return nil }
    for part in parts {
      let words = part.split(separator: " ")
      guard words.count == 1 else { return nil }
      if words[0] == "unix" {
        trustsUnixSockets = true
      } else if let network = IPNetwork(String(words[0])) {
        networks.append(network)
      } else {
        return nil
      }
    }
    self.networks = networks
    self.trustsUnixSockets = trustsUnixSockets
    self.field = field
  }

  /// Whether a peer is such a proxy; nil is one at a Unix-domain socket.
  func trusts(_ peer: IPAddress?) -> Bool {
    guard let peer else { return trustsUnixSockets }
    return networks.contains { $0.contains(peer) }
  }

  /// The client of a request that such a proxy has passed on: the last address of the field that
  /// is no trusted proxy's own, or the first one if all are. It is nil without such an address, or
  /// if what stands there is no address.
  ///
  /// What stands before that address was written by someone who is not trusted.
  ///
  /// - Complexity: O(n · m) for n bytes of the field and m networks.
  func client(_ fields: HeaderFields) -> IPAddress? {
    var client: IPAddress?
    var first: IPAddress?
    var count = 0
    func take(_ name: Bytes) {
      count += 1
      guard let address = Self.address(name) else {
        client = nil
        first = nil
        return
      }
      if count == 1 { first = address }
      if !trusts(address) { client = address }
    }
    switch field {
    case .xForwardedFor:
      fields.forEach("x-forwarded-for") { $0.forEachElement { if !$0.isEmpty { take($0) } } }
    case .forwarded:
      fields.forEach("forwarded") {
        $0.forEachElement { element in
          if element.isEmpty { return }
          var name: Bytes?
          element.forEachParameter { key, value in
            if key.equalsIgnoringCase(lowercased: "for") { name = name ?? value }
          }
          take(name ?? Bytes(start: nil, count: 0))
        }
      }
    }
    return client ?? first
  }

  /// The address in `192.0.2.1`, `192.0.2.1:8080`, `2001:db8::1` or `[2001:db8::1]:8080`, with or
  /// without quotes.
  private static func address(_ node: Bytes) -> IPAddress? {
    var node = node
    let quote = UInt8(ascii: "\"")
    if node.count >= 2, node.first == quote, node.last == quote {
      node = Bytes(rebasing: node[1..<(node.count - 1)])
    }
    if node.first == UInt8(ascii: "[") {
      guard let end = node.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      return IPAddress(text: Bytes(rebasing: node[1..<end]))
    }
    let colons = node.count { $0 == UInt8(ascii: ":") }
    if colons == 1, let colon = node.firstIndex(of: UInt8(ascii: ":")) {
      return IPAddress(text: Bytes(rebasing: node[..<colon]))
    }
    return IPAddress(text: node)
  }
}
