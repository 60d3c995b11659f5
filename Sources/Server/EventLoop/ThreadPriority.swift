import CUV

import Libc

extension Loop {
  /// The nice value of the calling thread, from -20 to 19. Lower values run sooner.
  public static var threadNiceness: Int {
    #if os(Linux)
      // 0 is the calling thread: on Linux the nice value is a per-thread attribute.
      Int(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0))
    #else
      0
    #endif
  }

  /// Lowers the priority of the calling thread to a nice value. A higher nice value stays.
  ///
  /// Raising the priority again needs privileges. New threads inherit it.
  public static func lowerThreadPriority(niceness: Int) {
    #if os(Linux)
      guard niceness > threadNiceness else { return }
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Int32(clamping: niceness))
    #endif
  }

  /// Requests a scheduling slice for the calling thread, from 0.1 to 100 ms.
  ///
  /// A short one reduces the wake-up latency of a thread that mostly waits for events, without
  /// raising its share of the processor. Systems without the feature ignore the request.
  public static func preferTurns(nanoseconds: UInt64) {
    #if os(Linux)
      _ = trellis_set_time_slice(nanoseconds)
    #endif
  }

  /// Yields the calling thread's processor to another thread that is ready to run.
  public static func yieldProcessor() { _ = sched_yield() }

  /// Blocks the calling thread; must not be called on a loop's thread.
  public static func sleep(milliseconds: Int) { uv_sleep(UInt32(clamping: milliseconds)) }
}
