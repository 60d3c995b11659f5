/// The request of a connection on the work queue.
struct QueuedWork {
  /// The request, until it is done; nil without one.
  private(set) var request: QueuedRequestHandle?
  /// Whether the last queued request was long, which predicts the next.
  private var lastWasLong = false
  /// Ticks since the client closed its side, while its request still waited.
  private var ticksAfterEnd = 0

  /// Begins to wait for a request. At most one is on the queue at a time.
  mutating func begin(_ request: QueuedRequestHandle) {
    assert(self.request == nil, "a second request on the work queue")
    self.request = request
  }

  /// Ends the wait for a request that is done.
  mutating func end(_ request: QueuedRequestHandle) {
    self.request = nil
    // A request that was displaced and then refused was long, too.
    lastWasLong = request.request.turn.isLong || request.request.turn.isDisplaced
  }

  /// Ends the wait for the request, whose connection closes; nil without one.
  mutating func take() -> QueuedRequestHandle? {
    defer { request = nil }
    return request
  }

  /// Whether the response to the request is finished later, and nothing runs meanwhile.
  var isDeferred: Bool { request?.isDeferred ?? false }

  /// Whether a request probably takes more than a slice of the work queue.
  func predictsLong(_ route: Unowned<CompiledRoute>, _ key: CostKey) -> Bool {
    lastWasLong || route.with { $0.costs.isUsuallyLong(key) }
  }

  /// Notes a tick after the client has closed its side.
  ///
  /// The client has probably disconnected, though it may have closed only its side. If the queue
  /// had capacity, the request would have begun by now. If it has none, the request would delay
  /// clients that still wait.
  ///
  /// - Returns: whether to drop the request.
  mutating func tickAfterEnd() -> Bool {
    guard let request, request.request.times.isWaiting else { return false }
    ticksAfterEnd += 1
    return ticksAfterEnd == 2
  }

  /// Removes the request from the queue if it has waited too long.
  ///
  /// - Parameters:
  ///   - limit: the longest wait, in milliseconds.
  ///   - now: the time in milliseconds.
  /// - Returns: the request if it was removed. It is not done yet.
  func removeFromQueue(after limit: UInt64, now: UInt64) -> QueuedRequestHandle? {
    guard let request,
      request.request.times.waited(until: now &* 1_000_000) > limit &* 1_000_000,
      request.removeFromQueue()
    else { return nil }
    return request
  }
}
