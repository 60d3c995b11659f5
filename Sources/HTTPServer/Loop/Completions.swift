import EventLoop
import Synchronization

/// The queued requests of one loop that are done, on their way back to it.
final class Completions: Sendable {
  private let done = Mutex<[QueuedRequestHandle]>([])
  private let wakeUp: WakeUp

  /// - Parameter wakeUp: has the loop take them.
  init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  /// Adds a request, which the calling thread does not touch any more; from any thread.
  func add(_ request: QueuedRequestHandle) {
    let isFirst = done.withLock { done in
      done.append(request)
      return done.count == 1
    }
    if isFirst { wakeUp.send() }
  }

  /// Removes and returns all of them, on the loop's thread.
  func takeAll() -> [QueuedRequestHandle] {
    done.withLock { done in
      let all = done
      done.removeAll()
      return all
    }
  }
}
