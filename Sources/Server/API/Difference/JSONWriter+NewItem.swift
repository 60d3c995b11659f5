internal import JSONText
internal import SectionSnapshots

extension JSONWriter {
  /// Writes a new item with its new descendants in the form of a request. With `keepsChildren`, an
  /// item gets an empty array of children if all its children move into it later.
  mutating func newItem(
    _ top: ItemTree.Node, of difference: ListDifference, keepsChildren: Bool = false
  ) {
    let list = difference.to
    /// Open items, and whether their arrays of children are open.
    var open: [(node: ItemTree.Node, hasChildren: Bool)] = []
    var node = top
    while node != ItemTree.none, !isFull {
      guard node == top || difference.comesWithParent(node) else {
        node = list.tree.successorAfterSubtree(of: node, within: top)
        continue
      }
      let parent = list.tree.parent(of: node)
      while let last = open.last, last.node != parent {
        closeItem(hasChildren: last.hasChildren)
        open.removeLast()
      }
      if let last = open.indices.last, !open[last].hasChildren {
        beginArray("children")
        open[last].hasChildren = true
      }
      beginObject()
      name(of: list.record(of: node))
      let isParent = list.tree.firstChild(of: node) != ItemTree.none
      if let isExpanded = list.tree.reportedExpansion(of: node) {
        member("expanded", isExpanded)
      }
      payload(of: node, in: list)
      if isParent, keepsChildren {
        beginArray("children")
      }
      open.append((node, isParent && keepsChildren))
      node = list.tree.successor(of: node, within: top)
    }
    while let last = open.popLast() { closeItem(hasChildren: last.hasChildren) }
  }

  private mutating func closeItem(hasChildren: Bool) {
    if hasChildren { endArray() }
    endObject()
  }
}
