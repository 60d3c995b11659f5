/// The reason why a source file was not read.
public enum UnreadReason: UInt32, CaseIterable, Error, Sendable {
  /// The file exceeds ``SwiftSourceLimits/bytes``.
  case tooLarge = 1
  /// The tree would exceed ``SwiftSourceLimits/nodes``.
  case tooManyNodes
  /// The tree would exceed ``SwiftSourceLimits/depth``.
  case tooDeep
  /// A chain exceeds ``SwiftSourceLimits/operators``.
  case tooManyOperators
  /// The file is not UTF-8, or it has a NUL.
  case notText
  /// The system could not read the file.
  case unreadable
  /// The parser ended unexpectedly.
  case crashed
  /// The parser needed too much time.
  case timedOut
  /// The parser could not be started, or wrote no tree.
  case noParser
}

extension UnreadReason: CustomStringConvertible {
  /// The reason, as it follows the path and a colon.
  public var description: String {
    switch self {
    case .tooLarge: "it is over the limit of \(SwiftSourceLimits.bytes) bytes"
    case .tooManyNodes: "it is over the limit of \(SwiftSourceLimits.nodes) syntax nodes"
    case .tooDeep: "it is nested deeper than \(SwiftSourceLimits.depth) levels"
    case .tooManyOperators:
      "one of its expressions has more than \(SwiftSourceLimits.operators) operators"
    case .notText: "it is not UTF-8 text"
    case .unreadable: "the system cannot read it"
    case .crashed: "the parser crashed on it"
    case .timedOut: "the parser took too long for it"
    case .noParser: "the parser trellis-swift did not answer"
    }
  }
}
