private import CZlib
public import HTTPCore

/// An encoder of the `gzip` content coding (RFC 1952), and of the zlib format (RFC 1950), that
/// compresses a buffer in place.
///
/// It holds about 270 KB, whatever the size of a body, and is reused for many bodies. Equal bytes
/// have equal compressed forms: the header contains neither a time nor a file name.
public final class GzipEncoder {
  private let stream: UnsafeMutablePointer<z_stream>
  private let scratch: UnsafeMutableRawBufferPointer

  /// The bytes that are compressed between two calls to `mayContinue`.
  static let sliceBytes = 64 * 1024

  /// Makes an encoder; nil if there is not enough memory.
  ///
  /// - Parameters:
  ///   - level: the effort, from 1 (the least) to 9.
  ///   - format: the format around the compressed data.
  public init?(level: Int, _ format: GzipDecoder.Format = .gzip) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    scratch = .allocate(byteCount: Self.sliceBytes, alignment: 16)
    // Adding 16 to the window's 15 bits selects gzip's header and trailer instead of zlib's.
    let result = deflateInit2_(
      stream, Int32(clamping: min(9, max(1, level))), Z_DEFLATED, 15 + (format == .gzip ? 16 : 0),
      8,
      Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    if result != Z_OK {
      stream.deallocate()
      scratch.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    scratch.deallocate()
  }

  /// Compresses the contents of a buffer in place.
  ///
  /// Output overwrites input already read, so that no second copy of a long body exists.
  ///
  /// - Parameters:
  ///   - buffer: the bytes; on return, their compressed form.
  ///   - mayContinue: called every 64 KiB of input.
  /// - Returns: false if it was stopped or failed; the buffer's contents are then lost.
  /// - Complexity: O(n) in the bytes.
  public func encode(
    _ buffer: inout ByteBuffer, while mayContinue: () -> Bool = { true }
  ) -> Bool {
    guard deflateReset(stream) == Z_OK else { return false }
    var written = 0
    // Output that does not fit yet, since too little input has been read: headers and
    // incompressible data.
    var surplus = ByteBuffer()
    let isComplete = buffer.withMutableBytes { memory in
      encode(memory, written: &written, surplus: &surplus, while: mayContinue)
    }
    guard isComplete else { return false }
    buffer.truncate(to: written)
    buffer.append(surplus.bytes)
    buffer.shrink()
    return true
  }

  private func encode(
    _ memory: UnsafeMutableRawBufferPointer, written: inout Int, surplus: inout ByteBuffer,
    while mayContinue: () -> Bool
  ) -> Bool {
    var read = 0
    while true {
      let end = min(memory.count, read + Self.sliceBytes)
      stream.pointee.next_in = memory.baseAddress.map {
        ($0 + read).assumingMemoryBound(to: Bytef.self)
      }
      stream.pointee.avail_in = uInt(end - read)
      let flush = end == memory.count ? Z_FINISH : Z_NO_FLUSH
      repeat {
        stream.pointee.next_out = scratch.baseAddress?.assumingMemoryBound(to: Bytef.self)
        stream.pointee.avail_out = uInt(scratch.count)
        guard deflate(stream, flush) != Z_STREAM_ERROR else { return false }
        let free = end - Int(stream.pointee.avail_in)
        let made = Bytes(rebasing: scratch[..<(scratch.count - Int(stream.pointee.avail_out))])
        place(made, in: memory, upTo: free, written: &written, surplus: &surplus)
      } while stream.pointee.avail_out == 0
      read = end
      if read == memory.count { return true }
      guard mayContinue() else { return false }
    }
  }

  /// Stores output in front of the unread input, behind any surplus.
  private func place(
    _ made: Bytes, in memory: UnsafeMutableRawBufferPointer, upTo free: Int, written: inout Int,
    surplus: inout ByteBuffer
  ) {
    if surplus.isEmpty, made.count <= free - written {
      UnsafeMutableRawBufferPointer(rebasing: memory[written...]).copyMemory(from: made)
      written += made.count
      return
    }
    surplus.append(made)
    let moved = min(surplus.count, free - written)
    guard moved > 0 else { return }
    UnsafeMutableRawBufferPointer(rebasing: memory[written...])
      .copyMemory(from: Bytes(rebasing: surplus.bytes[..<moved]))
    written += moved
    surplus.removeFirst(moved)
  }
}
