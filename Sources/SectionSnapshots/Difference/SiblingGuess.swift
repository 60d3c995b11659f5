/// Guesses, for the children of one node in turn, which nodes of the other forest they are.
@usableFromInline
struct SiblingGuess {
  /// Where so many guesses in a row fail one is looked up at once, since it may lead the others.
  @inlinable static var missesBeforeLookup: Int { 4 }
  /// Where so many fail it does not, and no more are made in this block.
  @inlinable static var missesBeforeGivingUp: Int { 8 }

  /// The node that comes next where one was put in before it.
  @usableFromInline var expected: ItemTree.Node
  /// The node that comes next where those that were missed stand in the place of others.
  @usableFromInline var ahead: ItemTree.Node
  /// The node that was found last.
  @usableFromInline var last = ItemTree.none
  @usableFromInline var isBackward = false
  /// How many guesses in a row have failed.
  @usableFromInline var misses = 0

  @inlinable @inline(__always)
  init(startingBelow source: ItemTree.Node, in from: ItemTree) {
    expected = source == ItemTree.none ? ItemTree.none : from.firstChild(of: source)
    ahead = expected
  }

  /// The node of `from` that `child` is, or none where no guess is right.
  @inlinable @inline(__always)
  mutating func match(
    of child: ItemTree.Node, _ from: ItemTree, _ index: NodeIndex, _ newIndex: NodeIndex,
    _ keys: some NodeComparison
  ) -> ItemTree.Node {
    guard misses < Self.missesBeforeGivingUp else { return ItemTree.none }
    let tag = newIndex.hashes[Int(child)]
    // Most guesses fail here, and unequal hashes are known sooner than unequal keys.
    func isMatch(_ node: ItemTree.Node) -> Bool {
      node != ItemTree.none && index.hashes[Int(node)] == tag && keys.isSame(node, child)
    }
    if isMatch(expected) { return hit(expected) }
    if ahead != ItemTree.none {
      if ahead != expected, isMatch(ahead) { return hit(ahead) }
      ahead = neighbor(of: ahead, in: from)
      // One that was expected may be gone.
      if isMatch(ahead) { return hit(ahead) }
    }
    if last != ItemTree.none {
      // What was found last may have brought its neighbours along, in either order.
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

  /// Goes on behind a run, beside the last of which `next` comes.
  @inlinable @inline(__always)
  mutating func follow(_ run: SiblingRun, next: ItemTree.Node) {
    last = run.last
    expected = next
    ahead = next
    // What was looked up leads the others only where one of them is beside it.
    if run.length > 1 { misses = 0 }
  }

  @inlinable @inline(__always)
  func neighbor(of node: ItemTree.Node, in from: ItemTree) -> ItemTree.Node {
    isBackward ? from.previousSibling(of: node) : from.nextSibling(of: node)
  }
}
