import HTTPCore

/// The output of a connection that its socket has not accepted yet.
///
/// At most one write is pending. Further output follows it, and then the rest of a streamed body.
struct ConnectionOutput: ~Copyable {
  /// A body that is streamed piece by piece.
  struct Stream {
    let source: BodySource
    let isChunked: Bool
    let keepsAlive: Bool
  }

  /// A streamed body whose pieces come from other threads.
  struct Live {
    let body: LiveBody
    let isChunked: Bool
    let keepsAlive: Bool
    /// The record for the access log; nil without one.
    var record: LiveRecord?
  }

  /// The body that is being streamed.
  var stream: Stream?
  /// The body whose pieces come later.
  var live: Live?
  /// Whether the connection has used up its turn. Its next write then completes in a later turn of
  /// the loop, after those of other connections.
  var yields = false
  /// The memory of the pending write, in bytes; 0 without one.
  private var pendingBytes = 0
  private var following = ByteBuffer()

  /// Whether a write is pending, because the socket has not accepted all its bytes.
  var isWritePending: Bool { pendingBytes > 0 }
  /// Whether the next response has to wait for a write or for the end of a streamed body.
  var isBusy: Bool { isWritePending || stream != nil || live != nil }
  /// The memory of the pending write, of the output that follows it and of the pieces that wait, in
  /// bytes.
  var heldBytes: Int { following.capacity + pendingBytes + (live?.body.waitingBytes ?? 0) }

  /// Begins a pending write whose memory has the given size, at least 1.
  mutating func beginWrite(heldBytes: Int) {
    assert(pendingBytes == 0 && heldBytes > 0, "a second pending write, or an empty one")
    pendingBytes = heldBytes
  }

  /// Ends the pending write, whose memory is free now.
  mutating func endWrite() {
    pendingBytes = 0
  }

  /// Appends a buffer's bytes behind the pending write, and empties the buffer.
  mutating func append(_ buffer: inout ByteBuffer) {
    if following.isEmpty {
      following = buffer.take()
    } else {
      following.append(buffer.bytes)
      buffer.removeAll()
    }
  }

  /// Removes and returns the output behind the write that has ended; nil if there is none.
  mutating func takeFollowing() -> ByteBuffer? {
    following.isEmpty ? nil : following.take()
  }
}
