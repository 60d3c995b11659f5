import EventLoop
import HTTPCore

/// The identity of the client, which a trusted proxy may state.
extension Connection {
  /// Receives bytes of the PROXY protocol header.
  ///
  /// A connection that begins with anything else is closed without a response, since its sender is
  /// not a proxy.
  mutating func takeProxyHeader(_ bytes: Bytes) {
    _ = input.append(bytes)
    switch ProxyHeader(input.bytes) {
    case .incomplete:
      count()
    case .invalid:
      loop.state.metrics.count(.badProxyHeaders)
      close()
    case .complete(let length, let source):
      client.endProxyHeader(naming: source ?? tcp.peerAddress)
      machine.prefaceHasEnded(now: loop.state.now)
      input.skip(length)
      resume()
    }
  }

  /// The key of the client that sent a request, for its share and its rate limit. A trusted proxy
  /// names the client; otherwise it is the connection's.
  mutating func clientKey(of head: RequestHead) -> UInt64 {
    let own = client.key(at: tcp)
    return namedClient(of: head)?.key ?? own
  }

  /// The address of the client that sent a request; nil for a peer of a Unix-domain socket. Without
  /// a head, it is the connection's.
  mutating func clientAddress(of head: RequestHead?) -> IPAddress? {
    _ = client.key(at: tcp)
    return head.flatMap { namedClient(of: $0) } ?? client.address
  }

  /// The client that a trusted proxy names, once the connection's own is known.
  private func namedClient(of head: RequestHead) -> IPAddress? {
    guard let proxies = loop.state.configuration.values.trustedProxies,
      proxies.trusts(client.address)
    else { return nil }
    return proxies.client(head.fields)
  }
}
