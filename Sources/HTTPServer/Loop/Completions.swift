import EventLoop
import Synchronization

/// The queued requests of one loop that are done, on their way back to it.
final class Completions: Sendable {
  // The memory is handed over: the thread that adds it does not touch it any more.
  private struct Done: @unchecked Sendable {
    var requests: [UnsafeMutablePointer<QueuedRequest>] = []
  }

  private let done = Mutex(Done())
  private let wakeUp: WakeUp

  /// - Parameter wakeUp: has the loop take them.
  init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  /// Adds a request, from any thread.
  func add(_ request: UnsafeMutablePointer<QueuedRequest>) {
    let added = Done(requests: [request])
    let isFirst = done.withLock { done in
      done.requests += added.requests
      return done.requests.count == 1
    }
    if isFirst { wakeUp.send() }
  }

  /// Takes all of them, on the loop's thread.
  func takeAll() -> [UnsafeMutablePointer<QueuedRequest>] {
    done.withLock { done in
      let all = done
      done.requests.removeAll()
      return all
    }.requests
  }
}
