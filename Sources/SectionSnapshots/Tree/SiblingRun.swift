/// Children of one node, one after another, that were neighbours in the other forest; or one child.
@usableFromInline
struct SiblingRun {
  /// The first of them.
  @usableFromInline let first: ItemTree.Node
  /// What the first and the last are in the other forest, or none for a child that is new.
  @usableFromInline var source, last: ItemTree.Node
  @usableFromInline var length: Int32 = 1
  /// Whether they came one before the other, not one after the other.
  @usableFromInline let isBackward: Bool
  /// Whether one of them is expanded in one forest only.
  @usableFromInline var isToggled = false

  @inlinable @inline(__always)
  init(first: ItemTree.Node, source: ItemTree.Node, isBackward: Bool) {
    self.first = first
    self.source = source
    self.last = source
    self.isBackward = isBackward
  }

  /// Makes the run as long as it can be, and notes who is who.
  ///
  /// - Parameters:
  ///   - step: What the numbers of neighbours differ by where they follow one another.
  ///   - neighbors: By node of `from`, the sibling in the direction of the run.
  ///   - from: The forest that is there.
  ///   - to: The forest that is wanted.
  ///   - sources: By node of `to`, the node of `from`.
  ///   - targets: By node of `from`, the node of `to`.
  ///   - parents: Gets the nodes of the run that have children.
  ///   - keys: Whether a node of `from` is a node of `to`.
  /// - Returns: What comes behind the run in both forests.
  @inlinable @inline(__always)
  mutating func follow(
    _ step: Int, _ neighbors: [ItemTree.Node], _ from: ItemTree, _ to: ItemTree,
    _ sources: inout [ItemTree.Node], _ targets: inout [ItemTree.Node],
    _ parents: inout [ItemTree.Node], _ keys: some NodeComparison
  ) -> (child: ItemTree.Node, match: ItemTree.Node) {
    let (neighbors, siblings) = (neighbors.span, to.nextSiblings.span)
    let (oldFlags, newFlags, firstChildren) = (
      from.flags.span, to.flags.span, to.firstChildren.span
    )
    var sources = sources.mutableSpan
    var targets = targets.mutableSpan
    var (child, match) = (first, source)
    var (total, difference): (Int, UInt8) = (0, 0)
    var isOver = false
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
        sources[unchecked: new &+ offset] = ItemTree.Node(truncatingIfNeeded: old &+ step &* offset)
      }
      for offset in 0..<count {
        targets[unchecked: old &+ step &* offset] = ItemTree.Node(truncatingIfNeeded: new &+ offset)
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
    } while !isOver && child != ItemTree.none && match != ItemTree.none && keys.isSame(match, child)
    length = Int32(truncatingIfNeeded: total)
    isToggled = difference != 0
    return (child, match)
  }
}
