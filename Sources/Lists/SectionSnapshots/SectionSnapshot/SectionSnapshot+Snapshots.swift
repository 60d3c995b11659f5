extension SectionSnapshot {
  /// Inserts the items of a snapshot before `item`. The roots become siblings of `item`.
  ///
  /// The inserted snapshot keeps its hierarchy and expansion. Inserting an empty snapshot does
  /// nothing, even if `item` is unknown.
  ///
  /// - Throws: If `item` is not in this snapshot, or an item of the inserted one already is.
  /// - Complexity: O(inserted items) on average.
  public mutating func insert(_ snapshot: SectionSnapshot, before item: Item) throws(Failure) {
    guard !snapshot.isEmpty else { return }
    let sibling = try destination(item, of: .insertBefore)
    try refuseClashes(with: snapshot, replacing: ItemTree.none, for: .insertBefore)
    graft(snapshot) { tree, _, isExpanded in
      tree.insert(before: sibling, isExpanded: isExpanded)
    }
  }

  /// Inserts the items of a snapshot after `item` and its subtree. The roots become siblings of
  /// `item`.
  ///
  /// The inserted snapshot keeps its hierarchy and expansion. Inserting an empty snapshot does
  /// nothing, even if `item` is unknown.
  ///
  /// - Throws: If `item` is not in this snapshot, or an item of the inserted one already is.
  /// - Complexity: O(inserted items) on average.
  public mutating func insert(_ snapshot: SectionSnapshot, after item: Item) throws(Failure) {
    guard !snapshot.isEmpty else { return }
    let sibling = try destination(item, of: .insertAfter)
    try refuseClashes(with: snapshot, replacing: ItemTree.none, for: .insertAfter)
    graft(snapshot) { tree, last, isExpanded in
      tree.insert(after: last ?? sibling, isExpanded: isExpanded)
    }
  }

  /// Replaces the descendants of `parent` with the items of a snapshot. `parent` keeps its
  /// expansion.
  ///
  /// The new snapshot may contain replaced items.
  ///
  /// - Throws: If `parent` is not in this snapshot, or a new item equals one that would stay.
  /// - Complexity: O(replaced and new items) on average, and O(level) for each item in both.
  public mutating func replace(
    childrenOf parent: Item, using snapshot: SectionSnapshot
  ) throws(Failure) {
    let parentNode = try destination(parent, of: .replaceChildren)
    try refuseClashes(with: snapshot, replacing: parentNode, for: .replaceChildren)
    while case let child = tree.lastChild(of: parentNode), child != ItemTree.none { remove(child) }
    graft(snapshot) { tree, _, isExpanded in
      tree.append(to: parentNode, isExpanded: isExpanded)
    }
  }

  /// The descendants of `parent` as a separate snapshot, with their hierarchy and expansion.
  ///
  /// - Parameters:
  ///   - parent: An item of this snapshot.
  ///   - includingParent: Whether `parent` becomes the root of the new snapshot; otherwise its
  ///     children become the roots.
  /// - Returns: The new snapshot.
  /// - Throws: If `parent` is not in this snapshot.
  /// - Complexity: O(items in the result) on average.
  public func snapshot(
    of parent: Item, includingParent: Bool = false
  ) throws(Failure) -> SectionSnapshot {
    let top = try destination(parent, of: .snapshotOf)
    var result = SectionSnapshot()
    var copies: [Node] = [ItemTree.root]
    // The copy of the ancestor at each level; an explicit path replaces recursion.
    if includingParent {
      copies.append(result.tree.append(to: ItemTree.root, isExpanded: tree.isExpanded(top)))
      result.adoptCopy(itemsByNode[Int(top)], as: copies[1])
    }
    let base = tree.level(of: top) + (includingParent ? 0 : 1)
    var node = tree.successor(of: top, within: top)
    while node != ItemTree.none {
      let level = tree.level(of: node) - base
      copies.removeLast(copies.count - level - 1)
      let copy = result.tree.append(to: copies[level], isExpanded: tree.isExpanded(node))
      result.adoptCopy(itemsByNode[Int(node)], as: copy)
      copies.append(copy)
      node = tree.successor(of: node, within: top)
    }
    return result
  }

  private mutating func adoptCopy(_ item: Item?, as node: Node) {
    if let item { _ = adopt(item, as: node) }
  }

  /// Adds a snapshot without common items. `insertNode` adds a node for each of its roots, given
  /// the tree, the previously added root, and the expansion.
  private mutating func graft(
    _ other: SectionSnapshot, insertNode: (inout ItemTree, Node?, Bool) -> Node
  ) {
    var path: [Node] = []
    var lastRoot: Node?
    for node in other.tree.order {
      let level = other.tree.level(of: node)
      let isExpanded = other.tree.isExpanded(node)
      path.removeLast(path.count - level)
      let copy: Node
      if let parent = path.last {
        copy = tree.append(to: parent, isExpanded: isExpanded)
      } else {
        copy = insertNode(&tree, lastRoot, isExpanded)
        lastRoot = copy
      }
      adoptCopy(other.itemsByNode[Int(node)], as: copy)
      path.append(copy)
    }
  }

  /// Throws if an item of `other` is in this snapshot, unless it is a descendant of `replaced`.
  private func refuseClashes(
    with other: SectionSnapshot, replacing replaced: Node,
    for operation: SectionSnapshotOperation
  ) throws(Failure) {
    var duplicates: [Failure.Duplicate] = []
    for (offset, item) in other.items.enumerated() {
      guard let node = node(of: item), !isNode(node, below: replaced) else { continue }
      duplicates.append(
        .init(item: item, offset: offset, first: .snapshot(index: tree.index(of: node))))
    }
    guard duplicates.isEmpty else {
      throw Failure(operation: operation, reason: .duplicateItems(duplicates))
    }
  }

  private func isNode(_ node: Node, below top: Node) -> Bool {
    guard top != ItemTree.none else { return false }
    var ancestor = tree.parent(of: node)
    while tree.level(of: ancestor) > tree.level(of: top) { ancestor = tree.parent(of: ancestor) }
    return ancestor == top
  }
}
