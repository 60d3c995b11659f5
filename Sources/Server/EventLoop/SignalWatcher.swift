import CUV

/// A handler of one signal, called on the loop's thread.
public final class SignalWatcher {
  private let handle: UnsafeMutablePointer<uv_signal_t>
  private var handler: (() -> Void)?

  /// Starts watching a signal.
  ///
  /// - Throws: the operating system's error.
  public init(
    _ signal: Int32, on loop: Loop, handler: @escaping () -> Void
  ) throws(EventLoopError) {
    handle = .allocate(capacity: 1)
    var result = uv_signal_init(loop.loop, handle)
    guard result == 0 else {
      handle.deallocate()
      throw EventLoopError(code: result, doing: "watching signal \(signal)")
    }
    self.handler = handler
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    result = uv_signal_start(handle, signalDidArrive, signal)
    guard result == 0 else {
      close()
      throw EventLoopError(code: result, doing: "watching signal \(signal)")
    }
  }

  deinit {
    close()
  }

  /// Stops watching permanently and restores the signal's default action.
  public func close() {
    guard handler != nil else { return }
    handler = nil
    handle.pointee.data = nil
    uv_close(
      UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
    ) { handle in
      UnsafeMutableRawPointer(handle)?.assumingMemoryBound(to: uv_signal_t.self).deallocate()
    }
  }

  fileprivate func arrive() {
    handler?()
  }
}

private func signalDidArrive(_ handle: UnsafeMutablePointer<uv_signal_t>?, _ signal: Int32) {
  guard let owner = handle?.pointee.data else { return }
  Unmanaged<SignalWatcher>.fromOpaque(owner).takeUnretainedValue().arrive()
}
