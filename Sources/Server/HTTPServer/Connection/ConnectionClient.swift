import EventLoop

/// The client of a connection, and the sender of its current request.
struct ConnectionClient {
  /// The key on the work queue and in the ledger; nil until it is needed.
  private var key: UInt64?
  /// The address, set together with the key; nil for a peer of a Unix-domain socket.
  private(set) var address: IPAddress?
  /// Whether the connection still has to receive its PROXY protocol header.
  private(set) var awaitsProxyHeader: Bool
  /// Whether the current request was admitted before its body arrived.
  var isAdmitted = false
  /// The sender of the current request; nil if unknown.
  var principal: Principal?

  init(awaitsProxyHeader: Bool) {
    self.awaitsProxyHeader = awaitsProxyHeader
  }

  /// The key of the client at the other end of the connection, or of the client that the PROXY
  /// header names.
  ///
  /// - Complexity: O(1); the first call is a system call.
  mutating func key(at tcp: TCPConnection) -> UInt64 {
    if let key { return key }
    return identify(as: tcp.peerAddress)
  }

  /// Ends the wait for the PROXY header.
  ///
  /// - Parameter address: the address of the client that it names, or else of the proxy itself.
  mutating func endProxyHeader(naming address: IPAddress?) {
    awaitsProxyHeader = false
    identify(as: address)
  }

  @discardableResult
  private mutating func identify(as address: IPAddress?) -> UInt64 {
    let key = address?.key ?? 0
    self.address = address
    self.key = key
    return key
  }

  /// Ends the admission of a request whose body is complete now.
  ///
  /// - Returns: whether it was admitted before.
  mutating func takeAdmission() -> Bool {
    defer { isAdmitted = false }
    return isAdmitted
  }
}
