import CUV

import Libc

/// A listening stream socket of one event loop: a TCP socket, or one opened elsewhere, such as a
/// Unix-domain socket.
public final class TCPListener {
  private let loop: Loop
  private let handle: UnsafeMutablePointer<uv_tcp_t>
  private var isClosed = false
  private var onConnection: ((TCPListener) -> Void)?
  /// The bound address, with the port that the system chose for port 0; nil unless it is TCP.
  public let address: SocketAddress?
  private let name: String
  /// Whether its waiting connections are left to other holders of the socket when it closes.
  private let leavesBacklog: Bool

  /// Binds an address.
  ///
  /// - Parameters:
  ///   - address: the address to bind.
  ///   - loop: the loop that accepts connections.
  ///   - sharesPort: whether other listeners of this user may bind the same address, so that the
  ///     kernel distributes connections among them (SO_REUSEPORT).
  /// - Throws: an error that names the address, most often with code `EADDRINUSE`.
  public init(
    _ address: SocketAddress, on loop: Loop, sharesPort: Bool
  ) throws(EventLoopError) {
    let handle = UnsafeMutablePointer<uv_tcp_t>.allocate(capacity: 1)
    var result = uv_tcp_init_ex(loop.loop, handle, UInt32(address.family))
    guard result == 0 else {
      handle.deallocate()
      throw EventLoopError(code: result, doing: "listening on \(address)")
    }
    if sharesPort {
      result = Self.sharePort(handle)
    }
    if result == 0 {
      result = address.withSystemAddress { uv_tcp_bind(handle, $0, 0) }
    }
    if result == 0 {
      // Accepted sockets inherit TCP_NODELAY: responses are written whole, so Nagle's algorithm
      // would only delay them.
      result = uv_tcp_nodelay(handle, 1)
    }
    // libuv defers EADDRINUSE of a bind to this call or to listen.
    guard result == 0, let bound = SocketAddress(boundTo: handle) else {
      closeAndFree(handle)
      throw EventLoopError(
        code: result == 0 ? UV_EADDRINUSE.rawValue : result, doing: "listening on \(address)")
    }
    self.loop = loop
    self.handle = handle
    self.address = bound
    name = "\(bound)"
    leavesBacklog = false
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  /// Listens on a copy of a bound socket. Other loops can hold copies of the same socket.
  ///
  /// - Parameters:
  ///   - descriptor: the socket. It stays open and belongs to the caller.
  ///   - name: the name of the socket in errors.
  ///   - loop: the loop that accepts connections.
  ///   - leavesBacklog: whether its waiting connections are left to other holders of the socket
  ///     when this listener closes.
  /// - Throws: an error that names the socket.
  public init(
    copying descriptor: Int32, name: String, on loop: Loop, leavesBacklog: Bool
  ) throws(EventLoopError) {
    let copy = try InheritedSockets.duplicate(descriptor)
    let handle = UnsafeMutablePointer<uv_tcp_t>.allocate(capacity: 1)
    var result = uv_tcp_init(loop.loop, handle)
    guard result == 0 else {
      handle.deallocate()
      _ = systemClose(copy)
      throw EventLoopError(code: result, doing: "listening on \(name)")
    }
    // libuv's TCP handles work with any stream socket, except for the options of TCP itself.
    result = uv_tcp_open(handle, copy)
    guard result == 0 else {
      _ = systemClose(copy)
      closeAndFree(handle)
      throw EventLoopError(code: result, doing: "listening on \(name)")
    }
    address = SocketAddress(boundTo: handle)
    if address != nil { _ = uv_tcp_nodelay(handle, 1) }
    self.loop = loop
    self.handle = handle
    self.name = name
    self.leavesBacklog = leavesBacklog
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    close()
  }

  /// Starts listening; connections queue in the backlog until the loop runs.
  ///
  /// - Parameters:
  ///   - backlog: the maximum number of connections waiting to be accepted.
  ///   - onConnection: called for each connection; it must call `accept`.
  /// - Throws: an error that names the address.
  public func listen(
    backlog: Int, onConnection: @escaping (TCPListener) -> Void
  ) throws(EventLoopError) {
    self.onConnection = onConnection
    let result = uv_listen(
      UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_stream_t.self),
      Int32(clamping: backlog), listenerGotConnection)
    guard result == 0 else {
      throw EventLoopError(code: result, doing: "listening on \(name)")
    }
  }

  /// Accepts the pending connection.
  ///
  /// - Returns: nil if the client has already disconnected or memory has run out.
  public func accept(
    tailBytes: Int, handlers: UnsafePointer<TCPHandlers>
  ) -> TCPConnection? {
    guard let connection = TCPConnection(on: loop, tailBytes: tailBytes, handlers: handlers) else {
      return nil
    }
    let result = uv_accept(
      UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_stream_t.self),
      connection.stream)
    guard result == 0 else {
      connection.discard()
      return nil
    }
    return connection
  }

  /// Accepts the connections in the backlog, which the kernel would otherwise reset, and closes.
  public func drainAndClose(
    tailBytes: Int, handlers: UnsafePointer<TCPHandlers>, body: (TCPConnection) -> Void
  ) {
    guard !isClosed else { return }
    guard !leavesBacklog else {
      close()
      return
    }
    var descriptor: uv_os_fd_t = -1
    let stream = UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
    if uv_fileno(stream, &descriptor) == 0 {
      while true {
        let accepted = systemAccept(descriptor)
        guard accepted >= 0 else { break }
        guard let connection = TCPConnection(on: loop, tailBytes: tailBytes, handlers: handlers)
        else {
          _ = systemClose(accepted)
          continue
        }
        if uv_tcp_open(connection.tcp, accepted) == 0 {
          body(connection)
        } else {
          connection.discard()
          _ = systemClose(accepted)
        }
      }
    }
    close()
  }

  /// Stops listening. Accepted connections stay open.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    onConnection = nil
    handle.pointee.data = nil
    closeAndFree(handle)
  }

  fileprivate func connectionIsWaiting() {
    onConnection?(self)
  }

  private static func sharePort(_ handle: UnsafeMutablePointer<uv_tcp_t>) -> Int32 {
    var descriptor: uv_os_fd_t = -1
    let result = uv_fileno(
      UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self), &descriptor)
    guard result == 0 else { return result }
    var one: Int32 = 1
    let set = setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEPORT, &one, socklen_t(MemoryLayout<Int32>.size))
    return set == 0 ? 0 : uv_translate_sys_error(errno)
  }
}

private func listenerGotConnection(_ server: UnsafeMutablePointer<uv_stream_t>?, _ status: Int32) {
  guard status == 0, let owner = server?.pointee.data else { return }
  Unmanaged<TCPListener>.fromOpaque(owner).takeUnretainedValue().connectionIsWaiting()
}

// Free functions, since the methods of `TCPListener` shadow the C functions `close` and `accept`.

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Accepts a connection from a non-blocking listening socket; negative if none is pending.
private func systemAccept(_ descriptor: Int32) -> Int32 {
  while true {
    let accepted = accept(descriptor, nil, nil)
    if accepted >= 0 {
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      return accepted
    }
    if errno != EINTR { return accepted }
  }
}
