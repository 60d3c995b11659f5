import EventLoop
import HTTPCore

/// The identity of a connection's client when proxies stand in between.
extension Connection {
  /// Receives bytes of the PROXY protocol header.
  ///
  /// A connection that begins with anything else is closed without a response, since its sender is
  /// not a proxy.
  mutating func takeProxyHeader(_ bytes: Bytes) {
    waiting.append(bytes)
    switch ProxyHeader(waiting.bytes) {
    case .incomplete:
      count()
    case .invalid:
      loop.state.count(.badProxyHeaders)
      close()
    case .complete(let length, let source):
      awaitsProxyHeader = false
      peer = source ?? tcp.peerAddress
      clientKey = peer?.key ?? 0
      machine.prefaceHasEnded(now: loop.state.now)
      waitingOffset = length
      resume()
    }
  }

  /// The key of the client at the other end of the connection, or of the client that the PROXY
  /// header names.
  mutating func ownKey() -> UInt64 {
    if let clientKey { return clientKey }
    peer = tcp.peerAddress
    let key = peer?.key ?? 0
    clientKey = key
    return key
  }

  /// The key of the client that sent a request, for its share and its rate limit. A trusted proxy
  /// names the client; otherwise it is the connection's.
  mutating func clientKey(of head: RequestHead) -> UInt64 {
    let own = ownKey()
    guard let proxies = loop.state.configuration.values.trustedProxies, proxies.trusts(peer),
      let client = proxies.client(head.fields)
    else { return own }
    return client.key
  }
}
