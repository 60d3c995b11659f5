/// Which nodes of two forests are the same, and where their order or expansion differs.
///
/// Nodes are matched from the roots down, the children of one parent after another. Most stand
/// beside the one that they stood beside before, forwards or backwards: that takes one comparison,
/// and no look into a table. Only where all such guesses fail is a node looked up, and where they
/// fail again and again many are looked up together, so that the processor need not wait for each.
@usableFromInline
package struct TreeMatches: Sendable {
  /// By node of `to`: the node of `from` that it is, or none.
  @usableFromInline package internal(set) var sources: [ItemTree.Node]
  /// By node of `from`: the node of `to` that it is, or none.
  @usableFromInline package internal(set) var targets: [ItemTree.Node]
  /// How many nodes are in both forests.
  @usableFromInline package internal(set) var count = 0
  /// The nodes of `to`, parents before children, whose children are not just the first of those
  /// that they have in `from`, in their order.
  @usableFromInline var changedParents: [ChangedParent] = []
  /// What the children of these parents are made of.
  @usableFromInline var stretches: [Stretch] = []
  /// The nodes of `to` that are expanded in one forest and collapsed in the other.
  @usableFromInline package internal(set) var toggled: [ItemTree.Node] = []

  /// A node of `to` with other children than before.
  @usableFromInline
  struct ChangedParent: Sendable {
    @usableFromInline let node: ItemTree.Node
    /// Its children, in order; nothing where they are too many stretches to be of use.
    @usableFromInline let stretches: Range<Int>?

    @inlinable
    init(node: ItemTree.Node, stretches: Range<Int>?) {
      self.node = node
      self.stretches = stretches
    }
  }

  /// Children that follow one another as they did before, forwards or backwards, or one that comes.
  @usableFromInline
  struct Stretch: Sendable {
    @usableFromInline enum Kind: UInt8, Sendable {
      /// One child that its parent has had before.
      case single
      /// Several, in the order in which they were.
      case forward
      /// Several, in the opposite order.
      case backward
      /// One child that is new or was elsewhere.
      case newcomer
    }

    @usableFromInline let first: ItemTree.Node
    /// The place of the first among all children.
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
  ///   - from: The forest that is there.
  ///   - index: Its nodes by the hashes of their keys.
  ///   - to: The forest that is wanted.
  ///   - newIndex: Its nodes by the hashes of their keys.
  ///   - keys: Whether a node of `from` is a node of `to`.
  /// - Complexity: O(n), with as many looks into the table as there are nodes that moved or are
  ///   new, and a few more.
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
          let match = guess.match(of: child, from, index, newIndex, keys)
          if match == ItemTree.none {
            block.addUnmatched(child)
            if to.firstChild(of: child) != ItemTree.none { parents.append(child) }
            child = to.nextSibling(of: child)
          } else {
            var run = SiblingRun(first: child, source: match, isBackward: guess.isBackward)
            let next =
              guess.isBackward
              ? run.follow(
                -1, from.previousSiblings, from, to, &sources, &targets, &parents, keys)
              : run.follow(1, from.nextSiblings, from, to, &sources, &targets, &parents, keys)
            block.runs.append(run)
            guess.follow(run, next: next.match)
            child = next.child
          }
        }
        block.lookUp(&self, from, index, to, newIndex, keys)
        block.finish(&guess)
        for run in block.runs {
          siblings.add(run, from, to, &stretches)
          if run.source != ItemTree.none { count += Int(run.length) }
          if run.isToggled { noteToggled(run, from, to) }
        }
      }
      if siblings.areChanged(in: from, &stretches, sources) {
        changedParents.append(
          ChangedParent(node: parent, stretches: siblings.stretches(stretches.count)))
      }
    }
  }

  /// Notes which nodes of a run are expanded in one forest only.
  @inlinable
  mutating func noteToggled(_ run: SiblingRun, _ from: ItemTree, _ to: ItemTree) {
    var node = run.first
    for _ in 0..<run.length {
      if from.isExpanded(sources[Int(node)]) != to.isExpanded(node) { toggled.append(node) }
      node = to.nextSibling(of: node)
    }
  }
}
