internal import MemoryMetering

/// The most bytes of a text that is drawn into a growing array: while the array grows, and is
/// copied into the response, several copies of it exist.
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

  /// The problem of a text that exceeds the limit; if memory was the limit, this records it with
  /// the meter.
  func exceeded() -> Problem {
    // The request may not allocate twice that much, or the system would refuse it.
    if bytes < responseBytes { _ = MemoryMeter.mayAllocate(2 * bytes * Self.copies) }
    return .responseTooLong(limit: responseBytes)
  }
}
