internal import JSONRPC
internal import JSONText
internal import TextBytes

extension RPCError {
  /// The code of a header field of HTTP that is missing or differs from the message.
  static let headerMismatch = -32020
  /// The code of an unsupported revision of the protocol.
  static let unsupportedRevision = -32022
  /// The code of an unknown resource up to revision 2025-11-25.
  static let unknownResource = -32002

  /// The error for an unsupported revision.
  static func unsupported(_ requested: String) -> RPCError {
    var json = JSONWriter()
    json.beginObject()
    json.beginArray("supported")
    for revision in ProtocolRevision.allCases { json.string(revision.rawValue) }
    json.endArray()
    json.member("requested", Excerpt.cut(requested, after: BoundedJSON.stringBytes))
    json.endObject()
    return RPCError(unsupportedRevision, "Unsupported protocol version", data: json.bytes)
  }

  /// The error for an unknown method.
  static var unknownMethod: RPCError { RPCError(methodNotFound, "Method not found") }

  /// The error for parameters of the wrong form.
  static func parameters(_ reason: String) -> RPCError { RPCError(invalidParameters, reason) }
}
