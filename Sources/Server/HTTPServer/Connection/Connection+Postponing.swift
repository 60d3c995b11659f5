import EventLoop

/// Connections whose reading is paused until the loop schedules them again.
extension Connection {
  /// Pauses reading if refusals exceed their rate.
  mutating func postponeIfRefusalsAreFast() {
    let loop = loop
    guard input.postponement == nil, !loop.state.postponed.pace.take(loop.state.turn.start) else {
      return
    }
    postpone(for: .refused)
    if loop.state.postponed.refused.timer == nil {
      loop.state.postponed.refused.timer = loop.state.turn.loop.with {
        RepeatingTimer(every: 10, on: $0) { Self.release(loop) }
      }
    }
  }

  /// Postpones the pending bytes to a later wake-up of the loop.
  mutating func postponeToNextTurn() {
    let loop = loop
    guard input.postponement == nil else { return }
    postpone(for: .late)
    if loop.state.postponed.late.timer == nil {
      loop.state.postponed.late.timer = loop.state.turn.loop.with {
        RepeatingTimer(every: 1, on: $0) { Self.resumeLate(loop) }
      }
    }
  }

  private mutating func postpone(for reason: Postponement.Reason) {
    input.postponement = loop.state.postponed.append(ConnectionHandle(tail: tcp.tail), for: reason)
    pauseReading()
  }

  /// Removes the connection from its list of postponed ones when it closes or resumes.
  mutating func endPostponement() {
    guard let postponement = input.postponement else { return }
    input.postponement = nil
    loop.state.postponed.remove(postponement)
  }

  /// Resumes as many connections as the rate of refusals allows.
  private static func release(_ loop: LoopHandle) {
    let now = Loop.monotonicNanoseconds()
    while let first = loop.state.postponed.refused.first, loop.state.postponed.pace.take(now) {
      first.connection.endPostponement()
      first.connection.resume()
    }
    if loop.state.postponed.refused.first == nil { loop.state.postponed.refused.stopTimer() }
  }

  /// Resumes late connections, oldest first, within the time of one wake-up.
  private static func resumeLate(_ loop: LoopHandle) {
    let start = Loop.monotonicNanoseconds()
    while let first = loop.state.postponed.late.first {
      first.connection.endPostponement()
      first.connection.resume()
      if Loop.monotonicNanoseconds() &- start > LoopTurn.lengthOfWakeUp { return }
    }
    loop.state.postponed.late.stopTimer()
  }
}
