extension SectionSnapshot {
  /// The changes that turn another snapshot into this one.
  ///
  /// Each change is valid at its point in the sequence. Among items that keep their parent, as few
  /// as possible move. An item that changes its parent takes one move, regardless of its subtree.
  ///
  /// ```swift
  /// var shown = before
  /// let difference = after.difference(from: before)
  /// try shown.apply(difference)          // shown == after
  /// try shown.apply(difference.inverse)  // shown == before
  /// ```
  ///
  /// - Complexity: O(n) on average, plus O(m · log(m)) for m siblings out of order.
  @inlinable
  public func difference(from other: SectionSnapshot) -> SectionSnapshotDifference<Item> {
    changes(from: other, nil)
  }

  /// The changes that turn another snapshot into this one, including changed payload.
  ///
  /// Use this for items that carry payload and are equal by id alone. The difference has an
  /// ``SectionSnapshotDifference/Change/update(_:)`` for each item with changed payload.
  ///
  /// - Parameters:
  ///   - other: The old snapshot.
  ///   - isSamePayload: Whether two equal items have the same payload. The first is the item of
  ///     `other`.
  /// - Returns: The changes, in the order of application.
  /// - Complexity: The same as ``difference(from:)``, plus one comparison per item in both.
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

  /// The matching of this snapshot's nodes with another's.
  @inlinable
  package func matches(in other: SectionSnapshot) -> TreeMatches {
    TreeMatches(
      from: other.tree, other.nodes, to: tree, nodes,
      keys: ItemComparison(old: other.itemsByNode, new: itemsByNode))
  }

  /// The item of a node in use.
  @inlinable
  package func item(_ node: ItemTree.Node) -> Item { itemsByNode[Int(node)]! }
}

/// Compares the items of two snapshots.
///
/// Holds only the items: a loop that captures a whole snapshot would retain each of its parts.
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
