/// The changes that make one forest of another, as few moves as possible among them.
///
/// What goes, with nothing in it that stays, goes first. Then each parent whose children changed
/// gets them in order, from the roots down and from the first child to the last: whatever is above
/// a place is where it belongs by then, so that each change is valid at its moment, and no node is
/// ever moved into itself. What goes but had something in it that stays goes then, and what is
/// expanded changes last.
///
/// Among the children of one parent that stay there, those outside of a longest increasing
/// subsequence of their old places move. A node that changes parents is one move.
@usableFromInline
package struct TreeDifference {
  /// A change. Nodes are those of `to`, except for what is removed, moved or put into order, which
  /// are those of `from`.
  @usableFromInline
  package enum Change: Equatable, Sendable {
    /// Removes a node with all that is below it then.
    case remove(ItemTree.Node)
    /// Adds a node, without children, at a place among those of `parent`.
    case insert(ItemTree.Node, parent: ItemTree.Node, index: Int32)
    /// Moves a node with all below it; the place counts without the node.
    case move(ItemTree.Node, parent: ItemTree.Node, index: Int32)
    /// Puts all children that `parent` has at the time in another order.
    case reorder(parent: ItemTree.Node, children: [ItemTree.Node])
    /// Lets a node show its children.
    case expand(ItemTree.Node)
    /// Hides the children of a node.
    case collapse(ItemTree.Node)
  }

  /// The changes, in the order in which they are to be made.
  @usableFromInline package internal(set) var changes: [Change] = []

  let from: ItemTree
  let to: ItemTree
  let matches: TreeMatches
  let reorders: Bool
  /// By node of `from`: its place among the children that its parent has when they are arranged.
  var oldIndices: [Int32] = []
  /// By node of `to`: whether its children are arranged.
  var isArranged: [Bool] = []
  /// What goes only when all that stays has been moved out of it.
  private var lateRemovals: [ItemTree.Node] = []
  var isRemovedLate: Set<ItemTree.Node> = []

  /// Finds the changes.
  ///
  /// - Parameters:
  ///   - from: The forest that is there.
  ///   - to: The forest that is wanted.
  ///   - matches: Which nodes are in both.
  ///   - reorders: Whether children of which more than half would move are put into order at once.
  /// - Complexity: O(n), and O(m · log(m)) for m siblings that are out of order.
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

  /// Removes the outermost nodes that are not in `to`, those of which something stays excepted.
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
