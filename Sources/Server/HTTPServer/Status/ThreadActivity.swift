import HTTPCore
import Synchronization

/// A thread's activity, as the watchdog observes it.
protocol ThreadActivity: AnyObject, Sendable {
  /// The kind of the thread.
  var kind: StuckThread.Kind { get }
  /// A value that changes while the thread makes progress; nil if it is idle.
  var progress: UInt64? { get }
  /// The route's row and the id of the request that the thread handles; nil if it handles none.
  var operation: (row: Int, id: [UInt8])? { get }
}

/// The activity of an event loop.
///
/// Its timer beats regularly. A loop that does not return from a handler or other code has no beat.
final class LoopActivity: ThreadActivity {
  private let beats = Atomic<UInt64>(0)
  private let row = Atomic<Int>(0)
  private let id = Mutex<[UInt8]>([])

  init() {
    id.withLock { $0.reserveCapacity(RequestID.limit) }
  }

  /// Reports that the loop runs. Like all methods here, call it on the loop's thread.
  func beat() {
    beats.store(beats.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }

  /// Reports that a handler begins.
  @inline(__always)
  func begin(row: Int) {
    self.row.store(row, ordering: .relaxed)
  }

  /// Reports the id of the request whose handler begins.
  func begin(id: Bytes) {
    self.id.withLock {
      $0.removeAll(keepingCapacity: true)
      $0.append(contentsOf: id)
    }
  }

  /// Reports that the handler has ended.
  @inline(__always)
  func end() {
    row.store(0, ordering: .relaxed)
  }

  /// Reports that the handler of a request with an id has ended.
  func endWithID() {
    id.withLock { $0.removeAll(keepingCapacity: true) }
    end()
  }

  var kind: StuckThread.Kind { .eventLoop }
  var progress: UInt64? { beats.load(ordering: .relaxed) }

  var operation: (row: Int, id: [UInt8])? {
    let row = row.load(ordering: .relaxed)
    return row == 0 ? nil : (row, id.withLock { $0 })
  }
}
