/// Consecutive children of one node that are also consecutive in the other forest; or a single
/// child.
@usableFromInline
struct SiblingRun {
  /// The first child.
  @usableFromInline let first: ItemTree.Node
  /// The matches of the first and the last child, or none for a new child.
  @usableFromInline var source, last: ItemTree.Node
  @usableFromInline var length: Int32 = 1
  /// Whether they are in reverse order in the other forest.
  @usableFromInline let isBackward: Bool
  /// Whether the expansion of any of them differs.
  @usableFromInline var isToggled = false

  @inlinable @inline(__always)
  init(first: ItemTree.Node, source: ItemTree.Node, isBackward: Bool) {
    self.first = first
    self.source = source
    self.last = source
    self.isBackward = isBackward
  }

  /// Extends the run as far as possible, and records the matches.
  ///
  /// - Parameters:
  ///   - step: The difference between the indices of consecutive matches, 1 or -1.
  ///   - neighbors: The sibling of each node of `from` in the direction of the run.
  ///   - from: The old forest.
  ///   - to: The new forest.
  ///   - sources: The match in `from` of each node of `to`.
  ///   - targets: The match in `to` of each node of `from`.
  ///   - parents: Receives the nodes of the run that have children.
  ///   - keys: Compares a node of `from` with a node of `to`.
  /// - Returns: The next child after the run, and the node that follows its last match.
  @inlinable @inline(__always)
  mutating func follow(
    step: Int, neighbors: [ItemTree.Node], from: ItemTree, to: ItemTree,
    sources: inout [ItemTree.Node], targets: inout [ItemTree.Node],
    parents: inout [ItemTree.Node], keys: some NodeComparison
  ) -> (child: ItemTree.Node, match: ItemTree.Node) {
    // Use slices: an array's span needs a newer standard library than the package requires.
    let oldSlices = (neighbors: neighbors[...], flags: from.flags[...])
    let newSlices = (siblings: to.nextSiblings[...], flags: to.flags[...])
    let childSlice = to.firstChildren[...]
    let (neighbors, siblings) = (oldSlices.neighbors.span, newSlices.siblings.span)
    let (oldFlags, newFlags) = (oldSlices.flags.span, newSlices.flags.span)
    let firstChildren = childSlice.span
    var (child, match) = (first, source)
    var (total, difference): (Int, UInt8) = (0, 0)
    var isOver = false
    sources.withUnsafeMutableBufferPointer { sources in
      targets.withUnsafeMutableBufferPointer { targets in
        repeat {
          let (new, old) = (Int(child), Int(match))
          let most = min(siblings.count &- new, step > 0 ? neighbors.count &- old : old &+ 1)
          var count = 1
          while count < most {
            let (a, b) = (old &+ step &* count, new &+ count)
            if Int(siblings[unchecked: b &- 1]) != b || Int(neighbors[unchecked: a &- step]) != a {
              break
            }
            isOver = !keys.isSame(
              ItemTree.Node(truncatingIfNeeded: a), ItemTree.Node(truncatingIfNeeded: b))
            if isOver { break }
            count &+= 1
          }
          var parentBits = ItemTree.none
          for offset in 0..<count {
            sources[new &+ offset] = ItemTree.Node(truncatingIfNeeded: old &+ step &* offset)
          }
          for offset in 0..<count {
            targets[old &+ step &* offset] = ItemTree.Node(truncatingIfNeeded: new &+ offset)
          }
          for offset in 0..<count {
            difference |=
              oldFlags[unchecked: old &+ step &* offset] ^ newFlags[unchecked: new &+ offset]
          }
          for offset in 0..<count { parentBits &= firstChildren[unchecked: new &+ offset] }
          if parentBits != ItemTree.none {
            for offset in 0..<count where firstChildren[unchecked: new &+ offset] != ItemTree.none {
              parents.append(ItemTree.Node(truncatingIfNeeded: new &+ offset))
            }
          }
          total &+= count
          last = ItemTree.Node(truncatingIfNeeded: old &+ step &* (count &- 1))
          child = siblings[new &+ count &- 1]
          match = neighbors[Int(last)]
        } while !isOver && child != ItemTree.none && match != ItemTree.none
          && keys.isSame(match, child)
      }
    }
    length = Int32(truncatingIfNeeded: total)
    isToggled = difference != 0
    return (child, match)
  }
}
