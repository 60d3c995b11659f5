/// Edits of a forest by index, which keep the positions up to date.
extension ChildPositions {
  /// Adds a node at an index, from 0 to the number of children of `parent`.
  package mutating func insert(
    into parent: ItemTree.Node, at index: Int, isExpanded: Bool = false, in tree: inout ItemTree
  ) -> ItemTree.Node {
    let sibling = child(of: parent, at: index, in: tree)
    let node =
      sibling.map { tree.insert(before: $0, isExpanded: isExpanded) }
      ?? tree.append(to: parent, isExpanded: isExpanded)
    noteAdded(node, in: tree)
    return node
  }

  /// Unlinks a node with its subtree until ``attach(_:to:at:in:)`` links it again.
  package mutating func detach(_ node: ItemTree.Node, in tree: inout ItemTree) {
    noteRemoved(node, in: tree)
    tree.detach(node)
  }

  /// Links a detached node with its subtree at an index, from 0 to the number of children of
  /// `parent`, which must not be in the subtree. The subtree keeps its old levels until
  /// ``ItemTree/refreshLevels()`` is called.
  package mutating func attach(
    _ node: ItemTree.Node, to parent: ItemTree.Node, at index: Int, in tree: inout ItemTree
  ) {
    let sibling = child(of: parent, at: index, in: tree)
    tree.attach(node, to: parent, before: sibling ?? ItemTree.none)
    noteAdded(node, in: tree)
  }

  /// Reorders the children of a node. `children` must contain each of them once.
  package mutating func reorder(
    childrenOf parent: ItemTree.Node, as children: [ItemTree.Node], in tree: inout ItemTree
  ) {
    tree.reorder(childrenOf: parent, as: children)
    forget(parent)
  }
}
