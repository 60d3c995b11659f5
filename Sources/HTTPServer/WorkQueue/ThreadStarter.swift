import EventLoop

/// Starts threads for callers that cannot wait for the system: it may take milliseconds while other
/// threads map and unmap memory.
final class ThreadStarter: @unchecked Sendable {
  // Unchecked: everything that changes is touched under the monitor's lock only.

  private let monitor: Monitor
  private let body: () -> Void
  private var wanted = 0
  private var isClosed = false
  private var hasEnded = false

  /// Starts the thread that starts the others.
  ///
  /// - Parameter body: what each of them runs.
  /// - Throws: what the operating system says if it has no room for it.
  init(_ body: @escaping () -> Void) throws(EventLoopError) {
    monitor = try Monitor()
    self.body = body
    let thread = try LoopThread { [self] in run() }
    thread.detach()
  }

  /// Has one more thread started; where the system has none, it is tried again and again.
  func start() {
    monitor.lock()
    wanted += 1
    monitor.broadcast()
    monitor.unlock()
  }

  /// Starts no more threads.
  ///
  /// - Returns: how many of those that were asked for have not been started.
  func close() -> Int {
    monitor.lock()
    defer { monitor.unlock() }
    isClosed = true
    monitor.broadcast()
    while !hasEnded { monitor.wait() }
    return wanted
  }

  private func run() {
    monitor.lock()
    while !isClosed {
      guard wanted > 0 else {
        monitor.wait()
        continue
      }
      monitor.unlock()
      let isStarted = startOne()
      if !isStarted { Loop.sleep(milliseconds: Self.pause) }
      monitor.lock()
      if isStarted { wanted -= 1 }
    }
    hasEnded = true
    monitor.broadcast()
    monitor.unlock()
  }

  private func startOne() -> Bool {
    do {
      let thread = try LoopThread(body)
      thread.detach()
      return true
    } catch {
      return false
    }
  }

  /// Milliseconds until the system is asked again for a thread that it did not give.
  private static let pause = 20
}
