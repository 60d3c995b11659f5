extension SectionSnapshot {
  /// The tree as text, one item per line: `▾` marks an expanded parent, `▸` a collapsed one, `•` an
  /// item without children. Hidden items are in parentheses.
  ///
  /// Each level is indented by two spaces. From level 33 on the level's number is written instead,
  /// so the text stays linear in the number of items. For debugging, not for parsing.
  ///
  /// - Complexity: O(count).
  public func visualDescription() -> String {
    var text = "SectionSnapshot, \(count) items, \(tree.visibleOrder.count) visible\n"
    for node in tree.order {
      guard let item = itemsByNode[Int(node)] else { continue }
      let level = tree.level(of: node)
      text += String(repeating: "  ", count: min(level, 32))
      if level > 32 { text += "[level \(level)] " }
      let mark =
        tree.firstChild(of: node) == ItemTree.none ? "•" : tree.isExpanded(node) ? "▾" : "▸"
      text += tree.isVisible(node) ? "\(mark) \(item)\n" : "\(mark) (\(item))\n"
    }
    return text
  }
}

extension SectionSnapshot: CustomStringConvertible {
  /// Same as ``visualDescription()``.
  public var description: String { visualDescription() }
}
