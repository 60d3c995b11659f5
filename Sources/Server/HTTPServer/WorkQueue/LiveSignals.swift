import EventLoop
import Synchronization

/// The bodies of one loop's connections to which other threads have appended.
final class LiveSignals: Sendable {
  private let bodies = Mutex<[LiveBody]>([])
  private let wakeUp: WakeUp

  /// - Parameter wakeUp: wakes the loop when bodies are added.
  init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  /// Adds a body, from any thread.
  func add(_ body: LiveBody) {
    let isFirst = bodies.withLock { bodies in
      bodies.append(body)
      return bodies.count == 1
    }
    if isFirst { wakeUp.send() }
  }

  /// Removes and returns all of them, on the loop's thread.
  func takeAll() -> [LiveBody] {
    bodies.withLock { bodies in
      let all = bodies
      bodies.removeAll()
      return all
    }
  }
}
