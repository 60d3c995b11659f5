import CUV
import Synchronization

/// A cross-thread wake-up: a call of `send()` on any thread runs a function on the loop's thread.
///
/// Several calls of `send()` may be coalesced into one call of the function.
public final class WakeUp: @unchecked Sendable {
  // Unchecked: the lock guards the handle against a race of `send` and `close`, and `handler` is
  // confined to the loop's thread.

  // Unchecked: `uv_async_send` on the pointer is thread-safe.
  private struct Slot: @unchecked Sendable {
    var handle: UnsafeMutablePointer<uv_async_t>?
  }

  private let slot: Mutex<Slot>
  private var handler: (() -> Void)?

  /// Makes a wake-up for a loop.
  ///
  /// - Throws: the operating system's error.
  public init(on loop: Loop, handler: @escaping () -> Void) throws(EventLoopError) {
    let handle = UnsafeMutablePointer<uv_async_t>.allocate(capacity: 1)
    let result = uv_async_init(loop.loop, handle, wakeUpDidArrive)
    guard result == 0 else {
      handle.deallocate()
      throw EventLoopError(code: result, doing: "making a wake-up")
    }
    slot = Mutex(Slot(handle: handle))
    self.handler = handler
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    close()
  }

  /// Requests a call, from any thread; without effect after `close()`.
  public func send() {
    slot.withLock { slot in
      if let handle = slot.handle { _ = uv_async_send(handle) }
    }
  }

  /// Closes it permanently; call it on the loop's thread.
  public func close() {
    handler = nil
    slot.withLock { slot in
      guard let handle = slot.handle else { return }
      slot.handle = nil
      handle.pointee.data = nil
      uv_close(
        UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
      ) { handle in
        UnsafeMutableRawPointer(handle)?.assumingMemoryBound(to: uv_async_t.self).deallocate()
      }
    }
  }

  fileprivate func arrive() {
    handler?()
  }
}

private func wakeUpDidArrive(_ handle: UnsafeMutablePointer<uv_async_t>?) {
  guard let owner = handle?.pointee.data else { return }
  Unmanaged<WakeUp>.fromOpaque(owner).takeUnretainedValue().arrive()
}
