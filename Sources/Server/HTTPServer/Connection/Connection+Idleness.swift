import EventLoop
import HTTPCore

/// The eviction order of connections: least recently used first, where a use is a complete request.
extension Connection {
  /// Whether a request has arrived since the connection was last moved in the order.
  @inline(__always)
  var needsTouch: Bool {
    eviction.needsTouch(requests: machine.requests, now: loop.state.turn.now)
  }

  /// Whether the connection was accepted over the connection limit, and the limit is still
  /// exceeded.
  var isTurnedAway: Bool {
    @inline(__always) mutating get {
      if eviction.isOverLimit { updateIsOverLimit() }
      return eviction.isOverLimit
    }
  }

  @inline(never)
  private mutating func updateIsOverLimit() {
    let limit = loop.state.configuration.values.maxConnections
    eviction.isOverLimit = loop.state.status.with { $0.connections } > limit
  }

  /// Whether the connection is new and has sent no part of its first request.
  @inline(__always)
  fileprivate var isNew: Bool {
    guard machine.requests == 0, case .idle = machine.phase else { return false }
    return eviction.isRecent(loop.state.turn.now)
  }

  /// Whether the connection can be evicted for a new one: it is idle or its transfer has stalled,
  /// and it has no unread bytes; or it is closing and still counted.
  fileprivate var isEvictable: Bool {
    if tcp.isClosing { return !eviction.isEvicted }
    guard work.request == nil, input.postponement == nil, input.isEmpty else { return false }
    if output.isWritePending { return transfer.isStalled }
    guard output.stream == nil, output.live == nil else { return false }
    switch machine.phase {
    case .idle, .head, .lingering: return !tcp.hasUnreadBytes
    case .body: return transfer.isStalled && !tcp.hasUnreadBytes
    case .responding, .closing, .closed: return false
    }
  }
}

/// The outcome of an eviction attempt.
enum Eviction {
  case closed
  /// Every candidate is new, and new ones are spared.
  case onlyNew
  case nothingIdle
}

extension LoopState {
  /// Marks a connection as the most recently used one.
  @inline(never)
  mutating func touch(_ connection: ConnectionHandle) {
    let requests = connection.connection.machine.requests
    connection.connection.eviction.touch(requests: requests, now: turn.now)
    connections.moveToFront(connection)
  }

  /// When the least recently used connection was last moved in the order, in milliseconds; `.max`
  /// without connections.
  var oldestIdle: UInt64 { connections.last?.connection.eviction.touched ?? .max }

  /// The maximum number of connections that one eviction examines.
  private static let maxExamined = 64

  /// Closes the longest idle connection, and subtracts it from the count at once.
  ///
  /// Connections that cannot be evicted move to the front, so that they are not examined again
  /// soon.
  ///
  /// - Parameter sparesNew: whether to spare new connections. If another loop requested the
  ///   eviction, they may have arrived after the request.
  /// - Returns: whether a connection was closed, or why none was.
  /// - Complexity: O(1), amortized.
  mutating func closeLongestIdle(sparesNew: Bool) -> Eviction {
    var outcome = Eviction.nothingIdle
    for _ in 0..<min(Self.maxExamined, connections.count) {
      guard let connection = connections.last else { break }
      connections.moveToFront(connection)
      guard connection.connection.isEvictable else { continue }
      if sparesNew, connection.connection.isNew {
        outcome = .onlyNew
        continue
      }
      connection.connection.eviction.isEvicted = true
      if !connection.connection.tcp.isClosing {
        connection.connection.close()
        metrics.count(.idleClosed)
      }
      status.with { $0.connectionClosed() }
      return .closed
    }
    return outcome
  }

  /// Ends the transfers with the longest expected remaining time until no more than three quarters
  /// of `maxBufferedBytes` are in use. This leaves room for healthy transfers.
  ///
  /// - Complexity: O(n log n) in the connections if more than three quarters are in use; otherwise
  ///   O(1).
  mutating func relievePressure() {
    let limit = configuration.values.maxBufferedBytes
    var excess =
      status.with { $0.bufferedBytes } - (limit - limit / 4)
    guard excess > 0 else { return }
    var slow: [(ticks: Int, connection: ConnectionHandle)] = []
    connections.forEach { connection in
      guard !connection.connection.tcp.isClosing, let ticks = connection.connection.ticksToHold
      else {
        return
      }
      slow.append((ticks, connection))
    }
    slow.sort { $0.ticks > $1.ticks }
    for (_, connection) in slow {
      guard excess > 0 else { return }
      excess -= connection.connection.holdings.counted
      connection.connection.endSlowTransfer()
    }
  }
}
