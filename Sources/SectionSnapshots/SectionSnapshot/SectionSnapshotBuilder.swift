/// A result builder that declares a hierarchical list in the shape that it has.
///
/// Items and sequences of items are siblings; ``parent(_:isExpanded:children:)`` adds a list below
/// an item. `if`, `if`-`else`, `switch`, `for`-`in`, optional items and `#available` are supported.
/// See ``SectionSnapshot`` for an example.
///
/// Items are identified by equality, never by their children: give items an id if two of them would
/// be equal otherwise. A parent keeps its item's payload.
@resultBuilder
public enum SectionSnapshotBuilder<Item: Hashable & Sendable> {
  /// The type of all parts of a declaration.
  public typealias Content = SnapshotContent<Item>

  /// An item with children, possibly none.
  ///
  /// - Parameters:
  ///   - item: The parent.
  ///   - isExpanded: Whether the parent is expanded.
  ///   - children: The declaration of the children.
  /// - Returns: The item with its children, for use in a declaration.
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

  /// Content declared elsewhere.
  public static func buildExpression(_ content: Content) -> Content { content }

  /// The statements of a block, in order.
  public static func buildBlock(_ contents: Content...) -> Content { buildArray(contents) }

  /// The iterations of a loop.
  public static func buildArray(_ contents: [Content]) -> Content {
    Content(parts: contents.map { .content($0) })
  }

  /// An `if` without `else`.
  public static func buildOptional(_ content: Content?) -> Content {
    content ?? Content(parts: [])
  }

  /// The first branch of a condition.
  public static func buildEither(first content: Content) -> Content { content }

  /// The second branch of a condition.
  public static func buildEither(second content: Content) -> Content { content }

  /// Content that depends on `#available`.
  public static func buildLimitedAvailability(_ content: Content) -> Content { content }
}
