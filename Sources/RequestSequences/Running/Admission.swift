/// Lets so many in at a time; others wait their turn.
final class Admission: Sendable {
  private struct Visitor {
    let id: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var free: Int
    var nextID = 0
    /// By place in the queue; those who gave up are missing.
    var queue: [Int: Visitor] = [:]
    var head = 0
    var tail = 0
    var places: [Int: Int] = [:]
    /// Those who gave up before they had a place.
    var gone: Set<Int> = []
  }

  private let state: Locked<State>

  /// - Parameter limit: How many are in at a time; at least 1.
  init(limit: Int) { state = Locked(State(free: max(1, limit))) }

  /// Waits for a place; tells whether there is one, which is so unless the task was cancelled.
  ///
  /// - Complexity: O(1) beside the wait, amortised.
  func enter() async -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let isIn = await withTaskCancellationHandler {
      await withCheckedContinuation { wait(id, $0) }
    } onCancel: {
      giveUp(id)
    }
    _ = state.withLock { $0.gone.remove(id) }
    return isIn
  }

  /// Gives the place to the one who has waited longest.
  func leave() {
    let next: Visitor? = state.withLock { state in
      while state.head < state.tail {
        state.head += 1
        guard let next = state.queue.removeValue(forKey: state.head - 1) else { continue }
        state.places[next.id] = nil
        return next
      }
      state.free += 1
      return nil
    }
    next?.continuation.resume(returning: true)
  }

  private func wait(_ id: Int, _ continuation: CheckedContinuation<Bool, Never>) {
    let isIn: Bool? = state.withLock { state in
      if state.gone.contains(id) { return false }
      if state.free > 0 {
        state.free -= 1
        return true
      }
      state.queue[state.tail] = Visitor(id: id, continuation: continuation)
      state.places[id] = state.tail
      state.tail += 1
      return nil
    }
    if let isIn { continuation.resume(returning: isIn) }
  }

  private func giveUp(_ id: Int) {
    let visitor: Visitor? = state.withLock { state in
      guard let place = state.places.removeValue(forKey: id) else {
        state.gone.insert(id)
        return nil
      }
      return state.queue.removeValue(forKey: place)
    }
    visitor?.continuation.resume(returning: false)
  }
}
