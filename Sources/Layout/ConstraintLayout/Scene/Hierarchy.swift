/// An index of the item tree for nearest common ancestors.
///
/// Each item stores its parent and one farther ancestor, chosen so that O(log depth) steps reach
/// any ancestor (the skew-binary jump pointers of Myers, "An applicative random-access stack",
/// 1983). Building takes linear time without recursion.
struct Hierarchy {
  private var parents: [Int32]
  private var depths: [Int32]
  private var jumps: [Int32]

  /// Indexes the items of a scene.
  ///
  /// - Precondition: The scene has no ``LayoutScene/parentCycles()``.
  /// - Complexity: O(items).
  init(_ items: [LayoutItem]) {
    parents = items.map { $0.parent?.value ?? -1 }
    depths = [Int32](repeating: -1, count: items.count)
    jumps = [Int32](repeating: 0, count: items.count)
    var path: [Int] = []
    for item in items.indices where depths[item] < 0 {
      var next = item
      while true {
        path.append(next)
        let parent = Int(parents[next])
        guard parent >= 0, depths[parent] < 0 else { break }
        next = parent
      }
      while let item = path.popLast() { attach(item) }
    }
  }

  /// Sets the depth and the jump pointer of an item whose parent already has them.
  private mutating func attach(_ item: Int) {
    let parent = Int(parents[item])
    guard parent >= 0 else {
      depths[item] = 0
      jumps[item] = Int32(truncatingIfNeeded: item)
      return
    }
    depths[item] = depths[parent] + 1
    let jump = Int(jumps[parent])
    let farther = Int(jumps[jump])
    jumps[item] =
      depths[parent] - depths[jump] == depths[jump] - depths[farther]
      ? jumps[jump] : Int32(truncatingIfNeeded: parent)
  }

  /// The nearest common ancestor of two items, or `nil` if their roots differ. An item is its own
  /// ancestor.
  ///
  /// - Complexity: O(log depth).
  func nearestCommonAncestor(_ a: ItemIndex, _ b: ItemIndex) -> ItemIndex? {
    var (a, b) = (a.index, b.index)
    if depths[a] < depths[b] { swap(&a, &b) }
    while depths[a] > depths[b] {
      let jump = Int(jumps[a])
      a = depths[jump] >= depths[b] ? jump : Int(parents[a])
    }
    while a != b {
      guard parents[a] >= 0, parents[b] >= 0 else { return nil }
      if jumps[a] != jumps[b] {
        (a, b) = (Int(jumps[a]), Int(jumps[b]))
      } else {
        (a, b) = (Int(parents[a]), Int(parents[b]))
      }
    }
    return ItemIndex(a)
  }
}

extension LayoutScene {
  /// The nearest common ancestor of two items, or `nil` if their roots differ, without an index.
  ///
  /// - Complexity: O(depth).
  func nearestCommonAncestor(_ a: ItemIndex, _ b: ItemIndex) -> ItemIndex? {
    func path(_ item: ItemIndex) -> [ItemIndex] {
      var path = [item]
      while let parent = items[path[path.count - 1].index].parent { path.append(parent) }
      return path
    }
    var common: ItemIndex?
    for (a, b) in zip(path(a).reversed(), path(b).reversed()) {
      guard a == b else { break }
      common = a
    }
    return common
  }

  /// The cycles of the parent relation, each starting with its smallest item. A scene with a cycle
  /// cannot be solved.
  ///
  /// - Complexity: O(items).
  public func parentCycles() -> [[ItemIndex]] {
    // The number of the walk that visited each item, from 1; 0 if none has.
    var seen = [Int32](repeating: 0, count: items.count)
    var cycles: [[ItemIndex]] = []
    for start in items.indices where seen[start] == 0 {
      let walk = Int32(truncatingIfNeeded: start + 1)
      var item = start
      while seen[item] == 0, let parent = items[item].parent {
        seen[item] = walk
        item = parent.index
      }
      guard seen[item] == walk else {
        if seen[item] == 0 { seen[item] = walk }
        continue
      }
      var cycle = [ItemIndex(item)]
      var next = items[item].parent
      while let member = next, member.index != item {
        cycle.append(member)
        next = items[member.index].parent
      }
      let least = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
      cycles.append(Array(cycle[least...] + cycle[..<least]))
    }
    return cycles
  }
}
