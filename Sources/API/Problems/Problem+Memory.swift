internal import MemoryMetering

extension Problem {
  /// Throws where the request may not allocate so many bytes more; to be called before what is
  /// large is made at once, and now and then with 0 where much that is small is.
  ///
  /// The problem is that of any work that is stopped: which limit stopped it is told by whoever set
  /// it.
  static func checkMemory(for bytes: Int = 0) throws(Problem) {
    guard !MemoryMeter.mayAllocate(bytes) else { return }
    throw Problem(.timeLimitExceeded, "there was no memory for the request")
  }
}
