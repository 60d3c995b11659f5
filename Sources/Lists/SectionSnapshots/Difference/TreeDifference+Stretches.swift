extension TreeDifference {
  /// Adjacent children that keep their parent and remain adjacent.
  private struct Run {
    let stretch: TreeMatches.Stretch
    let length: Int32
    /// The first and the last in the old order.
    let (first, last): (ItemTree.Node, ItemTree.Node)
    /// The number of children that need not move.
    var weight: Int32 { stretch.kind == .backward ? 1 : length }
    /// The number of remaining other children that preceded the run.
    var othersBefore: Int32 = 0
  }

  /// Arranges the children of a node of `to` by stretches, most of which stay.
  ///
  /// - Complexity: O(changed children · log(changed children)).
  mutating func arrangeStretches(_ stretches: Range<Int>, of parent: ItemTree.Node) {
    let source = matches.sources[Int(parent)]
    var runs = runs(stretches, of: parent)
    let ranks = rank(&runs, of: source, under: parent)
    let isKept = IncreasingSubsequence.heaviest(ranks, weights: runs.map(\.weight))
    var (staying, kept) = (0, 0)
    for runIndex in runs.indices {
      staying += Int(runs[runIndex].length)
      if isKept[runIndex] { kept += Int(runs[runIndex].weight) }
    }
    let areReordered = reorders && 2 * kept < staying
    if areReordered { reorder(parent, source: source, staying: nodes(of: runs, count: staying)) }
    var old = OldRuns(lengths: lengthsByRank(runs, ranks))
    var nextRun = 0
    for stretch in matches.stretches[stretches] {
      if stretch.kind == .newcomer {
        let node = matches.sources[Int(stretch.first)]
        let index = stretch.index + old.countBefore
        changes.append(
          node == ItemTree.none
            ? .insert(stretch.first, parent: parent, index: index)
            : .move(node, parent: parent, index: index))
        continue
      }
      let runIndex = nextRun
      nextRun += 1
      if areReordered { continue }
      var skipped: Int32 = 0
      if isKept[runIndex] {
        old.pass(ranks[runIndex], othersBefore: runs[runIndex].othersBefore)
        skipped = runs[runIndex].weight
        // In a reversed run the first child stays; the others came before it.
        old.countBefore += runs[runIndex].length - skipped
      }
      var child = stretch.first
      for offset in 0..<runs[runIndex].length where skipped < runs[runIndex].length {
        if offset >= skipped {
          old.take(from: ranks[runIndex])
          changes.append(
            .move(
              matches.sources[Int(child)], parent: parent,
              index: stretch.index + offset + old.countBefore))
        }
        child = to.nextSibling(of: child)
      }
      old.close(ranks[runIndex])
    }
  }

  /// The runs among the stretches, in their new order.
  private func runs(_ stretches: Range<Int>, of parent: ItemTree.Node) -> [Run] {
    var runs: [Run] = []
    runs.reserveCapacity(stretches.count)
    for stretchIndex in stretches where matches.stretches[stretchIndex].kind != .newcomer {
      let stretch = matches.stretches[stretchIndex]
      let isLast = stretchIndex + 1 == stretches.upperBound
      let end =
        isLast ? Int32(to.childCount(of: parent)) : matches.stretches[stretchIndex + 1].index
      let lastChild =
        isLast
        ? to.lastChild(of: parent)
        : to.previousSibling(of: matches.stretches[stretchIndex + 1].first)
      let (a, b) = (matches.sources[Int(stretch.first)], matches.sources[Int(lastChild)])
      let ends = stretch.kind == .backward ? (b, a) : (a, b)
      runs.append(Run(stretch: stretch, length: end - stretch.index, first: ends.0, last: ends.1))
    }
    return runs
  }

  /// The nodes of `from` in all runs.
  private func nodes(of runs: [Run], count: Int) -> [ItemTree.Node] {
    var nodes: [ItemTree.Node] = []
    nodes.reserveCapacity(count)
    for run in runs {
      var child = run.stretch.first
      for _ in 0..<run.length {
        nodes.append(matches.sources[Int(child)])
        child = to.nextSibling(of: child)
      }
    }
    return nodes
  }

  /// Walks the old children from run to run and returns each run's rank in the old order.
  private mutating func rank(
    _ runs: inout [Run], of source: ItemTree.Node, under parent: ItemTree.Node
  ) -> [Int32] {
    for (number, run) in runs.enumerated() {
      oldIndices[Int(run.first)] = Int32(truncatingIfNeeded: number)
    }
    var ranks = [Int32](repeating: 0, count: runs.count)
    var rank: Int32 = 0
    var others: Int32 = 0
    var node = from.firstChild(of: source)
    while node != ItemTree.none {
      let target = matches.targets[Int(node)]
      if target != ItemTree.none, to.parent(of: target) == parent {
        // Every staying child is in a run, and each run is entered only at its first node.
        let number = Int(oldIndices[Int(node)])
        ranks[number] = rank
        runs[number].othersBefore = others
        rank += 1
        node = from.nextSibling(of: runs[number].last)
      } else {
        if isPresent(node, under: parent) { others += 1 }
        node = from.nextSibling(of: node)
      }
    }
    return ranks
  }

  private func lengthsByRank(_ runs: [Run], _ ranks: [Int32]) -> [Int32] {
    var lengths = [Int32](repeating: 0, count: runs.count)
    for (run, rank) in zip(runs, ranks) { lengths[Int(rank)] = run.length }
    return lengths
  }

  /// The old children still to be moved or removed, by the ranks of their runs.
  private struct OldRuns {
    /// The number of children still to be taken from runs that move, by rank.
    private var lengths: [Int32]
    /// The number of old children before the current position that will not stay.
    var countBefore: Int32 = 0
    private var others: Int32 = 0
    private var end: Int32 = 0

    init(lengths: [Int32]) { self.lengths = lengths }

    /// Passes a run that stays. Ranks of passed runs ascend.
    mutating func pass(_ rank: Int32, othersBefore: Int32) {
      while end < rank {
        countBefore += lengths[Int(end)]
        end += 1
      }
      countBefore += othersBefore - others
      others = othersBefore
      end = rank + 1
    }

    /// Takes a child that moves out of a run.
    mutating func take(from rank: Int32) {
      if rank < end { countBefore -= 1 }
    }

    /// Marks all children of a run as arranged.
    mutating func close(_ rank: Int32) { lengths[Int(rank)] = 0 }
  }
}
