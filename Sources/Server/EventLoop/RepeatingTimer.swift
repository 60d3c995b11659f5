import CUV

/// A timer that calls a function at a fixed interval until it is closed.
public final class RepeatingTimer {
  private let handle: UnsafeMutablePointer<uv_timer_t>
  private var handler: (() -> Void)?

  /// Starts a timer with an interval in milliseconds, at least 1.
  public init(every interval: Int, on loop: Loop, handler: @escaping () -> Void) {
    handle = .allocate(capacity: 1)
    self.handler = handler
    // Neither call can fail: `uv_timer_start` only rejects a missing callback or a closing handle.
    uv_timer_init(loop.loop, handle)
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    let interval = UInt64(max(1, interval))
    uv_timer_start(handle, timerDidFire, interval, interval)
  }

  deinit {
    close()
  }

  /// Stops the timer permanently; later calls have no effect.
  public func close() {
    guard handler != nil else { return }
    handler = nil
    handle.pointee.data = nil
    uv_close(
      UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
    ) { handle in
      UnsafeMutableRawPointer(handle)?.assumingMemoryBound(to: uv_timer_t.self).deallocate()
    }
  }

  fileprivate func fire() {
    handler?()
  }
}

private func timerDidFire(_ handle: UnsafeMutablePointer<uv_timer_t>?) {
  guard let owner = handle?.pointee.data else { return }
  Unmanaged<RepeatingTimer>.fromOpaque(owner).takeUnretainedValue().fire()
}
