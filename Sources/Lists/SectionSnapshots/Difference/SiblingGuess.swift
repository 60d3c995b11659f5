/// Predicts the nodes of the other forest that match consecutive children of one node.
@usableFromInline
struct SiblingGuess {
  /// The number of consecutive misses after which one child is looked up at once, because its match
  /// may predict the following ones.
  @inlinable static var missesBeforeLookup: Int { 4 }
  /// The number of consecutive misses after which the rest of the block is not predicted.
  @inlinable static var missesBeforeGivingUp: Int { 8 }

  /// The next match if the children before it were inserted.
  @usableFromInline var expected: ItemTree.Node
  /// The next match if the missed children replaced others.
  @usableFromInline var ahead: ItemTree.Node
  /// The last match.
  @usableFromInline var last = ItemTree.none
  @usableFromInline var isBackward = false
  /// The number of consecutive misses.
  @usableFromInline var misses = 0

  @inlinable @inline(__always)
  init(startingBelow source: ItemTree.Node, in from: ItemTree) {
    expected = source == ItemTree.none ? ItemTree.none : from.firstChild(of: source)
    ahead = expected
  }

  /// The predicted match of `child` in `from`, or ``ItemTree/none``.
  @inlinable @inline(__always)
  mutating func match(
    of child: ItemTree.Node, in from: ItemTree, index: NodeIndex, newIndex: NodeIndex,
    keys: some NodeComparison
  ) -> ItemTree.Node {
    guard misses < Self.missesBeforeGivingUp else { return ItemTree.none }
    let tag = newIndex.hashes[Int(child)]
    // Compare hashes first: most wrong predictions fail there, and it is cheaper than comparing
    // keys.
    func isMatch(_ node: ItemTree.Node) -> Bool {
      node != ItemTree.none && index.hashes[Int(node)] == tag && keys.isSame(node, child)
    }
    if isMatch(expected) { return hit(expected) }
    if ahead != ItemTree.none {
      if ahead != expected, isMatch(ahead) { return hit(ahead) }
      ahead = neighbor(of: ahead, in: from)
      // The expected node may have been removed.
      if isMatch(ahead) { return hit(ahead) }
    }
    if last != ItemTree.none {
      // The neighbours of the last match may have moved with it, in either order.
      let next = from.nextSibling(of: last)
      if isMatch(next) {
        isBackward = false
        return hit(next)
      }
      let previous = from.previousSibling(of: last)
      if isMatch(previous) {
        isBackward = true
        return hit(previous)
      }
    }
    misses += 1
    guard misses == Self.missesBeforeLookup else { return ItemTree.none }
    return index.node(tag: tag) { keys.isSame($0, child) }
  }

  @inlinable @inline(__always)
  mutating func hit(_ node: ItemTree.Node) -> ItemTree.Node {
    misses = 0
    return node
  }

  /// Continues after a run whose last match is followed by `next`.
  @inlinable @inline(__always)
  mutating func follow(_ run: SiblingRun, next: ItemTree.Node) {
    last = run.last
    expected = next
    ahead = next
    // A looked-up match predicts later ones only if at least one neighbour matches too.
    if run.length > 1 { misses = 0 }
  }

  @inlinable @inline(__always)
  func neighbor(of node: ItemTree.Node, in from: ItemTree) -> ItemTree.Node {
    isBackward ? from.previousSibling(of: node) : from.nextSibling(of: node)
  }
}
