extension ItemTree {
  /// Makes a forest of the nodes 1 to `count` in depth-first order.
  ///
  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - level: The level of the node with an index from 0 on: 0 for the first, and at most one
  ///     more than that of the node before it.
  ///   - isExpanded: Whether the node with an index is expanded, given its level and whether it has
  ///     children.
  /// - Complexity: O(count).
  @inlinable
  package init(
    preorder count: Int, level: (Int) -> Int,
    isExpanded: (_ index: Int, _ level: Int, _ hasChildren: Bool) -> Bool
  ) {
    var levels = Self.filled(count + 1, with: -1 as Int32)
    for index in 0..<count { levels[index + 1] = Int32(truncatingIfNeeded: level(index)) }
    var flags = Self.filled(count + 1, with: Self.expandedFlag | Self.liveFlag)
    for index in 0..<count {
      let own = levels[index + 1]
      let hasChildren = index + 2 < levels.count && levels[index + 2] > own
      if !isExpanded(index, Int(own), hasChildren) { flags[index + 1] = Self.liveFlag }
    }
    self.init(preorder: levels, flags: flags)
  }

  /// Makes a forest of nodes in depth-first order from their levels and flags, ``root`` first.
  ///
  /// The node before the next one is its parent, or it or one of its ancestors is the previous
  /// sibling. Each node is left on such a way up once.
  @usableFromInline
  init(preorder levels: [Int32], flags: [UInt8]) {
    let count = levels.count
    parents = Self.filled(count, with: Self.none)
    firstChildren = Self.filled(count, with: Self.none)
    lastChildren = Self.filled(count, with: Self.none)
    nextSiblings = Self.filled(count, with: Self.none)
    previousSiblings = Self.filled(count, with: Self.none)
    childCounts = Self.filled(count, with: 0 as Int32)
    for index in 1..<max(1, count) {
      let node = Node(truncatingIfNeeded: index)
      var before = index - 1
      if levels[before] < levels[index] {
        precondition(levels[before] + 1 == levels[index], "a level is skipped")
        firstChildren[before] = node
      } else {
        while levels[before] > levels[index] { before = Int(parents[before]) }
        nextSiblings[before] = node
        previousSiblings[index] = Node(truncatingIfNeeded: before)
        before = Int(parents[before])
      }
      parents[index] = Node(truncatingIfNeeded: before)
      lastChildren[before] = node
      childCounts[before] += 1
    }
    self.levels = levels
    self.flags = flags
    self.count = count - 1
  }

  /// Appended rather than repeated: the initializer that repeats looks its type up at run time.
  @inlinable
  static func filled<Element: BitwiseCopyable>(_ count: Int, with element: Element) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    elements.append(contentsOf: repeatElement(element, count: count))
    return elements
  }
}
