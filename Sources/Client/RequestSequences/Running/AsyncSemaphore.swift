/// A counting semaphore for tasks, first come, first served.
final class AsyncSemaphore: Sendable {
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var permits: Int
    var nextID = 0
    /// Waiters by ticket, in order of arrival. Cancelled ones are missing.
    var queue: [Int: Waiter] = [:]
    /// The tickets in use: from `head` up to, but not including, `tail`.
    var head = 0
    var tail = 0
    /// The ticket of each waiter, by its id.
    var tickets: [Int: Int] = [:]
    /// Waiters cancelled before they had a ticket.
    var cancelled: Set<Int> = []
  }

  private let state: Locked<State>

  /// - Parameter limit: The number of permits; values less than 1 count as 1.
  init(limit: Int) { state = Locked(State(permits: max(1, limit))) }

  /// Waits for a permit.
  ///
  /// - Returns: Whether the permit was acquired; false if the task was cancelled while it waited.
  /// - Complexity: O(1) apart from the wait, amortised.
  func acquire() async -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let isAcquired = await withTaskCancellationHandler {
      await withCheckedContinuation { enqueue(id, $0) }
    } onCancel: {
      cancel(id)
    }
    _ = state.withLock { $0.cancelled.remove(id) }
    return isAcquired
  }

  /// Passes the permit to the task that has waited longest.
  func release() {
    let next: Waiter? = state.withLock { state in
      while state.head < state.tail {
        state.head += 1
        guard let next = state.queue.removeValue(forKey: state.head - 1) else { continue }
        state.tickets[next.id] = nil
        return next
      }
      state.permits += 1
      return nil
    }
    next?.continuation.resume(returning: true)
  }

  private func enqueue(_ id: Int, _ continuation: CheckedContinuation<Bool, Never>) {
    let isAcquired: Bool? = state.withLock { state in
      if state.cancelled.contains(id) { return false }
      if state.permits > 0 {
        state.permits -= 1
        return true
      }
      state.queue[state.tail] = Waiter(id: id, continuation: continuation)
      state.tickets[id] = state.tail
      state.tail += 1
      return nil
    }
    if let isAcquired { continuation.resume(returning: isAcquired) }
  }

  private func cancel(_ id: Int) {
    let waiter: Waiter? = state.withLock { state in
      guard let ticket = state.tickets.removeValue(forKey: id) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.queue.removeValue(forKey: ticket)
    }
    waiter?.continuation.resume(returning: false)
  }
}
