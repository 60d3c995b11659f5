/// An edit script that turns one forest into another, with as few moves as possible among siblings.
///
/// Removed nodes without surviving descendants go first. Then each parent whose children changed is
/// arranged, from the roots down and from the first child to the last. The ancestors of every
/// insertion point are then in place, so each change is valid when applied, and no node moves into
/// itself. Parents are removed after their surviving descendants have moved out. Changes of
/// expansion come last.
///
/// Among the children that keep their parent, those outside a longest increasing subsequence of old
/// indices move. A node that changes its parent takes one move.
@usableFromInline
package struct TreeDifference {
  /// A change. Removed, moved and reordered nodes are nodes of `from`; all others are nodes of
  /// `to`.
  @usableFromInline
  package enum Change: Equatable, Sendable {
    /// Removes a node with its subtree at that point.
    case remove(ItemTree.Node)
    /// Adds a node without children at an index among the children of `parent`.
    case insert(ItemTree.Node, parent: ItemTree.Node, index: Int32)
    /// Moves a node with its subtree; the index does not count the node itself.
    case move(ItemTree.Node, parent: ItemTree.Node, index: Int32)
    /// Reorders all children that `parent` has at that point.
    case reorder(parent: ItemTree.Node, children: [ItemTree.Node])
    /// Expands a node.
    case expand(ItemTree.Node)
    /// Collapses a node.
    case collapse(ItemTree.Node)
  }

  /// The changes, in the order of application.
  @usableFromInline package internal(set) var changes: [Change] = []

  let from: ItemTree
  let to: ItemTree
  let matches: TreeMatches
  let reorders: Bool
  /// For each node of `from`, its index among its parent's children when these are arranged.
  var oldIndices: [Int32] = []
  /// Whether the children of each node of `to` have been arranged.
  var isArranged: [Bool] = []
  /// Nodes to remove once their surviving descendants have moved out.
  private var lateRemovals: [ItemTree.Node] = []
  var isRemovedLate: Set<ItemTree.Node> = []

  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - from: The old forest.
  ///   - to: The new forest.
  ///   - matches: The matching of their nodes.
  ///   - reorders: Whether to reorder all children at once if more than half would move.
  /// - Complexity: O(n), plus O(m · log(m)) for m siblings out of order.
  @usableFromInline
  package init(
    from: ItemTree, to: ItemTree, matches: TreeMatches, reorders: Bool = true
  ) {
    self.from = from
    self.to = to
    self.matches = matches
    self.reorders = reorders
    removeWhatNothingSurvives()
    if !matches.changedParents.isEmpty {
      oldIndices = [Int32](repeating: 0, count: from.capacity)
      isArranged = [Bool](repeating: false, count: to.capacity)
      for parent in matches.changedParents {
        if let stretches = parent.stretches {
          arrangeStretches(stretches, of: parent.node)
        } else {
          arrangeChildren(of: parent.node)
        }
        isArranged[Int(parent.node)] = true
      }
    }
    for node in lateRemovals { changes.append(.remove(node)) }
    for node in matches.toggled {
      changes.append(to.isExpanded(node) ? .expand(node) : .collapse(node))
    }
  }

  // MARK: Removing

  /// Removes the outermost nodes missing from `to`, and defers those with surviving descendants.
  private mutating func removeWhatNothingSurvives() {
    guard matches.count < from.count else { return }
    for node in 1..<ItemTree.Node(from.capacity) where isOutermostRemoved(node) {
      if hasSurvivor(below: node) {
        lateRemovals.append(node)
        isRemovedLate.insert(node)
      } else {
        changes.append(.remove(node))
      }
    }
  }

  private func isOutermostRemoved(_ node: ItemTree.Node) -> Bool {
    matches.targets[Int(node)] == ItemTree.none && from.isLive(node)
      && matches.targets[Int(from.parent(of: node))] != ItemTree.none
  }

  private func hasSurvivor(below top: ItemTree.Node) -> Bool {
    var node = top
    while node != ItemTree.none {
      if matches.targets[Int(node)] != ItemTree.none { return true }
      node = from.successor(of: node, within: top)
    }
    return false
  }
}
