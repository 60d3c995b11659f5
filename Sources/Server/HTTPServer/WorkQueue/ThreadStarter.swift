import EventLoop

/// Starts threads for callers that must not block. Creating a thread may take milliseconds while
/// other threads map and unmap memory.
final class ThreadStarter: @unchecked Sendable {
  // Unchecked: the monitor's lock guards all mutable state.

  private let monitor: Monitor
  private let body: () -> Void
  private var wanted = 0
  private var isClosed = false
  private var hasEnded = false

  /// Starts the thread that starts the others.
  ///
  /// - Parameter body: the function that each of them runs.
  /// - Throws: the operating system's error if no thread can be created.
  init(_ body: @escaping () -> Void) throws(EventLoopError) {
    monitor = try Monitor()
    self.body = body
    let thread = try LoopThread { [self] in run() }
    thread.detach()
  }

  /// Requests one more thread. Its creation is retried until it succeeds.
  func start() {
    monitor.lock()
    wanted += 1
    monitor.broadcast()
    monitor.unlock()
  }

  /// Stops starting threads.
  ///
  /// - Returns: the number of requested threads that were not started.
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

  /// The delay before a failed creation is retried, in milliseconds.
  private static let pause = 20
}
