/// The changes that make one snapshot of another: see ``SectionSnapshot/difference(from:)``.
///
/// It keeps both snapshots, whose storage it shares, for its ``inverse``. Two differences are equal
/// when their changes are.
public struct SectionSnapshotDifference<Item: Hashable & Sendable>: Sendable {
  /// A change, valid on the snapshot as the changes before it left it.
  public enum Change: Hashable, Sendable {
    /// Removes an item with all that is below it then.
    case remove(Item)
    /// Adds an item at a place among the children of another, or among the roots.
    case insert(Item, parent: Item?, index: Int, isExpanded: Bool)
    /// Moves an item, with all below it; the index counts the siblings without it.
    case move(Item, parent: Item?, index: Int)
    /// Puts all children that an item has then, or the roots, in another order: where more than
    /// half of those that stay would move.
    case reorder(parent: Item?, children: [Item])
    /// Puts an item in the place of the equal one, which carries something else.
    case update(Item)
    /// Lets an item show its children.
    case expand(Item)
    /// Hides the children of an item.
    case collapse(Item)
  }

  /// The changes, in the order in which they are to be made.
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

  /// Whether nothing changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes that lead back, with the fewest moves too.
  ///
  /// - Complexity: As ``SectionSnapshot/difference(from:)``.
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
