import CUV

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension EventLoop {
  /// The nice value of the calling thread: from -20 to 19, the lower the sooner it comes to its turn.
  public static var threadNiceness: Int {
    #if os(Linux)
      // 0 is the calling thread: on Linux the nice value belongs to the thread.
      Int(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0))
    #else
      0
    #endif
  }

  /// Lowers the priority of the calling thread to a nice value, so that others go before it; one that has a
  /// higher nice value keeps that.
  ///
  /// Without privileges it cannot be raised again. Threads that it starts have it too.
  public static func lowerThreadPriority(niceness: Int) {
    #if os(Linux)
      guard niceness > threadNiceness else { return }
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Int32(clamping: niceness))
    #endif
  }

  /// Has the calling thread come to its turn soon when it wakes, for short turns, without a higher share of the
  /// processors: for one that mostly waits for events. Where the system has no such thing, nothing happens.
  public static func preferShortTurns() {
    #if os(Linux)
      _ = trellis_set_time_slice(shortTurn)
    #endif
  }

  /// Nanoseconds; the least that Linux takes.
  private static var shortTurn: UInt64 { 100_000 }

  /// Stops the calling thread for some time; not for one that runs a loop.
  public static func sleep(milliseconds: Int) { uv_sleep(UInt32(clamping: milliseconds)) }
}
