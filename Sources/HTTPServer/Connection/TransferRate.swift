/// How fast bytes move, averaged over about a second: an exponential average of what moved in each
/// tick.
struct TransferRate {
  private var last = 0
  private var bytesPerTick = 0
  private var ticks = 0

  /// Ticks after which the average means something.
  private static let settled = 4

  /// Whether anything has been noted.
  var isRunning: Bool { ticks > 0 }

  /// Notes how far a transfer has come; the number grows with each byte, so that a smaller one
  /// begins another transfer.
  mutating func note(_ progress: Int) {
    if ticks > 0, progress < last { self = TransferRate() }
    if ticks > 0 {
      let moved = max(0, progress - last)
      bytesPerTick = ticks == 1 ? moved : (3 * bytesPerTick + moved) / 4
    }
    last = progress
    ticks += 1
  }

  /// Whether it has moved nothing of late; the more it moved before, the later this is told.
  var isStalled: Bool { ticks > Self.settled && bytesPerTick == 0 }

  /// How many ticks so many bytes take at this rate; nil if it is too early to tell.
  func ticks(for bytes: Int) -> Int? {
    ticks <= Self.settled ? nil : bytes / max(1, bytesPerTick)
  }
}
