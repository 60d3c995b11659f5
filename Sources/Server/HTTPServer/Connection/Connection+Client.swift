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
    guard let proxies = loop.state.configuration.values.trustedProxies,
      proxies.trusts(client.address), let named = proxies.client(head.fields)
    else { return own }
    return named.key
  }
}
