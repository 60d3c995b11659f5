extension ItemTree {
  /// Takes a node with its subtree out of the forest, until ``attach(_:to:before:)`` puts it back.
  ///
  /// - Complexity: O(1).
  package mutating func detach(_ node: Node) {
    forgetOrder()
    unlink(node)
  }

  /// Puts a node that was taken out with its subtree at a place: before `sibling`, which is a child
  /// of `parent`, or after the last child where it is ``none``.
  ///
  /// `parent` must not be below the node. The levels of the subtree are those of the old place
  /// until ``refreshLevels()`` is called.
  ///
  /// - Complexity: O(1).
  package mutating func attach(_ node: Node, to parent: Node, before sibling: Node) {
    let previous = sibling == Self.none ? lastChildren[Int(parent)] : previousSiblings[Int(sibling)]
    link(node, to: parent, between: previous, and: sibling)
  }

  /// Puts the children of a node in another order: `children` are all of them.
  ///
  /// - Complexity: O(children).
  package mutating func reorder(childrenOf parent: Node, as children: [Node]) {
    forgetOrder()
    var previous = Self.none
    for (offset, node) in children.enumerated() {
      previousSiblings[Int(node)] = previous
      nextSiblings[Int(node)] = offset + 1 < children.count ? children[offset + 1] : Self.none
      previous = node
    }
    firstChildren[Int(parent)] = children.first ?? Self.none
    lastChildren[Int(parent)] = children.last ?? Self.none
  }

  /// Sets all levels anew, after moves.
  ///
  /// - Returns: The first node, in depth-first order, of the deepest level; ``root`` where there is
  ///   none.
  /// - Complexity: O(count).
  package mutating func refreshLevels() -> Node {
    var deepest = Self.root
    var node = successor(of: Self.root, within: Self.root)
    while node != Self.none {
      levels[Int(node)] = levels[Int(parents[Int(node)])] + 1
      if levels[Int(node)] > levels[Int(deepest)] { deepest = node }
      node = successor(of: node, within: Self.root)
    }
    return deepest
  }
}
