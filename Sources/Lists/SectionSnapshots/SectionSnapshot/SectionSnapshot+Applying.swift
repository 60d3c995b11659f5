extension SectionSnapshot {
  /// Applies a difference that was computed from a snapshot equal to this one.
  ///
  /// - Throws: If a change is not applicable. The snapshot is then left unchanged.
  /// - Complexity: O(changes · √siblings), plus O(count) if anything moves.
  public mutating func apply(
    _ difference: SectionSnapshotDifference<Item>
  ) throws(Failure) {
    var changed = ChangedSnapshot(self)
    for change in difference.changes { try changed.make(change) }
    self = changed.finished()
  }
}

/// A snapshot to which changes are being applied.
private struct ChangedSnapshot<Item: Hashable & Sendable> {
  typealias Failure = SectionSnapshotError<Item>

  private var snapshot: SectionSnapshot<Item>
  private var positions = ChildPositions()
  private var hasStaleLevels = false

  init(_ snapshot: SectionSnapshot<Item>) { self.snapshot = snapshot }

  /// The snapshot after all changes.
  consuming func finished() -> SectionSnapshot<Item> {
    if hasStaleLevels { _ = snapshot.tree.refreshLevels() }
    return snapshot
  }

  mutating func make(_ change: SectionSnapshotDifference<Item>.Change) throws(Failure) {
    switch change {
    case .remove(let item): remove(try node(of: item))
    case .insert(let item, let parent, let index, let isExpanded):
      try insert(item, into: try node(of: parent), at: index, isExpanded: isExpanded)
    case .move(let item, let parent, let index):
      try move(item, to: try node(of: parent), at: index)
    case .reorder(let parent, let children):
      try reorder(parent, children)
    case .update(let item): snapshot.itemsByNode[Int(try node(of: item))] = item
    case .expand(let item): snapshot.tree.setExpanded(try node(of: item), true)
    case .collapse(let item): snapshot.tree.setExpanded(try node(of: item), false)
    }
  }

  private mutating func remove(_ node: ItemTree.Node) {
    positions.noteRemoved(node, in: snapshot.tree)
    // Indices of removed nodes are reused.
    var below = node
    while below != ItemTree.none {
      positions.forget(below)
      below = snapshot.tree.successor(of: below, within: node)
    }
    snapshot.remove(node)
  }

  private mutating func insert(
    _ item: Item, into parent: ItemTree.Node, at index: Int, isExpanded: Bool
  ) throws(Failure) {
    try check(index, among: parent, for: item)
    let node = positions.insert(into: parent, at: index, isExpanded: isExpanded, in: &snapshot.tree)
    if let present = snapshot.adopt(item, as: node) {
      let duplicate = Failure.Duplicate(
        item: item, offset: 0, first: .snapshot(index: snapshot.tree.index(of: present)))
      throw Failure(operation: .apply, reason: .duplicateItems([duplicate]))
    }
  }

  private mutating func move(
    _ item: Item, to parent: ItemTree.Node, at index: Int
  ) throws(Failure) {
    let node = try node(of: item)
    var ancestor = parent
    while ancestor != ItemTree.root {
      guard ancestor != node else {
        throw Failure(operation: .apply, reason: .inapplicable(item))
      }
      ancestor = snapshot.tree.parent(of: ancestor)
    }
    positions.detach(node, in: &snapshot.tree)
    try check(index, among: parent, for: item)
    positions.attach(node, to: parent, at: index, in: &snapshot.tree)
    hasStaleLevels = true
  }

  private mutating func reorder(_ parent: Item?, _ children: [Item]) throws(Failure) {
    let target = try node(of: parent)
    var nodes: [ItemTree.Node] = []
    nodes.reserveCapacity(children.count)
    for child in children { nodes.append(try node(of: child)) }
    let areChildren = nodes.allSatisfy { snapshot.tree.parent(of: $0) == target }
    guard areChildren, nodes.count == snapshot.tree.childCount(of: target),
      Set(nodes).count == nodes.count
    else { throw Failure(operation: .apply, reason: .inapplicable(parent)) }
    positions.reorder(childrenOf: target, as: nodes, in: &snapshot.tree)
  }

  private func node(of item: Item) throws(Failure) -> ItemTree.Node {
    try snapshot.destination(item, of: .apply)
  }

  /// The node of a parent, ``ItemTree/root`` for `nil`.
  private func node(of parent: Item?) throws(Failure) -> ItemTree.Node {
    guard let parent else { return ItemTree.root }
    return try node(of: parent)
  }

  private func check(
    _ index: Int, among parent: ItemTree.Node, for item: Item
  ) throws(Failure) {
    guard (0...snapshot.tree.childCount(of: parent)).contains(index) else {
      throw Failure(operation: .apply, reason: .inapplicable(item))
    }
  }
}
