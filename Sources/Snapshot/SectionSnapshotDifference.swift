/// The changes that make one snapshot of another: see ``SectionSnapshot/difference(from:)``.
///
/// It keeps both snapshots, whose storage it shares, for its ``inverse``. Two differences are equal when
/// their changes are.
public struct SectionSnapshotDifference<Item: Hashable & Sendable>: Sendable {
  /// A change, valid on the snapshot as the changes before it left it.
  public enum Change: Hashable, Sendable {
    /// Removes an item with all below it.
    case remove(Item)
    /// Adds an item at a place among the children of another, or among the roots.
    case insert(Item, parent: Item?, index: Int, isExpanded: Bool)
    /// Moves an item, with all below it; the index counts the siblings without it.
    case move(Item, parent: Item?, index: Int)
    /// Puts the children of an item, or the roots, in another order: where more than half of those that
    /// stay would move.
    case reorder(parent: Item?, children: [Item])
    /// Lets an item show its children.
    case expand(Item)
    /// Hides the children of an item.
    case collapse(Item)
  }

  /// The changes, in the order in which they are to be made.
  public let changes: [Change]
  private let from: SectionSnapshot<Item>
  private let to: SectionSnapshot<Item>

  init(changes: [Change], from: SectionSnapshot<Item>, to: SectionSnapshot<Item>) {
    self.changes = changes
    self.from = from
    self.to = to
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes that lead back, with the fewest moves too.
  ///
  /// - Complexity: As ``SectionSnapshot/difference(from:)``.
  public var inverse: SectionSnapshotDifference { from.difference(from: to) }
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

extension SectionSnapshot {
  /// The changes that make this snapshot of another one.
  ///
  /// Each is valid when its turn comes, and applied in order they give this snapshot exactly. Among the
  /// items that keep their parent the fewest possible move; an item that has another parent is one
  /// move, whatever is below it.
  ///
  /// - Complexity: O(n · log(n)) at worst, and O(n) on average where the order is the same.
  public func difference(from other: SectionSnapshot) -> SectionSnapshotDifference<Item> {
    let matches = matches(in: other)
    let difference = TreeDifference(from: other.tree, to: tree, matches: matches)
    func item(_ node: ItemTree.Node) -> Item? {
      switch difference.source(of: node) {
      case .from(let node): other.itemsByNode[Int(node)]
      case .to(let node): itemsByNode[Int(node)]
      }
    }
    func isExpanded(_ node: ItemTree.Node) -> Bool {
      if case .to(let node) = difference.source(of: node) { return tree.isExpanded(node) }
      return false
    }
    var changes: [SectionSnapshotDifference<Item>.Change] = []
    changes.reserveCapacity(difference.changes.count)
    for change in difference.changes {
      switch change {
      case .remove(let node): if let item = item(node) { changes.append(.remove(item)) }
      case .insert(let node, let parent, let index):
        guard let named = item(node) else { continue }
        changes.append(
          .insert(named, parent: item(parent), index: index, isExpanded: isExpanded(node)))
      case .move(let node, let parent, let index):
        guard let named = item(node) else { continue }
        changes.append(.move(named, parent: item(parent), index: index))
      case .reorder(let parent, let children):
        changes.append(.reorder(parent: item(parent), children: children.compactMap(item)))
      case .expand(let node): if let item = item(node) { changes.append(.expand(item)) }
      case .collapse(let node): if let item = item(node) { changes.append(.collapse(item)) }
      }
    }
    return SectionSnapshotDifference(changes: changes, from: other, to: self)
  }

  /// By node, the node of another snapshot with an equal item, or none.
  private func matches(in other: SectionSnapshot) -> [ItemTree.Node] {
    var matches = [ItemTree.Node](repeating: ItemTree.none, count: tree.capacity)
    let order = other.tree.order
    // Most items follow the one that they followed before: that needs no look into the table.
    var guess = 0
    for node in tree.order {
      guard let item = itemsByNode[Int(node)] else { continue }
      if guess < order.count, other.itemsByNode[Int(order[guess])] == item {
        matches[Int(node)] = order[guess]
        guess += 1
      } else if let found = other.node(of: item) {
        matches[Int(node)] = found
        guess = other.tree.index(of: found) + 1
      }
    }
    return matches
  }

  /// Makes the changes of a difference, which must have been found from a snapshot equal to this one.
  ///
  /// - Throws: Where a change is not valid on this snapshot; nothing is changed then.
  /// - Complexity: O(changes · √siblings), and O(count) where anything moves.
  public mutating func apply(
    _ difference: SectionSnapshotDifference<Item>
  ) throws(Failure) {
    var changed = self
    var positions = ChildPositions()
    var hasMoved = false
    for change in difference.changes {
      switch change {
      case .remove(let item):
        let node = try changed.destination(item, of: .apply)
        positions.noteRemoved(node, in: changed.tree)
        // Numbers of removed nodes are used again.
        var below = node
        while below != ItemTree.none {
          positions.forget(below)
          below = changed.tree.successor(of: below, within: node)
        }
        changed.remove(node)
      case .insert(let item, let parent, let index, let isExpanded):
        let target = try changed.parentNode(parent)
        let sibling = try changed.sibling(at: index, of: target, item, &positions)
        let node =
          sibling.map { changed.tree.insert(before: $0, isExpanded: isExpanded) }
          ?? changed.tree.append(to: target, isExpanded: isExpanded)
        if let present = changed.adopt(item, as: node) {
          let duplicate = Failure.Duplicate(
            item: item, offset: 0, first: .snapshot(index: changed.tree.index(of: present)))
          throw Failure(operation: .apply, reason: .duplicateItems([duplicate]))
        }
        positions.noteAdded(node, in: changed.tree)
      case .move(let item, let parent, let index):
        let node = try changed.destination(item, of: .apply)
        let target = try changed.parentNode(parent)
        var ancestor = target
        while ancestor != ItemTree.root {
          guard ancestor != node else {
            throw Failure(operation: .apply, reason: .inapplicable(item))
          }
          ancestor = changed.tree.parent(of: ancestor)
        }
        positions.noteRemoved(node, in: changed.tree)
        changed.tree.detach(node)
        let sibling = try changed.sibling(at: index, of: target, item, &positions)
        changed.tree.attach(node, to: target, before: sibling ?? ItemTree.none)
        positions.noteAdded(node, in: changed.tree)
        hasMoved = true
      case .reorder(let parent, let children):
        let target = try changed.parentNode(parent)
        var nodes: [ItemTree.Node] = []
        for child in children { nodes.append(try changed.destination(child, of: .apply)) }
        let areChildren = nodes.allSatisfy { changed.tree.parent(of: $0) == target }
        guard areChildren, Set(nodes).count == changed.tree.childCount(of: target),
          nodes.count == Set(nodes).count
        else { throw Failure(operation: .apply, reason: .inapplicable(parent)) }
        changed.tree.reorder(childrenOf: target, as: nodes)
        positions.forget(target)
      case .expand(let item): changed.expand([item])
      case .collapse(let item): changed.collapse([item])
      }
    }
    if hasMoved { _ = changed.tree.refreshLevels() }
    self = changed
  }

  private func parentNode(_ parent: Item?) throws(Failure) -> ItemTree.Node {
    guard let parent else { return ItemTree.root }
    return try destination(parent, of: .apply)
  }

  /// The child at a place, or nothing for the place after the last.
  private func sibling(
    at index: Int, of parent: ItemTree.Node, _ item: Item, _ positions: inout ChildPositions
  ) throws(Failure) -> ItemTree.Node? {
    guard (0...tree.childCount(of: parent)).contains(index) else {
      throw Failure(operation: .apply, reason: .inapplicable(item))
    }
    return positions.child(of: parent, at: index, in: tree)
  }
}
