private import CZlib
public import HTTPCore

/// A decoder of the `gzip` content coding (RFC 1952), and of the zlib format (RFC 1950).
///
/// Concatenated gzip members decode to one body, as the format specifies. It holds about 40 KB
/// besides its output.
public final class GzipDecoder {
  /// The format around the compressed data.
  public enum Format: Sendable {
    case gzip
    case zlib
  }

  /// The result of decoding.
  public enum Outcome: Sendable, Equatable {
    /// The output is the whole body.
    case complete
    /// The body is longer than the limit.
    case tooLong
    /// The bytes do not have the format: they are damaged, cut off, or followed by others.
    case malformed
    /// `mayContinue` stopped it.
    case stopped
    /// There is not enough memory.
    case outOfMemory
  }

  private let stream: UnsafeMutablePointer<z_stream>
  private let format: Format

  /// The bytes that are decoded between two calls to `mayContinue`.
  static let sliceBytes = 64 * 1024

  /// Makes a decoder; nil if there is not enough memory.
  public init?(_ format: Format = .gzip) {
    self.format = format
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // Adding 16 to the window's 15 bits selects gzip's header and trailer instead of zlib's.
    let bits: Int32 = format == .gzip ? 15 + 16 : 15
    guard inflateInit2_(stream, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Appends the decoded bytes to a buffer.
  ///
  /// Memory grows with the decoded bytes, never with the size that a header claims. At most `limit`
  /// bytes are decoded, so that a decompression bomb ends there.
  ///
  /// - Parameters:
  ///   - bytes: the whole encoded body.
  ///   - output: the buffer.
  ///   - limit: the maximum number of bytes appended.
  ///   - mayContinue: called every 64 KiB of output, and every 64 KiB of input.
  /// - Returns: the result. The output is incomplete unless it is `complete`.
  /// - Complexity: O(n) in the encoded and the decoded bytes.
  public func decode(
    _ bytes: Bytes, to output: inout ByteBuffer, limit: Int,
    while mayContinue: (_ decodedBytes: Int) -> Bool = { _ in true }
  ) -> Outcome {
    guard inflateReset(stream) == Z_OK else { return .malformed }
    var read = 0
    var decoded = 0
    while true {
      let end = min(bytes.count, read + Self.sliceBytes)
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: bytes.baseAddress.map { ($0 + read).assumingMemoryBound(to: Bytef.self) })
      stream.pointee.avail_in = uInt(end - read)
      // One byte past the limit reveals a longer body.
      let room = min(Self.sliceBytes, limit - decoded + 1)
      output.reserve(room)
      let (result, made) = output.append(room: room) { memory in
        stream.pointee.next_out = memory.baseAddress?.assumingMemoryBound(to: Bytef.self)
        stream.pointee.avail_out = uInt(memory.count)
        let result = inflate(stream, Z_NO_FLUSH)
        return (result, memory.count - Int(stream.pointee.avail_out))
      }
      decoded += made
      read = end - Int(stream.pointee.avail_in)
      if decoded > limit { return .tooLong }
      switch result {
      case Z_STREAM_END:
        if read == bytes.count { return .complete }
        guard format == .gzip, inflateReset(stream) == Z_OK else { return .malformed }
      case Z_OK:
        break
      case Z_MEM_ERROR:
        return .outOfMemory
      case Z_BUF_ERROR where read < bytes.count:
        break
      default:
        return .malformed
      }
      guard mayContinue(decoded) else { return .stopped }
    }
  }
}
