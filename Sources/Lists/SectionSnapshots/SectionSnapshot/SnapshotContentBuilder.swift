/// A result builder for the items of a closure with a known item type, such as a parent's children.
///
/// It accepts everything that ``SectionSnapshotBuilder`` accepts. Because the item type is known,
/// it also accepts literals and implicit members:
///
/// ```swift
/// enum Fruit: Hashable { case apple, pear }
/// let snapshot = try SectionSnapshot<Fruit> {
///   .apple
///   .pear
/// }
/// ```
@resultBuilder
public enum SnapshotContentBuilder<Item: Hashable & Sendable> {
  /// The type of all parts of a declaration.
  public typealias Content = SnapshotContent<Item>

  /// An item.
  public static func buildExpression(_ item: Item) -> Content { Content(parts: [.item(item)]) }

  /// An item, or none.
  public static func buildExpression(_ item: Item?) -> Content {
    Content(parts: item.map { [.item($0)] } ?? [])
  }

  /// Items in order.
  public static func buildExpression(_ items: some Sequence<Item>) -> Content {
    Content(parts: items.map { .item($0) })
  }

  /// Content declared elsewhere.
  public static func buildExpression(_ content: Content) -> Content { content }

  /// The items of another snapshot, with their hierarchy and expansion.
  public static func buildExpression(_ snapshot: SectionSnapshot<Item>) -> Content {
    Content(parts: [.snapshot(snapshot)])
  }

  /// A call without a result, such as `print`.
  public static func buildExpression(_ done: Void) -> Content { Content(parts: []) }

  /// A value that is not an item of this list.
  @available(
    *, unavailable, message: "this is not of the type of the other items, or of the parent"
  )
  public static func buildExpression<Other>(_ item: Other) -> Content { Content(parts: []) }

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
