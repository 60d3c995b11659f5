extension NodeIndex {
  /// From here on nodes are sorted by where they go in the table before they are put there: a table
  /// that is larger than the processor's caches costs a wait for each of them otherwise.
  private static let sortedFrom = 1 << 15
  /// Into so many parts the table is divided then.
  private static let partBits = 8

  /// Adds many nodes to an empty table: those with the numbers from `first` on, with these hashes.
  ///
  /// - Parameters:
  ///   - first: The number of the first node.
  ///   - hashes: By node, what ``kept(of:)`` says of its hash; those before `first` mean nothing.
  ///   - isEqual: Whether two of the nodes, of one hash, have equal keys.
  /// - Returns: The nodes whose key an earlier one has, which were not added, each with that one;
  ///   by number.
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
      for node in nodes { add(Self.entry(hashes, node), isEqual, &clashes) }
      return clashes
    }
    for entry in sortedEntries(nodes, hashes) { add(entry, isEqual, &clashes) }
    clashes.sort { $0.node < $1.node }
    return clashes
  }

  /// The entries of nodes in the order of the table's parts; within a part in theirs, so that of
  /// equal keys the first still comes first.
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
      // Every place is taken: the parts' sizes were counted from the same hashes.
      count = nodes.count
    }
  }

  private mutating func add(
    _ entry: UInt64, _ isEqual: (ItemTree.Node, ItemTree.Node) -> Bool,
    _ clashes: inout [(node: ItemTree.Node, present: ItemTree.Node)]
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

  /// What the table keeps of a hash.
  package static func kept(of hash: Int) -> UInt32 { tag(hash) }
}
