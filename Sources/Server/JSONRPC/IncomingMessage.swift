public import JSONDocuments
internal import JSONText
internal import TextBytes

/// A message that a peer sent: a request, a notification or a response.
///
/// ```swift
/// let message = try IncomingMessage(bytes)
/// if case .request(let id) = message.kind { … }
/// ```
///
/// A batch, which is an array of messages, is refused: neither the Model Context Protocol from
/// revision 2025-06-18 on nor the Language Server Protocol has batches.
public struct IncomingMessage {
  /// The kind of a message.
  public enum Kind: Hashable, Sendable {
    /// A request, which gets one response.
    case request(RequestID)
    /// A notification, which gets none.
    case notification
    /// A response to a request of this side.
    case response
  }

  /// The limits of a message.
  public struct Limits: Hashable, Sendable {
    /// The most bytes.
    public var bytes: Int
    /// The most nested levels of arrays and objects.
    public var depth: Int

    /// Makes limits.
    public init(bytes: Int = 16 << 20, depth: Int = JSONDocument.defaultDepthLimit) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// The reason that a message is refused, with its id if that could be read.
  public struct Refusal: Error, Hashable, Sendable {
    /// The id of the request.
    public var id: RequestID?
    /// The error to respond with.
    public var error: RPCError
  }

  /// The kind.
  public let kind: Kind
  /// The method; empty for a response.
  public let method: String
  private let document: JSONDocument

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - bytes: The text of one message.
  ///   - limits: The limits.
  /// - Throws: ``Refusal``.
  /// - Complexity: O(bytes), expected.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) throws(Refusal) {
    guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes) }
    do throws(JSONSyntaxError) {
      document = try JSONDocument.parse(bytes, depthLimit: limits.depth)
    } catch {
      throw Refusal(error, in: bytes, limits)
    }
    let root = document.root
    guard root.kind == .object else {
      throw .invalid(
        root.kind == .array
          ? "batches are not supported: send one message at a time" : "a message is an object")
    }
    let id = root["id"]
    let readID = id.flatMap { RequestID($0) }
    guard root["jsonrpc"]?.isString("2.0") == true else {
      throw .invalid("\"jsonrpc\" must be \"2.0\"", readID)
    }
    if root["method"] == nil, root["result"] != nil || root["error"] != nil {
      kind = .response
      method = ""
      return
    }
    guard let method = root["method"]?.string else {
      throw .invalid("\"method\" must be a string", readID)
    }
    self.method = method
    if let id {
      guard let readID = RequestID(id) else {
        throw .invalid("\"id\" must be a string or an integer")
      }
      kind = .request(readID)
    } else {
      kind = .notification
    }
    if let parameters = root["params"], !parameters.isContainer, parameters.kind != .null {
      throw .invalid("\"params\" must be an object or an array", readID)
    }
  }

  /// Calls a function with the parameters; `nil` if the message has none, or `null`, as editors
  /// write it.
  ///
  /// - Parameter body: The function. The value must not outlive the call.
  /// - Returns: The result of the function.
  public func withParameters<Result>(_ body: (JSONValue?) -> Result) -> Result {
    withExtendedLifetime(document) {
      body(document.root["params"].flatMap { $0.kind == .null ? nil : $0 })
    }
  }
}

// Unchecked: nothing changes the document once it is parsed.
extension IncomingMessage: @unchecked Sendable {}

extension IncomingMessage.Refusal {
  /// The refusal of a message over a limit of bytes.
  public static func tooLong(limit: Int) -> Self {
    .invalid("the message is over the limit of \(limit) bytes")
  }

  fileprivate static func invalid(_ reason: String, _ id: RequestID? = nil) -> Self {
    Self(id: id, error: RPCError(RPCError.invalidRequest, reason))
  }

  fileprivate init(
    _ error: JSONSyntaxError, in bytes: [UInt8], _ limits: IncomingMessage.Limits
  ) {
    switch error {
    case .malformed(let message, let position):
      // What follows a fault may mean anything.
      self.init(
        id: IDSearch.id(in: bytes[..<min(position.offset, bytes.count)]),
        error: RPCError(RPCError.parseError, "\(message), at byte \(position.offset)"))
    case .duplicateMember(let pointer, _):
      self.init(
        id: IDSearch.id(in: bytes[...]),
        error: RPCError(RPCError.parseError, "\(Excerpt.cut(pointer)) stands there twice"))
    case .tooDeep(let limit):
      self = .invalid(
        "the message is nested deeper than the limit of \(limit)", IDSearch.id(in: bytes[...]))
    case .outOfMemory:
      self.init(
        error: RPCError(RPCError.internalError, "there is no memory for the message"))
    }
  }
}
