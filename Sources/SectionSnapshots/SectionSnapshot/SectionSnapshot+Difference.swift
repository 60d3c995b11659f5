extension SectionSnapshot {
  /// The changes that make this snapshot of another one.
  ///
  /// Each is valid when its turn comes, and applied in order they give this snapshot exactly. Among
  /// the items that keep their parent the fewest possible move; an item that has another parent is
  /// one move, whatever is below it.
  ///
  /// ```swift
  /// var shown = before
  /// let difference = after.difference(from: before)
  /// try shown.apply(difference)          // shown == after
  /// try shown.apply(difference.inverse)  // shown == before
  /// ```
  ///
  /// - Complexity: O(n) on average, and O(m · log(m)) for m siblings that are out of order.
  @inlinable
  public func difference(from other: SectionSnapshot) -> SectionSnapshotDifference<Item> {
    changes(from: other, nil)
  }

  /// The changes that make this snapshot of another one, with those of what equal items carry.
  ///
  /// This is for items that are equal by their id alone and carry more than that. Where the rest is
  /// not the same, the difference has an ``SectionSnapshotDifference/Change/update(_:)``.
  ///
  /// - Parameters:
  ///   - other: The snapshot that is there.
  ///   - isSamePayload: Whether two equal items, that of `other` first, carry the same.
  /// - Returns: The changes, in the order in which they are to be made.
  /// - Complexity: As ``difference(from:)``, and a comparison for each item that is in both.
  @inlinable
  public func difference(
    from other: SectionSnapshot, isSamePayload: @escaping @Sendable (Item, Item) -> Bool
  ) -> SectionSnapshotDifference<Item> {
    changes(from: other, isSamePayload)
  }

  @inlinable
  func changes(
    from other: SectionSnapshot, _ isSamePayload: (@Sendable (Item, Item) -> Bool)?
  ) -> SectionSnapshotDifference<Item> {
    let matches = matches(in: other)
    let difference = TreeDifference(from: other.tree, to: tree, matches: matches)
    var changes: [SectionSnapshotDifference<Item>.Change] = []
    changes.reserveCapacity(difference.changes.count)
    for change in difference.changes {
      switch change {
      case .remove(let node): changes.append(.remove(other.item(node)))
      case .insert(let node, let parent, let index):
        changes.append(
          .insert(
            item(node), parent: itemsByNode[Int(parent)], index: Int(index),
            isExpanded: tree.isExpanded(node)))
      case .move(let node, let parent, let index):
        changes.append(
          .move(other.item(node), parent: itemsByNode[Int(parent)], index: Int(index)))
      case .reorder(let parent, let children):
        changes.append(
          .reorder(
            parent: itemsByNode[Int(parent)], children: children.map { other.itemsByNode[Int($0)]! }
          ))
      case .expand(let node): changes.append(.expand(item(node)))
      case .collapse(let node): changes.append(.collapse(item(node)))
      }
    }
    if let isSamePayload {
      for (node, source) in matches.sources.enumerated().dropFirst() where source != ItemTree.none {
        let item = item(Node(truncatingIfNeeded: node))
        if !isSamePayload(other.item(source), item) { changes.append(.update(item)) }
      }
    }
    return SectionSnapshotDifference(
      changes: changes, from: other, to: self, isSamePayload: isSamePayload)
  }

  /// Which items are in another snapshot too.
  @inlinable
  func matches(in other: SectionSnapshot) -> TreeMatches {
    TreeMatches(
      from: other.tree, other.nodes, to: tree, nodes,
      keys: ItemComparison(old: other.itemsByNode, new: itemsByNode))
  }

  /// The item of a node, which must have one.
  @inlinable
  func item(_ node: Node) -> Item { itemsByNode[Int(node)]! }
}

/// Compares the items of two snapshots.
///
/// It has the items only: a whole snapshot would be copied where it is named in a loop, with a
/// count for each of its parts.
@usableFromInline
struct ItemComparison<Item: Hashable & Sendable>: NodeComparison {
  @usableFromInline let old, new: [Item?]

  @inlinable
  init(old: [Item?], new: [Item?]) {
    self.old = old
    self.new = new
  }

  @inlinable @inline(__always)
  func isSame(_ a: ItemTree.Node, _ b: ItemTree.Node) -> Bool { old[Int(a)] == new[Int(b)] }
}
