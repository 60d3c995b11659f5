internal import Synchronization

/// The requests of one peer that have no response yet, for cancellation.
public final class RunningRequests: Sendable {
  /// A request that has no response yet.
  public final class Ticket: Sendable {
    private let flag = Atomic(false)

    /// Whether the peer has cancelled the request.
    public var isCancelled: Bool { flag.load(ordering: .relaxed) }

    fileprivate func cancel() { flag.store(true, ordering: .relaxed) }
  }

  private let tickets = Mutex<[RequestID: Ticket]>([:])

  /// Makes an empty table.
  public init() {}

  /// Adds a request; `nil` if one with the same id has no response yet.
  public func begin(_ id: RequestID) -> Ticket? {
    tickets.withLock { tickets in
      guard tickets[id] == nil else { return nil }
      let ticket = Ticket()
      tickets[id] = ticket
      return ticket
    }
  }

  /// Cancels a request, if it has no response yet.
  public func cancel(_ id: RequestID) {
    tickets.withLock { $0[id] }?.cancel()
  }

  /// Cancels all requests.
  public func cancelAll() {
    for ticket in tickets.withLock({ Array($0.values) }) { ticket.cancel() }
  }

  /// Removes a request.
  public func end(_ id: RequestID) {
    tickets.withLock { _ = $0.removeValue(forKey: id) }
  }

  /// The number of requests.
  public var count: Int { tickets.withLock { $0.count } }
}
