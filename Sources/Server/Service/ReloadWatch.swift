public import EventLoop

/// Refreshes data loaded from files, on its own thread: once a second, and on SIGHUP.
///
/// Each watch has its own thread, so that a slow read does not delay the others. A watch lasts as
/// long as the process: without it, SIGHUP would end the process.
public enum ReloadWatch {
  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - onLook: Called once a second on the thread; `nil` for no periodic check.
  ///   - onHangUp: Called on the thread when SIGHUP arrives.
  /// - Throws: ``EventLoopError`` if the thread or its signal handler cannot be made.
  public static func start(
    onLook: (@Sendable () -> Void)? = nil, onHangUp: @escaping @Sendable () -> Void
  ) throws(EventLoopError) {
    let parts = Parts(loop: try Loop())
    parts.signal = try SignalWatcher(Loop.hangUpSignal, on: parts.loop) { onHangUp() }
    if let onLook {
      parts.timer = RepeatingTimer(every: 1000, on: parts.loop) { onLook() }
    }
    try LoopThread { parts.loop.run() }.detach()
  }

  // Unchecked: built by one thread, then used only by the loop's.
  private final class Parts: @unchecked Sendable {
    let loop: Loop
    var signal: SignalWatcher?
    var timer: RepeatingTimer?

    init(loop: Loop) { self.loop = loop }
  }
}
