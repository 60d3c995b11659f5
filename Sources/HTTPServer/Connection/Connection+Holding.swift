import EventLoop

/// Connections that are not read until their turn comes.
extension Connection {
  /// Why a connection waits for its turn.
  enum Hold {
    /// Its requests are refused faster than the loop refuses.
    case refused
    /// Others had used up the time of the loop's waking when it was read.
    case late
  }

  /// Reads nothing more of this connection until its turn comes, if refusals come too fast.
  mutating func holdIfRefusalsAreFast() {
    let loop = loop
    guard hold == nil, !loop.state.refusals.take(loop.state.turnStart) else { return }
    begin(.refused)
    loop.state.held.append(ConnectionHandle(tail: tcp.tail))
    if loop.state.heldTimer == nil {
      loop.state.heldTimer = loop.state.loop.with {
        RepeatingTimer(every: 10, on: $0) { Self.release(loop) }
      }
    }
  }

  /// Leaves the bytes that wait for another waking of the loop.
  mutating func holdForNextTurn() {
    let loop = loop
    guard hold == nil else { return }
    begin(.late)
    loop.state.late.append(ConnectionHandle(tail: tcp.tail))
    if loop.state.lateTimer == nil {
      loop.state.lateTimer = loop.state.loop.with {
        RepeatingTimer(every: 1, on: $0) { Self.resumeLate(loop) }
      }
    }
  }

  private mutating func begin(_ hold: Hold) {
    self.hold = hold
    pauseReading()
    nextHeld = nil
    previousHeld = hold == .late ? loop.state.late.last : loop.state.held.last
  }

  /// A held connection is closed, or has its turn.
  mutating func leaveHeld() {
    guard let hold else { return }
    self.hold = nil
    switch hold {
    case .refused: loop.state.held.remove(between: previousHeld, and: nextHeld)
    case .late: loop.state.late.remove(between: previousHeld, and: nextHeld)
    }
  }

  /// Reads on as many connections as may be refused.
  private static func release(_ loop: LoopHandle) {
    let now = Loop.monotonicNanoseconds()
    while let first = loop.state.held.first, loop.state.refusals.take(now) {
      first.connection.leaveHeld()
      first.connection.resume()
    }
    if loop.state.held.first == nil {
      loop.state.heldTimer?.close()
      loop.state.heldTimer = nil
    }
  }

  /// Goes on with connections that were late, the longest held first, for as long as a waking may
  /// take.
  private static func resumeLate(_ loop: LoopHandle) {
    let start = Loop.monotonicNanoseconds()
    while let first = loop.state.late.first {
      first.connection.leaveHeld()
      first.connection.resume()
      if Loop.monotonicNanoseconds() &- start > LoopState.turnsOfWakeUp { return }
    }
    loop.state.lateTimer?.close()
    loop.state.lateTimer = nil
  }
}
