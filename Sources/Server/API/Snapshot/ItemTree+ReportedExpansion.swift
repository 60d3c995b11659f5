internal import SectionSnapshots

extension ItemTree {
  /// The value of `expanded` in a response; `nil` for a collapsed item without children, which is
  /// the default.
  func reportedExpansion(of node: Node) -> Bool? {
    let isExpanded = isExpanded(node)
    return isExpanded || firstChild(of: node) != Self.none ? isExpanded : nil
  }
}
