/// An open-addressing hash table from keys to nodes. Its owner holds the keys; the table stores 32
/// bits of each hash next to the node.
///
/// The hash bits are also stored by node, so that nodes of two tables can be compared and looked up
/// without rehashing keys.
///
/// Hashes must be seeded per process, so that no input can provoke collisions. The owner always
/// confirms that keys are equal.
@usableFromInline
package struct NodeIndex: Sendable {
  /// The hash in the upper half and the node in the lower; `empty` if there is none.
  @usableFromInline var buckets: [UInt64] = []
  @usableFromInline var mask = 0
  /// The kept hash bits of each node; undefined for nodes outside the table.
  @usableFromInline var hashes: [UInt32] = []
  @inlinable static var empty: UInt64 { .max }

  /// The number of nodes in the table.
  @usableFromInline package internal(set) var count = 0

  /// The bytes of the table.
  package var byteCount: Int {
    buckets.capacity * MemoryLayout<UInt64>.stride + hashes.capacity * MemoryLayout<UInt32>.stride
  }

  /// Makes an empty table.
  @usableFromInline package init() {}

  /// Makes room for `additional` nodes.
  @usableFromInline
  package mutating func reserveCapacity(_ additional: Int) {
    let nodes = count + 1 + additional
    if nodes > hashes.capacity { hashes.reserveCapacity(nodes) }
    let needed = (count + additional) * 2
    if needed > buckets.count { resize(toAtLeast: needed) }
  }

  /// The node with a hash that satisfies `isEqual`, or `nil`.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  package func find(hash: Int, where isEqual: (ItemTree.Node) -> Bool) -> ItemTree.Node? {
    let node = node(tag: Self.tag(hash), where: isEqual)
    return node == ItemTree.none ? nil : node
  }

  /// The first entry probed for a tag. The table must not be empty.
  @inlinable @inline(__always)
  func firstEntry(tag: UInt32) -> UInt64 { buckets[Int(tag) & mask] }

  /// A node with a tag, or none; `first` is the first entry probed.
  ///
  /// - Complexity: O(1) expected.
  @inlinable @inline(__always)
  func firstNode(tag: UInt32, first: UInt64) -> ItemTree.Node {
    var entry = first
    var bucket = Int(tag) & mask
    while entry != Self.empty {
      if UInt32(truncatingIfNeeded: entry >> 32) == tag {
        return ItemTree.Node(truncatingIfNeeded: entry)
      }
      bucket = (bucket + 1) & mask
      entry = buckets[bucket]
    }
    return ItemTree.none
  }

  /// The node with a tag that satisfies `isEqual`, or none.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  func node(tag: UInt32, where isEqual: (ItemTree.Node) -> Bool) -> ItemTree.Node {
    guard count > 0 else { return ItemTree.none }
    var bucket = Int(tag) & mask
    while buckets[bucket] != Self.empty {
      if UInt32(truncatingIfNeeded: buckets[bucket] >> 32) == tag {
        let node = ItemTree.Node(truncatingIfNeeded: buckets[bucket])
        if isEqual(node) { return node }
      }
      bucket = (bucket + 1) & mask
    }
    return ItemTree.none
  }

  /// Adds `node`, or returns the existing node with an equal key.
  ///
  /// - Complexity: O(1) expected, amortised.
  @inlinable
  package mutating func insert(
    _ node: ItemTree.Node, hash: Int, where isEqual: (ItemTree.Node) -> Bool
  ) -> ItemTree.Node? {
    if (count + 1) * 4 > buckets.count * 3 { resize(toAtLeast: (count + 1) * 2) }
    let tag = Self.tag(hash)
    var bucket = Int(tag) & mask
    while buckets[bucket] != Self.empty {
      if UInt32(truncatingIfNeeded: buckets[bucket] >> 32) == tag {
        let present = ItemTree.Node(truncatingIfNeeded: buckets[bucket])
        if isEqual(present) { return present }
      }
      bucket = (bucket + 1) & mask
    }
    buckets[bucket] = UInt64(tag) << 32 | UInt64(UInt32(bitPattern: node))
    count += 1
    while hashes.count <= Int(node) { hashes.append(0) }
    hashes[Int(node)] = tag
    return nil
  }

  /// Removes `node`, which was added with the same hash.
  ///
  /// - Complexity: O(1) expected.
  @usableFromInline
  package mutating func remove(_ node: ItemTree.Node, hash: Int) {
    guard count > 0 else { return }
    let tag = Self.tag(hash)
    let entry = UInt64(tag) << 32 | UInt64(UInt32(bitPattern: node))
    var hole = Int(tag) & mask
    while buckets[hole] != entry {
      guard buckets[hole] != Self.empty else { return }
      hole = (hole + 1) & mask
    }
    count -= 1
    // Backward-shift deletion: later entries of the probe sequence close the gap.
    var bucket = (hole + 1) & mask
    while buckets[bucket] != Self.empty {
      let home = Int(truncatingIfNeeded: buckets[bucket] >> 32) & mask
      if (bucket &- home) & mask >= (bucket &- hole) & mask {
        buckets[hole] = buckets[bucket]
        hole = bucket
      }
      bucket = (bucket + 1) & mask
    }
    buckets[hole] = Self.empty
  }

  @usableFromInline
  mutating func resize(toAtLeast needed: Int) {
    var size = 8
    while size < needed { size *= 2 }
    let old = buckets
    buckets = Self.emptyBuckets(size)
    mask = size - 1
    for entry in old where entry != Self.empty {
      var bucket = Int(truncatingIfNeeded: entry >> 32) & mask
      while buckets[bucket] != Self.empty { bucket = (bucket + 1) & mask }
      buckets[bucket] = entry
    }
  }

  /// Append in a loop: the repeating initializer looks up its type at run time.
  private static func emptyBuckets(_ count: Int) -> [UInt64] {
    var buckets: [UInt64] = []
    buckets.reserveCapacity(count)
    buckets.append(contentsOf: repeatElement(empty, count: count))
    return buckets
  }

  @inlinable
  static func tag(_ hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash)
  }
}
