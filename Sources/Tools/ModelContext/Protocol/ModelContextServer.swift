internal import JSONDocuments
public import JSONRPC
internal import JSONText
internal import TextBytes

/// A server of the Model Context Protocol: it turns one message into at most one response, in
/// revision 2026-07-28 and, after a handshake, in 2025-11-25 and 2025-06-18.
///
/// It has no state. Its caller reads and writes messages, and remembers the handshake.
public struct ModelContextServer: Sendable {
  /// A response to a message.
  public struct Response: Hashable, Sendable {
    /// The message; `nil` for none.
    public var message: [UInt8]?
    /// The code of its error, if it is one.
    public var errorCode: Int?
    /// Whether the message was a handshake that succeeded.
    public var isHandshake = false

    /// No response, as to a notification.
    static let none = Response()
  }

  /// The name and the version of the program.
  public let version: String
  let resources: ResourceLibrary

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - resources: What clients can read.
  public init(version: String, resources: ResourceLibrary) {
    self.version = version
    self.resources = resources
  }

  /// Whether a message is a call of a tool, which can take long.
  public static func isToolCall(_ message: IncomingMessage) -> Bool {
    message.method == "tools/call"
  }

  /// Whether a message calls the tool `check`, which can take longer than all others.
  public static func isCheck(_ message: IncomingMessage) -> Bool {
    isToolCall(message)
      && message.withParameters { $0?["name"]?.isString("check") ?? false }
  }

  /// The id of the request that a message cancels, if it does so.
  public static func cancelledID(_ message: IncomingMessage) -> RequestID? {
    guard message.kind == .notification, message.method == "notifications/cancelled" else {
      return nil
    }
    return message.withParameters { $0?["requestId"].flatMap { RequestID($0) } }
  }

  /// Responds to a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - hadHandshake: Whether the peer has sent `initialize` before, so that its requests need
  ///     not say their revision.
  ///   - host: Performs operations for tools.
  /// - Returns: The response.
  public func response(
    to message: IncomingMessage, hadHandshake: Bool, host: some ToolHost
  ) -> Response {
    guard case .request(let id) = message.kind else { return .none }
    return message.withParameters { parameters in
      let call = MethodCall(
        method: message.method, parameters: parameters, hadHandshake: hadHandshake)
      do throws(RPCError) {
        let revision = try call.revision()
        var isHandshake = false
        let result = try result(of: call, in: revision, host: host, &isHandshake)
        return Response(
          message: OutgoingMessage.result(id) { $0.raw(result) }, isHandshake: isHandshake)
      } catch {
        return Response(
          message: OutgoingMessage.error(error, id: id), errorCode: error.code)
      }
    }
  }

  private func result(
    of call: MethodCall, in revision: ProtocolRevision, host: some ToolHost,
    _ isHandshake: inout Bool
  ) throws(RPCError) -> [UInt8] {
    var result = ResultWriter(revision, version: version)
    switch (call.method, revision.isStateless) {
    case ("server/discover", true): writeDiscovery(to: &result)
    case ("initialize", false):
      try writeHandshake(call, to: &result)
      isHandshake = true
    case ("ping", false): break
    case ("tools/list", _):
      try call.checkCursor()
      result.cache()
      ToolDefinition.writeAll(to: &result.json, host: host)
    case ("tools/call", _): try callTool(call, host: host, to: &result)
    case ("resources/list", _):
      try call.checkCursor()
      result.cache()
      resources.writeList(to: &result.json)
    case ("resources/templates/list", _):
      try call.checkCursor()
      result.cache()
      result.json.beginArray("resourceTemplates")
      result.json.endArray()
    case ("resources/read", _): try readResource(call, revision, to: &result)
    case ("prompts/list", _):
      try call.checkCursor()
      result.cache()
      Prompt.writeList(to: &result.json)
    case ("prompts/get", _): try Prompt.write(call, to: &result.json)
    default: throw .unknownMethod
    }
    return result.finished()
  }

  // MARK: Handshake and discovery

  /// What a model should know before its first call.
  static let instructions = """
    Trellis checks Auto Layout constraints without a Mac. After writing or changing a layout, call \
    `check`, or `solve` to see frames; apply a repair it offers, call again. Edit the source; \
    never guess frames. Resources: trellis://guides/…, trellis://schema/layout.json.
    """

  private func writeCapabilities(to json: inout JSONWriter) {
    json.beginObject("capabilities")
    for name: StaticString in ["tools", "resources", "prompts"] {
      json.beginObject(name)
      json.endObject()
    }
    json.endObject()
  }

  private func writeDiscovery(to result: inout ResultWriter) {
    result.cache()
    result.json.beginArray("supportedVersions")
    for revision in ProtocolRevision.allCases { result.json.string(revision.rawValue) }
    result.json.endArray()
    writeCapabilities(to: &result.json)
    result.json.member("instructions", Self.instructions)
  }

  private func writeHandshake(
    _ call: MethodCall, to result: inout ResultWriter
  ) throws(RPCError) {
    guard let wanted = call.parameters?["protocolVersion"]?.string else {
      throw .parameters("initialize needs protocolVersion, a string")
    }
    result.json.member("protocolVersion", ProtocolRevision.negotiated(wanted).rawValue)
    writeCapabilities(to: &result.json)
    result.json.key("serverInfo")
    result.writeServerInfo()
    result.json.member("instructions", Self.instructions)
  }

  // MARK: Tools and resources

  private func callTool(
    _ call: MethodCall, host: some ToolHost, to result: inout ResultWriter
  ) throws(RPCError) {
    guard let name = call.parameters?["name"]?.string else {
      throw .parameters("tools/call needs name, a string")
    }
    guard let tool = Tool.allCases.first(where: { $0.rawValue == name }), tool.isOffered(by: host)
    else { throw .parameters("Unknown tool: \(Excerpts.line(name))") }
    let arguments = call.parameters?["arguments"]
    guard arguments == nil || arguments?.isObject == true else {
      throw .parameters("arguments must be an object")
    }
    tool.answer(to: arguments, host: host).write(to: &result.json)
  }

  private func readResource(
    _ call: MethodCall, _ revision: ProtocolRevision, to result: inout ResultWriter
  ) throws(RPCError) {
    guard let uri = call.parameters?["uri"]?.string else {
      throw .parameters("resources/read needs uri, a string")
    }
    guard let resource = resources.resource(at: uri) else {
      var data = JSONWriter()
      data.beginObject()
      data.member("uri", Excerpt.cut(uri, after: BoundedJSON.stringBytes))
      data.endObject()
      throw RPCError(
        revision.isStateless ? RPCError.invalidParameters : RPCError.unknownResource,
        "Resource not found", data: data.bytes)
    }
    result.cache()
    result.json.beginArray("contents")
    result.json.beginObject()
    result.json.member("uri", resource.uri)
    result.json.member("mimeType", resource.mediaType)
    result.json.member("text", String(decoding: resource.text(), as: UTF8.self))
    result.json.endObject()
    result.json.endArray()
  }
}
