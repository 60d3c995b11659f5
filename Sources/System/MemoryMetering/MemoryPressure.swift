internal import Synchronization

/// Caches that empty themselves when the process comes near its limit of memory, so that no request
/// is refused because of a cache.
public final class MemoryPressure: Sendable {
  private struct State {
    var next = 0
    var handlers: [Int: @Sendable () -> Void] = [:]
  }

  private static let state = Mutex(State())
  private let number: Int

  /// Calls `release` near the limit, on any thread, for as long as this object lives.
  public init(_ release: @escaping @Sendable () -> Void) {
    number = Self.state.withLock { state in
      state.next += 1
      state.handlers[state.next] = release
      return state.next
    }
  }

  deinit { Self.state.withLock { $0.handlers[number] = nil } }

  /// Tells all.
  static func tell() {
    let handlers = state.withLock { Array($0.handlers.values) }
    for release in handlers { release() }
  }
}
