import EventLoop

/// Connections that are refused faster than the loop refuses.
extension Connection {
  /// Reads nothing more of this connection until its turn comes, if refusals come too fast.
  mutating func holdIfRefusalsAreFast() {
    let loop = loop
    guard !isHeld, !loop.pointee.refusals.take(loop.pointee.turnStart) else { return }
    isHeld = true
    pauseReading()
    nextHeld = nil
    previousHeld = loop.pointee.held.last
    loop.pointee.held.append(tcp.tail.assumingMemoryBound(to: Connection.self))
    if loop.pointee.heldTimer == nil {
      loop.pointee.heldTimer = loop.pointee.loop._withUnsafeGuaranteedRef {
        RepeatingTimer(every: 10, on: $0) { Self.release(loop) }
      }
    }
  }

  /// A held connection is closed, or has its turn.
  mutating func leaveHeld() {
    guard isHeld else { return }
    isHeld = false
    loop.pointee.held.remove(between: previousHeld, and: nextHeld)
  }

  /// Reads on as many connections as may be refused.
  private static func release(_ loop: UnsafeMutablePointer<LoopState>) {
    let now = EventLoop.monotonicNanoseconds()
    while let first = loop.pointee.held.first, loop.pointee.refusals.take(now) {
      first.pointee.leaveHeld()
      first.pointee.resume()
    }
    if loop.pointee.held.first == nil {
      loop.pointee.heldTimer?.close()
      loop.pointee.heldTimer = nil
    }
  }
}
