internal import API
internal import ContentCoding
internal import HTTPCore
internal import HTTPServer
internal import MemoryMetering
internal import ServiceContract

/// Decompresses request bodies with `Content-Encoding: gzip`, and requests in a path.
enum RequestInflation {
  /// The result of decompressing a body.
  enum Outcome {
    case complete
    /// The request must be restarted on the work queue.
    case unfinished
    case refused(Problem)
  }

  /// Appends a request's decompressed body to a buffer.
  ///
  /// The decompressed body has the same limit as any body, so that a decompression bomb is refused
  /// as soon as it reaches it. A body that grows beyond `loopBytes` leaves the event loop, like a
  /// long uncompressed one.
  static func inflate(
    _ request: borrowing HTTPRequest, into output: inout ByteBuffer, limit: Int, loopBytes: Int
  ) -> Outcome {
    inflate(
      request.body, .gzip, of: request, into: &output, limit: limit, loopBytes: loopBytes,
      orElse:
        "Content-Encoding is gzip, but the body is damaged, truncated, or followed by other bytes"
    )
  }

  /// Appends decompressed bytes to a buffer. `fault` is the problem of bytes in another format.
  static func inflate(
    _ bytes: Bytes, _ format: GzipDecoder.Format, of request: borrowing HTTPRequest,
    into output: inout ByteBuffer, limit: Int, loopBytes: Int, orElse fault: String
  ) -> Outcome {
    guard let decoder = GzipDecoder(format) else { return .refused(noMemory) }
    let budget = request.budget
    var isTooLongForLoop = false
    let outcome = decoder.decode(bytes, to: &output, limit: limit) { decoded in
      isTooLongForLoop = budget.isLoopShare && decoded > loopBytes
      return !isTooLongForLoop && !budget.isSpent && MemoryMeter.mayAllocate(decoded)
    }
    switch outcome {
    case .complete:
      return budget.isLoopShare && output.count > loopBytes ? .unfinished : .complete
    case .stopped where isTooLongForLoop || budget.isBegunAnew:
      return .unfinished
    case .stopped:
      return .refused(
        Problem(.timeLimitExceeded, "the request timed out while its body was decoded"))
    case .tooLong:
      return .refused(
        Problem(
          .contentTooLarge, "the decoded body exceeds the limit of \(limit) bytes",
          limit: "maxBodyBytes"))
    case .malformed:
      return .refused(Problem(.malformedEncoding, fault))
    case .outOfMemory:
      return .refused(noMemory)
    }
  }

  private static var noMemory: Problem {
    Problem(.overloaded, "the server has too little memory left to decode the body")
  }
}
