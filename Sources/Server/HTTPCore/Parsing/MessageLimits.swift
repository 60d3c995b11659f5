/// The limits that a message parser enforces.
public struct MessageLimits: Sendable {
  /// Bytes of the request target.
  public var targetBytes: Int
  /// Bytes of the header section: names, values, four for each field line, and white space before a
  /// value beyond one space.
  public var headerBytes: Int
  /// Header field lines.
  public var headerFields: Int
  /// Bytes of the body.
  public var bodyBytes: Int
  /// Bytes of the body of GET, HEAD, OPTIONS and TRACE requests, for which a body has no meaning.
  public var ignoredBodyBytes: Int
  /// Bytes of the chunk extensions and trailers of one body.
  public var chunkOverheadBytes: Int

  /// Makes limits.
  public init(
    targetBytes: Int = 8 * 1024, headerBytes: Int = 16 * 1024, headerFields: Int = 100,
    bodyBytes: Int = 16 * 1024 * 1024, ignoredBodyBytes: Int = 8 * 1024,
    chunkOverheadBytes: Int = 64 * 1024
  ) {
    self.targetBytes = targetBytes
    self.headerBytes = headerBytes
    self.headerFields = headerFields
    self.bodyBytes = bodyBytes
    self.ignoredBodyBytes = ignoredBodyBytes
    self.chunkOverheadBytes = chunkOverheadBytes
  }

  /// Bytes of the body of a request with the given method.
  func bodyBytes(of method: HTTPMethod) -> Int {
    switch method {
    case .get, .head, .options, .trace: min(bodyBytes, ignoredBodyBytes)
    default: bodyBytes
    }
  }

  /// Buffered bytes of an incomplete head. Heads within the other limits fit, unless white space
  /// that those do not count makes them longer.
  var headBytes: Int { targetBytes + headerBytes + 1024 }
}
