internal import JSONDocuments
internal import JSONRPC

/// A method with its parameters, which borrow from a message.
struct MethodCall {
  /// The members of `_meta` that revision 2026-07-28 requires of a request.
  static let revisionKey: StaticString = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey: StaticString = "io.modelcontextprotocol/clientCapabilities"

  let method: String
  let parameters: JSONValue?
  /// Whether the peer has sent `initialize` before.
  let hadHandshake: Bool

  /// The revision of the request: the one that it says, or else that of the handshake.
  func revision() throws(RPCError) -> ProtocolRevision {
    guard parameters?.kind != .array else { throw .parameters("params must be an object") }
    let meta = parameters?["_meta"]
    guard let stated = meta?[Self.revisionKey] else {
      if method == "initialize" || hadHandshake { return .november2025 }
      throw .parameters("params._meta must have \(Self.revisionKey)")
    }
    guard let name = stated.string else {
      throw .parameters("\(Self.revisionKey) must be a string")
    }
    guard name == ProtocolRevision.july2026.rawValue else { throw .unsupported(name) }
    guard meta?[Self.capabilitiesKey]?.isObject == true else {
      throw .parameters("params._meta must have \(Self.capabilitiesKey), an object")
    }
    return .july2026
  }

  /// Refuses a cursor: each list is one page.
  func checkCursor() throws(RPCError) {
    guard let cursor = parameters?["cursor"], cursor.kind != .null else { return }
    throw .parameters("cursor is not one of this server's")
  }
}
