import CUV

/// A lock with a condition, for threads that wait for each other.
public final class Monitor: @unchecked Sendable {
  // Unchecked: libuv's mutex and condition are made to be used from any thread, and do not move.
  private let mutex = UnsafeMutablePointer<uv_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<uv_cond_t>.allocate(capacity: 1)

  /// Makes a monitor that nobody holds.
  ///
  /// - Throws: what the operating system says if it has no room for one.
  public init() throws(EventLoopError) {
    var result = uv_mutex_init(mutex)
    if result == 0 {
      result = uv_cond_init(condition)
      if result != 0 { uv_mutex_destroy(mutex) }
    }
    if result != 0 {
      mutex.deallocate()
      condition.deallocate()
      throw EventLoopError(code: result, doing: "making a lock")
    }
  }

  deinit {
    uv_cond_destroy(condition)
    uv_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Enters; waits while another thread is inside.
  public func lock() { uv_mutex_lock(mutex) }

  /// Leaves.
  public func unlock() { uv_mutex_unlock(mutex) }

  /// Leaves, waits for a signal, and enters again; it may return without one.
  public func wait() { uv_cond_wait(condition, mutex) }

  /// Wakes one thread that waits.
  public func signal() { uv_cond_signal(condition) }

  /// Wakes all threads that wait.
  public func broadcast() { uv_cond_broadcast(condition) }
}
