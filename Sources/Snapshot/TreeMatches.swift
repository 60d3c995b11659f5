/// Which nodes of two forests are the same, and where their order or expansion differs.
///
/// Nodes are matched from the roots down, the children of one parent after another. Most stand beside
/// the one that they stood beside before, forwards or backwards: that takes one comparison, and no look
/// into a table. Only where all such guesses fail is a node looked up.
@usableFromInline
package struct TreeMatches: Sendable {
  /// By node of `to`: the node of `from` that it is, or none.
  @usableFromInline package internal(set) var sources: [ItemTree.Node]
  /// By node of `from`: the node of `to` that it is, or none.
  @usableFromInline package internal(set) var targets: [ItemTree.Node]
  /// How many nodes are in both forests.
  @usableFromInline package internal(set) var count = 0
  /// The nodes of `to`, parents before children, whose children are not just those that they have in
  /// `from`, in their order.
  @usableFromInline package internal(set) var changedParents: [ItemTree.Node] = []
  /// The nodes of `to` that are expanded in one forest and collapsed in the other.
  @usableFromInline package internal(set) var toggled: [ItemTree.Node] = []

  /// Matches the nodes of two forests.
  ///
  /// - Parameters:
  ///   - from: The forest that is there.
  ///   - to: The forest that is wanted.
  ///   - isSame: Whether a node of `from` is a node of `to`.
  ///   - find: Looks up the node of `from` that a node of `to` is.
  /// - Complexity: O(n), with as many calls of `find` as there are nodes that moved or are new, and a
  ///   few more.
  @inlinable
  package init(
    from: ItemTree, to: ItemTree, isSame: (ItemTree.Node, ItemTree.Node) -> Bool,
    find: (ItemTree.Node) -> ItemTree.Node?
  ) {
    sources = [ItemTree.Node](repeating: ItemTree.none, count: to.capacity)
    targets = [ItemTree.Node](repeating: ItemTree.none, count: from.capacity)
    sources[Int(ItemTree.root)] = ItemTree.root
    targets[Int(ItemTree.root)] = ItemTree.root
    var parents = [ItemTree.root]
    var next = 0
    while next < parents.count {
      let parent = parents[next]
      next += 1
      let source = sources[Int(parent)]
      var guess = SiblingGuess(startingBelow: source, in: from)
      var isUnchanged = source != ItemTree.none
      var previous = ItemTree.none
      var child = to.firstChild(of: parent)
      while child != ItemTree.none {
        let match = guess.match(of: child, in: from, isSame: isSame, find: find)
        if match != ItemTree.none {
          sources[Int(child)] = match
          targets[Int(match)] = child
          count += 1
          if from.isExpanded(match) != to.isExpanded(child) { toggled.append(child) }
          if from.previousSibling(of: match) != previous || from.parent(of: match) != source {
            isUnchanged = false
          }
        } else {
          isUnchanged = false
        }
        previous = match
        if to.firstChild(of: child) != ItemTree.none { parents.append(child) }
        child = to.nextSibling(of: child)
      }
      if !isUnchanged { changedParents.append(parent) }
    }
  }
}

/// Guesses, for the children of one node in turn, which nodes of the other forest they are.
@usableFromInline
struct SiblingGuess {
  /// The next node, if all goes on as it did.
  @usableFromInline var expected: ItemTree.Node
  /// The node that was found last, or where to begin at the other end.
  @usableFromInline var last: ItemTree.Node
  @usableFromInline var isBackward = false

  @inlinable
  init(startingBelow source: ItemTree.Node, in from: ItemTree) {
    guard source != ItemTree.none else {
      (expected, last) = (ItemTree.none, ItemTree.none)
      return
    }
    expected = from.firstChild(of: source)
    last = ItemTree.none
  }

  /// The node of `from` that `child` is, or none.
  @inlinable
  mutating func match(
    of child: ItemTree.Node, in from: ItemTree, isSame: (ItemTree.Node, ItemTree.Node) -> Bool,
    find: (ItemTree.Node) -> ItemTree.Node?
  ) -> ItemTree.Node {
    if expected != ItemTree.none {
      if isSame(expected, child) { return follow(expected, in: from) }
      // One that was expected may be gone.
      let second = neighbor(of: expected, in: from)
      if second != ItemTree.none, isSame(second, child) { return follow(second, in: from) }
    }
    if last != ItemTree.none {
      // What was found last may have brought its neighbours along, in either order.
      let next = from.nextSibling(of: last)
      if next != ItemTree.none, isSame(next, child) {
        isBackward = false
        return follow(next, in: from)
      }
      let previous = from.previousSibling(of: last)
      if previous != ItemTree.none, isSame(previous, child) {
        isBackward = true
        return follow(previous, in: from)
      }
    }
    guard let found = find(child) else { return ItemTree.none }
    last = found
    return found
  }

  @inlinable
  mutating func follow(_ found: ItemTree.Node, in from: ItemTree) -> ItemTree.Node {
    last = found
    expected = neighbor(of: found, in: from)
    return found
  }

  @inlinable
  func neighbor(of node: ItemTree.Node, in from: ItemTree) -> ItemTree.Node {
    isBackward ? from.previousSibling(of: node) : from.nextSibling(of: node)
  }
}
