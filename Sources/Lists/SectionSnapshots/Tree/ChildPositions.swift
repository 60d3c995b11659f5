/// The children of nodes by index, for a forest with many edits by index.
///
/// A forest links siblings, so finding a child by index means counting. Here the children of each
/// queried node are kept in chunks. The owner of the forest must report each edit.
///
/// # Performance
/// The first query about a node is O(children); all other queries and edits are O(√children).
package struct ChildPositions {
  private typealias Node = ItemTree.Node

  /// The children of one node.
  private struct Children {
    /// Chunk numbers, in order.
    var order: [Int32] = []
    var chunks: [[Node]] = []
  }

  private static let chunkSize = 512
  private var lists: [ItemTree.Node: Children] = [:]
  /// The chunk number of each node; undefined if its parent has no list.
  private var chunkOfNode: [Int32] = []

  /// Makes an empty cache.
  package init() {}

  /// The child of `parent` at an index, or `nil`.
  package mutating func child(
    of parent: ItemTree.Node, at index: Int, in tree: ItemTree
  ) -> ItemTree.Node? {
    if lists[parent] == nil { fill(parent, tree) }
    guard let list = lists[parent], index >= 0 else { return nil }
    var rest = index
    for chunk in list.order {
      let count = list.chunks[Int(chunk)].count
      if rest < count { return list.chunks[Int(chunk)][rest] }
      rest -= count
    }
    return nil
  }

  /// The index of a node among its siblings.
  package mutating func index(of node: ItemTree.Node, in tree: ItemTree) -> Int {
    let parent = tree.parent(of: node)
    if lists[parent] == nil { fill(parent, tree) }
    guard let list = lists[parent] else { return 0 }
    var index = 0
    for chunk in list.order {
      if chunk == chunkOfNode[Int(node)] {
        return index + (list.chunks[Int(chunk)].firstIndex(of: node) ?? 0)
      }
      index += list.chunks[Int(chunk)].count
    }
    return index
  }

  /// Reports that a node has been linked into the forest.
  package mutating func noteAdded(_ node: ItemTree.Node, in tree: ItemTree) {
    let parent = tree.parent(of: node)
    guard lists[parent] != nil else { return }
    makeRoom(tree)
    let previous = tree.previousSibling(of: node)
    if previous != ItemTree.none {
      insert(node, into: parent, chunk: chunkOfNode[Int(previous)], after: previous)
    } else if let first = lists[parent]?.order.first {
      insert(node, into: parent, chunk: first, after: nil)
    } else {
      lists[parent] = nil
    }
  }

  /// Reports that a node is about to be unlinked from the forest.
  package mutating func noteRemoved(_ node: ItemTree.Node, in tree: ItemTree) {
    let parent = tree.parent(of: node)
    guard lists[parent] != nil else { return }
    let chunk = Int(chunkOfNode[Int(node)])
    lists[parent]?.chunks[chunk].removeAll { $0 == node }
    if lists[parent]?.chunks[chunk].isEmpty == true {
      lists[parent]?.order.removeAll { Int($0) == chunk }
    }
  }

  /// Drops the list of a node that was removed or whose children all changed.
  package mutating func forget(_ parent: ItemTree.Node) {
    lists[parent] = nil
  }

  private mutating func fill(_ parent: ItemTree.Node, _ tree: ItemTree) {
    makeRoom(tree)
    var list = Children()
    var node = tree.firstChild(of: parent)
    while node != ItemTree.none {
      if list.chunks.last.map({ $0.count == Self.chunkSize / 2 }) ?? true {
        list.order.append(Int32(truncatingIfNeeded: list.chunks.count))
        list.chunks.append([])
      }
      chunkOfNode[Int(node)] = Int32(truncatingIfNeeded: list.chunks.count - 1)
      list.chunks[list.chunks.count - 1].append(node)
      node = tree.nextSibling(of: node)
    }
    lists[parent] = list
  }

  private mutating func makeRoom(_ tree: ItemTree) {
    guard chunkOfNode.count < tree.capacity else { return }
    chunkOfNode.append(contentsOf: repeatElement(0, count: tree.capacity - chunkOfNode.count))
  }

  private mutating func insert(
    _ node: ItemTree.Node, into parent: ItemTree.Node, chunk: Int32, after previous: ItemTree.Node?
  ) {
    guard var list = lists.removeValue(forKey: parent) else { return }
    let offset = previous.flatMap { list.chunks[Int(chunk)].firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    list.chunks[Int(chunk)].insert(node, at: offset)
    chunkOfNode[Int(node)] = chunk
    if list.chunks[Int(chunk)].count > Self.chunkSize {
      let half = Array(list.chunks[Int(chunk)].suffix(Self.chunkSize / 2))
      list.chunks[Int(chunk)].removeLast(half.count)
      let number = Int32(truncatingIfNeeded: list.chunks.count)
      list.chunks.append(half)
      for moved in half { chunkOfNode[Int(moved)] = number }
      let after = list.order.firstIndex(of: chunk).map { $0 + 1 } ?? list.order.count
      list.order.insert(number, at: after)
    }
    lists[parent] = list
  }
}
