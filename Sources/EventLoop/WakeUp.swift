import CUV
import Synchronization

/// Calls a function on the loop's thread when any thread asks for it.
///
/// Several calls of `send()` may become one call of the function.
public final class WakeUp: @unchecked Sendable {
  // Unchecked: the handle is only touched under the lock, by `uv_async_send`, which libuv allows
  // from any thread, and by `close`, which takes it away; `handler` is used on the loop's thread
  // only.

  // The pointer itself may go from thread to thread: what it points at is libuv's to guard.
  private struct Slot: @unchecked Sendable {
    var handle: UnsafeMutablePointer<uv_async_t>?
  }

  private let slot: Mutex<Slot>
  private var handler: (() -> Void)?

  /// Makes a wake-up for a loop.
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

  /// Asks for a call; from any thread, at any time, also when it is closed.
  public func send() {
    slot.withLock { slot in
      if let handle = slot.handle { _ = uv_async_send(handle) }
    }
  }

  /// Ends it for good; to be called on the loop's thread.
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
