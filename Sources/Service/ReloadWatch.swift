public import EventLoop
private import Synchronization

/// Looks after what was read from files on a thread of its own: once a second, and on SIGHUP.
public final class ReloadWatch: Sendable {
  private let wakeUp: WakeUp
  private let isClosed = Atomic<Bool>(false)

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - onLook: called once a second on the thread; `nil` for nothing to look after.
  ///   - onHangUp: called on the thread when the signal came.
  /// - Throws: an error if the thread or its signal handler cannot be made.
  public init(
    onLook: (@Sendable () -> Void)?, onHangUp: @escaping @Sendable () -> Void
  ) throws(EventLoopError) {
    let parts = Parts(loop: try Loop())
    let wakeUp = try WakeUp(on: parts.loop) { parts.close() }
    self.wakeUp = wakeUp
    parts.wakeUp = wakeUp
    parts.signal = try SignalWatcher(Loop.hangUpSignal, on: parts.loop) { onHangUp() }
    if let onLook {
      parts.timer = RepeatingTimer(every: 1000, on: parts.loop) { onLook() }
    }
    try LoopThread { parts.loop.run() }.detach()
  }

  deinit { close() }

  /// Ends the thread, soon.
  public func close() {
    guard !isClosed.exchange(true, ordering: .relaxed) else { return }
    wakeUp.send()
  }

  // Unchecked: built by one thread, then used by the loop's alone.
  private final class Parts: @unchecked Sendable {
    let loop: Loop
    var signal: SignalWatcher?
    var timer: RepeatingTimer?
    var wakeUp: WakeUp?

    init(loop: Loop) { self.loop = loop }

    func close() {
      signal?.close()
      timer?.close()
      wakeUp?.close()
    }
  }
}
