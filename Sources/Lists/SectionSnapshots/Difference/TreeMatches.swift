/// A matching of the nodes of two forests by key, plus their differences in order and expansion.
///
/// Nodes are matched from the roots down, the children of one parent in order. Most follow or
/// precede the same sibling as before, which takes one comparison and no hash lookup. A node is
/// looked up only if all such predictions fail, and nodes that fail repeatedly are looked up in
/// batches, so that their cache misses overlap.
@usableFromInline
package struct TreeMatches: Sendable {
  /// The match in `from` of each node of `to`, or none.
  @usableFromInline package internal(set) var sources: [ItemTree.Node]
  /// The match in `to` of each node of `from`, or none.
  @usableFromInline package internal(set) var targets: [ItemTree.Node]
  /// The number of matched nodes.
  @usableFromInline package internal(set) var count = 0
  /// The nodes of `to`, parents before children, whose children are not a prefix of the old
  /// children in the old order.
  @usableFromInline var changedParents: [ChangedParent] = []
  /// The stretches of their children.
  @usableFromInline var stretches: [Stretch] = []
  /// The nodes of `to` whose expansion differs.
  @usableFromInline package internal(set) var toggled: [ItemTree.Node] = []

  /// A node of `to` with different children.
  @usableFromInline
  struct ChangedParent: Sendable {
    @usableFromInline let node: ItemTree.Node
    /// The stretches of its children, in order; `nil` if there are too many to be useful.
    @usableFromInline let stretches: Range<Int>?

    @inlinable
    init(node: ItemTree.Node, stretches: Range<Int>?) {
      self.node = node
      self.stretches = stretches
    }
  }

  /// Children that were adjacent before, in the same or reverse order, or one newcomer.
  @usableFromInline
  struct Stretch: Sendable {
    @usableFromInline enum Kind: UInt8, Sendable {
      /// One child that keeps its parent.
      case single
      /// Several, in their old order.
      case forward
      /// Several, in reverse order.
      case backward
      /// One child that is new or comes from another parent.
      case newcomer
    }

    @usableFromInline let first: ItemTree.Node
    /// The index of the first among all children.
    @usableFromInline let index: Int32
    @usableFromInline var kind: Kind

    @inlinable
    init(first: ItemTree.Node, index: Int32, kind: Kind) {
      self.first = first
      self.index = index
      self.kind = kind
    }
  }

  /// Matches the nodes of two forests.
  ///
  /// - Parameters:
  ///   - from: The old forest.
  ///   - index: The old nodes by hash of their keys.
  ///   - to: The new forest.
  ///   - newIndex: The new nodes by hash of their keys.
  ///   - keys: Compares a node of `from` with a node of `to`.
  /// - Complexity: O(n), with about one hash lookup per moved or new node.
  @inlinable @inline(__always)
  package init(
    from: ItemTree, _ index: NodeIndex, to: ItemTree, _ newIndex: NodeIndex,
    keys: some NodeComparison
  ) {
    sources = [ItemTree.Node](repeating: ItemTree.none, count: to.capacity)
    targets = [ItemTree.Node](repeating: ItemTree.none, count: from.capacity)
    sources[Int(ItemTree.root)] = ItemTree.root
    targets[Int(ItemTree.root)] = ItemTree.root
    var block = SiblingBlock()
    var parents = [ItemTree.root]
    var next = 0
    while next < parents.count {
      let parent = parents[next]
      next += 1
      let source = sources[Int(parent)]
      var guess = SiblingGuess(startingBelow: source, in: from)
      var siblings = StretchedSiblings(
        of: source, mostStretches: to.childCount(of: parent) / 4 + 64, from: stretches.count)
      var child = to.firstChild(of: parent)
      while child != ItemTree.none {
        block.removeAll()
        guess.misses = 0
        while child != ItemTree.none, !block.isFull {
          let match = guess.match(of: child, in: from, index: index, newIndex: newIndex, keys: keys)
          if match == ItemTree.none {
            block.addUnmatched(child)
            if to.firstChild(of: child) != ItemTree.none { parents.append(child) }
            child = to.nextSibling(of: child)
          } else {
            var run = SiblingRun(first: child, source: match, isBackward: guess.isBackward)
            let next =
              guess.isBackward
              ? run.follow(
                step: -1, neighbors: from.previousSiblings, from: from, to: to, sources: &sources,
                targets: &targets, parents: &parents, keys: keys)
              : run.follow(
                step: 1, neighbors: from.nextSiblings, from: from, to: to, sources: &sources,
                targets: &targets, parents: &parents, keys: keys)
            block.runs.append(run)
            guess.follow(run, next: next.match)
            child = next.child
          }
        }
        block.lookUp(into: &self, from: from, index: index, to: to, newIndex: newIndex, keys: keys)
        block.finish(&guess)
        for run in block.runs {
          siblings.add(run, from: from, to: to, into: &stretches)
          if run.source != ItemTree.none { count += Int(run.length) }
          if run.isToggled { noteToggled(run, from: from, to: to) }
        }
      }
      if siblings.areChanged(in: from, &stretches, sources) {
        changedParents.append(
          ChangedParent(node: parent, stretches: siblings.stretches(stretches.count)))
      }
    }
  }

  /// Records the nodes of a run whose expansion differs.
  @inlinable
  mutating func noteToggled(_ run: SiblingRun, from: ItemTree, to: ItemTree) {
    var node = run.first
    for _ in 0..<run.length {
      if from.isExpanded(sources[Int(node)]) != to.isExpanded(node) { toggled.append(node) }
      node = to.nextSibling(of: node)
    }
  }
}
