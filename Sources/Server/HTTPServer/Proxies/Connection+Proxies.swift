import EventLoop
import HTTPCore

/// Who a connection's client is, where proxies stand between.
extension Connection {
  /// Takes bytes of the header that a proxy sends first.
  ///
  /// A connection that begins otherwise is closed without a response, since whoever sent that is
  /// no proxy.
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

  /// The key of the client at the other end of the connection, or of the one that the header of a
  /// proxy names.
  mutating func ownKey() -> UInt64 {
    if let clientKey { return clientKey }
    peer = tcp.peerAddress
    let key = peer?.key ?? 0
    clientKey = key
    return key
  }

  /// The key of the client that sent a request, for its share and its rate: as a trusted proxy
  /// says, or else that of the connection.
  mutating func clientKey(of head: RequestHead) -> UInt64 {
    let own = ownKey()
    guard let proxies = loop.state.configuration.values.trustedProxies, proxies.trusts(peer),
      let client = proxies.client(head.fields)
    else { return own }
    return client.key
  }
}
