/// Writes the heads of responses.
public enum ResponseEncoder {
  /// What the head says about the connection.
  public enum Persistence: Sendable {
    /// Nothing: an HTTP/1.1 connection goes on.
    case implied
    /// `Connection: keep-alive`, for an HTTP/1.0 client that asked for it.
    case keepAlive
    /// `Connection: close`.
    case close
  }

  /// How the end of a response's body is found.
  public enum Framing: Sendable, Equatable {
    /// Content-Length, also where the body is not sent because of HEAD.
    case length(Int)
    /// Transfer-Encoding: chunked.
    case chunked
    /// The end of the connection, for an HTTP/1.0 client.
    case untilClose
  }

  /// Writes a whole response with status 200, Content-Length and nothing unusual in its head, to a
  /// request whose head is plain, as nearly all are.
  ///
  /// - Parameters:
  ///   - preamble: the first lines, with the request's id.
  ///   - mediaType: the Content-Type.
  ///   - fields: further field lines, encoded.
  ///   - body: the body.
  ///   - output: what the response is appended to.
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

  /// Writes status line, fields and the empty line.
  ///
  /// - Parameters:
  ///   - status: the status; what frames a body is left out where it allows none.
  ///   - preamble: the date, and the request's id unless the client gave one.
  ///   - id: the id that the client gave, or that was made on another turn.
  ///   - traceParent: the value of `traceparent` to pass on.
  ///   - framing: how the end of the body is found.
  ///   - mediaType: the Content-Type.
  ///   - fields: further field lines, encoded.
  ///   - persistence: whether the connection goes on.
  ///   - output: what the head is appended to.
  public static func writeHead(
    status: HTTPStatus, preamble: borrowing ResponsePreamble, id: Bytes?, traceParent: Bytes?,
    framing: Framing, mediaType: StaticString?, fields: Bytes, persistence: Persistence,
    to output: inout ByteBuffer
  ) {
    output.reserve(512 + fields.count)
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

  /// Writes a piece of a body that has no Content-Length.
  public static func writePiece(
    _ piece: Bytes, isLast: Bool, isChunked: Bool, to output: inout ByteBuffer
  ) {
    output.reserve(piece.count + 32)
    // An empty chunk would be the last one.
    if isChunked, piece.count > 0 {
      output.append(String(piece.count, radix: 16))
      output.append(literal: "\r\n")
    }
    output.append(piece)
    guard isChunked else { return }
    if piece.count > 0 { output.append(literal: "\r\n") }
    if isLast { output.append(literal: "0\r\n\r\n") }
  }

  /// The interim response that asks for the body.
  public static let `continue`: StaticString = "HTTP/1.1 100 Continue\r\n\r\n"
}
