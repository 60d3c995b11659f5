public import ConstraintLayout

/// A part of a document that describes a layout.
public enum RequestPlace: Hashable, Sendable {
  /// The document as a whole.
  case document
  /// A view or guide.
  case item(ItemIndex)
  /// A member of a view or guide, such as `width` or `stack`.
  case member(ItemIndex, String)
  /// A constraint, by its index in the scene.
  case constraint(Int)
  /// A part of a JSON document outside of its scene, such as a device, by JSON Pointer.
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

  /// Orders positions by their order in the document.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
