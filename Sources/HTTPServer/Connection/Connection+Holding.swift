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
    guard hold == nil, !loop.pointee.refusals.take(loop.pointee.turnStart) else { return }
    begin(.refused)
    loop.pointee.held.append(tcp.tail.assumingMemoryBound(to: Connection.self))
    if loop.pointee.heldTimer == nil {
      loop.pointee.heldTimer = loop.pointee.loop._withUnsafeGuaranteedRef {
        RepeatingTimer(every: 10, on: $0) { Self.release(loop) }
      }
    }
  }

  /// Leaves the bytes that wait for another waking of the loop.
  mutating func holdForNextTurn() {
    let loop = loop
    guard hold == nil else { return }
    begin(.late)
    loop.pointee.late.append(tcp.tail.assumingMemoryBound(to: Connection.self))
    if loop.pointee.lateTimer == nil {
      loop.pointee.lateTimer = loop.pointee.loop._withUnsafeGuaranteedRef {
        RepeatingTimer(every: 1, on: $0) { Self.resumeLate(loop) }
      }
    }
  }

  private mutating func begin(_ hold: Hold) {
    self.hold = hold
    pauseReading()
    nextHeld = nil
    previousHeld = hold == .late ? loop.pointee.late.last : loop.pointee.held.last
  }

  /// A held connection is closed, or has its turn.
  mutating func leaveHeld() {
    guard let hold else { return }
    self.hold = nil
    switch hold {
    case .refused: loop.pointee.held.remove(between: previousHeld, and: nextHeld)
    case .late: loop.pointee.late.remove(between: previousHeld, and: nextHeld)
    }
  }

  /// Reads on as many connections as may be refused.
  private static func release(_ loop: UnsafeMutablePointer<LoopState>) {
    let now = Loop.monotonicNanoseconds()
    while let first = loop.pointee.held.first, loop.pointee.refusals.take(now) {
      first.pointee.leaveHeld()
      first.pointee.resume()
    }
    if loop.pointee.held.first == nil {
      loop.pointee.heldTimer?.close()
      loop.pointee.heldTimer = nil
    }
  }

  /// Goes on with connections that were late, the longest held first, for as long as a waking may
  /// take.
  private static func resumeLate(_ loop: UnsafeMutablePointer<LoopState>) {
    let start = Loop.monotonicNanoseconds()
    while let first = loop.pointee.late.first {
      first.pointee.leaveHeld()
      first.pointee.resume()
      if Loop.monotonicNanoseconds() &- start > LoopState.turnsOfWakeUp { return }
    }
    loop.pointee.lateTimer?.close()
    loop.pointee.lateTimer = nil
  }
}
