import EventLoop

/// Connections whose reading is paused until the loop schedules them again.
extension Connection {
  /// Pauses reading if refusals exceed their rate.
  mutating func holdIfRefusalsAreFast() {
    let loop = loop
    guard input.hold == nil, !loop.state.refusals.take(loop.state.turnStart) else { return }
    begin(.refused)
    loop.state.held.append(ConnectionHandle(tail: tcp.tail))
    if loop.state.heldTimer == nil {
      loop.state.heldTimer = loop.state.loop.with {
        RepeatingTimer(every: 10, on: $0) { Self.release(loop) }
      }
    }
  }

  /// Postpones the pending bytes to a later wake-up of the loop.
  mutating func holdForNextTurn() {
    let loop = loop
    guard input.hold == nil else { return }
    begin(.late)
    loop.state.late.append(ConnectionHandle(tail: tcp.tail))
    if loop.state.lateTimer == nil {
      loop.state.lateTimer = loop.state.loop.with {
        RepeatingTimer(every: 1, on: $0) { Self.resumeLate(loop) }
      }
    }
  }

  private mutating func begin(_ reason: Hold.Reason) {
    let last = reason == .late ? loop.state.late.last : loop.state.held.last
    input.hold = Hold(reason: reason, previous: last)
    pauseReading()
  }

  /// Removes the connection from its list of held connections when it closes or resumes.
  mutating func leaveHeld() {
    guard let hold = input.hold else { return }
    input.hold = nil
    switch hold.reason {
    case .refused: loop.state.held.remove(hold)
    case .late: loop.state.late.remove(hold)
    }
  }

  /// Resumes as many connections as the rate of refusals allows.
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

  /// Resumes late connections, oldest first, within the time of one wake-up.
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
