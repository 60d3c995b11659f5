import EventLoop
import Synchronization

/// The completed requests of one loop, handed back to it by the work queue.
final class Completions: Sendable {
  private let done = Mutex<[QueuedRequestHandle]>([])
  private let wakeUp: WakeUp

  /// - Parameter wakeUp: wakes the loop to take them.
  init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  /// Adds a request, from any thread; the caller must not use it afterwards.
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
