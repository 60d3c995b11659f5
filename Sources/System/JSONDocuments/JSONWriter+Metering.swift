public import JSONText
internal import MemoryMetering

extension JSONWriter {
  /// Makes a writer whose memory is limited by that of the calling thread's request.
  ///
  /// - Parameters:
  ///   - capacity: The expected number of bytes.
  ///   - limit: The most bytes of the text; long loops check ``isFull``.
  /// - Returns: The writer.
  public static func metered(capacity: Int = 0, limit: Int = .max) -> JSONWriter {
    JSONWriter(capacity: capacity, limit: limit, mayAllocate: { MemoryMeter.mayAllocate($0) })
  }
}
