internal import API
internal import ContentCoding
internal import HTTPCore
internal import HTTPServer
internal import ServiceContract

/// Compresses responses with gzip for clients that accept it.
///
/// The thread that made a long response also compresses it, within the request's time budget. On an
/// event loop that budget is a share, beyond which the request is restarted on the work queue.
struct ResponseCompression: Sendable {
  /// The body size in bytes from which on bodies are compressed.
  private let minBytes: Int
  /// The encoders; `nil` if compression is off.
  private let pool: GzipPool?

  init(_ configuration: ServiceConfiguration) {
    minBytes = configuration.compression.minBytes
    let server = configuration.server
    pool =
      configuration.compression.level == 0
      ? nil
      : GzipPool(
        level: configuration.compression.level,
        keeping: min(64, server.loops + server.workThreads + server.maxLongRequests))
  }

  /// Compresses the body of a finished response if that is worthwhile and the client prefers it.
  ///
  /// `Vary` names `Accept-Encoding` wherever the client's preference decides. If compression does
  /// not end in time, the response is marked as unfinished if the request will be restarted, and
  /// replaced otherwise.
  func apply(to response: inout HTTPResponse, of request: borrowing HTTPRequest) {
    guard response.body.count >= minBytes, let pool, !response.isUnfinished,
      response.status.allowsBody, Self.isCompressible(response.contentType),
      !response.hasField("content-encoding")
    else { return }
    response.vary(on: .acceptEncoding)
    guard ContentCodings.prefersGzip(request.fields) else { return }
    let budget = request.budget
    let isComplete = pool.withEncoder {
      $0.encode(&response.body) { !budget.isSpent }
    }
    // Without memory for an encoder, the body is sent uncompressed.
    guard let isComplete else { return }
    if isComplete {
      response.markEncoded("gzip")
    } else if budget.isBegunAnew {
      response.isUnfinished = true
    } else {
      let problem = OperationResponse(
        Problem(.timeLimitExceeded, "the request timed out while its response was compressed"))
      response.clear()
      ProblemMapping.respond(
        problem.reporting(budget.memoryExcess, request.server.memoryLimits), &response)
    }
  }

  /// Adds the `Vary` that a response with this body has, compressed or not, to a response without a
  /// body. A 304 must have the fields of the corresponding 200 (RFC 9110, section 15.4.5).
  func vary(_ response: inout HTTPResponse, bodyBytes: Int, as form: Representation) {
    let type = Bytes(start: form.field.utf8Start, count: form.field.utf8CodeUnitCount)
    guard bodyBytes >= minBytes, pool != nil, Self.isCompressible(type) else { return }
    response.vary(on: .acceptEncoding)
  }

  /// The compressed form of a fixed document; `nil` if it is always sent uncompressed.
  func compressed(_ document: Bytes) -> [UInt8]? {
    guard document.count >= minBytes, let pool else { return nil }
    var buffer = ByteBuffer()
    buffer.append(document)
    guard pool.withEncoder({ $0.encode(&buffer) }) == true else { return nil }
    return Array(buffer.bytes)
  }

  /// Whether bodies of a media type are compressible, that is, text.
  private static func isCompressible(_ contentType: Bytes) -> Bool {
    let type = Bytes(rebasing: contentType.prefix { $0 != UInt8(ascii: ";") }).trimmed
    if type.starts(with: "text/".utf8) { return true }
    for suffix: StaticString in ["json", "xml", "yaml"] {
      guard type.count > suffix.utf8CodeUnitCount else { continue }
      let start = type.count - suffix.utf8CodeUnitCount
      let separator = type[start - 1]
      if separator == UInt8(ascii: "/") || separator == UInt8(ascii: "+"),
        Bytes(rebasing: type[start...]).equals(suffix)
      {
        return true
      }
    }
    return false
  }
}
