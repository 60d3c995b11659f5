internal import MemoryMetering
internal import ServiceContract

extension Problem {
  /// Ends a request that may not allocate so many bytes more. Called before large allocations, and
  /// at intervals with 0 among many small ones.
  ///
  /// The problem is that of any cancelled work: whoever set the limits tells which of them was hit.
  static func checkMemory(for bytes: Int = 0) throws(Problem) {
    guard !MemoryMeter.mayAllocate(bytes) else { return }
    throw Problem(.timeLimitExceeded, "there was no memory for the request")
  }
}
