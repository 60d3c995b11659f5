import HTTPCore

/// Encodes responses into the output of an event loop. The responses to one read event gather there
/// and are written together.
struct ResponseWriter: ~Copyable {
  var preamble: ResponsePreamble
  var output = ByteBuffer()

  /// The largest body, in bytes, that is copied behind its head. A larger one is written from its
  /// own buffer.
  static let copiedBodyBytes = 32 * 1024

  init(preamble: consuming ResponsePreamble) {
    self.preamble = preamble
  }

  /// Encodes a response: its head, and its body unless that is long.
  ///
  /// - Parameters:
  ///   - response: the response.
  ///   - head: the request's head; nil if it was incomplete.
  ///   - givenID: the id if it was generated in an earlier turn or read from an incomplete head.
  ///   - keepsAlive: whether the connection stays open.
  /// - Returns: whether the body remains to be written after the output.
  mutating func write(
    _ response: inout HTTPResponse, to head: RequestHead?, givenID: Bytes?, keepsAlive: Bool
  ) -> Bool {
    response.addVary()
    if keepsAlive, response.isPlain, let head, head.isPlain, givenID == nil,
      response.body.count <= Self.copiedBodyBytes
    {
      ResponseEncoder.writePlain(
        preamble: preamble.success, mediaType: response.mediaType,
        fields: response.fields.bytes, body: response.body.bytes, to: &output)
      return false
    }
    writeHead(of: &response, to: head, givenID: givenID, keepsAlive: keepsAlive)
    guard head?.method != .head, response.status.allowsBody else { return false }
    guard response.body.count <= Self.copiedBodyBytes else { return true }
    output.append(response.body.bytes)
    return false
  }

  private mutating func writeHead(
    of response: inout HTTPResponse, to head: RequestHead?, givenID: Bytes?, keepsAlive: Bool
  ) {
    let minorVersion = head?.minorVersion ?? 1
    let persistence: ResponseEncoder.Persistence =
      if !keepsAlive { .close } else if minorVersion == 0 { .keepAlive } else { .implied }
    let framing: ResponseEncoder.Framing =
      if !response.isStreamed {
        .length(response.body.count)
      } else {
        minorVersion == 0 ? .untilClose : .chunked
      }
    ResponseEncoder.writeHead(
      status: response.status, preamble: preamble, id: head?.requestID ?? givenID,
      traceParent: head?.traceParent, framing: framing, mediaType: response.mediaType,
      fields: response.fields.bytes, persistence: persistence, to: &output)
  }
}
