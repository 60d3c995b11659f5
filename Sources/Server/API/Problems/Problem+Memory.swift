internal import MemoryMetering
internal import ServiceContract

extension Problem {
  /// Throws if the request may not allocate this many more bytes. Call it before large allocations,
  /// and with 0 at intervals among many small ones.
  ///
  /// The problem is that of any cancelled work; the owner of the limits determines which one was
  /// hit.
  static func checkMemory(for bytes: Int = 0) throws(Problem) {
    guard !MemoryMeter.mayAllocate(bytes) else { return }
    throw Problem(.timeLimitExceeded, "there was no memory for the request")
  }
}
