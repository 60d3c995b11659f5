/// A value of a YAML document, with its place.
public struct YAMLNode: Sendable {
  /// A line and a column, both from 1; columns count characters.
  public struct Mark: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The column.
    public var column: Int
  }

  /// A member of a mapping.
  public struct Member: Sendable {
    /// The name.
    public var name: String
    /// The place of the name.
    public var mark: Mark
    /// The value.
    public var value: YAMLNode
  }

  /// The kinds of values.
  public enum Content: Sendable {
    /// A scalar as written, without its quotes and without a type.
    case text(String)
    /// A sequence.
    case sequence([YAMLNode])
    /// A mapping of distinct names.
    case mapping([Member])
  }

  /// The value itself.
  public var content: Content
  /// The start of the value.
  public var mark: Mark

  /// The text of a scalar; `nil` for other values.
  public var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The elements of a sequence; `nil` for other values.
  public var elements: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The members of a mapping; `nil` for other values.
  public var members: [Member]? {
    guard case .mapping(let members) = content else { return nil }
    return members
  }
}
