extension TreeDifference {
  /// Arranges the children of a node of `to` one by one.
  ///
  /// - Complexity: O(old and new children), plus O(children · log(children)) if they are out of
  ///   order.
  mutating func arrangeChildren(of parent: ItemTree.Node) {
    let source = matches.sources[Int(parent)]
    let stayingNodes = nodesStaying(in: source, childrenOf: parent)
    var old = OldChildren()
    if source != ItemTree.none {
      old.count = numberChildren(of: source, under: parent, staying: stayingNodes.count)
    }
    let staying = stayingNodes.map { oldIndices[Int($0)] }
    let least = reorders ? (staying.count + 1) / 2 : 0
    let isKept = IncreasingSubsequence.members(of: staying, atLeast: least)
    if isKept == nil {
      reorder(parent, source: source, staying: stayingNodes)
      // All children stay, so there is nothing to insert.
      if stayingNodes.count == to.childCount(of: parent) { return }
    }
    var nextStaying = 0
    var index: Int32 = 0
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      let node = matches.sources[Int(child)]
      if node == ItemTree.none {
        changes.append(.insert(child, parent: parent, index: index + old.countBefore))
      } else if source == ItemTree.none || from.parent(of: node) != source {
        changes.append(.move(node, parent: parent, index: index + old.countBefore))
      } else if let isKept {
        let oldIndex = staying[nextStaying]
        if isKept[nextStaying] {
          old.pass(oldIndex)
        } else {
          old.take(oldIndex)
          changes.append(.move(node, parent: parent, index: index + old.countBefore))
        }
        nextStaying += 1
      }
      index += 1
      child = to.nextSibling(of: child)
    }
  }

  /// The old children of a parent still to be moved or removed, by old index.
  private struct OldChildren {
    /// The number of old children.
    var count: Int32 = 0
    /// The number of children neither passed nor taken before the child passed last.
    private(set) var countBefore: Int32 = 0
    private var end: Int32 = 0
    /// Whether each old child was taken; empty until the first is taken.
    private var isTaken: [Bool] = []

    /// Passes a child that stays. Old indices of passed children ascend.
    mutating func pass(_ oldIndex: Int32) {
      while end < oldIndex {
        if isTaken.isEmpty || !isTaken[Int(end)] { countBefore += 1 }
        end += 1
      }
      end = oldIndex + 1
    }

    /// Takes a child that moves.
    mutating func take(_ oldIndex: Int32) {
      if isTaken.isEmpty { isTaken = [Bool](repeating: false, count: Int(count)) }
      isTaken[Int(oldIndex)] = true
      if oldIndex < end { countBefore -= 1 }
    }
  }

  /// Numbers the children that a node of `from` still has when the children of `parent` are
  /// arranged, and returns their number. `staying` of them stay in `parent`.
  private mutating func numberChildren(
    of source: ItemTree.Node, under parent: ItemTree.Node, staying: Int
  ) -> Int32 {
    // If all stay, none needs checking.
    let areAllPresent = staying == from.childCount(of: source)
    var oldIndex: Int32 = 0
    var node = from.firstChild(of: source)
    while node != ItemTree.none {
      if areAllPresent || isPresent(node, under: parent) {
        oldIndices[Int(node)] = oldIndex
        oldIndex += 1
      }
      node = from.nextSibling(of: node)
    }
    return oldIndex
  }

  /// Whether an old child of `parent` has not yet been removed or moved away.
  func isPresent(_ node: ItemTree.Node, under parent: ItemTree.Node) -> Bool {
    let target = matches.targets[Int(node)]
    if target == ItemTree.none { return isRemovedLate.contains(node) }
    let home = to.parent(of: target)
    return home == parent || !isArranged[Int(home)]
  }

  /// The nodes of `from` that stay children of a parent, in their new order.
  private func nodesStaying(
    in source: ItemTree.Node, childrenOf parent: ItemTree.Node
  ) -> [ItemTree.Node] {
    guard source != ItemTree.none else { return [] }
    var staying: [ItemTree.Node] = []
    staying.reserveCapacity(min(to.childCount(of: parent), from.childCount(of: source)))
    var child = to.firstChild(of: parent)
    while child != ItemTree.none {
      let node = matches.sources[Int(child)]
      if node != ItemTree.none, from.parent(of: node) == source { staying.append(node) }
      child = to.nextSibling(of: child)
    }
    return staying
  }

  /// Puts the staying children into their new order, followed by those still to be removed or
  /// moved.
  mutating func reorder(
    _ parent: ItemTree.Node, source: ItemTree.Node, staying: [ItemTree.Node]
  ) {
    var children = staying
    var node = from.firstChild(of: source)
    while node != ItemTree.none, children.count < from.childCount(of: source) {
      let target = matches.targets[Int(node)]
      let stays = target != ItemTree.none && to.parent(of: target) == parent
      if !stays, isPresent(node, under: parent) { children.append(node) }
      node = from.nextSibling(of: node)
    }
    changes.append(.reorder(parent: parent, children: children))
  }
}
