public import EventLoop

/// Looks after what was read from files on a thread of its own: once a second, and on SIGHUP.
///
/// Each watch has its own thread, so that one that reads for long keeps no other from its files. A
/// watch lasts as long as the process, since a process that watched no more would end on SIGHUP.
public enum ReloadWatch {
  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - onLook: Called once a second on the thread; `nil` for nothing to look after.
  ///   - onHangUp: Called on the thread when the signal came.
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

  // Unchecked: built by one thread, then used by the loop's alone.
  private final class Parts: @unchecked Sendable {
    let loop: Loop
    var signal: SignalWatcher?
    var timer: RepeatingTimer?

    init(loop: Loop) { self.loop = loop }
  }
}
