internal import MemoryMetering

/// How long a text may be that is drawn into a growing array: while it grows, and is copied into
/// the response, there is several times as much of it.
struct TextLimit {
  let bytes: Int
  private let responseBytes: Int

  private static let copies = 6

  init(_ limits: RequestLimits) {
    var limit = min(limits.answerBytes, max(0, MemoryMeter.bytesLeft) / Self.copies)
    while limit > 1 << 20, !MemoryMeter.isAvailable(limit * Self.copies) { limit /= 2 }
    bytes = limit
    responseBytes = limits.answerBytes
  }

  /// The problem of a text that came to be longer; where that was for want of memory, the meter
  /// knows of it from now on.
  func exceeded() -> Problem {
    // Twice of it the request may not allocate, or the system would not give.
    if bytes < responseBytes { _ = MemoryMeter.mayAllocate(2 * bytes * Self.copies) }
    return .responseTooLong(limit: responseBytes)
  }
}
