internal import JSONDocuments
internal import SectionSnapshots
internal import ServiceContract
internal import TextBytes

/// The operations in responses of `/v1/diff`.
extension ListSnapshot {
  /// Inserts an item with its descendants at an index among the children of another.
  mutating func insert(
    _ list: ItemList, to parent: JSONValue?, at index: JSONValue, of operation: SnapshotOperation,
    _ errors: InputErrorList
  ) {
    guard let parent = destination(parent, errors),
      let position = position(index, count: tree.childCount(of: parent), errors)
    else { return }
    let sibling = positions.child(of: parent, at: position, in: tree)
    add(list, of: operation, level: level(of: parent) + 1, errors) { tree, _, isExpanded in
      sibling.map { tree.insert(before: $0, isExpanded: isExpanded) }
        ?? tree.append(to: parent, isExpanded: isExpanded)
    }
  }

  /// Moves an item with its descendants to an index among the children of another; the index does
  /// not count the item itself.
  mutating func move(
    _ id: JSONValue, to parent: JSONValue?, at index: JSONValue, of operation: SnapshotOperation,
    _ errors: InputErrorList
  ) {
    guard let node = known(id, errors), let target = destination(parent, errors) else { return }
    var ancestor = target
    var level = 0
    while ancestor != ItemTree.root, level < limits.itemDepth {
      guard ancestor != node else {
        return errors.add(
          .invalidOperation, at: operation.source,
          "the item \(Excerpt.quoted(id.bytes)) cannot be moved into itself")
      }
      ancestor = tree.parent(of: ancestor)
      level += 1
    }
    guard level < limits.itemDepth else {
      return errors.addLimit("itemDepth", limits.itemDepth, at: operation.source)
    }
    let others = tree.childCount(of: target) - (tree.parent(of: node) == target ? 1 : 0)
    guard let position = position(index, count: others, errors) else { return }
    // Descendants keep their old levels until all operations are done, since a large subtree may
    // move many times.
    if tree.firstChild(of: node) != ItemTree.none { hasStaleLevels = true }
    positions.detach(node, in: &tree)
    positions.attach(node, to: target, at: position, in: &tree)
  }

  /// Reorders the children of an item.
  mutating func reorder(
    childrenOf parent: JSONValue?, as children: [JSONValue], of operation: SnapshotOperation,
    _ errors: InputErrorList
  ) {
    guard let parent = destination(parent, errors) else { return }
    var nodes: [ItemTree.Node] = []
    var seen: Set<ItemTree.Node> = []
    for id in children {
      guard let node = known(id, errors) else { continue }
      if tree.parent(of: node) != parent {
        errors.add(
          .invalidOperation, at: id, "the item \(Excerpt.quoted(id.bytes)) is not a child there")
      } else if !seen.insert(node).inserted {
        errors.add(.invalidOperation, at: id, "the id \(Excerpt.quoted(id.bytes)) comes twice")
      }
      nodes.append(node)
    }
    guard errors.isEmpty else { return }
    guard nodes.count == tree.childCount(of: parent) else {
      return errors.add(
        .invalidOperation, at: operation.source,
        "the order has \(nodes.count) of \(tree.childCount(of: parent)) children")
    }
    positions.reorder(childrenOf: parent, as: nodes, in: &tree)
  }

  /// The parent of inserted or moved items, or the root.
  private func destination(_ id: JSONValue?, _ errors: InputErrorList) -> ItemTree.Node? {
    guard let id else { return ItemTree.root }
    return known(id, errors)
  }

  private func position(
    _ index: JSONValue, count: Int, _ errors: InputErrorList
  ) -> Int? {
    guard let position = index.integer, (0...count).contains(position) else {
      errors.add(.invalidOperation, at: index, "the index must be from 0 to \(count)")
      return nil
    }
    return position
  }

  // MARK: Levels

  /// The level of an item; correct after moves too.
  ///
  /// - Complexity: O(1); O(level) after moves.
  func level(of node: ItemTree.Node) -> Int {
    guard hasStaleLevels else { return tree.level(of: node) }
    var level = -1
    var ancestor = node
    while ancestor != ItemTree.root {
      ancestor = tree.parent(of: ancestor)
      level += 1
    }
    return level
  }

  /// Recomputes the levels after all operations, and adds errors for items that moved too deep.
  mutating func refreshLevels(_ operations: [SnapshotOperation], _ errors: InputErrorList) {
    guard hasStaleLevels, let last = operations.last else { return }
    hasStaleLevels = false
    let deepest = tree.refreshLevels()
    if tree.level(of: deepest) >= limits.itemDepth {
      errors.addLimit("itemDepth", limits.itemDepth, at: last.source)
    }
  }
}
