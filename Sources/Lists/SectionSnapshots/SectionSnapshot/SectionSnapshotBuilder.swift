/// A result builder for functions that return a hierarchical list, written in the list's shape.
///
/// ```swift
/// struct ListItem: Hashable { var title: String }
/// typealias B = SectionSnapshotBuilder
///
/// @SectionSnapshotBuilder func shelf(_ fruit: [String]) -> SectionSnapshot<ListItem> {
///   ListItem(title: "Offers")
///   B.parent(ListItem(title: "Fruit")) {
///     for name in fruit { ListItem(title: name) }
///   }
/// }
/// ```
///
/// The function returns a ``SectionSnapshot``, or ``SnapshotContent`` for use in another
/// declaration. A duplicate item ends the program with a message that names both occurrences. For
/// items that may repeat, such as those from a file or a server, use `try SectionSnapshot { … }`,
/// which throws.
///
/// Items and sequences of items are siblings; ``parent(_:isExpanded:children:)`` adds a list below
/// an item. `if`, `if`-`else`, `switch`, `for`-`in`, optional items, `#available`, other snapshots
/// and calls without a result, such as `print`, may stand between them. Items are identified by
/// equality, never by their children: give items an id if two of them would otherwise be equal. A
/// parent keeps its item's payload.
///
/// The statements alone determine the item type: a literal is a `String` or an `Int`, and an array
/// stands for its elements. If the type is known beforehand, as below a parent,
/// ``SnapshotContentBuilder`` builds the list.
@resultBuilder
public enum SectionSnapshotBuilder {
  /// The result of a statement that adds no item.
  public struct Nothing: Sendable {}

  /// An item with children, possibly none.
  ///
  /// - Parameters:
  ///   - item: The parent.
  ///   - isExpanded: Whether the parent is expanded.
  ///   - children: The declaration of the children.
  /// - Returns: The item with its children, for use in a declaration.
  public static func parent<Item>(
    _ item: Item, isExpanded: Bool = true,
    @SnapshotContentBuilder<Item> children: () -> SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    SnapshotContent(parts: [.parent(item, isExpanded: isExpanded, children())])
  }

  // MARK: Statements

  /// An item.
  public static func buildExpression<Item>(_ item: Item) -> SnapshotContent<Item> {
    SnapshotContent(parts: [.item(item)])
  }

  /// An item, or none.
  public static func buildExpression<Item>(_ item: Item?) -> SnapshotContent<Item> {
    SnapshotContent(parts: item.map { [.item($0)] } ?? [])
  }

  /// Text as an item, not as a sequence of characters.
  public static func buildExpression<Item: StringProtocol & Sendable>(
    _ item: Item
  ) -> SnapshotContent<Item> {
    SnapshotContent(parts: [.item(item)])
  }

  /// Items in order.
  public static func buildExpression<Items: Sequence>(
    _ items: Items
  ) -> SnapshotContent<Items.Element> {
    SnapshotContent(parts: items.map { .item($0) })
  }

  /// Items in order, of a sequence that could itself be an item.
  public static func buildExpression<Items: Sequence & Hashable & Sendable>(
    _ items: Items
  ) -> SnapshotContent<Items.Element> {
    SnapshotContent(parts: items.map { .item($0) })
  }

  /// Content declared elsewhere.
  public static func buildExpression<Item>(
    _ content: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    content
  }

  /// The items of another snapshot, with their hierarchy and expansion.
  public static func buildExpression<Item>(
    _ snapshot: SectionSnapshot<Item>
  ) -> SnapshotContent<Item> {
    SnapshotContent(parts: [.snapshot(snapshot)])
  }

  /// A call without a result, such as `print`.
  public static func buildExpression(_ done: Void) -> Nothing { Nothing() }

  /// A value that cannot be an item.
  @available(*, unavailable, message: "an item of a snapshot must be Hashable and Sendable")
  public static func buildExpression<Other>(_ item: Other) -> Nothing { Nothing() }

  // MARK: Blocks

  /// The first statement of a block.
  public static func buildPartialBlock<Item>(
    first: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    first
  }

  /// The first statement of a block.
  public static func buildPartialBlock(first: Nothing) -> Nothing { first }

  /// Another statement of a block.
  public static func buildPartialBlock<Item>(
    accumulated: SnapshotContent<Item>, next: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    var content = accumulated
    content.parts += next.parts
    return content
  }

  /// Another statement of a block.
  public static func buildPartialBlock<Item>(
    accumulated: SnapshotContent<Item>, next: Nothing
  ) -> SnapshotContent<Item> {
    accumulated
  }

  /// Another statement of a block.
  public static func buildPartialBlock<Item>(
    accumulated: Nothing, next: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    next
  }

  /// Another statement of a block.
  public static func buildPartialBlock(accumulated: Nothing, next: Nothing) -> Nothing { next }

  /// An empty block.
  public static func buildBlock() -> Nothing { Nothing() }

  // MARK: Conditions and loops

  /// The iterations of a loop.
  public static func buildArray<Item>(
    _ contents: [SnapshotContent<Item>]
  ) -> SnapshotContent<Item> {
    SnapshotContent(parts: contents.map { .content($0) })
  }

  /// The iterations of a loop that adds no item.
  public static func buildArray(_ contents: [Nothing]) -> Nothing { Nothing() }

  /// An `if` without `else`.
  public static func buildOptional<Item>(
    _ content: SnapshotContent<Item>?
  ) -> SnapshotContent<Item> {
    content ?? SnapshotContent(parts: [])
  }

  /// An `if` without `else` that adds no item.
  public static func buildOptional(_ content: Nothing?) -> Nothing { Nothing() }

  /// The first branch of a condition.
  public static func buildEither<Item>(
    first content: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    content
  }

  /// The first branch of a condition, without items.
  public static func buildEither<Item>(first content: Nothing) -> SnapshotContent<Item> {
    SnapshotContent(parts: [])
  }

  /// The first branch of a condition, without items.
  public static func buildEither(first content: Nothing) -> Nothing { content }

  /// The second branch of a condition.
  public static func buildEither<Item>(
    second content: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    content
  }

  /// The second branch of a condition, without items.
  public static func buildEither<Item>(second content: Nothing) -> SnapshotContent<Item> {
    SnapshotContent(parts: [])
  }

  /// The second branch of a condition, without items.
  public static func buildEither(second content: Nothing) -> Nothing { content }

  /// A branch with items of a different type than the previous branch.
  @available(*, unavailable, message: "all branches must have items of one type")
  public static func buildEither<Item, Other>(
    second content: SnapshotContent<Other>
  ) -> SnapshotContent<Item> {
    SnapshotContent(parts: [])
  }

  /// Content that depends on `#available`.
  public static func buildLimitedAvailability<Item>(
    _ content: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    content
  }

  /// A block under `#available` that adds no item.
  public static func buildLimitedAvailability(_ content: Nothing) -> Nothing { content }

  // MARK: Results

  /// The content, for use in another declaration.
  public static func buildFinalResult<Item>(
    _ content: SnapshotContent<Item>
  ) -> SnapshotContent<Item> {
    content
  }

  /// Content without items.
  public static func buildFinalResult<Item>(_ content: Nothing) -> SnapshotContent<Item> {
    SnapshotContent(parts: [])
  }

  /// The snapshot.
  ///
  /// - Precondition: No item occurs twice.
  /// - Complexity: O(number of items) on average, regardless of depth.
  public static func buildFinalResult<Item>(
    _ content: SnapshotContent<Item>
  ) -> SectionSnapshot<Item> {
    var declaration = Declaration<Item>()
    declaration.add(content)
    // Release builds keep this message, unlike a precondition's.
    if let message = declaration.duplicatesInWords { fatalError(message) }
    return declaration.snapshot
  }

  /// A snapshot without items.
  public static func buildFinalResult<Item>(_ content: Nothing) -> SectionSnapshot<Item> {
    SectionSnapshot()
  }

  /// Items of a different type than the result's.
  @available(*, unavailable, message: "the items are not of the type that the result has")
  public static func buildFinalResult<Item, Other>(
    _ content: SnapshotContent<Other>
  ) -> SectionSnapshot<Item> {
    SectionSnapshot()
  }
}
