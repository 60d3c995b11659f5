extension NodeIndex {
  /// The number of nodes from which they are sorted by bucket before insertion. In a table larger
  /// than the CPU caches, each random insertion is a cache miss.
  private static let sortedFrom = 1 << 15
  /// The number of leading bucket bits by which nodes are sorted.
  private static let partBits = 8

  /// Adds the nodes from `first` on to an empty table.
  ///
  /// - Parameters:
  ///   - first: The first node.
  ///   - hashes: The hash of each node, as returned by ``kept(of:)``; entries before `first` are
  ///     ignored.
  ///   - isEqual: Whether two nodes with equal hashes have equal keys.
  /// - Returns: The nodes not added because of an earlier node with the same key, each paired with
  ///   that node, ascending.
  /// - Complexity: O(nodes) expected.
  package mutating func insertAll(
    from first: ItemTree.Node, hashes: [UInt32],
    where isEqual: (ItemTree.Node, ItemTree.Node) -> Bool
  ) -> [(node: ItemTree.Node, present: ItemTree.Node)] {
    precondition(count == 0, "the table is not empty")
    self.hashes = hashes
    let nodes = Int(first)..<max(Int(first), hashes.count)
    if nodes.count * 2 > buckets.count { resize(toAtLeast: nodes.count * 2) }
    var clashes: [(node: ItemTree.Node, present: ItemTree.Node)] = []
    guard nodes.count >= Self.sortedFrom else {
      for node in nodes { add(Self.entry(hashes, node), where: isEqual, clashes: &clashes) }
      return clashes
    }
    for entry in sortedEntries(nodes, hashes) { add(entry, where: isEqual, clashes: &clashes) }
    clashes.sort { $0.node < $1.node }
    return clashes
  }

  /// The entries of nodes, stably sorted by part of the table, so that among equal keys the first
  /// is still inserted first.
  private func sortedEntries(_ nodes: Range<Int>, _ hashes: [UInt32]) -> [UInt64] {
    let shift = buckets.count.trailingZeroBitCount - Self.partBits
    var offsets = [Int](repeating: 0, count: 1 << Self.partBits)
    for node in nodes { offsets[(Int(hashes[node]) & mask) >> shift] += 1 }
    var start = 0
    for part in offsets.indices {
      let size = offsets[part]
      offsets[part] = start
      start += size
    }
    return [UInt64](unsafeUninitializedCapacity: nodes.count) { entries, count in
      for node in nodes {
        let part = (Int(hashes[node]) & mask) >> shift
        entries.initializeElement(at: offsets[part], to: Self.entry(hashes, node))
        offsets[part] += 1
      }
      // All elements are initialised: the part sizes were counted from the same hashes.
      count = nodes.count
    }
  }

  private mutating func add(
    _ entry: UInt64, where isEqual: (ItemTree.Node, ItemTree.Node) -> Bool,
    clashes: inout [(node: ItemTree.Node, present: ItemTree.Node)]
  ) {
    let tag = entry >> 32
    var bucket = Int(tag) & mask
    while buckets[bucket] != Self.empty {
      if buckets[bucket] >> 32 == tag {
        let present = ItemTree.Node(truncatingIfNeeded: buckets[bucket])
        let node = ItemTree.Node(truncatingIfNeeded: entry)
        if isEqual(node, present) {
          clashes.append((node, present))
          return
        }
      }
      bucket = (bucket + 1) & mask
    }
    buckets[bucket] = entry
    count += 1
  }

  private static func entry(_ hashes: [UInt32], _ node: Int) -> UInt64 {
    UInt64(hashes[node]) << 32 | UInt64(node)
  }

  /// The bits of a hash kept by the table.
  package static func kept(of hash: Int) -> UInt32 { tag(hash) }
}
