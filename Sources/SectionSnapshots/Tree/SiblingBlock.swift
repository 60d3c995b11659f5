/// Some siblings, as runs, and those of them that no guess found.
///
/// These are looked up together. Each step is done for all of them before the next, so that the
/// processor waits for many places of memory at once.
@usableFromInline
struct SiblingBlock {
  @inlinable static var size: Int { 512 }

  @usableFromInline var runs: [SiblingRun] = []
  /// The runs of what is to be looked up.
  @usableFromInline var places: [Int] = []
  /// What stands in the table where the search for each of them begins.
  @usableFromInline var entries: [UInt64] = []

  @inlinable
  init() {
    runs.reserveCapacity(Self.size)
  }

  @inlinable @inline(__always)
  var isFull: Bool { runs.count >= Self.size }

  @inlinable @inline(__always)
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  @inlinable @inline(__always)
  mutating func addUnmatched(_ child: ItemTree.Node) {
    places.append(runs.count)
    runs.append(SiblingRun(first: child, source: ItemTree.none, isBackward: false))
  }

  /// Looks up what no guess found, and notes in `matches` what was found.
  @inlinable
  mutating func lookUp(
    _ matches: inout TreeMatches, _ from: ItemTree, _ index: NodeIndex, _ to: ItemTree,
    _ newIndex: NodeIndex, _ keys: some NodeComparison
  ) {
    guard !places.isEmpty, index.count > 0 else { return }
    entries.removeAll(keepingCapacity: true)
    for place in places {
      entries.append(index.firstEntry(tag: newIndex.hashes[Int(runs[place].first)]))
    }
    for (place, entry) in zip(places, entries) {
      let tag = newIndex.hashes[Int(runs[place].first)]
      runs[place].source = index.firstNode(tag: tag, first: entry)
    }
    for place in places where runs[place].source != ItemTree.none {
      let node = runs[place].first
      // Two keys can have one tag.
      if !keys.isSame(runs[place].source, node) {
        runs[place].source = index.node(tag: newIndex.hashes[Int(node)]) { keys.isSame($0, node) }
      }
    }
    for place in places where runs[place].source != ItemTree.none {
      let (node, source) = (runs[place].first, runs[place].source)
      runs[place].last = source
      matches.sources[Int(node)] = source
      matches.targets[Int(source)] = node
      runs[place].isToggled = from.isExpanded(source) != to.isExpanded(node)
    }
  }

  /// Lets the next guess start where this block ends.
  @inlinable @inline(__always)
  func finish(_ guess: inout SiblingGuess) {
    guard guess.misses > 0, let last = runs.last, last.source != ItemTree.none else { return }
    guess.last = last.last
  }
}
