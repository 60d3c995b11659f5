import EventLoop
import Synchronization

/// The completed requests of one loop. The work queue hands them back to the loop here.
final class Completions: Sendable {
  private let done = Mutex<[QueuedRequestHandle]>([])
  private let wakeUp: WakeUp

  /// - Parameter wakeUp: wakes the loop when requests are added.
  init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  /// Adds a request, from any thread. The caller must not use it afterwards.
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
