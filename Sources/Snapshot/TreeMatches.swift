/// Which nodes of two forests are the same, and where their order or expansion differs.
///
/// Nodes are matched from the roots down, the children of one parent after another. Most stand beside
/// the one that they stood beside before, forwards or backwards: that takes one comparison, and no look
/// into a table. Only where all such guesses fail is a node looked up, and where they fail again and
/// again many are looked up together, so that the processor need not wait for each.
@usableFromInline
package struct TreeMatches: Sendable {
  /// By node of `to`: the node of `from` that it is, or none.
  @usableFromInline package internal(set) var sources: [ItemTree.Node]
  /// By node of `from`: the node of `to` that it is, or none.
  @usableFromInline package internal(set) var targets: [ItemTree.Node]
  /// How many nodes are in both forests.
  @usableFromInline package internal(set) var count = 0
  /// The nodes of `to`, parents before children, whose children are not just the first of those that they
  /// have in `from`, in their order.
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
  ///   - isSame: Whether a node of `from` is a node of `to`.
  ///   - hash: The hash of a node of `to`.
  /// - Complexity: O(n), with as many looks into the table as there are nodes that moved or are new, and a
  ///   few more.
  @inlinable @inline(__always)
  package init(
    from: ItemTree, index: NodeIndex, to: ItemTree,
    isSame: (ItemTree.Node, ItemTree.Node) -> Bool, hash: (ItemTree.Node) -> Int
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
        block.fill(from: child, in: to, guess: &guess, in: from, index, isSame: isSame, hash: hash)
        for place in 0..<block.count {
          let match = block.matches[place]
          if match != ItemTree.none {
            sources[Int(child)] = match
            targets[Int(match)] = child
            count += 1
            if from.isExpanded(match) != to.isExpanded(child) { toggled.append(child) }
          }
          siblings.add(child, match, in: from, to: &stretches)
          if to.firstChild(of: child) != ItemTree.none { parents.append(child) }
          child = to.nextSibling(of: child)
        }
      }
      if siblings.areChanged(in: from, &stretches, sources) {
        changedParents.append(
          ChangedParent(node: parent, stretches: siblings.stretches(stretches.count)))
      }
    }
  }
}

/// The stretches that the children of one node are made of, while these are matched one after another.
@usableFromInline
struct StretchedSiblings {
  @usableFromInline let source: ItemTree.Node
  @usableFromInline let mostStretches: Int
  @usableFromInline let start: Int
  @usableFromInline var count: Int32 = 0
  @usableFromInline var previous = ItemTree.none
  @usableFromInline var kind = TreeMatches.Stretch.Kind.newcomer
  @usableFromInline var areTooMany = false

  @inlinable @inline(__always)
  init(of source: ItemTree.Node, mostStretches: Int, from start: Int) {
    self.source = source
    self.mostStretches = mostStretches
    self.start = start
    // A new parent has newcomers only.
    areTooMany = source == ItemTree.none
  }

  /// Adds the next child, which is the node `match` or new.
  @inlinable @inline(__always)
  mutating func add(
    _ child: ItemTree.Node, _ match: ItemTree.Node, in from: ItemTree,
    to stretches: inout [TreeMatches.Stretch]
  ) {
    count += 1
    if areTooMany { return }
    if match != ItemTree.none, kind != .newcomer, kind != .backward,
      from.previousSibling(of: match) == previous
    {
      // It is a sibling of what stays, and so stays itself.
      if kind == .single {
        kind = .forward
        stretches[stretches.count - 1].kind = .forward
      }
    } else {
      begin(child, match, in: from, to: &stretches)
    }
    previous = match
  }

  @inlinable
  mutating func begin(
    _ child: ItemTree.Node, _ match: ItemTree.Node, in from: ItemTree,
    to stretches: inout [TreeMatches.Stretch]
  ) {
    if match != ItemTree.none, kind == .single || kind == .backward,
      from.nextSibling(of: match) == previous
    {
      if kind == .single { stretches[stretches.count - 1].kind = .backward }
      kind = .backward
      return
    }
    let stays = match != ItemTree.none && from.parent(of: match) == source
    kind = stays ? .single : .newcomer
    if stretches.count - start == mostStretches {
      areTooMany = true
      stretches.removeLast(stretches.count - start)
    } else {
      stretches.append(TreeMatches.Stretch(first: child, index: count - 1, kind: kind))
    }
  }

  /// Whether the children are not just the first that the node had, in their order.
  @inlinable
  func areChanged(
    in from: ItemTree, _ stretches: inout [TreeMatches.Stretch], _ sources: [ItemTree.Node]
  ) -> Bool {
    if count == 0 { return false }
    if areTooMany { return true }
    let first = stretches[start]
    guard stretches.count == start + 1, first.kind == .single || first.kind == .forward,
      from.previousSibling(of: sources[Int(first.first)]) == ItemTree.none
    else { return true }
    stretches.removeLast()
    return false
  }

  /// The stretches of this node, where they end at `end`.
  @inlinable
  func stretches(_ end: Int) -> Range<Int>? { areTooMany ? nil : start..<end }
}
