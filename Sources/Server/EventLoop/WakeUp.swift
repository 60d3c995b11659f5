import CUV

import Libc

/// A cross-thread wake-up: calling `send()` on any thread runs a function on the loop's thread.
///
/// Several calls of `send()` may be coalesced into one call of the function.
///
/// It is a pipe rather than libuv's `uv_async_t`, in which libuv up to 1.44 makes the loop spin
/// until the sender has left `uv_async_send`. The woken loop itself preempts a sender of low
/// priority within that call, and would then spin until the sender's next turn. For the same reason
/// the sender holds no lock.
public final class WakeUp: CallbackHandle, @unchecked Sendable {
  // Unchecked: `send` only writes to a descriptor that stays open as long as this object.
  // Everything else is confined to the loop's thread.

  private let readEnd: uv_file
  private let writeEnd: uv_file

  /// Makes a wake-up for a loop.
  ///
  /// - Throws: the operating system's error.
  public init(on loop: Loop, handler: @escaping () -> Void) throws(EventLoopError) {
    var ends: [uv_file] = [-1, -1]
    let flags = Int32(UV_NONBLOCK_PIPE.rawValue)
    var result = uv_pipe(&ends, flags, flags)
    guard result == 0 else { throw EventLoopError(code: result, doing: "making a wake-up") }
    (readEnd, writeEnd) = (ends[0], ends[1])
    let handle = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
    result = uv_poll_init(loop.loop, handle, readEnd)
    guard result == 0 else {
      handle.deallocate()
      Loop.close(readEnd)
      Loop.close(writeEnd)
      throw EventLoopError(code: result, doing: "making a wake-up")
    }
    super.init(handle, handler: handler)
    // It fails only for a closing handle.
    uv_poll_start(handle, Int32(UV_READABLE.rawValue)) { handle, _, _ in
      CallbackHandle.call(handle?.pointee.data)
    }
  }

  deinit {
    close()
    Loop.close(readEnd)
    Loop.close(writeEnd)
  }

  /// Requests a call, from any thread. It has no effect after `close()`.
  public func send() {
    var byte: UInt8 = 0
    // If the pipe is full, the loop has earlier bytes to read and wakes anyway.
    while write(writeEnd, &byte, 1) == -1, errno == EINTR {}
  }

  override func call() {
    withUnsafeTemporaryAllocation(byteCount: Self.bytesPerRead, alignment: 1) { bytes in
      _ = read(readEnd, bytes.baseAddress, bytes.count)
    }
    super.call()
  }

  /// The maximum number of bytes read per call. The loop calls again for the rest.
  private static let bytesPerRead = 256
}
