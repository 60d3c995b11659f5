/// A place in a document. Lines and columns count from 1, columns in Unicode scalars.
public struct XMLPosition: Hashable, Comparable, Sendable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they stand in the document.
  public static func < (a: XMLPosition, b: XMLPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
