private import CZlib
public import HTTPCore

/// A decoder of the `gzip` content coding (RFC 1952), and of the zlib format (RFC 1950).
///
/// Several members of gzip one after the other are one body, as its format says. It holds some
/// 40 KB beside its output.
public final class GzipDecoder {
  /// What is around the compressed data.
  public enum Format: Sendable {
    case gzip
    case zlib
  }

  /// How decoding ended.
  public enum Outcome: Sendable, Equatable {
    /// The output is the whole body.
    case complete
    /// The body is longer than the limit.
    case tooLong
    /// The bytes do not have the format: damaged, cut off, or followed by others.
    case malformed
    /// It was stopped.
    case stopped
    /// There is no memory for it.
    case outOfMemory
  }

  private let stream: UnsafeMutablePointer<z_stream>
  private let format: Format

  /// The bytes that are decoded between two questions whether to continue.
  static let sliceBytes = 64 * 1024

  /// Makes a decoder; nil without memory.
  public init?(_ format: Format = .gzip) {
    self.format = format
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 16 more than the window's 15 bits asks for gzip's header and trailer instead of zlib's.
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
  /// Memory grows with what has been decoded, never with what a header claims, and no more than
  /// `limit` bytes are decoded, so that a bomb ends when it reaches the limit.
  ///
  /// - Parameters:
  ///   - bytes: the whole encoded body.
  ///   - output: the buffer.
  ///   - limit: the most bytes that are appended.
  ///   - mayContinue: asked every 64 KiB of output, and every 64 KiB of input.
  /// - Returns: how it ended. The output is incomplete unless it is `complete`.
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
      // One byte past the limit shows that there is more.
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
