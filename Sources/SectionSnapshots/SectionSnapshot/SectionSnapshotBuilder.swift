/// Declares a hierarchical list in the shape that it has.
///
/// Items and sequences of items stand beside each other; ``parent(_:isExpanded:children:)`` puts a
/// list below an item. `if`, `if`-`else`, `switch`, `for`-`in`, optional items and `#available`
/// work as elsewhere in Swift. See ``SectionSnapshots`` for an example.
///
/// An item is what it is by its own equality, never by its children: give items an id where two of
/// them would be equal otherwise. A parent keeps all that its item carries.
@resultBuilder
public enum SectionSnapshotBuilder<Item: Hashable & Sendable> {
  /// What a declaration is made of.
  public typealias Content = SnapshotContent<Item>

  /// An item with a list below it, which may be empty.
  ///
  /// - Parameters:
  ///   - item: The parent.
  ///   - isExpanded: Whether it shows its children.
  ///   - children: The list.
  /// - Returns: The item with its children, to be put into a declaration.
  public static func parent(
    _ item: Item, isExpanded: Bool = true,
    @SectionSnapshotBuilder<Item> children: () -> Content
  ) -> Content {
    Content(parts: [.parent(item, isExpanded: isExpanded, children())])
  }

  /// An item.
  public static func buildExpression(_ item: Item) -> Content { Content(parts: [.item(item)]) }

  /// An item, or none.
  public static func buildExpression(_ item: Item?) -> Content {
    Content(parts: item.map { [.item($0)] } ?? [])
  }

  /// Items in their order.
  public static func buildExpression(_ items: some Sequence<Item>) -> Content {
    Content(parts: items.map { .item($0) })
  }

  /// What was declared elsewhere.
  public static func buildExpression(_ content: Content) -> Content { content }

  /// One after another.
  public static func buildBlock(_ contents: Content...) -> Content { buildArray(contents) }

  /// The rounds of a loop.
  public static func buildArray(_ contents: [Content]) -> Content {
    Content(parts: contents.map { .content($0) })
  }

  /// An `if` without `else`.
  public static func buildOptional(_ content: Content?) -> Content {
    content ?? Content(parts: [])
  }

  /// The one branch.
  public static func buildEither(first content: Content) -> Content { content }

  /// The other branch.
  public static func buildEither(second content: Content) -> Content { content }

  /// What depends on the platform's version.
  public static func buildLimitedAvailability(_ content: Content) -> Content { content }
}
