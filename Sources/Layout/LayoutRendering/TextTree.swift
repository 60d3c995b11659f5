package import SectionSnapshots

/// A list as a human-readable tree of text, one item per line.
///
/// ```
/// Cell 1
/// Cell 4
/// ├─ a.circle
/// └─ ▸ Cell 5 (1 hidden)
/// ```
///
/// `▸` marks a collapsed parent. If its children are omitted, the number of its descendants
/// follows. Control characters and bidirectional controls are escaped, so that text cannot break a
/// line or control a terminal. Below 32 levels, the guides begin with the number of levels omitted:
/// `⋯8 `.
///
/// Drawing does not recurse. The length of a line is limited by its text and the drawn levels.
public struct TextTree {
  /// The maximum number of levels whose guides are drawn before an item.
  package static let guideLimit = 32

  private let tree: ItemTree
  private var text: [UInt8] = []
  /// For each level from 1 to the current item, whether the ancestor has a later sibling.
  private var continues: [Bool] = []

  private init(_ tree: ItemTree) {
    self.tree = tree
  }

  /// Draws items of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - nodes: The items to draw, a contiguous part of the depth-first order of drawn items.
  ///   - remaining: The number of further items not drawn, for the last line.
  ///   - limit: The length in bytes at which drawing stops. A result longer than this is
  ///     incomplete.
  ///   - caption: The caption of an item, in UTF-8.
  /// - Returns: UTF-8 text in which every line ends with a line feed.
  /// - Complexity: O(items + text).
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

  /// Initialises the guides from the ancestors of the first item, which need not be drawn.
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
