/// A block of siblings as runs, and the siblings that were not predicted.
///
/// The unpredicted siblings are looked up together, one step for all of them at a time, so that the
/// CPU overlaps their cache misses.
@usableFromInline
struct SiblingBlock {
  @inlinable static var size: Int { 512 }

  @usableFromInline var runs: [SiblingRun] = []
  /// Indices of the runs to look up.
  @usableFromInline var unmatched: [Int] = []
  /// The first table entry probed for each of these runs.
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
    unmatched.removeAll(keepingCapacity: true)
  }

  @inlinable @inline(__always)
  mutating func addUnmatched(_ child: ItemTree.Node) {
    unmatched.append(runs.count)
    runs.append(SiblingRun(first: child, source: ItemTree.none, isBackward: false))
  }

  /// Looks up the unpredicted siblings and records their matches.
  @inlinable
  mutating func lookUp(
    into matches: inout TreeMatches, from: ItemTree, index: NodeIndex, to: ItemTree,
    newIndex: NodeIndex, keys: some NodeComparison
  ) {
    guard !unmatched.isEmpty, index.count > 0 else { return }
    entries.removeAll(keepingCapacity: true)
    for number in unmatched {
      entries.append(index.firstEntry(tag: newIndex.hashes[Int(runs[number].first)]))
    }
    for (number, entry) in zip(unmatched, entries) {
      let tag = newIndex.hashes[Int(runs[number].first)]
      runs[number].source = index.firstNode(tag: tag, first: entry)
    }
    for number in unmatched where runs[number].source != ItemTree.none {
      let node = runs[number].first
      // Different keys can have the same tag.
      if !keys.isSame(runs[number].source, node) {
        runs[number].source = index.node(tag: newIndex.hashes[Int(node)]) { keys.isSame($0, node) }
      }
    }
    for number in unmatched where runs[number].source != ItemTree.none {
      let (node, source) = (runs[number].first, runs[number].source)
      runs[number].last = source
      matches.sources[Int(node)] = source
      matches.targets[Int(source)] = node
      runs[number].isToggled = from.isExpanded(source) != to.isExpanded(node)
    }
  }

  /// Lets the next prediction continue where this block ends.
  @inlinable @inline(__always)
  func finish(_ guess: inout SiblingGuess) {
    guard guess.misses > 0, let last = runs.last, last.source != ItemTree.none else { return }
    guess.last = last.last
  }
}
