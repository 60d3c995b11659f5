internal import SectionSnapshots

extension ItemTree {
  /// What an answer says of an item's expansion: nothing of a collapsed item without children,
  /// which is what it is unless something says otherwise.
  func reportedExpansion(of node: Node) -> Bool? {
    let isExpanded = isExpanded(node)
    return isExpanded || firstChild(of: node) != Self.none ? isExpanded : nil
  }
}
