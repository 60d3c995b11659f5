internal import EventLoop
import HTTPCore

/// The proxies that the server trusts to name a request's client.
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

  /// The maximum number of networks in a list.
  public static let limit = 100

  /// Parses networks and addresses, separated by commas; `unix` stands for all peers of a
  /// Unix-domain socket.
  ///
  /// Only one field is read, since a proxy passes on the other one as its client sent it.
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

  /// Whether a peer is a trusted proxy; nil stands for a peer of a Unix-domain socket.
  func trusts(_ peer: IPAddress?) -> Bool {
    guard let peer else { return trustsUnixSockets }
    return networks.contains { $0.contains(peer) }
  }

  /// The client of a request that a trusted proxy has passed on: the last address in the field that
  /// does not belong to a trusted proxy, or the first address if all do.
  ///
  /// Anything before that address comes from an untrusted sender and is ignored. A quoted string in
  /// `Forwarded` may span what other proxies have written, so a field with any syntax error names
  /// no client.
  ///
  /// - Returns: nil without such an address, or if another node stands in its place. The proxy
  ///   itself then counts as the client.
  /// - Complexity: O(n · m) for n bytes of the field and m networks.
  func client(_ fields: HeaderFields) -> IPAddress? {
    var search = ClientSearch(proxies: self)
    switch field {
    case .xForwardedFor:
      fields.forEachFromEnd("x-forwarded-for") { value in
        ForwardedList.forEachFromEnd(value) { search.take($0) }
      }
    case .forwarded:
      var nodes: [IPAddress?] = []
      var isValid = true
      fields.forEach("forwarded") { value in
        if let more = ForwardedList.nodes(value) { nodes += more } else { isValid = false }
      }
      guard isValid else { return nil }
      for node in nodes.reversed() where !search.take(node) { break }
    }
    return search.client
  }

  /// Searches a field for the client, from its end.
  private struct ClientSearch {
    let proxies: TrustedProxies
    private(set) var client: IPAddress?

    init(proxies: TrustedProxies) {
      self.proxies = proxies
    }

    /// Visits the next node towards the beginning.
    ///
    /// - Returns: whether to continue.
    mutating func take(_ node: IPAddress?) -> Bool {
      client = node
      return node.map { proxies.trusts($0) } ?? false
    }
  }
}
