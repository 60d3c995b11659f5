/// The rate of a transfer: an exponential moving average of bytes per tick, over about a second.
struct TransferRate {
  private var last = 0
  private var bytesPerTick = 0
  private var ticks = 0

  /// Ticks before the average is meaningful.
  private static let settled = 4

  /// Whether any progress has been recorded.
  var isRunning: Bool { ticks > 0 }

  /// Records the progress of a transfer, a number that grows with each byte. A smaller number
  /// begins a new transfer.
  mutating func note(_ progress: Int) {
    if ticks > 0, progress < last { self = TransferRate() }
    if ticks > 0 {
      let moved = max(0, progress - last)
      bytesPerTick = ticks == 1 ? moved : (3 * bytesPerTick + moved) / 4
    }
    last = progress
    ticks += 1
  }

  /// Whether the transfer has stalled. A faster transfer takes longer to count as stalled.
  var isStalled: Bool { ticks > Self.settled && bytesPerTick == 0 }

  /// The ticks that a number of bytes takes at this rate; nil if it is too early for an estimate.
  func ticks(for bytes: Int) -> Int? {
    ticks <= Self.settled ? nil : bytes / max(1, bytesPerTick)
  }
}
