import CUV

/// A handler of one signal, called on the loop's thread. Closing it restores the signal's default
/// action.
public final class SignalWatcher: CallbackHandle {
  /// Starts watching a signal.
  ///
  /// - Throws: the operating system's error.
  public init(
    _ signal: Int32, on loop: Loop, handler: @escaping () -> Void
  ) throws(EventLoopError) {
    let handle = UnsafeMutablePointer<uv_signal_t>.allocate(capacity: 1)
    var result = uv_signal_init(loop.loop, handle)
    guard result == 0 else {
      handle.deallocate()
      throw EventLoopError(code: result, doing: "watching signal \(signal)")
    }
    super.init(handle, handler: handler)
    result = uv_signal_start(
      handle, { handle, _ in CallbackHandle.call(handle?.pointee.data) }, signal)
    guard result == 0 else {
      throw EventLoopError(code: result, doing: "watching signal \(signal)")
    }
  }
}
