/// The encoder of HTTP/1.1 responses.
public enum ResponseEncoder {
  /// The persistence of the connection, as the head announces it.
  public enum Persistence: Sendable {
    /// No field: an HTTP/1.1 connection persists by default.
    case implied
    /// `Connection: keep-alive`, for an HTTP/1.0 client that requested it.
    case keepAlive
    /// `Connection: close`.
    case close
  }

  /// The framing of a response's body (RFC 9112, section 6).
  public enum Framing: Sendable, Equatable {
    /// Content-Length. It is also sent in response to HEAD, without the body.
    case length(Int)
    /// Transfer-Encoding: chunked.
    case chunked
    /// The close of the connection, for an HTTP/1.0 client.
    case untilClose
  }

  /// Writes a complete response with status 200 and Content-Length to a request with a plain head.
  /// This is the fast path of nearly all responses.
  ///
  /// - Parameters:
  ///   - preamble: the first lines, up to `Content-Length: `.
  ///   - mediaType: the Content-Type.
  ///   - fields: further field lines, encoded.
  ///   - body: the body.
  ///   - output: the buffer to which the response is appended.
  public static func writePlain(
    preamble: Bytes, mediaType: StaticString?, fields: Bytes, body: Bytes,
    to output: inout ByteBuffer
  ) {
    let typeCount = mediaType?.utf8CodeUnitCount ?? 0
    let most = preamble.count &+ typeCount &+ fields.count &+ body.count &+ 64
    output.append(atMost: most) { cursor in
      cursor.append(lines: preamble)
      cursor.append(decimal: body.count)
      if let mediaType {
        cursor.append(literal: "\r\nContent-Type: ")
        cursor.append(literal: mediaType)
      }
      cursor.appendLineBreak()
      cursor.append(fields)
      cursor.appendLineBreak()
      cursor.append(body)
    }
  }

  /// Writes a head: the status line, the fields and the empty line.
  ///
  /// - Parameters:
  ///   - status: the status; the framing fields are omitted if it allows no body.
  ///   - preamble: the source of the date, and of the request's id if `id` is nil.
  ///   - id: the id that the client sent, or that an earlier event generated.
  ///   - traceParent: the value of `traceparent` to return.
  ///   - framing: the framing of the body.
  ///   - mediaType: the Content-Type.
  ///   - fields: further field lines, encoded.
  ///   - persistence: whether the connection persists.
  ///   - output: the buffer to which the head is appended.
  public static func writeHead(
    status: HTTPStatus, preamble: borrowing ResponsePreamble, id: Bytes?, traceParent: Bytes?,
    framing: Framing, mediaType: StaticString?, fields: Bytes, persistence: Persistence,
    to output: inout ByteBuffer
  ) {
    output.reserve(1024 + fields.count)
    writeFirstLines(
      status: status, preamble: preamble, id: id ?? preamble.id, framing: framing, to: &output)
    if let traceParent {
      output.append(literal: "traceparent: ")
      output.append(traceParent)
      output.append(literal: "\r\n")
    }
    if let mediaType { output.append(field: "Content-Type", mediaType) }
    output.append(fields)
    switch persistence {
    case .implied: break
    case .keepAlive: output.append(literal: "Connection: keep-alive\r\n")
    case .close: output.append(literal: "Connection: close\r\n")
    }
    output.append(literal: "\r\n")
  }

  private static func writeFirstLines(
    status: HTTPStatus, preamble: borrowing ResponsePreamble, id: Bytes, framing: Framing,
    to output: inout ByteBuffer
  ) {
    output.append(literal: "HTTP/1.1 ")
    output.append(decimal: Int(status.code))
    output.append(literal: " ")
    output.append(literal: status.reason)
    output.append(literal: "\r\n")
    output.append(preamble.dateLine)
    output.append(preamble.fixedFieldLines)
    output.append(literal: "X-Request-ID: ")
    output.append(id)
    output.append(literal: "\r\n")
    guard status.allowsBody else { return }
    switch framing {
    case .length(let length):
      output.append(literal: "Content-Length: ")
      output.append(decimal: length)
      output.append(literal: "\r\n")
    case .chunked:
      output.append(literal: "Transfer-Encoding: chunked\r\n")
    case .untilClose:
      break
    }
  }

  /// Writes a part of a body without Content-Length, as a chunk if `isChunked` is set.
  public static func writePiece(
    _ piece: Bytes, isLast: Bool, isChunked: Bool, to output: inout ByteBuffer
  ) {
    output.reserve(piece.count + 32)
    // An empty chunk would end the body.
    if isChunked, piece.count > 0 {
      output.append(String(piece.count, radix: 16))
      output.append(literal: "\r\n")
    }
    output.append(piece)
    guard isChunked else { return }
    if piece.count > 0 { output.append(literal: "\r\n") }
    if isLast { output.append(literal: "0\r\n\r\n") }
  }

  /// The interim response that requests the body.
  public static let `continue`: StaticString = "HTTP/1.1 100 Continue\r\n\r\n"
}
