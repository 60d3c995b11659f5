extension ItemTree {
  /// Makes a forest whose nodes 1 to `count` are in depth-first order.
  ///
  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - level: Returns the level of the node at an index from 0: 0 for the first, and at most one
  ///     more than the previous node's.
  ///   - isExpanded: Whether the node at an index is expanded, given its level and whether it has
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
  /// The parent or the previous sibling of the next node is the node before it or one of its
  /// ancestors. Climbing to it leaves each node only once.
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

  /// Append in a loop: the repeating initializer looks up its type at run time.
  @inlinable
  static func filled<Element: BitwiseCopyable>(_ count: Int, with element: Element) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    elements.append(contentsOf: repeatElement(element, count: count))
    return elements
  }
}
