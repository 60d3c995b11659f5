import EventLoop
import HTTPCore

/// The order in which connections make room for new ones: those whose last request came longest ago
/// first.
extension Connection {
  /// How far the order may be off, in milliseconds: a busy connection moves only so often,
  /// and not with each read.
  private static let coarseness: UInt64 = 250

  /// Whether it has sent a request since it became the last in the order.
  ///
  /// Bytes alone do not count: who sends a head byte by byte is as idle as who sends nothing.
  @inline(__always)
  var isOutOfPlace: Bool {
    loop.state.turnNow &- touched > Self.coarseness && machine.requests != touchedRequests
  }

  /// Whether it came past the limit of connections, and the limit is still reached.
  var isTurnedAway: Bool {
    @inline(__always) mutating get {
      if isOverLimit { lookAtLimit() }
      return isOverLimit
    }
  }

  @inline(never)
  private mutating func lookAtLimit() {
    let limit = loop.state.configuration.values.maxConnections
    isOverLimit = loop.state.status.with { $0.connections } > limit
  }

  /// Whether it has just come and nothing of its first request has yet.
  @inline(__always)
  fileprivate var hasJustCome: Bool {
    guard machine.requests == 0, case .idle = machine.phase else { return false }
    return loop.state.turnNow &- touched <= Self.coarseness
  }

  /// Whether it can be closed for a new one: nothing is asked of it, or nothing moves that was, and
  /// nothing is unread; or it is being closed, and is still counted.
  fileprivate var canMakeRoom: Bool {
    if tcp.isClosing { return !isEvicted }
    guard queued == nil, hold == nil, waitingOffset >= waiting.count else { return false }
    if isWriteBlocked { return transfer.isStalled }
    guard stream == nil else { return false }
    switch machine.phase {
    case .idle, .head, .lingering: return !tcp.hasUnreadBytes
    case .body: return transfer.isStalled && !tcp.hasUnreadBytes
    case .responding, .closing, .closed: return false
    }
  }
}

/// What came of looking for a connection that can make room.
enum Eviction {
  case closed
  /// Those that can have just come.
  case onlyNew
  case noneIdle
}

extension LoopState {
  /// Makes a connection the last in the order.
  @inline(never)
  mutating func touch(_ connection: ConnectionHandle) {
    connection.connection.touched = turnNow
    connection.connection.touchedRequests = connection.connection.machine.requests
    connections.moveToFront(connection)
  }

  /// Since when the last in the order has its place, in milliseconds; `.max` without one.
  var oldestIdle: UInt64 { connections.last?.connection.touched ?? .max }

  /// The most connections that are looked at for one that can make room.
  private static let looks = 64

  /// Closes the connection that has been idle for longest, and counts it out at once.
  ///
  /// What is in its way is moved to the other end, so that it is not looked at again soon.
  ///
  /// - Parameter sparesNew: whether one that has just come stays. Where another loop asked for
  ///   room, it may have come after that.
  /// - Returns: whether there was one, or only such that have just come.
  /// - Complexity: O(1), amortized.
  mutating func closeLongestIdle(sparesNew: Bool) -> Eviction {
    var outcome = Eviction.noneIdle
    for _ in 0..<min(Self.looks, connections.count) {
      guard let connection = connections.last else { break }
      connections.moveToFront(connection)
      guard connection.connection.canMakeRoom else { continue }
      if sparesNew, connection.connection.hasJustCome {
        outcome = .onlyNew
        continue
      }
      connection.connection.isEvicted = true
      if !connection.connection.tcp.isClosing {
        connection.connection.close()
        counters.with { $0.add(to: .idleClosed) }
      }
      status.with { $0.connectionClosed() }
      return .closed
    }
    return outcome
  }

  /// Closes connections that would hold their bytes for longest, until no more than three quarters
  /// of the limit are held, so that a healthy transfer finds room.
  ///
  /// - Complexity: O(n log n) in the connections, past three quarters of the limit; else O(1).
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
      connection.connection.giveWay()
    }
  }
}
