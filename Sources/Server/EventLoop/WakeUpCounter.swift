import CUV

/// A counter of a loop's polls for events.
///
/// Events with the same count were handled after the same poll. The counter does not keep the loop
/// running.
public final class WakeUpCounter {
  private let handle: UnsafeMutablePointer<uv_prepare_t>
  private let cell: UnsafeMutablePointer<UInt64>
  private var isClosed = false

  /// A pointer to the count, valid until the counter is deallocated.
  public var count: UnsafePointer<UInt64> { UnsafePointer(cell) }

  /// Starts counting the polls of a loop.
  public init(on loop: Loop) {
    handle = .allocate(capacity: 1)
    cell = .allocate(capacity: 1)
    cell.initialize(to: 0)
    // Neither call can fail: `uv_prepare_start` only rejects a missing callback.
    uv_prepare_init(loop.loop, handle)
    handle.pointee.data = UnsafeMutableRawPointer(cell)
    uv_prepare_start(handle, loopIsAboutToWait)
    uv_unref(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self))
  }

  deinit {
    close()
    cell.deallocate()
  }

  /// Stops counting permanently.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    uv_prepare_stop(handle)
    closeAndFree(handle)
  }
}

private func loopIsAboutToWait(_ handle: UnsafeMutablePointer<uv_prepare_t>?) {
  guard let cell = handle?.pointee.data else { return }
  cell.assumingMemoryBound(to: UInt64.self).pointee &+= 1
}
