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

  /// Writes status line, fields and the empty line.
  ///
  /// - Parameters:
  ///   - status: the status; Content-Length is left out where it allows no body.
  ///   - date: the present.
  ///   - contentLength: the bytes of the body, also where the body is not sent because of HEAD.
  ///   - fields: further field lines, encoded.
  ///   - persistence: whether the connection goes on.
  ///   - output: what the head is appended to.
  public static func writeHead(
    status: HTTPStatus, date: borrowing HTTPDate, contentLength: Int, fields: Bytes,
    persistence: Persistence,
    to output: inout ByteBuffer
  ) {
    output.reserve(160 + fields.count)
    if status.code == 200 {
      output.append(date.success)
      output.append(decimal: contentLength)
      output.append(literal: "\r\n")
    } else {
      output.append(literal: "HTTP/1.1 ")
      output.append(decimal: Int(status.code))
      output.append(literal: " ")
      output.append(literal: status.reason)
      output.append(literal: "\r\n")
      output.append(date.fieldLine)
      if status.allowsBody {
        output.append(literal: "Content-Length: ")
        output.append(decimal: contentLength)
        output.append(literal: "\r\n")
      }
    }
    output.append(fields)
    switch persistence {
    case .implied: break
    case .keepAlive: output.append(literal: "Connection: keep-alive\r\n")
    case .close: output.append(literal: "Connection: close\r\n")
    }
    output.append(literal: "\r\n")
  }

  /// The interim response that asks for the body.
  public static let `continue`: StaticString = "HTTP/1.1 100 Continue\r\n\r\n"
}
