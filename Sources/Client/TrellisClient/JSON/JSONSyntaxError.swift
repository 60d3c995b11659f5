internal import JSONText

/// The error of a text that is not JSON (RFC 8259), and its position.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset in bytes.
  public let offset: Int
  /// The error in words.
  public let message: String

  /// The error and its position.
  public var description: String { "\(message), at byte \(offset)" }

  init(_ error: JSONTree.SyntaxError) {
    offset = error.offset
    message = error.message
  }
}
