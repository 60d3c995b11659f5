internal import SwiftParser
public import SwiftSources
internal import SwiftSyntax

/// Parses Swift files into compact trees. The syntax tree of a file is dropped at once.
public struct SourceParser: Sendable {
  /// The stack for ``tree(of:)`` in bytes.
  ///
  /// The parser bounds the depth of most of its recursion, but not of all: `try try try …` takes a
  /// level for each keyword. With this stack, most of what fits into a file is too deep instead of
  /// the end of the process. Only what is used takes memory.
  public static let stackBytes = 256 << 20
  /// The most bytes of declarations of operators that are read.
  static let declarationBytes = 256 << 10
  /// The nesting at which the parser gives up, in its own levels.
  private static let nesting = 256

  private let operators: OperatorPrecedences

  /// Makes a parser.
  ///
  /// - Parameter declarations: The declarations of operators and precedence groups in the
  ///   repository, as Swift source.
  public init(operators declarations: [UInt8]) {
    operators = OperatorPrecedences(declarations)
  }

  /// The tree of a file; an empty one that says why if the file cannot be read.
  ///
  /// - Complexity: O(bytes).
  public func tree(of source: [UInt8]) -> SwiftTree {
    guard source.count <= SwiftSourceLimits.bytes else { return SwiftTree(unread: .tooLarge) }
    guard !source.contains(0), String(validating: source, as: UTF8.self) != nil else {
      return SwiftTree(unread: .notText)
    }
    guard BracketScan.isWithinLimits(source) else { return SwiftTree(unread: .tooDeep) }
    let file = source.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.nesting)
    }
    if file.hasMaximumNestingLevelOverflow { return SwiftTree(unread: .tooDeep) }
    var builder = TreeBuilder(source: source, operators: operators)
    builder.items(file.statements)
    return builder.writer.finished(hasErrors: file.hasError)
  }
}
