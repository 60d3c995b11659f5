import CUV

/// A mutex with one condition variable.
public final class Monitor: @unchecked Sendable {
  // Unchecked: libuv's mutex and condition variable are thread-safe, at stable addresses.
  private let mutex = UnsafeMutablePointer<uv_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<uv_cond_t>.allocate(capacity: 1)

  /// Makes an unlocked monitor.
  ///
  /// - Throws: the operating system's error, such as `ENOMEM`.
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

  /// Acquires the mutex; blocks while another thread holds it.
  public func lock() { uv_mutex_lock(mutex) }

  /// Releases the mutex.
  public func unlock() { uv_mutex_unlock(mutex) }

  /// Releases the mutex, waits for a signal and reacquires it; wakeups can be spurious.
  public func wait() { uv_cond_wait(condition, mutex) }

  /// Releases the mutex, waits for a signal or a timeout, and reacquires it; wakeups can be
  /// spurious.
  public func wait(nanoseconds: UInt64) {
    _ = uv_cond_timedwait(condition, mutex, nanoseconds)
  }

  /// Wakes one waiting thread.
  public func signal() { uv_cond_signal(condition) }

  /// Wakes all waiting threads.
  public func broadcast() { uv_cond_broadcast(condition) }
}
