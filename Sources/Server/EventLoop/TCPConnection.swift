import CUV

import Libc

/// The event callbacks of a connection: C functions, so that an event costs one indirect call.
///
/// The first argument of each is the connection's tail, the owner's memory. Callbacks run on the
/// loop's thread. `onClosed` is the last and is called exactly once; the connection's memory is
/// freed when it returns.
public struct TCPHandlers {
  /// Received bytes, in the loop's read buffer and valid during the call.
  public typealias Read = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Void
  /// The end of reading or of a write: 0 for success, else libuv's negative error code.
  public typealias Ended = @convention(c) (UnsafeMutableRawPointer, Int32) -> Void
  /// The connection is closed.
  public typealias Closed = @convention(c) (UnsafeMutableRawPointer) -> Void

  let onRead: Read
  let onReadEnd: Ended
  let onWritten: Ended
  let onClosed: Closed

  /// Makes handlers for received bytes, for the end of the incoming stream, for a finished `write`
  /// and for the close.
  public init(
    onRead: Read, onReadEnd: Ended, onWritten: Ended, onClosed: Closed
  ) {
    self.onRead = onRead
    self.onReadEnd = onReadEnd
    self.onWritten = onWritten
    self.onClosed = onClosed
  }
}

/// A connection of a TCP or Unix-domain stream socket: one block of memory that begins with libuv's
/// handle and ends with the owner's tail.
///
/// The close callback of the handle frees it. Use a connection on the loop's thread only and
/// not after `onClosed`; calls after `close()` have no effect.
public struct TCPConnection {
  /// The header of the storage. The handle comes first, so that both have the same address.
  struct Storage {
    var tcp: uv_tcp_t
    var write: uv_write_t
    var shutdown: uv_shutdown_t
    var handlers: UnsafePointer<TCPHandlers>
    var writing: UnsafeMutableRawPointer?
    var isShutDown: Bool
  }

  let storage: UnsafeMutablePointer<Storage>

  private static let tailOffset = (MemoryLayout<Storage>.size + 15) & ~15

  /// Makes a connection without a socket; nil if memory or the handle is not available.
  init?(on loop: Loop, tailBytes: Int, handlers: UnsafePointer<TCPHandlers>) {
    assert(MemoryLayout<Storage>.offset(of: \.tcp) == 0)
    guard let memory = malloc(Self.tailOffset + tailBytes) else { return nil }
    storage = memory.bindMemory(to: Storage.self, capacity: 1)
    storage.initialize(
      to: Storage(
        tcp: uv_tcp_t(), write: uv_write_t(), shutdown: uv_shutdown_t(), handlers: handlers,
        writing: nil, isShutDown: false))
    guard uv_tcp_init(loop.loop, tcp) == 0 else {
      free(memory)
      return nil
    }
  }

  /// The owner's memory behind the header: `tailBytes` bytes, aligned to 16 and initially
  /// uninitialized.
  public var tail: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(storage) + Self.tailOffset
  }

  var tcp: UnsafeMutablePointer<uv_tcp_t> {
    UnsafeMutableRawPointer(storage).assumingMemoryBound(to: uv_tcp_t.self)
  }

  var stream: UnsafeMutablePointer<uv_stream_t> {
    UnsafeMutableRawPointer(storage).assumingMemoryBound(to: uv_stream_t.self)
  }

  private var handle: UnsafeMutablePointer<uv_handle_t> {
    UnsafeMutableRawPointer(storage).assumingMemoryBound(to: uv_handle_t.self)
  }

  /// Whether `close()` has been called.
  public var isClosing: Bool { uv_is_closing(handle) != 0 }

  /// Starts or resumes reading.
  ///
  /// - Returns: false if the connection is no longer readable.
  @discardableResult
  public func startReading() -> Bool {
    let result = uv_read_start(stream, connectionNeedsMemory, connectionDidRead)
    return result == 0 || result == UV_EALREADY.rawValue
  }

  /// Stops reading until `startReading()`.
  public func stopReading() {
    _ = uv_read_stop(stream)
  }

  /// Writes as many bytes as the socket accepts without blocking.
  ///
  /// - Returns: the number of bytes written, 0 if the send buffer is full, or nil if the connection
  ///   is lost.
  public func tryWrite(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var buffer = uv_buf_t()
    buffer.base = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    buffer.len = bytes.count
    let result = uv_try_write(stream, &buffer, 1)
    if result >= 0 { return Int(result) }
    return result == UV_EAGAIN.rawValue ? 0 : nil
  }

  /// Writes bytes asynchronously, frees their memory and calls `onWritten`.
  ///
  /// Only one write may be in progress.
  ///
  /// - Parameters:
  ///   - memory: memory from `malloc`, whose ownership moves to the connection.
  ///   - range: the byte offsets in `memory` to write.
  /// - Returns: false if the connection is lost or a write is in progress; `onWritten` is not
  ///   called then.
  public func write(owning memory: UnsafeMutableRawPointer, range: Range<Int>) -> Bool {
    guard storage.pointee.writing == nil, !isClosing else {
      free(memory)
      return false
    }
    var buffer = uv_buf_t()
    buffer.base = (memory + range.lowerBound).assumingMemoryBound(to: CChar.self)
    buffer.len = range.count
    storage.pointee.writing = memory
    let result = uv_write(&storage.pointee.write, stream, &buffer, 1, connectionDidWrite)
    if result != 0 {
      storage.pointee.writing = nil
      free(memory)
      return false
    }
    return true
  }

  /// Whether the socket's receive buffer has unread bytes.
  public var hasUnreadBytes: Bool {
    guard let descriptor else { return false }
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) > 0
  }

  /// The unacknowledged bytes: those queued in libuv and those in the socket's send buffer.
  ///
  /// The send buffer accepts megabytes at a time, so the queue alone does not show how fast the
  /// peer reads.
  public var unwrittenBytes: Int {
    uv_stream_get_write_queue_size(stream) + (descriptor.map(systemHeldBytes) ?? 0)
  }

  private var descriptor: Int32? {
    var descriptor: uv_os_fd_t = -1
    return uv_fileno(handle, &descriptor) == 0 ? descriptor : nil
  }

  /// The peer's IP address; nil if the socket is a Unix-domain socket.
  ///
  /// The system forgets the address of a peer that has reset the connection. It is 0.0.0.0 then,
  /// and not nil: a trust in Unix-domain sockets must not cover it.
  ///
  /// - Complexity: one system call, or two.
  public var peerAddress: IPAddress? {
    if let peer = socketAddress(uv_tcp_getpeername) { return peer }
    return socketAddress(uv_tcp_getsockname) == nil ? nil : .unspecified
  }

  /// The IP address that a call gives; nil if it fails, or gives another kind of address.
  private func socketAddress(
    _ call: (UnsafePointer<uv_tcp_t>, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<Int32>)
      -> Int32
  ) -> IPAddress? {
    var storage = sockaddr_storage()
    var length = Int32(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        call(tcp, address, &length) == 0 ? IPAddress(address) : nil
      }
    }
  }

  /// Half-closes the connection: sends FIN after pending writes. The peer can still send.
  public func shutDownWrites() {
    guard !storage.pointee.isShutDown, !isClosing else { return }
    storage.pointee.isShutDown = true
    _ = uv_shutdown(&storage.pointee.shutdown, stream) { _, _ in }
  }

  /// Closes the connection and cancels a `write` in progress.
  public func close() {
    guard !isClosing else { return }
    uv_close(handle, connectionDidClose)
  }

  /// Closes a connection that has no owner; no handler is called.
  func discard() {
    uv_close(handle) { handle in
      free(UnsafeMutableRawPointer(handle))
    }
  }
}

private func tail(of storage: UnsafeMutablePointer<TCPConnection.Storage>)
  -> UnsafeMutableRawPointer
{
  UnsafeMutableRawPointer(storage) + ((MemoryLayout<TCPConnection.Storage>.size + 15) & ~15)
}

private func connectionNeedsMemory(
  _ handle: UnsafeMutablePointer<uv_handle_t>?, _ suggested: Int,
  _ buffer: UnsafeMutablePointer<uv_buf_t>?
) {
  guard let handle, let buffer, let context = handle.pointee.loop.pointee.data else { return }
  let shared = context.assumingMemoryBound(to: Loop.Context.self)
  buffer.pointee.base = shared.pointee.readBuffer
  buffer.pointee.len = shared.pointee.readBytes
}

private func connectionDidRead(
  _ stream: UnsafeMutablePointer<uv_stream_t>?, _ count: Int,
  _ buffer: UnsafePointer<uv_buf_t>?
) {
  guard let stream, count != 0 else { return }
  let storage = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: TCPConnection.Storage.self)
  if count > 0, let base = buffer?.pointee.base {
    storage.pointee.handlers.pointee.onRead(tail(of: storage), UnsafeRawPointer(base), count)
  } else {
    let code = Int32(truncatingIfNeeded: count)
    storage.pointee.handlers.pointee.onReadEnd(
      tail(of: storage), code == UV_EOF.rawValue ? 0 : code)
  }
}

private func connectionDidWrite(_ request: UnsafeMutablePointer<uv_write_t>?, _ status: Int32) {
  guard let stream = request?.pointee.handle else { return }
  let storage = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: TCPConnection.Storage.self)
  free(storage.pointee.writing)
  storage.pointee.writing = nil
  storage.pointee.handlers.pointee.onWritten(tail(of: storage), status)
}

private func connectionDidClose(_ handle: UnsafeMutablePointer<uv_handle_t>?) {
  guard let handle else { return }
  let storage = UnsafeMutableRawPointer(handle).assumingMemoryBound(to: TCPConnection.Storage.self)
  storage.pointee.handlers.pointee.onClosed(tail(of: storage))
  free(storage)
}

/// The bytes in a socket's send buffer, including those sent but not acknowledged.
private func systemHeldBytes(_ descriptor: Int32) -> Int {
  var count: Int32 = 0
  #if os(Linux)
    guard ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 else { return 0 }
  #else
    var length = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_NWRITE, &count, &length) == 0 else { return 0 }
  #endif
  return max(0, Int(count))
}
