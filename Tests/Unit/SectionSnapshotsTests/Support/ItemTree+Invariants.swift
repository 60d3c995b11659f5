@testable import SectionSnapshots

extension ItemTree {
  /// The first violated invariant of the links and the cache, or `nil`.
  ///
  /// - Complexity: O(capacity).
  func firstBrokenInvariant() -> String? {
    guard parents[0] == Self.none, levels[0] == -1, isExpanded(Self.root) else {
      return "the root node is not a root"
    }
    var seen = 0
    var node = Self.root
    while node != Self.none {
      if flags[Int(node)] & Self.liveFlag == 0 { return "node \(node) is linked but free" }
      if node != Self.root { seen += 1 }
      if seen > count { return "more nodes are linked than counted, or there is a cycle" }
      var children = 0
      var previous = Self.none
      var child = firstChildren[Int(node)]
      while child != Self.none {
        if parents[Int(child)] != node { return "child \(child) has another parent" }
        if previousSiblings[Int(child)] != previous { return "\(child) has another sibling" }
        if levels[Int(child)] != levels[Int(node)] + 1 { return "\(child) has another level" }
        children += 1
        if children > count { return "the children of \(node) form a cycle" }
        previous = child
        child = nextSiblings[Int(child)]
      }
      if lastChildren[Int(node)] != previous { return "\(node) has another last child" }
      if childCount(of: node) != children { return "\(node) counts its children wrong" }
      node = successor(of: node, within: Self.root)
    }
    if seen != count { return "\(count) nodes are counted but \(seen) linked" }
    return firstBrokenCache() ?? firstBrokenFreeNode()
  }

  private func firstBrokenCache() -> String? {
    var fresh = self
    fresh.cache = OrderCache()
    if order != fresh.order { return "the cached order is stale" }
    if visibleOrder != fresh.visibleOrder { return "the cached visible order is stale" }
    for (index, node) in order.enumerated() where self.index(of: node) != index {
      return "the cached index of \(node) is stale"
    }
    let visible = Set(visibleOrder)
    for node in order where isVisible(node) != visible.contains(node) {
      return "the visibility of \(node) is wrong"
    }
    return nil
  }

  private func firstBrokenFreeNode() -> String? {
    var free = 0
    var node = firstFree
    while node != Self.none {
      if flags[Int(node)] != 0 { return "node \(node) is free but in use" }
      free += 1
      if free > capacity { return "the free nodes form a cycle" }
      node = nextSiblings[Int(node)]
    }
    return free + count + 1 == capacity ? nil : "nodes are lost: neither free nor linked"
  }
}
