import HTTPCore

/// The input of a connection: received bytes that wait behind a queued request or a pending write,
/// and whether its socket is being read.
struct ConnectionInput: ~Copyable {
  /// Why reading is paused until the loop schedules the connection again; nil if it is not.
  var postponement: Postponement?
  /// Whether the socket is being read: false while reading is paused, and after the input's end.
  var isReading = true
  private var buffer = ByteBuffer()
  /// The number of processed bytes at the beginning of the buffer.
  private(set) var offset = 0

  /// Whether everything received has been processed.
  var isEmpty: Bool { offset >= buffer.count }
  /// The memory of the buffer, in bytes.
  var capacity: Int { buffer.capacity }
  /// The bytes that wait, valid until the next mutation.
  var bytes: Bytes { Bytes(rebasing: buffer.bytes[offset...]) }

  /// Adds bytes behind those that wait, and drops those that have been processed.
  ///
  /// - Returns: the number of bytes that wait now.
  mutating func append(_ bytes: Bytes) -> Int {
    if offset > 0 {
      buffer.removeFirst(offset)
      offset = 0
    }
    buffer.append(bytes)
    return buffer.count
  }

  /// Marks the next bytes as processed.
  mutating func skip(_ count: Int) {
    offset += count
  }

  /// Moves the buffer out for processing, which begins at `offset`. No input waits afterwards.
  mutating func take() -> ByteBuffer {
    offset = 0
    return buffer.take()
  }

  /// Moves a buffer back in whose bytes have been processed up to an offset.
  mutating func putBack(_ taken: consuming ByteBuffer, from offset: Int) {
    buffer = taken
    self.offset = offset
  }

  /// Drops everything that waits, and frees its memory.
  mutating func release() {
    guard buffer.capacity > 0 else { return }
    buffer.removeAll(keeping: 0)
    offset = 0
  }
}
