import CUV

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a connection tells its owner: plain functions, so that an event costs one indirect call.
///
/// Each gets the connection's tail, the memory that the owner asked for. They are called on the
/// loop's thread. `onClosed` comes exactly once and last; the memory is freed behind it.
public struct TCPHandlers {
  /// Bytes came. They are in the loop's read buffer and valid during the call.
  public typealias Read = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, Int) -> Void
  /// Something ended: with 0 as it should, else with libuv's negative code.
  public typealias Ended = @convention(c) (UnsafeMutableRawPointer, Int32) -> Void
  /// The connection is closed.
  public typealias Closed = @convention(c) (UnsafeMutableRawPointer) -> Void

  let onRead: Read
  let onReadEnd: Ended
  let onWritten: Ended
  let onClosed: Closed

  /// Makes a set of handlers: for bytes, for the end of what the peer sends, for a finished
  /// `write`, and for the close.
  public init(
    onRead: Read, onReadEnd: Ended, onWritten: Ended, onClosed: Closed
  ) {
    self.onRead = onRead
    self.onReadEnd = onReadEnd
    self.onWritten = onWritten
    self.onClosed = onClosed
  }
}

/// A connection: one block of memory that begins with libuv's handle and ends with the owner's
/// tail.
///
/// It is freed in the close callback of its handle and nowhere else. It must be used on the loop's
/// thread and not after `onClosed`; calls after `close()` do nothing.
public struct TCPConnection {
  /// The head of the block. The handle comes first, so that its address is the block's.
  struct Block {
    var tcp: uv_tcp_t
    var write: uv_write_t
    var shutdown: uv_shutdown_t
    var handlers: UnsafePointer<TCPHandlers>
    var writing: UnsafeMutableRawPointer?
    var isShutDown: Bool
  }

  let block: UnsafeMutablePointer<Block>

  private static let tailOffset = (MemoryLayout<Block>.size + 15) & ~15

  /// Makes a connection that has no socket yet.
  init?(on loop: Loop, tailBytes: Int, handlers: UnsafePointer<TCPHandlers>) {
    assert(MemoryLayout<Block>.offset(of: \.tcp) == 0)
    guard let memory = malloc(Self.tailOffset + tailBytes) else { return nil }
    block = memory.bindMemory(to: Block.self, capacity: 1)
    block.initialize(
      to: Block(
        tcp: uv_tcp_t(), write: uv_write_t(), shutdown: uv_shutdown_t(), handlers: handlers,
        writing: nil, isShutDown: false))
    guard uv_tcp_init(loop.loop, tcp) == 0 else {
      free(memory)
      return nil
    }
  }

  /// The owner's memory behind the handle: as many bytes as were asked for, aligned to 16, not
  /// initialized at first.
  public var tail: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(block) + Self.tailOffset
  }

  var tcp: UnsafeMutablePointer<uv_tcp_t> {
    UnsafeMutableRawPointer(block).assumingMemoryBound(to: uv_tcp_t.self)
  }

  var stream: UnsafeMutablePointer<uv_stream_t> {
    UnsafeMutableRawPointer(block).assumingMemoryBound(to: uv_stream_t.self)
  }

  private var handle: UnsafeMutablePointer<uv_handle_t> {
    UnsafeMutableRawPointer(block).assumingMemoryBound(to: uv_handle_t.self)
  }

  /// Whether `close()` was called.
  public var isClosing: Bool { uv_is_closing(handle) != 0 }

  /// Starts or resumes reading.
  ///
  /// - Returns: false if the connection cannot be read any more.
  @discardableResult
  public func startReading() -> Bool {
    let result = uv_read_start(stream, connectionNeedsMemory, connectionDidRead)
    return result == 0 || result == UV_EALREADY.rawValue
  }

  /// Stops reading until `startReading()`.
  public func stopReading() {
    _ = uv_read_stop(stream)
  }

  /// Writes what the socket takes at once.
  ///
  /// - Returns: the number of bytes taken, 0 if there is no room, or nil if the connection is lost.
  public func tryWrite(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var buffer = uv_buf_t()
    buffer.base = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    buffer.len = bytes.count
    let result = uv_try_write(stream, &buffer, 1)
    if result >= 0 { return Int(result) }
    return result == UV_EAGAIN.rawValue ? 0 : nil
  }

  /// Writes bytes as the socket takes them, and frees their memory; then calls `onWritten`.
  ///
  /// One such write at a time.
  ///
  /// - Parameters:
  ///   - memory: from `malloc`; the connection owns it from now on.
  ///   - range: the bytes of it to write.
  /// - Returns: false if the connection is lost; `onWritten` is not called then.
  public func write(owning memory: UnsafeMutableRawPointer, range: Range<Int>) -> Bool {
    guard block.pointee.writing == nil, !isClosing else {
      free(memory)
      return false
    }
    var buffer = uv_buf_t()
    buffer.base = (memory + range.lowerBound).assumingMemoryBound(to: CChar.self)
    buffer.len = range.count
    block.pointee.writing = memory
    let result = uv_write(&block.pointee.write, stream, &buffer, 1, connectionDidWrite)
    if result != 0 {
      block.pointee.writing = nil
      free(memory)
      return false
    }
    return true
  }

  /// Whether bytes have come that were not read yet, as the operating system knows.
  public var hasUnreadBytes: Bool {
    guard let descriptor else { return false }
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) > 0
  }

  /// Bytes that were written and that the peer has not acknowledged yet: those of a `write` that
  /// the socket has not taken, and those that the operating system holds.
  ///
  /// The socket takes bytes by the megabyte; only with what the operating system holds is it seen
  /// how fast the peer reads.
  public var unwrittenBytes: Int {
    uv_stream_get_write_queue_size(stream) + (descriptor.map(systemHeldBytes) ?? 0)
  }

  private var descriptor: Int32? {
    var descriptor: uv_os_fd_t = -1
    return uv_fileno(handle, &descriptor) == 0 ? descriptor : nil
  }

  /// A number for the address of the peer, without its port, that is the same for all its
  /// connections: of an IPv6 address the first half counts, since a client usually has all of the
  /// rest. 0 if it is not known.
  ///
  /// The numbers differ from process to process.
  ///
  /// - Complexity: a system call.
  public var peerKey: UInt64 {
    var storage = sockaddr_storage()
    var length = Int32(MemoryLayout<sockaddr_storage>.size)
    var hasher = Hasher()
    let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard uv_tcp_getpeername(tcp, address, &length) == 0 else { return false }
        let bytes = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
          let offset = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) ?? 0
          hasher.combine(bytes: UnsafeRawBufferPointer(start: bytes + offset, count: 4))
        case AF_INET6:
          let offset = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) ?? 0
          // An IPv4 address within IPv6 stands in the last four of the sixteen bytes.
          let isMapped = (bytes + offset).loadUnaligned(as: UInt64.self) == 0
          hasher.combine(
            bytes: UnsafeRawBufferPointer(start: bytes + offset + (isMapped ? 8 : 0), count: 8))
        default:
          return false
        }
        return true
      }
    }
    return isKnown ? UInt64(bitPattern: Int64(hasher.finalize())) : 0
  }

  /// Sends FIN behind what was written; the peer can still send.
  public func shutDownWrites() {
    guard !block.pointee.isShutDown, !isClosing else { return }
    block.pointee.isShutDown = true
    _ = uv_shutdown(&block.pointee.shutdown, stream) { _, _ in }
  }

  /// Closes the connection; a `write` in progress is given up.
  public func close() {
    guard !isClosing else { return }
    uv_close(handle, connectionDidClose)
  }

  /// Gives up a connection that its owner has not taken over.
  func discard() {
    uv_close(handle) { handle in
      free(UnsafeMutableRawPointer(handle))
    }
  }
}

private func tail(of block: UnsafeMutablePointer<TCPConnection.Block>) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(block) + ((MemoryLayout<TCPConnection.Block>.size + 15) & ~15)
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
  let block = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: TCPConnection.Block.self)
  if count > 0, let base = buffer?.pointee.base {
    block.pointee.handlers.pointee.onRead(tail(of: block), UnsafeRawPointer(base), count)
  } else {
    let code = Int32(truncatingIfNeeded: count)
    block.pointee.handlers.pointee.onReadEnd(tail(of: block), code == UV_EOF.rawValue ? 0 : code)
  }
}

private func connectionDidWrite(_ request: UnsafeMutablePointer<uv_write_t>?, _ status: Int32) {
  guard let stream = request?.pointee.handle else { return }
  let block = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: TCPConnection.Block.self)
  free(block.pointee.writing)
  block.pointee.writing = nil
  block.pointee.handlers.pointee.onWritten(tail(of: block), status)
}

private func connectionDidClose(_ handle: UnsafeMutablePointer<uv_handle_t>?) {
  guard let handle else { return }
  let block = UnsafeMutableRawPointer(handle).assumingMemoryBound(to: TCPConnection.Block.self)
  block.pointee.handlers.pointee.onClosed(tail(of: block))
  free(block)
}

/// Bytes that the operating system holds for a socket, sent or not, until the peer acknowledges
/// them.
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
