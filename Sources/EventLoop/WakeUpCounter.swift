import CUV

/// Counts how often a loop has waited for events.
///
/// What has the same number came, or is looked at, after the same wait. The counter does not keep
/// the loop running.
public final class WakeUpCounter {
  private let handle: UnsafeMutablePointer<uv_prepare_t>
  private let cell: UnsafeMutablePointer<UInt64>
  private var isClosed = false

  /// Where the count stands; valid until the loop has ended.
  public var count: UnsafePointer<UInt64> { UnsafePointer(cell) }

  /// Counts the waits of a loop from now on.
  public init(on loop: Loop) {
    handle = .allocate(capacity: 1)
    cell = .allocate(capacity: 1)
    cell.initialize(to: 0)
    // Neither call can fail: the first only fills in the handle, the second needs a callback.
    uv_prepare_init(loop.loop, handle)
    handle.pointee.data = UnsafeMutableRawPointer(cell)
    uv_prepare_start(handle, loopIsAboutToWait)
    uv_unref(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self))
  }

  deinit {
    close()
    cell.deallocate()
  }

  /// Stops counting for good.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    uv_prepare_stop(handle)
    uv_close(
      UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
    ) { handle in
      UnsafeMutableRawPointer(handle)?.assumingMemoryBound(to: uv_prepare_t.self).deallocate()
    }
  }
}

private func loopIsAboutToWait(_ handle: UnsafeMutablePointer<uv_prepare_t>?) {
  guard let cell = handle?.pointee.data else { return }
  cell.assumingMemoryBound(to: UInt64.self).pointee &+= 1
}
