internal import JSONDocuments
internal import JSONText
internal import SectionSnapshots

/// Writes items of a list as rows with their positions.
struct RowWriter {
  /// The position of an item.
  private struct ItemPosition {
    /// The index in depth-first order.
    var index: Int32 = 0
    /// The index among its siblings.
    var position: Int32 = 0
  }

  /// Positions by node.
  private let positions: [ItemPosition]

  /// Prepares the rows of a list.
  ///
  /// - Complexity: O(count).
  init(_ list: borrowing ListSnapshot) {
    let capacity = list.tree.capacity
    var positions: [ItemPosition] = []
    positions.reserveCapacity(capacity)
    positions.append(contentsOf: repeatElement(ItemPosition(), count: capacity))
    for (index, node) in list.tree.order.enumerated() {
      let previous = list.tree.previousSibling(of: node)
      let position = previous == ItemTree.none ? 0 : positions[Int(previous)].position + 1
      positions[Int(node)] = ItemPosition(
        index: Int32(truncatingIfNeeded: index), position: position)
    }
    self.positions = positions
  }

  /// The index of an item among its siblings.
  func position(of node: ItemTree.Node) -> Int { Int(positions[Int(node)].position) }

  /// Writes one row. A stored list would be retained array by array.
  func write(
    _ node: ItemTree.Node, of list: ListSnapshot, isVisible: Bool, to json: inout JSONWriter
  ) {
    // A local copy of the tree would be retained and released for every row.
    let parent = list.tree.parent(of: node)
    let childCount = list.tree.childCount(of: node)
    json.beginObject()
    json.name(of: list.record(of: node))
    json.integer(list.tree.level(of: node), after: ",\"level\":")
    json.key("parent")
    if parent == ItemTree.root {
      json.null()
    } else {
      json.string(list.record(of: parent).id.bytes)
    }
    json.integer(Int(positions[Int(node)].index), after: ",\"index\":")
    json.integer(position(of: node), after: ",\"position\":")
    json.integer(list.tree.childCount(of: parent), after: ",\"siblingCount\":")
    json.member("visible", isVisible)
    if let isExpanded = list.tree.reportedExpansion(of: node) {
      json.member("expanded", isExpanded)
    }
    json.integer(childCount, after: ",\"childCount\":")
    json.payload(of: node, in: list)
    json.endObject()
  }
}

extension ListSnapshot {
  /// The length of the parent id in a row, in bytes.
  ///
  /// - Complexity: O(1).
  func parentIDBytes(of node: ItemTree.Node) -> Int {
    let parent = tree.parent(of: node)
    return parent == ItemTree.root ? 0 : record(of: parent).id.bytes.count
  }
}

extension JSONWriter {
  /// Writes an item's id and title.
  mutating func name(of record: ItemList.Record) {
    member("id", record.id.bytes)
    guard let title = record.title else { return }
    member("title", title.bytes)
  }

  /// Writes the members of an item's payload.
  mutating func payload(
    of node: ItemTree.Node, in list: ListSnapshot, sortsMembers: Bool = false
  ) {
    guard !sortsMembers else {
      for (name, value) in JSONTraversal.sorted(list.payload(of: node)) {
        key(name.bytes)
        self.value(value, sortsMembers: true)
      }
      return
    }
    list.forEachPayloadMember(of: node) { name, value in
      key(name.bytes)
      self.value(value)
    }
  }
}
