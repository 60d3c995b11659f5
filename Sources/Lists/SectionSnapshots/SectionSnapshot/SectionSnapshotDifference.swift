/// The changes that turn one snapshot into another: see ``SectionSnapshot/difference(from:)``.
///
/// It retains both snapshots for its ``inverse``, sharing their storage. Two differences are equal
/// if their changes are equal.
public struct SectionSnapshotDifference<Item: Hashable & Sendable>: Sendable {
  /// A change, valid on the snapshot that results from the changes before it.
  public enum Change: Hashable, Sendable {
    /// Removes an item with its subtree at that point.
    case remove(Item)
    /// Adds an item at an index among the children of `parent`, or among the roots.
    case insert(Item, parent: Item?, index: Int, isExpanded: Bool)
    /// Moves an item with its subtree; the index does not count the item itself.
    case move(Item, parent: Item?, index: Int)
    /// Reorders all children that an item, or the root level, has at that point. Used if more than
    /// half of the staying children would move.
    case reorder(parent: Item?, children: [Item])
    /// Replaces an item with an equal one that has different payload.
    case update(Item)
    /// Expands an item.
    case expand(Item)
    /// Collapses an item.
    case collapse(Item)
  }

  /// The changes, in the order of application.
  public let changes: [Change]
  @usableFromInline let from: SectionSnapshot<Item>
  @usableFromInline let to: SectionSnapshot<Item>
  @usableFromInline let isSamePayload: (@Sendable (Item, Item) -> Bool)?

  @usableFromInline
  init(
    changes: [Change], from: SectionSnapshot<Item>, to: SectionSnapshot<Item>,
    isSamePayload: (@Sendable (Item, Item) -> Bool)? = nil
  ) {
    self.changes = changes
    self.from = from
    self.to = to
    self.isSamePayload = isSamePayload
  }

  /// Whether there are no changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes in the opposite direction, again with as few moves as possible.
  ///
  /// - Complexity: The same as ``SectionSnapshot/difference(from:)``.
  @inlinable
  public var inverse: SectionSnapshotDifference { from.changes(from: to, isSamePayload) }
}

extension SectionSnapshotDifference: Hashable {
  /// Compares the changes.
  ///
  /// - Complexity: O(changes).
  public static func == (a: SectionSnapshotDifference, b: SectionSnapshotDifference) -> Bool {
    a.changes == b.changes
  }

  /// Hashes the changes.
  ///
  /// - Complexity: O(changes).
  public func hash(into hasher: inout Hasher) { hasher.combine(changes) }
}
