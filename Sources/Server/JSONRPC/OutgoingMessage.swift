public import JSONText

/// Messages to a peer.
public enum OutgoingMessage {
  /// The response to a request.
  ///
  /// - Parameters:
  ///   - id: The id of the request.
  ///   - write: Writes the result, one JSON value.
  /// - Returns: The message.
  public static func result(
    _ id: RequestID, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = begun(id)
    json.key("result")
    write(&json)
    json.endObject()
    return json.bytes
  }

  /// The response to a request that failed.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - id: The id of the request; `nil` if it could not be read. The response then has none, as
  ///     the Model Context Protocol has it, or `null` with `writesNull`, as JSON-RPC has it.
  ///   - writesNull: Whether a missing id is written as `null`.
  /// - Returns: The message.
  public static func error(
    _ error: RPCError, id: RequestID?, writesNull: Bool = false
  ) -> [UInt8] {
    var json = begun(id, writesNull: writesNull)
    json.beginObject("error")
    json.member("code", error.code)
    json.member("message", error.message)
    if let data = error.data { json.member("data", raw: data) }
    json.endObject()
    json.endObject()
    return json.bytes
  }

  private static func begun(_ id: RequestID?, writesNull: Bool = false) -> JSONWriter {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.member("jsonrpc", "2.0")
    if let id {
      json.key("id")
      id.write(to: &json)
    } else if writesNull {
      json.key("id")
      json.null()
    }
    return json
  }
}
