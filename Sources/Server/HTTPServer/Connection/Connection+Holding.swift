import EventLoop

/// Connections whose reading is paused until the loop schedules them again.
extension Connection {
  /// Pauses reading if refusals exceed their rate.
  mutating func holdIfRefusalsAreFast() {
    let loop = loop
    guard input.hold == nil, !loop.state.held.pace.take(loop.state.turn.start) else { return }
    hold(for: .refused)
    if loop.state.held.refused.timer == nil {
      loop.state.held.refused.timer = loop.state.turn.loop.with {
        RepeatingTimer(every: 10, on: $0) { Self.release(loop) }
      }
    }
  }

  /// Postpones the pending bytes to a later wake-up of the loop.
  mutating func holdForNextTurn() {
    let loop = loop
    guard input.hold == nil else { return }
    hold(for: .late)
    if loop.state.held.late.timer == nil {
      loop.state.held.late.timer = loop.state.turn.loop.with {
        RepeatingTimer(every: 1, on: $0) { Self.resumeLate(loop) }
      }
    }
  }

  private mutating func hold(for reason: Hold.Reason) {
    input.hold = loop.state.held.append(ConnectionHandle(tail: tcp.tail), for: reason)
    pauseReading()
  }

  /// Removes the connection from its list of held connections when it closes or resumes.
  mutating func leaveHeld() {
    guard let hold = input.hold else { return }
    input.hold = nil
    loop.state.held.remove(hold)
  }

  /// Resumes as many connections as the rate of refusals allows.
  private static func release(_ loop: LoopHandle) {
    let now = Loop.monotonicNanoseconds()
    while let first = loop.state.held.refused.first, loop.state.held.pace.take(now) {
      first.connection.leaveHeld()
      first.connection.resume()
    }
    if loop.state.held.refused.first == nil { loop.state.held.refused.stopTimer() }
  }

  /// Resumes late connections, oldest first, within the time of one wake-up.
  private static func resumeLate(_ loop: LoopHandle) {
    let start = Loop.monotonicNanoseconds()
    while let first = loop.state.held.late.first {
      first.connection.leaveHeld()
      first.connection.resume()
      if Loop.monotonicNanoseconds() &- start > LoopTurn.lengthOfWakeUp { return }
    }
    loop.state.held.late.stopTimer()
  }
}
