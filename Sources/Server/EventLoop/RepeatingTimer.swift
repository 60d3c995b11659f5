import CUV

/// A timer that calls a function at a fixed interval until it is closed.
public final class RepeatingTimer: CallbackHandle {
  /// Starts a timer with an interval in milliseconds, at least 1.
  public init(every interval: Int, on loop: Loop, handler: @escaping () -> Void) {
    let handle = UnsafeMutablePointer<uv_timer_t>.allocate(capacity: 1)
    // Neither call can fail: `uv_timer_start` only rejects a missing callback or a closing handle.
    uv_timer_init(loop.loop, handle)
    super.init(handle, handler: handler)
    let interval = UInt64(max(1, interval))
    uv_timer_start(handle, { CallbackHandle.call($0?.pointee.data) }, interval, interval)
  }
}
