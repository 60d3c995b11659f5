internal import MemoryMetering

/// The most bytes of a text drawn into a growing array. Several copies exist while the array grows
/// and while it is copied into the response.
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

  /// The problem of a text that exceeds the limit. If memory was the limit, the meter records it.
  func exceeded() -> Problem {
    // The request may not allocate twice that much, or the system would refuse to.
    if bytes < responseBytes { _ = MemoryMeter.mayAllocate(2 * bytes * Self.copies) }
    return .responseTooLong(limit: responseBytes)
  }
}
