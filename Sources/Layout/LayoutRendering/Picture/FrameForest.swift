import ConstraintLayout

/// The views and guides of a scene in preorder.
struct FrameForest {
  /// An item and its depth, 0 for roots.
  struct Node {
    var item: Int32
    var level: Int32
  }

  /// The items in preorder, with siblings in scene order.
  private(set) var nodes: [Node] = []
  /// Whether each item has child views.
  private(set) var hasViews: [Bool]
  private let parents: [Int32]

  /// Orders the items of a scene without parent cycles.
  ///
  /// - Complexity: O(items), without recursion.
  init(_ items: [LayoutItem]) {
    parents = items.map { $0.parent?.value ?? -1 }
    hasViews = [Bool](repeating: false, count: items.count)
    for item in items where item.isView {
      if let parent = item.parent { hasViews[parent.index] = true }
    }
    var roots: Int32 = -1
    var firstChild = [Int32](repeating: -1, count: items.count)
    var next = [Int32](repeating: -1, count: items.count)
    for item in items.indices.reversed() {
      let parent = Int(parents[item])
      next[item] = parent < 0 ? roots : firstChild[parent]
      let first = Int32(truncatingIfNeeded: item)
      if parent < 0 { roots = first } else { firstChild[parent] = first }
    }
    nodes.reserveCapacity(items.count)
    var stack = roots < 0 ? [] : [Node(item: roots, level: 0)]
    while let node = stack.popLast() {
      nodes.append(node)
      let item = Int(node.item)
      if next[item] >= 0 { stack.append(Node(item: next[item], level: node.level)) }
      if firstChild[item] >= 0 {
        stack.append(Node(item: firstChild[item], level: node.level + 1))
      }
    }
  }

  /// The frames by item, converted from `coordinates` to root coordinates.
  ///
  /// - Complexity: O(items).
  func rootFrames(_ frames: [Frame], _ coordinates: LayoutOptions.Coordinates) -> [Frame] {
    guard coordinates == .parent else { return frames }
    var frames = frames
    for node in nodes {
      let item = Int(node.item)
      guard parents[item] >= 0 else { continue }
      let parent = frames[Int(parents[item])]
      frames[item].x += parent.x
      frames[item].y += parent.y
    }
    return frames
  }
}
