package import SectionSnapshots

/// A list as a tree of text, one item per line, for reading.
///
/// ```
/// Cell 1
/// Cell 4
/// ├─ a.circle
/// └─ ▸ Cell 5 (1 hidden)
/// ```
///
/// `▸` marks a collapsed parent; where its children are left out, the number of all that is below
/// it follows. Control characters and those that change the direction of text are written as
/// escapes, so that a line stays a line and a terminal stays what it was. Of an item that lies
/// deeper than ``guideLimit``, the number of levels that are not drawn stands before the guides:
/// `⋯8 `.
///
/// Nothing recurses, and a line is no longer than its text and the drawn levels.
package struct TextTree {
  /// The most levels that are drawn before an item.
  package static let guideLimit = 32

  private let tree: ItemTree
  private var text: [UInt8] = []
  /// For each level from 1 down to the current item, whether that ancestor has a later sibling.
  private var continues: [Bool] = []

  private init(_ tree: ItemTree) {
    self.tree = tree
  }

  /// Draws items of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - nodes: The items to draw, in depth-first order; without gaps in what their parents show.
  ///   - remaining: How many items follow that are not drawn; they are counted on a last line.
  ///   - limit: The bytes past which drawing stops; what is returned then is longer, and cut off.
  ///   - caption: The UTF-8 text of an item.
  /// - Returns: UTF-8 text; every line ends with a line feed.
  /// - Complexity: O(count and text).
  package static func text(
    of tree: ItemTree, nodes: some BidirectionalCollection<ItemTree.Node>, remaining: Int = 0,
    limit: Int = .max, caption: (ItemTree.Node) -> UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    var drawing = TextTree(tree)
    if let first = nodes.first { drawing.enter(first) }
    var index = nodes.startIndex
    while index != nodes.endIndex, drawing.text.count <= limit {
      let node = nodes[index]
      nodes.formIndex(after: &index)
      let next = index == nodes.endIndex ? ItemTree.none : nodes[index]
      let showsChildren = next != ItemTree.none && tree.parent(of: next) == node
      drawing.line(node, showsChildren: showsChildren, caption(node))
    }
    if remaining > 0 { drawing.text.append(contentsOf: "… (\(remaining) more)\n".utf8) }
    return drawing.text
  }

  /// Sets up the guides for the ancestors of the first item, which need not be drawn.
  private mutating func enter(_ first: ItemTree.Node) {
    var ancestor = tree.parent(of: first)
    while ancestor != ItemTree.root, tree.level(of: ancestor) > 0 {
      continues.append(tree.nextSibling(of: ancestor) != ItemTree.none)
      ancestor = tree.parent(of: ancestor)
    }
    continues.reverse()
  }

  private mutating func line(
    _ node: ItemTree.Node, showsChildren: Bool, _ caption: UnsafeBufferPointer<UInt8>
  ) {
    let level = tree.level(of: node)
    if level > 0 {
      let isLast = tree.nextSibling(of: node) == ItemTree.none
      continues.removeLast(continues.count - (level - 1))
      let drawn = min(level, Self.guideLimit)
      if level > drawn { text.append(contentsOf: "⋯\(level - drawn) ".utf8) }
      for continues in continues[(level - drawn)...] {
        text.append(contentsOf: continues ? "│  ".utf8 : "   ".utf8)
      }
      text.append(contentsOf: isLast ? "└─ ".utf8 : "├─ ".utf8)
      continues.append(!isLast)
    } else {
      continues.removeAll(keepingCapacity: true)
    }
    let isCollapsed = tree.childCount(of: node) > 0 && !tree.isExpanded(node)
    if isCollapsed { text.append(contentsOf: "▸ ".utf8) }
    text.appendEscaped(caption)
    if isCollapsed, !showsChildren {
      text.append(contentsOf: " (\(descendantCount(of: node)) hidden)".utf8)
    }
    text.append(UInt8(ascii: "\n"))
  }

  private func descendantCount(of node: ItemTree.Node) -> Int {
    let end = tree.successorAfterSubtree(of: node, within: ItemTree.root)
    return (end == ItemTree.none ? tree.count : tree.index(of: end)) - tree.index(of: node) - 1
  }
}
