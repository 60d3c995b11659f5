/// Guesses, for the children of one node in turn, which nodes of the other forest they are.
@usableFromInline
struct SiblingGuess {
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
    of child: ItemTree.Node, in from: ItemTree, isSame: (ItemTree.Node, ItemTree.Node) -> Bool
  ) -> ItemTree.Node {
    if expected != ItemTree.none, isSame(expected, child) { return follow(expected, in: from) }
    if ahead != ItemTree.none {
      if ahead != expected, isSame(ahead, child) { return follow(ahead, in: from) }
      ahead = neighbor(of: ahead, in: from)
      // One that was expected may be gone.
      if ahead != ItemTree.none, isSame(ahead, child) { return follow(ahead, in: from) }
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
    misses += 1
    return ItemTree.none
  }

  @inlinable @inline(__always)
  mutating func follow(_ found: ItemTree.Node, in from: ItemTree) -> ItemTree.Node {
    last = found
    expected = neighbor(of: found, in: from)
    ahead = expected
    misses = 0
    return found
  }

  @inlinable @inline(__always)
  func neighbor(of node: ItemTree.Node, in from: ItemTree) -> ItemTree.Node {
    isBackward ? from.previousSibling(of: node) : from.nextSibling(of: node)
  }
}

/// Some siblings and the nodes of the other forest that they are.
///
/// Those that no guess finds are looked up together. Each step is done for all of them before the next, so
/// that the processor waits for many places of memory at once.
@usableFromInline
struct SiblingBlock {
  @inlinable static var size: Int { 512 }
  /// Where so many guesses in a row fail one is looked up at once, since it may lead the others.
  @inlinable static var missesBeforeLookup: Int { 4 }
  /// Where so many fail it does not, and no more are made in this block.
  @inlinable static var missesBeforeGivingUp: Int { 8 }

  /// By place: the node, or none; as many as ``count`` are true.
  @usableFromInline var matches = [ItemTree.Node](repeating: ItemTree.none, count: size)
  @usableFromInline var count = 0
  /// What is to be looked up: the places, the nodes, and what the table keeps of their hashes.
  @usableFromInline var places: [Int] = []
  @usableFromInline var nodes: [ItemTree.Node] = []
  @usableFromInline var tags: [UInt32] = []

  @inlinable
  init() {}

  /// Matches `first` and the siblings that follow it.
  @inlinable @inline(__always)
  mutating func fill(
    from first: ItemTree.Node, in to: ItemTree, guess: inout SiblingGuess, in from: ItemTree,
    _ index: NodeIndex, isSame: (ItemTree.Node, ItemTree.Node) -> Bool,
    hash: (ItemTree.Node) -> Int
  ) {
    places.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    guess.misses = 0
    count = 0
    var node = first
    while node != ItemTree.none, count < Self.size {
      var match = ItemTree.none
      if guess.misses < Self.missesBeforeGivingUp {
        match = guess.match(of: node, in: from, isSame: isSame)
      }
      if match == ItemTree.none {
        if guess.misses == Self.missesBeforeLookup {
          match = index.find(hash: hash(node)) { isSame($0, node) } ?? ItemTree.none
          if match != ItemTree.none { guess.last = match }
        } else {
          places.append(count)
          nodes.append(node)
        }
      }
      matches[count] = match
      count += 1
      node = to.nextSibling(of: node)
    }
    if !places.isEmpty { lookUp(index, isSame: isSame, hash: hash) }
    if guess.misses > 0, matches[count - 1] != ItemTree.none { guess.last = matches[count - 1] }
  }

  @inlinable
  mutating func lookUp(
    _ index: NodeIndex, isSame: (ItemTree.Node, ItemTree.Node) -> Bool,
    hash: (ItemTree.Node) -> Int
  ) {
    tags.removeAll(keepingCapacity: true)
    for node in nodes { tags.append(NodeIndex.tag(hash(node))) }
    for (tag, place) in zip(tags, places) { matches[place] = index.firstNode(tag: tag) }
    for (node, place) in zip(nodes, places) where matches[place] != ItemTree.none {
      // Two keys can have one tag.
      if !isSame(matches[place], node) {
        matches[place] = index.find(hash: hash(node)) { isSame($0, node) } ?? ItemTree.none
      }
    }
  }
}
