public import JSONRPC
internal import JSONDocuments

/// The header fields of HTTP that repeat parts of a message in revision 2026-07-28, so that proxies
/// can route by them.
public struct RequestHeaders: Sendable {
  /// The values of `MCP-Protocol-Version`.
  public var revisions: [String]
  /// The values of `Mcp-Method`.
  public var methods: [String]
  /// The values of `Mcp-Name`.
  public var names: [String]

  /// Makes the header fields of a request.
  public init(revisions: [String] = [], methods: [String] = [], names: [String] = []) {
    self.revisions = revisions
    self.methods = methods
    self.names = names
  }

  /// Whether they name a revision with a handshake, which a client sends with every request after
  /// it.
  var nameHandshakeRevision: Bool {
    revisions.count == 1
      && ProtocolRevision.allCases.contains { !$0.isStateless && $0.rawValue == revisions[0] }
  }

  /// The error if they differ from a message that says its revision; `nil` if they do not, or if
  /// the message does not say it.
  func mismatch(with message: IncomingMessage) -> RPCError? {
    message.withParameters { parameters in
      guard let revision = parameters?["_meta"]?[MethodCall.revisionKey]?.string else {
        return nil
      }
      if let fault = Self.fault("MCP-Protocol-Version", revisions, revision)
        ?? Self.fault("Mcp-Method", methods, message.method)
      {
        return fault
      }
      let named: JSONValue?
      switch message.method {
      case "tools/call", "prompts/get": named = parameters?["name"]
      case "resources/read": named = parameters?["uri"]
      default: return nil
      }
      guard let name = named?.string else { return nil }
      guard names.count == 1, let decoded = Self.decoded(names[0]) else {
        return RPCError(
          RPCError.headerMismatch, "Header mismatch: the request needs one valid Mcp-Name")
      }
      return Self.fault("Mcp-Name", [decoded], name)
    }
  }

  private static func fault(_ field: String, _ values: [String], _ wanted: String) -> RPCError? {
    guard values.count == 1 else {
      return RPCError(
        RPCError.headerMismatch, "Header mismatch: the request needs one \(field)")
    }
    guard values[0] == wanted else {
      return RPCError(
        RPCError.headerMismatch,
        "Header mismatch: \(field) is '\(Excerpts.line(values[0]))', the message has "
          + "'\(Excerpts.line(wanted))'")
    }
    return nil
  }

  /// A value without its encoding as `=?base64?…?=`; `nil` if that is not valid.
  private static func decoded(_ value: String) -> String? {
    let (prefix, suffix) = ("=?base64?", "?=")
    guard value.hasPrefix(prefix), value.hasSuffix(suffix),
      value.utf8.count >= prefix.utf8.count + suffix.utf8.count
    else { return value }
    let text = value.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return Base64.bytes(of: Array(text)).flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension ModelContextServer {
  /// Responds to a message of a request of HTTP, which has no connection to remember a handshake.
  ///
  /// - Parameters:
  ///   - bytes: The body.
  ///   - limits: The limits of the message.
  ///   - headers: The header fields of the request.
  ///   - host: Performs operations for tools.
  /// - Returns: The status and the body; `nil` for an empty one.
  public func response(
    toBody bytes: [UInt8], limits: IncomingMessage.Limits, headers: RequestHeaders,
    host: some ToolHost
  ) -> (status: Int, body: [UInt8]?) {
    let message: IncomingMessage
    do throws(IncomingMessage.Refusal) {
      message = try IncomingMessage(bytes, limits: limits)
    } catch {
      return (400, OutgoingMessage.error(error.error, id: error.id))
    }
    guard case .request(let id) = message.kind else { return (202, nil) }
    if let error = headers.mismatch(with: message) {
      return (400, OutgoingMessage.error(error, id: id))
    }
    let isLegacy = headers.nameHandshakeRevision
    let response = response(to: message, hadHandshake: isLegacy, host: host)
    let status: Int
    switch response.errorCode {
    // Clients of revisions with a handshake expect errors with status 200.
    case .some where isLegacy: status = 200
    case RPCError.methodNotFound: status = 404
    case .some: status = 400
    case nil: status = 200
    }
    return (status, response.message)
  }
}
