/// A value of a YAML document, with its place.
struct YAMLNode {
  /// A line and a column, both from 1; columns count characters.
  struct Mark: Hashable {
    var line: Int
    var column: Int
  }

  /// A member of a mapping.
  struct Member {
    var name: String
    /// The place of the name.
    var mark: Mark
    var value: YAMLNode
  }

  enum Content {
    /// A scalar as written, without its quotes and without a type.
    case text(String)
    case sequence([YAMLNode])
    /// A mapping of distinct names.
    case mapping([Member])
  }

  var content: Content
  /// The start of the value.
  var mark: Mark

  /// The text of a scalar; `nil` for other values.
  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The elements of a sequence; `nil` for other values.
  var elements: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The members of a mapping; `nil` for other values.
  var members: [Member]? {
    guard case .mapping(let members) = content else { return nil }
    return members
  }
}
