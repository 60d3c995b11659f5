extension ItemTree {
  /// Unlinks a node with its subtree until ``attach(_:to:before:)`` links it again.
  ///
  /// - Complexity: O(1).
  package mutating func detach(_ node: Node) {
    forgetOrder()
    unlink(node)
  }

  /// Links a detached node with its subtree before `sibling`, a child of `parent`, or as the last
  /// child if `sibling` is ``none``.
  ///
  /// `parent` must not be in the subtree. The subtree keeps its old levels until
  /// ``refreshLevels()`` is called.
  ///
  /// - Complexity: O(1).
  package mutating func attach(_ node: Node, to parent: Node, before sibling: Node) {
    let previous = sibling == Self.none ? lastChildren[Int(parent)] : previousSiblings[Int(sibling)]
    link(node, to: parent, between: previous, and: sibling)
  }

  /// Reorders the children of a node. `children` must contain each of them once.
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

  /// Recomputes all levels, after moves.
  ///
  /// - Returns: The first node of the deepest level in depth-first order; ``root`` if the forest is
  ///   empty.
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
