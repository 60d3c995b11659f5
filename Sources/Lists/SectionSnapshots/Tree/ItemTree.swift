/// An ordered forest in flat arrays: an arena of nodes that refer to their neighbours by index.
///
/// Nodes carry no items: ``SectionSnapshot`` and the service keep data in their own arrays, indexed
/// by node. Node ``root`` is the invisible parent of all roots, so operations need no special case
/// for them; its level is -1.
///
/// A value type with copy-on-write storage, for up to 2³¹ - 2 nodes. Nothing recurses. Accessors
/// are inlinable for modules that traverse millions of nodes.
@usableFromInline
package struct ItemTree: Sendable {
  /// A node: an index into arrays. Indices of removed nodes are reused.
  @usableFromInline package typealias Node = Int32

  /// The invisible parent of all roots.
  @inlinable package static var root: Node { 0 }
  /// No node.
  @inlinable package static var none: Node { -1 }

  @inlinable static var expandedFlag: UInt8 { 1 }
  @inlinable static var liveFlag: UInt8 { 2 }

  @usableFromInline var parents: [Node]
  @usableFromInline var firstChildren: [Node]
  @usableFromInline var lastChildren: [Node]
  @usableFromInline var nextSiblings: [Node]
  @usableFromInline var previousSiblings: [Node]
  @usableFromInline var levels: [Int32]
  @usableFromInline var childCounts: [Int32]
  @usableFromInline var flags: [UInt8]
  /// The first free node. `nextSiblings` links the free nodes.
  var firstFree: Node = none
  var cache = OrderCache()

  /// The number of nodes, excluding ``root``.
  @usableFromInline
  package internal(set) var count = 0

  /// Makes an empty forest.
  @usableFromInline
  package init() {
    parents = [Self.none]
    firstChildren = [Self.none]
    lastChildren = [Self.none]
    nextSiblings = [Self.none]
    previousSiblings = [Self.none]
    levels = [-1]
    childCounts = [0]
    flags = [Self.expandedFlag | Self.liveFlag]
  }

  /// The length of an array indexed by node: one more than the largest node in use.
  @inlinable
  package var capacity: Int { parents.count }

  /// The bytes of the arrays, those of the orders included.
  package var byteCount: Int {
    let bytesOfNode = 7 * MemoryLayout<Node>.stride + 1
    return parents.capacity * (bytesOfNode + OrderCache.bytesOfNode)
  }

  /// Makes room for `additional` nodes.
  @usableFromInline
  package mutating func reserveCapacity(_ additional: Int) {
    let total = count + 1 + additional
    guard total > parents.capacity else { return }
    parents.reserveCapacity(total)
    firstChildren.reserveCapacity(total)
    lastChildren.reserveCapacity(total)
    nextSiblings.reserveCapacity(total)
    previousSiblings.reserveCapacity(total)
    levels.reserveCapacity(total)
    childCounts.reserveCapacity(total)
    flags.reserveCapacity(total)
  }

  // MARK: Reading

  /// The parent, ``root`` for a root. O(1).
  @inlinable
  package func parent(of node: Node) -> Node { parents[Int(node)] }
  /// The first child or ``none``. O(1).
  @inlinable
  package func firstChild(of node: Node) -> Node { firstChildren[Int(node)] }
  /// The last child or ``none``. O(1).
  @inlinable
  package func lastChild(of node: Node) -> Node { lastChildren[Int(node)] }
  /// The next sibling or ``none``. O(1).
  @inlinable
  package func nextSibling(of node: Node) -> Node { nextSiblings[Int(node)] }
  /// The previous sibling or ``none``. O(1).
  @inlinable
  package func previousSibling(of node: Node) -> Node { previousSiblings[Int(node)] }
  /// The number of ancestors, excluding ``root``. O(1).
  @inlinable
  package func level(of node: Node) -> Int { Int(levels[Int(node)]) }
  /// The number of children. O(1).
  @inlinable
  package func childCount(of node: Node) -> Int { Int(childCounts[Int(node)]) }
  /// Whether a node is expanded. Nodes without children can be expanded too. O(1).
  @inlinable
  package func isExpanded(_ node: Node) -> Bool { flags[Int(node)] & Self.expandedFlag != 0 }

  /// Whether a node below ``capacity`` is in use. O(1).
  @inlinable
  package func isLive(_ node: Node) -> Bool { flags[Int(node)] & Self.liveFlag != 0 }

  /// The node after `node` in depth-first order within the subtree of `top`, or ``none``.
  ///
  /// - Complexity: O(1) amortised over a traversal.
  @inlinable
  package func successor(of node: Node, within top: Node) -> Node {
    let child = firstChildren[Int(node)]
    return child != Self.none ? child : successorAfterSubtree(of: node, within: top)
  }

  /// The node after `node` and its whole subtree in depth-first order within `top`, or ``none``.
  @inlinable
  package func successorAfterSubtree(of node: Node, within top: Node) -> Node {
    var node = node
    while node != top {
      let next = nextSiblings[Int(node)]
      if next != Self.none { return next }
      node = parents[Int(node)]
    }
    return Self.none
  }

  // MARK: Adding

  /// Adds a node after the last child of `parent`.
  ///
  /// - Complexity: O(1) amortised.
  @usableFromInline
  package mutating func append(to parent: Node, isExpanded: Bool = false) -> Node {
    let node = takeNode(isExpanded: isExpanded)
    link(node, to: parent, between: lastChildren[Int(parent)], and: Self.none)
    noteAppended(node, to: parent)
    return node
  }

  /// Adds a node before `sibling`, which must not be ``root``.
  ///
  /// - Complexity: O(1) amortised.
  @usableFromInline
  package mutating func insert(before sibling: Node, isExpanded: Bool = false) -> Node {
    let node = takeNode(isExpanded: isExpanded)
    forgetOrder()
    link(
      node, to: parents[Int(sibling)], between: previousSiblings[Int(sibling)], and: sibling)
    return node
  }

  /// Adds a node after `sibling`, which must not be ``root``, and its whole subtree.
  ///
  /// - Complexity: O(1) amortised.
  @usableFromInline
  package mutating func insert(after sibling: Node, isExpanded: Bool = false) -> Node {
    let node = takeNode(isExpanded: isExpanded)
    forgetOrder()
    link(node, to: parents[Int(sibling)], between: sibling, and: nextSiblings[Int(sibling)])
    return node
  }

  private mutating func takeNode(isExpanded: Bool) -> Node {
    let flag = isExpanded ? Self.expandedFlag | Self.liveFlag : Self.liveFlag
    count += 1
    guard firstFree == Self.none else {
      let node = firstFree
      firstFree = nextSiblings[Int(node)]
      firstChildren[Int(node)] = Self.none
      lastChildren[Int(node)] = Self.none
      childCounts[Int(node)] = 0
      flags[Int(node)] = flag
      return node
    }
    let node = Node(parents.count)
    parents.append(Self.none)
    firstChildren.append(Self.none)
    lastChildren.append(Self.none)
    nextSiblings.append(Self.none)
    previousSiblings.append(Self.none)
    levels.append(0)
    childCounts.append(0)
    flags.append(flag)
    return node
  }

  mutating func link(
    _ node: Node, to parent: Node, between previous: Node, and next: Node
  ) {
    parents[Int(node)] = parent
    levels[Int(node)] = levels[Int(parent)] + 1
    previousSiblings[Int(node)] = previous
    nextSiblings[Int(node)] = next
    if previous == Self.none {
      firstChildren[Int(parent)] = node
    } else {
      nextSiblings[Int(previous)] = node
    }
    if next == Self.none {
      lastChildren[Int(parent)] = node
    } else {
      previousSiblings[Int(next)] = node
    }
    childCounts[Int(parent)] += 1
  }

  // MARK: Changing

  /// Expands or collapses a node.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  package mutating func setExpanded(_ node: Node, _ isExpanded: Bool) {
    guard self.isExpanded(node) != isExpanded else { return }
    flags[Int(node)] ^= Self.expandedFlag
    forgetVisibility()
  }

  // MARK: Removing

  /// Removes a node, which must not be ``root``, with its subtree.
  ///
  /// Calls `body` with each removed node, parents before children, before any of them can be
  /// reused.
  ///
  /// - Complexity: O(removed nodes).
  @usableFromInline
  package mutating func remove(_ node: Node, each body: (Node) -> Void) {
    forgetOrder()
    unlink(node)
    free(subtreeOf: node, each: body)
  }

  /// Unlinks a node from its parent.
  mutating func unlink(_ node: Node) {
    let parent = parents[Int(node)]
    let previous = previousSiblings[Int(node)]
    let next = nextSiblings[Int(node)]
    if previous == Self.none {
      firstChildren[Int(parent)] = next
    } else {
      nextSiblings[Int(previous)] = next
    }
    if next == Self.none {
      lastChildren[Int(parent)] = previous
    } else {
      previousSiblings[Int(next)] = previous
    }
    childCounts[Int(parent)] -= 1
  }

  private mutating func free(subtreeOf top: Node, each body: (Node) -> Void) {
    // The traversal needs only the links of ancestors, so a node is freed after its subtree, on the
    // way up.
    var node = top
    body(node)
    while true {
      let child = firstChildren[Int(node)]
      if child != Self.none {
        // On return, the node has no first child because its children have been freed.
        firstChildren[Int(node)] = nextSiblings[Int(child)]
        node = child
        body(node)
        continue
      }
      let parent = parents[Int(node)]
      flags[Int(node)] = 0
      nextSiblings[Int(node)] = firstFree
      firstFree = node
      count -= 1
      if node == top { return }
      node = parent
    }
  }
}
