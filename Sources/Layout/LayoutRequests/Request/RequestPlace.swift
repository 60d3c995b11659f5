public import ConstraintLayout

/// The part of a document that states something about a layout.
public enum RequestPlace: Hashable, Sendable {
  /// The document as a whole.
  case document
  /// A view or guide.
  case item(ItemIndex)
  /// A member of a view or guide, such as `width` or `stack`.
  case member(ItemIndex, String)
  /// A constraint of the scene, by its index.
  case constraint(Int)
  /// A part of a JSON document outside of its scene, by JSON Pointer, such as a device.
  case pointer(String)
}

/// A position in a text document. Lines and columns count from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Sendable {
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
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
