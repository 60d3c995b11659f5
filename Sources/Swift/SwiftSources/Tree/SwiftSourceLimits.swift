/// The limits of a source file. Past one of them, a file is not read.
public enum SwiftSourceLimits {
  /// The maximum size of a file in bytes.
  public static let bytes = 2_000_000
  /// The maximum number of nodes of a tree.
  public static let nodes = 4_000_000
  /// The maximum depth of a tree in nodes.
  ///
  /// Code that recurses over a tree needs no check of its own, but a stack for this depth.
  public static let depth = 1_024
  /// The maximum number of operators in one chain, as in `a + b + c`.
  public static let operators = 256
  /// The maximum number of brackets of all kinds that are open at once.
  public static let brackets = 256
  /// The maximum number of square brackets that are open at once.
  ///
  /// The parser's time doubles with each: it tries them as a type and as a value. Sources have up
  /// to five.
  public static let squareBrackets = 12
  /// The maximum size of a tree in bytes, as written.
  public static let treeBytes = 128 << 20
}
