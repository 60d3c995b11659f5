/// An error object of JSON-RPC 2.0.
public struct RPCError: Error, Hashable, Sendable {
  /// The code of a message that is not JSON.
  public static let parseError = -32700
  /// The code of a message that is not a request.
  public static let invalidRequest = -32600
  /// The code of an unknown method.
  public static let methodNotFound = -32601
  /// The code of parameters that the method does not accept.
  public static let invalidParameters = -32602
  /// The code of a fault of the server.
  public static let internalError = -32603

  /// The code.
  public var code: Int
  /// The reason, in a sentence without a final period.
  public var message: String
  /// Further information as JSON, if any.
  public var data: [UInt8]?

  /// Makes an error.
  public init(_ code: Int, _ message: String, data: [UInt8]? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}
